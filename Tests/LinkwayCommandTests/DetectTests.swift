import Testing

@testable import LinkwayCommand

@Suite struct DetectTests {
  private static let text = "See example.com/a, mail me@example.com, @joe #tag $ABC.\n"

  @Test("Plain output is each link as written, one a line")
  func list() {
    let console = MemoryConsole(Self.text)
    #expect(console.run("detect") == 0)
    #expect(console.written == "example.com/a\nme@example.com\n")
    #expect(console.complaints.isEmpty)
  }

  @Test(
    "Only the wanted kinds are found",
    arguments: [
      ("url", "example.com/a\n"), ("email", "me@example.com\n"), ("mention", "@joe\n"),
      ("hashtag,cashtag", "#tag\n$ABC\n"),
    ])
  func kinds(list: String, expected: String) {
    let console = MemoryConsole(Self.text)
    #expect(console.run("detect", "--kinds", list) == 0)
    #expect(console.written == expected)
  }

  @Test(
    "Offsets count in the wanted unit",
    arguments: [("scalar", 4, 15), ("utf8", 8, 19), ("utf16", 5, 16)])
  func offsets(unit: String, start: Int, end: Int) {
    let console = MemoryConsole("é😀\n example.com")
    #expect(console.run("detect", "--format=jsonl", "--offsets", unit) == 0)
    #expect(
      console.written
        == "{\"start\":\(start),\"end\":\(end),\"text\":\"example.com\",\"kind\":\"url\",\"url\":\"https://example.com\"}\n"
    )
  }

  @Test("Links of a named file carry its name, and each file starts at 0")
  func files() {
    let console = MemoryConsole(files: ["a\"b": Array("x.example.com".utf8), "c": Array("@joe".utf8)])
    #expect(console.run("detect", "--format", "jsonl", "--kinds", "url,mention", "a\"b", "c") == 0)
    #expect(
      console.written == """
        {"file":"a\\"b","start":0,"end":13,"text":"x.example.com","kind":"url","url":"https://x.example.com"}
        {"file":"c","start":0,"end":4,"text":"@joe","kind":"mention","url":null}

        """)
  }

  @Test("On a terminal the text comes with hyperlinks, and without anything else that a terminal obeys")
  func terminal() {
    let console = MemoryConsole("\u{1B}[2J example.com\u{7}", outputIsTerminal: true)
    #expect(console.run("detect") == 0)
    #expect(
      console.written
        == "␛[2J \u{1B}]8;id=linkway-1;https://example.com/\u{1B}\\example.com\u{1B}]8;;\u{1B}\\␇")
  }

  @Test("Markdown comes with links")
  func markdown() {
    let console = MemoryConsole("*See* example.com/a_b")
    #expect(console.run("detect", "--format", "markdown") == 0)
    #expect(console.written == #"\*See\* [example.com/a\_b](<https://example.com/a_b>)"#)
  }

  @Test(
    "HTML lets no markup, no quote and no script through",
    arguments: [
      "<script>alert(1)</script> example.com", "example.com/\"onmouseover=\"alert(1)",
      "https://example.com/'onclick='x'",
      "javascript:alert(1)", "javascript://example.com/%0aalert(1)",
      "<a href=\"javascript:alert(1)\">example.com</a>",
      "https://example.com/<img src=x onerror=alert(1)>", "data:text/html,<script>1</script>",
      "\"><svg/onload=alert(1)>",
      "mailto:a@example.com?body=\"><script>x</script>", "&lt;b&gt; example.com?a&lt;b",
      "http://example.com/a\0<b>",
      "JaVaScRiPt:example.com", "https://javascript:alert(1)@example.com/", "vbscript:x example.com",
      "me@example.com\"x'",
      "https://example.com/`<>\"'&", "java\nscript:alert(1)", "＜script＞ example.com/＜",
    ])
  func html(text: String) {
    for profile in ["chat", "documents", "uts58"] {
      let console = MemoryConsole(text)
      #expect(
        console.run(
          "detect", "--format", "html", "--profile", profile, "--kinds", "url,email,mention,hashtag,cashtag")
          == 0)
      let html = console.written
      let tags = html.matches(of: /<[^>]*>/).map { String($0.output) }
      for tag in tags {
        let isOurs =
          tag == "</a>" || tag == "</span>" || tag.wholeMatch(of: /<span class="[a-z]+">/) != nil
          || tag.wholeMatch(of: /<a href="(https?|mailto):[^"'<>]*" rel="nofollow noopener noreferrer ugc">/)
            != nil
        #expect(isOurs, "\(tag)")
      }
      let rest = html.replacing(/<[^>]*>/, with: "")
      #expect(!rest.contains { "<>\"'".contains($0) }, "\(html)")
      #expect(unescaped(rest) == text)
    }
  }

  private func unescaped(_ html: String) -> String {
    html.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  @Test("Bytes that are no UTF-8 are neither lost nor fatal", arguments: ["html", "markdown", "ansi"])
  func invalid(format: String) {
    let input: [UInt8] = [0xFF, 0x20] + Array("example.com".utf8) + [0x20, 0xE4, 0xB8, 0x20, 0x80, 0xC3]
    let console = MemoryConsole(input: input, chunk: 3)
    #expect(console.run("detect", "--format", format) == 0)
    let output = console.writtenBytes
    #expect(output.starts(with: [0xFF, 0x20]))
    #expect(output.suffix(6) == [0x20, 0xE4, 0xB8, 0x20, 0x80, 0xC3])
    #expect(console.written.contains("example.com"))
  }

  @Test(
    "Output does not depend on how the input is cut",
    arguments: ["text", "jsonl", "html", "markdown", "ansi"])
  func chunks(format: String) {
    let text =
      "a é😀 https://예시.한국/길 <b>\r\n# me@example.com\u{1B}\n- www.example.com/(a)_b… 1. x.example.com\u{85}"
    let whole = MemoryConsole(text, chunk: 1 << 20)
    #expect(whole.run("detect", "--format", format) == 0)
    for chunk in 1...9 {
      let console = MemoryConsole(text, chunk: chunk)
      #expect(console.run("detect", "--format", format) == 0)
      #expect(console.written == whole.written)
    }
  }

  @Test("An output that takes no more ends the command, quietly where its reader went away")
  func closed() {
    let away = MemoryConsole(input: Array(Self.text.utf8), outputFails: 32)
    #expect(away.run("detect") == 1)
    #expect(away.complaints.isEmpty)
    let full = MemoryConsole(input: Array(Self.text.utf8), outputFails: 28)
    #expect(full.run("detect") == 1)
    #expect(full.complaints == "linkway: cannot write the output: No space left on device\n")
  }

  @Test("A long input shows how far it is where only standard error is a terminal")
  func progress() {
    let shown = MemoryConsole(errorIsTerminal: true)
    var progress = Progress(shown.console, name: "f", total: 70 << 20)
    for _ in 0..<70 { progress.advance(by: 1 << 20) }
    progress.finish()
    #expect(
      shown.complaints
        == "\rlinkway: f: 32 of 70 MB (45 %)\u{1B}[K\rlinkway: f: 64 of 70 MB (91 %)\u{1B}[K\r\u{1B}[K")
    let unknown = MemoryConsole(errorIsTerminal: true)
    progress = Progress(unknown.console, name: "f", total: nil)
    progress.advance(by: 40 << 20)
    #expect(unknown.complaints == "\rlinkway: f: 40 MB\u{1B}[K")
  }

  @Test("A short input, and one whose text goes to a terminal or whose errors do not, shows no progress")
  func noProgress() {
    for (output, error, size) in [(false, true, 1), (true, true, 100 << 20), (false, false, 100 << 20)] {
      let console = MemoryConsole(outputIsTerminal: output, errorIsTerminal: error)
      var progress = Progress(console.console, name: "f", total: nil)
      progress.advance(by: size)
      progress.finish()
      #expect(console.complaints.isEmpty)
    }
  }
}

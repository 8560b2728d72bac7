import LinkDetection
import Testing

@testable import LinkwayCommand

@Suite struct UsageTests {
  @Test(
    "A wrong call ends with 2 and says what is wrong and where to read on",
    arguments: [
      ([], "linkway: no command given\nTry \"linkway --help\".\n"),
      (
        ["find"],
        "linkway: unknown command \"find\"; the commands are detect, explain, check and help\nTry \"linkway --help\".\n"
      ),
      (
        ["-x"],
        "linkway: unknown option \"-x\"; the commands are detect, explain, check and help\nTry \"linkway --help\".\n"
      ),
      (["--version", "x"], "linkway: --version takes nothing after it\nTry \"linkway --help\".\n"),
      (
        ["help", "x"],
        "linkway: no help on \"x\"; the commands are detect, explain, check and help\nTry \"linkway --help\".\n"
      ),
      (["detect", "--colour"], "linkway: unknown option \"--colour\"\nTry \"linkway help detect\".\n"),
      (["detect", "--kinds"], "linkway: --kinds needs a value after it\nTry \"linkway help detect\".\n"),
      (
        ["detect", "--kinds", "url,phone"],
        "linkway: --kinds knows no \"phone\"; it knows url, email, mention, hashtag, cashtag\n"
          + "Try \"linkway help detect\".\n"
      ),
      (
        ["detect", "--kinds="],
        "linkway: --kinds knows no \"\"; it knows url, email, mention, hashtag, cashtag\nTry \"linkway help detect\".\n"
      ),
      (
        ["detect", "--profile=mail"],
        "linkway: --profile knows no \"mail\"; it knows chat, documents, uts58\nTry \"linkway help detect\".\n"
      ),
      (
        ["detect", "--format", "\u{1B}[2J"],
        "linkway: --format knows no \"\\u{1B}[2J\"; it knows text, jsonl, html, markdown, ansi\n"
          + "Try \"linkway help detect\".\n"
      ),
      (
        ["detect", "--offsets", "bytes"],
        "linkway: --offsets knows no \"bytes\"; it knows scalar, utf8, utf16\nTry \"linkway help detect\".\n"
      ),
      (
        ["detect", "--jsonl", "links"],
        "linkway: --jsonl cannot scan the field \"links\": it writes that one\nTry \"linkway help detect\".\n"
      ),
      (
        ["detect", "--jsonl", "text", "--format", "html"],
        "linkway: --jsonl writes records, so it takes no --format but jsonl\nTry \"linkway help detect\".\n"
      ),
      (["explain"], "linkway: no URL given\nTry \"linkway help explain\".\n"),
      (
        ["explain", "a", "b"],
        "linkway: explain takes one URL; put it in quotes\nTry \"linkway help explain\".\n"
      ),
      (["explain", "--json", "a"], "linkway: unknown option \"--json\"\nTry \"linkway help explain\".\n"),
    ])
  func wrong(words: [String], expected: String) {
    let console = MemoryConsole()
    #expect(console.run(words) == 2)
    #expect(console.complaints == expected)
    #expect(console.written.isEmpty)
  }

  @Test(
    "Help and version go to standard output",
    arguments: [
      ["--help"], ["-h"], ["help"], ["help", "detect"], ["help", "explain"], ["help", "help"],
      ["detect", "--help"],
      ["detect", "-h"], ["explain", "--help"], ["--version"],
    ])
  func help(words: [String]) {
    let console = MemoryConsole()
    #expect(console.run(words) == 0)
    #expect(console.complaints.isEmpty)
    #expect(console.written.contains("linkway"))
    #expect(console.written.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("Options are accepted before, between and after files, with = or without")
  func order() throws {
    let options = try DetectOptions([
      "a", "--kinds=mention,url", "-", "--offsets", "utf16", "--", "--profile", "--",
    ])
    #expect(options.files == ["a", "-", "--profile", "--"])
    #expect(options.kinds == [.url, .mention])
    #expect(options.unit == .utf16)
    #expect(options.profile == .chat)
  }

  @Test("A file that is not there does not stop the others")
  func missingFile() {
    let console = MemoryConsole(files: ["b": []])
    #expect(console.run("detect", "a", "b") == 1)
    #expect(console.complaints == "linkway: cannot read \"a\": No such file or directory\n")
  }
}

import LinkDetection
import LinkText
import Testing

/// A text with one link in the middle, in pieces as small as can be.
private func render(
  _ renderer: some LinkRenderer, before: String = "", link: String, url: String?, kind: LinkKind = .url,
  after: String = ""
) -> String {
  var renderer = renderer
  var output: [UInt8] = []
  for byte in before.utf8 { renderer.write(text: [byte], to: &output) }
  renderer.write(link: link, url: url, kind: kind, to: &output)
  for byte in after.utf8 { renderer.write(text: [byte], to: &output) }
  renderer.finish(to: &output)
  return String(decoding: output, as: UTF8.self)
}

private func render(_ renderer: some LinkRenderer, text: [UInt8]) -> [UInt8] {
  var renderer = renderer
  var output: [UInt8] = []
  renderer.write(text: text[...], to: &output)
  renderer.finish(to: &output)
  return output
}

@Suite struct HTMLLinkRendererTests {
  @Test("A link becomes an anchor with the canonical URL")
  func anchor() {
    let html = render(
      HTMLLinkRenderer(), before: "a & ", link: "예시.한국/길?a=1&b='", url: "https://예시.한국/길?a=1&b='",
      after: "\n<b>")
    #expect(
      html
        == "a &amp; <a href=\"https://xn--vv4b11d.xn--3e0b707e/%EA%B8%B8?a=1&amp;b=%27\" "
        + "rel=\"nofollow noopener noreferrer ugc\">예시.한국/길?a=1&amp;b=&#39;</a>\n&lt;b&gt;")
  }

  @Test(
    "Markup, quotes and script stay text, in the text and in the link",
    arguments: [
      "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onclick='x", "javascript:alert(1)",
      "&lt;img src=x&gt;",
      "</a><img src=x onerror=alert(1)>", "JaVa\nScRiPt:alert(1)", "data:text/html,<script>1</script>",
      "vbscript:x",
      "https://a.example/\"><script>", "https://a.example/'onx='", "https://a\"b.example/",
      "mailto:a@b?x=\"><b>",
      "x:\"><script>", "tel:<script>",
    ])
  func hostile(text: String) {
    let html = render(HTMLLinkRenderer(), before: text, link: text, url: text, after: text)
    let body = html.replacing(/<a href="[^"'<>]*" rel="[^"'<>]*">|<\/a>/, with: "")
    #expect(!body.contains { "<>\"'".contains($0) }, "\(html)")
    #expect(!html.contains(/href="(javascript|data|vbscript)/), "\(html)")
  }

  @Test(
    "A bidirectional control cannot turn the text after the fragment",
    arguments: [
      ("plain \u{200F}text", "plain \u{200F}text"),
      ("a \u{202E}b", "a <bdi>\u{202E}b</bdi>"),
      ("a \u{202E}b\u{202C} c", "a <bdi>\u{202E}b\u{202C} c</bdi>"),
      ("\u{2067}a <\u{202B}b", "<bdi>\u{2067}a &lt;\u{202B}b</bdi>"),
      ("a\u{202C}\u{2069}b", "ab"),
      ("a\u{2066}b\u{202C}c\u{2069}\u{2069}d", "a<bdi>\u{2066}bc\u{2069}d</bdi>"),
      ("\u{2066}\u{202A}\u{2069}\u{202C}x", "<bdi>\u{2066}\u{202A}\u{2069}x</bdi>"),
      ("\u{202E}a\n\u{202C}b", "<bdi>\u{202E}a\nb</bdi>"),
      ("“\u{2026}” €\u{2044}", "“\u{2026}” €\u{2044}"),
    ])
  func isolatesBidi(text: String, expected: String) {
    // As a whole and byte by byte: a control is cut in two between pieces.
    #expect(String(decoding: render(HTMLLinkRenderer(), text: Array(text.utf8)), as: UTF8.self) == expected)
    let pieces = render(HTMLLinkRenderer(), before: text, link: "l", url: "https://a.example/")
    let anchor = #"<a href="https://a.example/" rel="nofollow noopener noreferrer ugc">l</a>"#
    let isOpen = expected.hasSuffix("</bdi>")
    #expect(pieces == (isOpen ? expected.dropLast(6) : expected[...]) + anchor + (isOpen ? "</bdi>" : ""))
  }

  @Test("A control in a link's label ends with the label, and half a character at the end is kept")
  func isolatesLabels() {
    let html = render(HTMLLinkRenderer(), link: "a\u{202E}b", url: "https://a.example/", after: "c\u{202C}")
    #expect(html.hasSuffix(">a<bdi>\u{202E}b</bdi></a>c"))
    #expect(render(HTMLLinkRenderer(), text: [0x61, 0xE2, 0x80]) == [0x61, 0xE2, 0x80])
    var renderer = HTMLLinkRenderer()
    #expect(renderer.render("\u{202E}", links: []) == "<bdi>\u{202E}</bdi>")
    #expect(renderer.render("next", links: []) == "next", "the next message is another text")
  }

  @Test("What has no URL becomes a span with its kind, and a refused URL becomes text")
  func others() {
    #expect(
      render(HTMLLinkRenderer(), link: "#x", url: nil, kind: .hashtag) == "<span class=\"hashtag\">#x</span>")
    #expect(
      render(HTMLLinkRenderer(), link: "A", url: nil, kind: .custom("\"x<"))
        == "<span class=\"&quot;x&lt;\">A</span>")
    #expect(render(HTMLLinkRenderer(), link: "a b", url: "https://a b/") == "a b")
    #expect(render(HTMLLinkRenderer(relation: ""), link: "x", url: "tel:1") == "<a href=\"tel:1\">x</a>")
  }

  @Test("Bytes that are no UTF-8 pass as they are")
  func invalid() {
    #expect(
      render(HTMLLinkRenderer(), text: [0xFF, 0x3C, 0xE4, 0x00]) == [0xFF] + Array("&lt;".utf8) + [
        0xE4, 0x00,
      ])
  }
}

@Suite struct MarkdownLinkRendererTests {
  @Test(
    "Text that Markdown would take for markup is escaped",
    arguments: [
      (
        "*a* _b_ `c` ~d~ [e](f) <g> &amp; a|b ![x](y) \\",
        #"\*a\* \_b\_ \`c\` \~d\~ \[e\](f) \<g\> \&amp; a\|b \!\[x\](y) \\"#
      ),
      ("# a\n- b\n+ c\n1. d\n12) e\n=\n> f\n---", "\\# a\n\\- b\n\\+ c\n1\\. d\n12\\) e\n\\=\n\\> f\n\\---"),
      ("    code\n\tcode\n a", "&#32;   code\n&#9;code\n&#32;a"),
      ("a # b - c 1. d 2", "a # b - c 1. d 2"), ("1.5 a", "1\\.5 a"), ("a\r\n# b", "a\r\n\\# b"),
      ("a1. b", "a1. b"),
    ])
  func escapes(text: String, expected: String) {
    #expect(
      String(decoding: render(MarkdownLinkRenderer(), text: Array(text.utf8)), as: UTF8.self) == expected)
  }

  @Test(
    "A link keeps its text and leads to the canonical URL",
    arguments: [
      ("a_b.example", "https://a_b.example", "[a\\_b.example](<https://a_b.example/>)"),
      (
        "x", "https://a.example/a)b(c?d&amp;e\\f<g>", "[x](<https://a.example/a)b(c?d&amp;amp;e\\\\f%3Cg%3E>)"
      ),
      ("x", "mailto:a@b?subject=<c d>", "[x](<mailto:a@b?subject=%3Cc%20d%3E>)"),
      ("](x) [y", "tel:1", "[\\](x) \\[y](<tel:1>)"), ("javascript:x", "javascript:x", "javascript:x"),
      ("tel:1>2", "tel:1>2", "[tel:1\\>2](<tel:1%3E2>)"),
    ])
  func link(text: String, url: String, expected: String) {
    #expect(render(MarkdownLinkRenderer(), link: text, url: url) == expected)
  }

  @Test("What has no URL stays text")
  func others() {
    #expect(render(MarkdownLinkRenderer(), link: "#x", url: nil, kind: .hashtag, after: "#") == "\\#x#")
  }

  @Test("Text in one piece and byte by byte becomes the same Markdown")
  func pieces() {
    var generator = SystemRandomNumberGenerator()
    let parts = [
      "a", "é", "中", " ", "\t", "\n", "\r\n", "1", "12.", "#", "+", "-", "=", ":", "*", "_", "`", "[", "&",
      "|", "~", "\\", ")",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        parts.randomElement(using: &generator)!
      }.joined()
      let whole = render(MarkdownLinkRenderer(), text: Array(text.utf8))
      let pieces = render(MarkdownLinkRenderer(), before: text, link: "", url: nil)
      #expect(String(decoding: whole, as: UTF8.self) == pieces, "\(text.debugDescription)")
    }
  }
}

@Suite struct TerminalLinkRendererTests {
  @Test("A link becomes an OSC 8 hyperlink to the canonical URL")
  func hyperlink() {
    let text = render(TerminalLinkRenderer(), before: "a ", link: "예시.한국", url: "https://예시.한국", after: " b")
    #expect(
      text == "a \u{1B}]8;id=linkway-1;https://xn--vv4b11d.xn--3e0b707e/\u{1B}\\예시.한국\u{1B}]8;;\u{1B}\\ b")
  }

  @Test(
    "Nothing that a stranger wrote reaches the terminal as a control",
    arguments: [
      "\u{1B}]8;;https://evil.example\u{7}bank.example\u{1B}]8;;\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}2J",
      "\u{9D}8;;x\u{9C}",
      "https://a.example/\u{1B}\\x", "https://a.example/\u{7}", "mailto:a\u{1B}[2J@b", "x:\u{1B}]0;t\u{7}",
      "a\u{8}\u{8}b",
      "https://evil.example\rhttps://bank.example", "\u{7F}", "https://a.example/\u{9C}x", "tel:\u{0}1",
    ])
  func controls(text: String) {
    let output = render(TerminalLinkRenderer(), before: text, link: text, url: text, after: text)
    let rest = output.replacing(/\x1B\]8;(id=linkway-1;[ -~]+)?;?\x1B\\|\x1B\[(4|24)m/, with: "")
    let controls = rest.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.isEmpty, "\(output.debugDescription)")
  }

  @Test("Tabs, line breaks and characters near the controls stay")
  func kept() {
    let text = "a\tb\r\nc\nd \u{A0}\u{BF}é\u{2028}\r\n"
    #expect(render(TerminalLinkRenderer(), text: Array(text.utf8)) == Array(text.utf8))
    #expect(render(TerminalLinkRenderer(), text: [0xC2]) == [0xC2])
    #expect(render(TerminalLinkRenderer(), text: [0xC2, 0x0A, 0xFF]) == [0xC2, 0x0A, 0xFF])
    #expect(render(TerminalLinkRenderer(), text: [0x61, 0x0D]) == Array("a␍".utf8))
  }

  @Test("What has no URL, or a far too long one, is underlined")
  func underlined() {
    #expect(render(TerminalLinkRenderer(), link: "#x", url: nil, kind: .hashtag) == "\u{1B}[4m#x\u{1B}[24m")
    let long = "https://a.example/" + String(repeating: "a", count: 5_000)
    #expect(render(TerminalLinkRenderer(), link: "x", url: long) == "\u{1B}[4mx\u{1B}[24m")
  }

  @Test("A link after a bidirectional control is isolated, and the control ends with its line")
  func directions() {
    let renderer = TerminalLinkRenderer()
    let start = "\u{1B}]8;id=linkway-1;https://a.example/\u{1B}\\"
    let end = "\u{1B}]8;;\u{1B}\\"
    #expect(
      render(renderer, before: "x\u{202E}y ", link: "a.example", url: "https://a.example/", after: " z\nw")
        == "x\u{202E}y \(start)\u{2068}a.example\u{2069}\(end) z\u{202C}\nw")
    #expect(
      render(
        renderer, before: "\u{2067}\u{202B}y\u{202C}\u{2069}", link: "a.example", url: "https://a.example/")
        == "\u{2067}\u{202B}y\u{202C}\u{2069}\(start)a.example\(end)")
    let within = render(renderer, link: "a.example/\u{202E}x\u{2069}", url: nil)
    #expect(within == "\u{1B}[4ma.example/\u{FFFD}x\u{FFFD}\u{1B}[24m")
    #expect(
      render(renderer, text: Array("a\u{2066}\u{202D}b".utf8))
        == Array("a\u{2066}\u{202D}b\u{202C}\u{2069}".utf8))
  }
}

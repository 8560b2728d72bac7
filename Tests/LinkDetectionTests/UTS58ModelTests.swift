import Testing

@testable import LinkDetection

@Suite("The UTS #58 profile against a model of the standard")
struct UTS58ModelTests {
  static let pieces = [
    "example", "com", "org", "museum", "みんな", "한국", "рф", "xn--p1ai", "zzz", "a", "9", "-", ".", ".", ".",
    "..", "...", "…",
    "。", "．", "｡", "‥", "@", "@", ":", ":80", ":65536", ":123456", "/", "/", "?", "#", "=", "&", "(", ")",
    "[", "]", "<", ">",
    "«", "»", "「", "」", "!", ",", ";", "'", "\"", "~", ":~:", "_", "*", " ", " ", "\n", "\u{200B}",
    "\u{202E}", "\u{FFFD}",
    "\u{E000}", "é", "e\u{301}", "中", "로", "😛", "http://", "https://", "HTTP://", "mailto:", "//", "www.",
    "example.com",
    "a.b.org", "me@example.com", "x.example.com/a",
  ]

  private func check(_ text: String, _ detector: LinkDetector, _ domains: Set<String>) {
    let found = detector.links(in: text).map { link in
      let scalars = text.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: link.range.lowerBound)
      return UTS58Model.Link(
        start: start, end: start + scalars[link.range].count, isEmail: link.kind == .email)
    }
    let wanted = UTS58Model(text, domains: domains).links
    #expect(found == wanted, "\(text.debugDescription)")
  }

  @Test("Random texts have the same links")
  func random() {
    let detector = LinkDetector(.uts58)
    let domains = Set(TopLevelDomainList.names.description.split(separator: " ").map(String.init))
    var dice = Dice(seed: 58)
    for _ in 0..<20_000 {
      let text = (0...dice.below(14)).map { _ in Self.pieces[dice.below(Self.pieces.count)] }.joined()
      check(text, detector, domains)
    }
  }

  @Test("The edges of a host have the same links")
  func edges() {
    let detector = LinkDetector(.uts58)
    let domains = Set(TopLevelDomainList.names.description.split(separator: " ").map(String.init))
    let edges = ["", ".", "..", "…", "-", "a", "é", "。", "@", ":", "/", "?", ")", " ", "\u{200B}", "_", "9"]
    for before in edges {
      for after in edges {
        for last in edges { check(before + "example.com" + after + last, detector, domains) }
      }
    }
  }

  @Test(
    "A stop or ellipsis after the top-level domain is no part of the host",
    arguments: [
      "|example.com|..", "|example.com|…", "|example.com|...x", "(|example.com|..)", "|a.example.com/b|..",
      "a..example.com",
    ])
  func stops(notation: String) {
    #expect(mark(Marked(notation).text, LinkDetector(.uts58)) == notation)
  }
}

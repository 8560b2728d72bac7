import Testing
import WebAddress

/// Texts made of the pieces on which URL parsers stumble; the same ones in each run.
private struct HostileTexts: Sequence, IteratorProtocol {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var left = 20_000

  private static let pieces = [
    "http", "https:", "file:", "mailto:", "x:", "//", "/", "\\", "..", ".", "%2e", "@", ":", "?", "#", "[",
    "]", "::1",
    "a", "Example.com", "0x7f", "1", "256", "xn--", "xn--fiq", "ü", "ｅ", "。", "\u{202E}", "\u{AD}", "中", "א",
    "\t", "\n",
    " ", "%", "%41", "%ff", "\0", "C:", "C|", "65536", "'", "\"", "<", ">", "`", "{", "^", "|", "é\u{301}",
    "😀", "-", "_",
  ]

  mutating func next() -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return (0..<Int(random(9))).map { _ in Self.pieces[Int(random(UInt64(Self.pieces.count)))] }.joined()
  }

  private mutating func random(_ bound: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % bound
  }
}

@Suite struct WebURLPropertyTests {
  @Test("The canonical form is plain ASCII and parses as the same URL, for any input")
  func canonical() throws {
    let base = try #require(WebURL("https://u:p@a.example:1/b/c?d#e"))
    var valid = 0
    for text in HostileTexts() {
      for url in [WebURL(text), WebURL(text, relativeTo: base)] {
        guard let url else { continue }
        valid += 1
        let href = url.href
        #expect(WebURL(href) == url, "\(text.debugDescription)")
        #expect(href.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(text.debugDescription)")
      }
    }
    #expect(valid > 5_000)
  }

  @Test("A refusal points into the text, and so does each finding")
  func ranges() {
    for text in HostileTexts() {
      let report = AddressReport(text)
      let whole = 0..<text.utf8.count
      if case .failure(let error) = report.result {
        #expect(WebURL(text) == nil)
        #expect(whole.contains(error.range) || error.range.isEmpty, "\(text.debugDescription)")
        #expect(error.range.upperBound <= whole.upperBound, "\(text.debugDescription)")
      }
      #expect(
        report.findings.allSatisfy { $0.range.upperBound <= whole.upperBound }, "\(text.debugDescription)")
    }
  }

  @Test("What is shown of a host leads back to the host")
  func displayed() {
    for text in HostileTexts() {
      guard let url = WebURL(text), let host = url.host, url.scheme.isSpecial, host != .empty else {
        continue
      }
      #expect(WebHost(host.displayed) == host, "\(text.debugDescription)")
    }
  }
}

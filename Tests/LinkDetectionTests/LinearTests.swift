import Testing

@testable import LinkDetection

/// The scanner counts the bytes its rules read; no text may make it read a byte more than a fixed number of times.
@Suite("Linear time")
struct LinearTests {
  static let units = [
    "@", "a@", "://", "http://", "a.", "www.", "(", "<", "1.23.", "mailto:", "a@b.com", "a@b.com ", "a@b.",
    "#a", "$A", "-", ". ",
    "\u{301}", "a.com", "a.com/", "http://a/(", "http://a,", "x://", "tel:1", "geo:1", "中。国", "中国.", "http:",
    ".com", "http://@",
    "http://a:b@", "*_", "[](", "（", "😛", "a😛.", "@a@b.com", ".@", "a..", "한국.", "\u{202E}a.com", "matrix:a",
    "//", "'", "&lt;",
    "_a.com_", "example.comです", "\\", "a中.", "a.b中", "中a", "x.みんなで", "a-", "a_", "#a#a", "@a:b", "a@b@c.",
    "http://a.com/😛",
    "http://a.com/a*", "https://x.com/가", "。", "．", "a。b", "http://中", "“", "a:", "+a@", "1@2.", "ab:c@d.e",
  ]

  private func steps(_ bytes: [UInt8], _ engine: Engine) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      var scanner = Scanner(engine.settings, base: base, count: buffer.count)
      while scanner.next() != nil {}
      return scanner.steps
    }
  }

  @Test("Twice the text is twice the work", arguments: units)
  func doubling(unit: String) {
    var options = LinkDetector.Options()
    options.kinds = Set(LinkKind.builtIn)
    let chat = Engine(options)
    options.mentions = .mastodon
    let mastodon = Engine(options)
    for engine in [chat, mastodon, Engine(LinkDetector.Options(profile: .uts58))] {
      for head in ["", "http://a.com/", "mailto:"] {
        let small = Array((head + String(repeating: unit, count: 6_000 / unit.utf8.count)).utf8)
        let large = Array((head + String(repeating: unit, count: 12_000 / unit.utf8.count)).utf8)
        let before = steps(small, engine)
        let after = steps(large, engine)
        // Walks have limits of about a thousand bytes; none may be walked from every byte.
        #expect(after <= 40 * large.count, "\(head)\(unit): \(after) steps for \(large.count) bytes")
        #expect(after <= before * 5 / 2 + 20_000)
      }
    }
  }
}

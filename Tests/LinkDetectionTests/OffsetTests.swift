import LinkDetection
import Testing

@Suite("Offsets and broken input")
struct OffsetTests {
  private let detectors = [
    LinkDetector { $0.kinds = Set(LinkKind.builtIn) },
    LinkDetector(.uts58),
  ]

  @Test("Every range holds the link's text, in order and without overlap", arguments: 0..<100)
  func ranges(seed: Int) {
    var dice = Dice(seed: UInt64(1000 + seed))
    let text = String(decoding: dice.text(pieces: 60), as: UTF8.self)
    for detector in detectors {
      var end = 0
      for link in detector.links(in: text) {
        #expect(String(text[link.range]) == link.text)
        #expect(link.utf8Range.lowerBound >= end && !link.utf8Range.isEmpty)
        #expect(Array(text.utf8)[link.utf8Range].elementsEqual(link.text.utf8))
        #expect(
          text.utf8.distance(from: text.startIndex, to: link.range.lowerBound) == link.utf8Range.lowerBound)
        end = link.utf8Range.upperBound
      }
    }
  }

  @Test("The scan for all marks and the plain scan find the same", arguments: 0..<100)
  func scans(seed: Int) {
    var dice = Dice(seed: UInt64(2000 + seed))
    // A host without a dot is only noticed by the scan for all marks.
    let wide = LinkDetector { $0.internalHosts = ["nosuchhost"] }
    for pieces in [3, 6, 12, 40] {
      let text = dice.text(pieces: pieces)
      #expect(LinkDetector().links(inUTF8: text) == wide.links(inUTF8: text))
    }
    let stops = ["a: 例子。中国 x", "例子。中国", "例子。中国\"", "x例子。中国 ", "例子。中国人 ", "。中国 ", "一二。中国\n", " 例子。みんな"]
    for text in stops { #expect(LinkDetector().links(in: text) == wide.links(in: text)) }
  }

  @Test("Bytes that are no UTF-8 end a link and lose nothing")
  func broken() {
    let detector = LinkDetector()
    let bytes = Array("http://example.com/a".utf8) + [0xFF] + Array("b example.org".utf8) + [0xE3, 0x80]
    let links = detector.links(inUTF8: bytes)
    #expect(links.map(\.text) == ["http://example.com/a", "example.org"])
    #expect(links.map(\.utf8Range) == [0..<20, 23..<34])
  }

  @Test("Nothing, one byte, and every two bytes")
  func tiny() {
    for detector in detectors {
      #expect(detector.links(in: "").isEmpty)
      #expect(detector.links(inUTF8: []).isEmpty)
      for first in UInt8.min...UInt8.max {
        #expect(detector.links(inUTF8: [first]).isEmpty)
        for second in [UInt8](arrayLiteral: 0x00, 0x2E, 0x3A, 0x40, 0x61, 0x80, 0x82, 0xE3, 0xFF) {
          #expect(
            detector.links(inUTF8: [first, second]).isEmpty || first == 0x23 || first == 0x24 || first == 0x40
          )
        }
      }
    }
  }

  @Test("A prefix of a text never reads beyond its end")
  func prefixes() {
    let text = Array("我http://例え.みんな/a（b）?q=1#f me@例え.jp 。中国 mailto:a@b.com https://[::1]:80/x 에서".utf8)
    for detector in detectors {
      for end in 0...text.count { _ = detector.links(inUTF8: Array(text[..<end])) }
    }
  }

  @Test("Emoji and combining marks around links")
  func graphemes() throws {
    let text = "👨‍👩‍👧e\u{301} https://example.com/e\u{301}\u{301} 👨‍👩‍👧"
    let link = try #require(LinkDetector().links(in: text).first)
    #expect(link.text == "https://example.com/e\u{301}\u{301}")
  }
}

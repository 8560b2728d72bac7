@_spi(Measuring) import LinkDetection
import Testing

@Suite("Kinds of the app's own")
struct CustomKindTests {
  @Test("A regex and a closure find links beside the built-in ones, in one order")
  func both() {
    let detector = LinkDetector {
      $0.customKinds = [
        CustomKind("ticket", url: { "https://tracker.example/\($0)" }, regex: { /[A-Z]{2,}-[0-9]+/ }),
        CustomKind("wiki") { line in
          line.ranges(of: /\[\[[a-z]+\]\]/)
        },
      ]
    }
    let found = detector.links(in: "ABC-1 at example.com\nand [[page]], é DEF-22")
    #expect(found.map(\.kind) == [.custom("ticket"), .url, .custom("wiki"), .custom("ticket")])
    #expect(found.map(\.text) == ["ABC-1", "example.com", "[[page]]", "DEF-22"])
    #expect(found[0].url == "https://tracker.example/ABC-1")
    #expect(found[2].url == nil)
  }

  @Test("The earlier start wins; at an equal start the app's own kind does")
  func overlaps() {
    let detector = LinkDetector {
      $0.customKinds = [
        CustomKind("number") { /[0-9]+/ }, CustomKind("issue") { /example\.com\/issues\/[0-9]+/ },
        CustomKind("long") { /to http/ },
      ]
    }
    #expect(detector.links(in: "http://a.com/12").map(\.kind) == [.url])
    #expect(detector.links(in: "example.com/issues/12").map(\.kind) == [.custom("issue")])
    #expect(detector.links(in: "go to http://a.com").map(\.text) == ["to http"])
  }

  @Test("Broken UTF-8 moves no offset")
  func broken() {
    let detector = LinkDetector { $0.customKinds = [CustomKind("ticket") { /AB-[0-9]/ }] }
    let bytes: [UInt8] = [0xFF, 0x80, 0x20] + Array("AB-1".utf8)
    #expect(detector.links(inUTF8: bytes).map(\.utf8Range) == [3..<7])
    var spans: [LinkSpan] = []
    bytes.withUnsafeBufferPointer { detector.forEachSpan(inUTF8: $0) { spans.append($0) } }
    #expect(spans.map(\.kind) == [.custom("ticket")])
  }
}

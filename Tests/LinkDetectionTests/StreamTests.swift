import LinkDetection
import Testing

@Suite("Streams")
struct StreamTests {
  private struct Pieces: Equatable {
    var bytes: [UInt8] = []
    var links: [UTF8Link] = []
  }

  private func pieces(_ detector: LinkDetector, _ chunks: [ArraySlice<UInt8>]) -> Pieces {
    var stream = LinkStream(detector)
    var pieces = Pieces()
    func take(_ piece: LinkStream.Piece) {
      switch piece {
      case .text(let bytes): pieces.bytes += bytes
      case .link(let link):
        #expect(link.utf8Range.lowerBound == pieces.bytes.count)
        pieces.bytes += link.text.utf8
        pieces.links.append(link)
      }
    }
    for chunk in chunks { stream.feed(chunk, take) }
    stream.finish(take)
    return pieces
  }

  private static let detectors = [
    LinkDetector { $0.kinds = Set(LinkKind.builtIn) },
    LinkDetector(), LinkDetector(.uts58),
    LinkDetector {
      $0.kinds = Set(LinkKind.builtIn)
      $0.customKinds = [CustomKind("ticket") { /[A-Z]{2,5}-[0-9]+/ }]
    },
  ]

  @Test("The links are those of the whole text however it is cut", arguments: 0..<60)
  func chunks(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let text = dice.text(pieces: 40)
    for detector in Self.detectors {
      let whole = detector.links(inUTF8: text)
      for longest in [1, 2, 3, 7, 50, 400] {
        var chunks: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
          let end = min(text.count, start + 1 + dice.below(longest))
          chunks.append(text[start..<end])
          start = end
        }
        let found = pieces(detector, chunks)
        #expect(found.bytes == text)
        #expect(found.links == whole)
      }
    }
  }

  @Test("One endless line is handed out as it comes")
  func endlessLine() {
    var stream = LinkStream(LinkDetector())
    let chunk = Array(repeating: UInt8(ascii: "a"), count: 100_000)
    var handedOut = 0
    for index in 1...50 {
      stream.feed(chunk) { if case .text(let bytes) = $0 { handedOut += bytes.count } }
      #expect(index * chunk.count - handedOut < 200_000)
    }
    stream.finish { if case .text(let bytes) = $0 { handedOut += bytes.count } }
    #expect(handedOut == 50 * chunk.count)
  }

  @Test("An endless link is none, and its bytes come out as text")
  func endlessLink() {
    var stream = LinkStream(LinkDetector())
    var links: [UTF8Link] = []
    var bytes = 0
    func take(_ piece: LinkStream.Piece) {
      switch piece {
      case .text(let slice): bytes += slice.count
      case .link(let link):
        links.append(link)
        bytes += link.text.utf8.count
      }
    }
    stream.feed(Array("http://example.com/".utf8), take)
    for _ in 0..<100 { stream.feed(Array(repeating: UInt8(ascii: "a"), count: 10_000), take) }
    stream.finish(take)
    #expect(links.isEmpty)
    #expect(bytes == 1_000_019)
  }

  @Test("A finished stream begins another text")
  func again() {
    var stream = LinkStream(LinkDetector())
    for _ in 0..<2 {
      var links: [Range<Int>] = []
      stream.feed(Array("a b.com".utf8)) { if case .link(let link) = $0 { links.append(link.utf8Range) } }
      stream.finish { if case .link(let link) = $0 { links.append(link.utf8Range) } }
      #expect(links == [2..<7])
    }
  }

  @Test("A link is handed out as soon as the line ends")
  func lines() {
    var stream = LinkStream(LinkDetector())
    var links = 0
    stream.feed(Array("see example.com/a\n".utf8)) { if case .link = $0 { links += 1 } }
    #expect(links == 1)
  }
}

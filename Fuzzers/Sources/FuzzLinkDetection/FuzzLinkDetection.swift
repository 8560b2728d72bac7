import LinkDetection

private let detectors: [LinkDetector] = [
  LinkDetector { $0.kinds = Set(LinkKind.builtIn) },
  LinkDetector(),
  LinkDetector(.uts58),
  LinkDetector {
    $0.kinds = Set(LinkKind.builtIn)
    $0.mentions = .mastodon
    $0.internalHosts = ["wiki", "build.corp"]
    $0.maximumLength = 64
  },
  LinkDetector {
    $0.kinds = Set(LinkKind.builtIn)
    $0.mentions = .matrix
    $0.hashtags = .matrix
    $0.customKinds = [CustomKind("ticket") { /[A-Z]+-[0-9]+/ }]
  },
  LinkDetector {
    $0.kinds = [.mention, .email]
    $0.mentions = .bluesky
  },
]

/// Any bytes: ranges hold their text, do not overlap, and a stream cut anywhere finds the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 1 else { return 0 }
  let cut = Int(start[0])
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  for detector in detectors {
    let links = detector.links(inUTF8: bytes)
    var end = 0
    for link in links {
      precondition(link.utf8Range.lowerBound >= end && !link.utf8Range.isEmpty)
      precondition(bytes[link.utf8Range].elementsEqual(link.text.utf8), "the range does not hold the text")
      end = link.utf8Range.upperBound
    }
    precondition(end <= bytes.count)
    check(detector, bytes, links, cut)
    _ = detector.rejectedCandidates(in: String(decoding: bytes, as: UTF8.self))
  }
  return 0
}

private func check(_ detector: LinkDetector, _ bytes: [UInt8], _ links: [UTF8Link], _ cut: Int) {
  var stream = LinkStream(detector)
  var found: [UTF8Link] = []
  var out: [UInt8] = []
  func take(_ piece: LinkStream.Piece) {
    switch piece {
    case .text(let text): out += text
    case .link(let link):
      found.append(link)
      out += link.text.utf8
    }
  }
  var position = 0
  while position < bytes.count {
    let end = min(bytes.count, position + cut % 61 + 1)
    stream.feed(bytes[position..<end], take)
    position = end
  }
  stream.finish(take)
  precondition(out == bytes, "the stream lost bytes")
  precondition(found == links, "the stream finds other links")
}

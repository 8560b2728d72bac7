// The ways into the scanner: from here on, text is raw memory.
extension LinkDetector {
  /// The links in UTF-8 bytes that need not be well-formed, in order; an invalid byte ends a link.
  public func links(inUTF8 bytes: some Collection<UInt8>) -> [UTF8Link] {
    bytes.withContiguousStorageIfAvailable { links(in: $0) }
      ?? Array(bytes).withUnsafeBufferPointer { links(in: $0) }
  }

  /// Calls `body` with every link in well-formed or broken UTF-8, without making a string of any.
  ///
  /// The fastest way; the app's own kinds are found too.
  @_spi(Measuring) public func forEachSpan(
    inUTF8 bytes: UnsafeBufferPointer<UInt8>, _ body: (LinkSpan) -> Void
  ) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    if settings.pointer.pointee.hasCustomKinds {
      for found in merged(in: bytes) { body(found.span(engine)) }
      return
    }
    var scanner = Scanner(settings, base: base, count: bytes.count)
    while let link = scanner.next() { body(LinkSpan(link)) }
  }

  /// The places that look like links and are none, each with the reason, in order.
  public func rejectedCandidates(in text: String) -> [RejectedCandidate] {
    var contiguous = text
    let found: [(range: Range<Int>, reason: RejectedCandidate.Reason)] = contiguous.withUTF8 { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return [] }
      var rejections: [RawRejection] = []
      var links: [Range<Int>] = []
      withUnsafeMutablePointer(to: &rejections) { pointer in
        var scanner = Scanner(settings, base: base, count: bytes.count)
        scanner.rejections = pointer
        while let link = scanner.next() { links.append(link.start..<link.end) }
      }
      return rejections.filter { Self.isReported($0, links, bytes) }.map { ($0.start..<$0.end, $0.reason) }
    }
    return found.map { range, reason in
      let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let upper = text.utf8.index(lower, offsetBy: range.count)
      return RejectedCandidate(
        range: lower..<upper, utf8Range: range, text: String(text[lower..<upper]), reason: reason)
    }
  }

  func links(in bytes: UnsafeBufferPointer<UInt8>) -> [UTF8Link] {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return [] }
    if !engine.customKinds.isEmpty { return merged(in: bytes).map { $0.link(in: bytes, at: 0, engine) } }
    var links: [UTF8Link] = []
    var scanner = Scanner(settings, base: base, count: bytes.count)
    while let link = scanner.next() { links.append(FoundLink(link).link(in: bytes, at: 0, engine)) }
    return links
  }

  private func merged(in bytes: UnsafeBufferPointer<UInt8>) -> [FoundLink] {
    guard let base = bytes.baseAddress else { return [] }
    var merger = LinkMerger()
    var scanner = Scanner(settings, base: base, count: bytes.count)
    while let link = scanner.next() { merger.builtIn.append(FoundLink(link)) }
    var start = 0
    while let end = CustomWindow.end(in: bytes, from: start, isFinal: true) {
      CustomWindow.find(in: bytes, start..<end, at: 0, engine, &merger.custom)
      start = end
    }
    return merger.take(before: .max)
  }

  /// Whether a rejected candidate is worth reporting: it is outside the links, which come in order, and has the parts of a name.
  private static func isReported(
    _ candidate: RawRejection, _ links: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>
  )
    -> Bool
  {
    guard candidate.end > candidate.start else { return false }
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if links[middle].upperBound <= candidate.start { low = middle + 1 } else { high = middle }
    }
    if low < links.count, links[low].lowerBound < candidate.end { return false }
    guard candidate.reason == .unknownTopLevelDomain else { return true }
    // Words with a full stop only look like a name to a program.
    return (candidate.start..<candidate.end).contains {
      bytes[$0] == .fullStop && $0 + 1 < candidate.end || bytes[$0] == .colon || bytes[$0] == .atSign
    }
  }
}

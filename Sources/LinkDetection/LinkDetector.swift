/// Finds links in text that people type: one pass over UTF-8, in every script, in linear time.
///
/// A detector is made once and used for many texts, from any number of threads.
///
/// ```swift
/// let detector = LinkDetector()
/// for link in detector.links(in: "See example.com/docs, or write to me@example.com.") {
///   print(link.kind, link.text, link.url ?? "")
/// }
/// ```
public struct LinkDetector: Sendable {
  /// What the detector was made with.
  public let options: Options

  let engine: Engine
  let settings: SettingsPointer

  /// Makes a detector for `profile` with the options changed in `configure`.
  public init(_ profile: DetectionProfile = .chat, configure: (inout Options) -> Void = { _ in }) {
    var options = Options(profile: profile)
    configure(&options)
    self.init(options)
  }

  /// Makes a detector with `options`.
  public init(_ options: Options) {
    self.options = options
    engine = Engine(options)
    settings = engine.settings
  }

  /// The links in `text`, in order; no two overlap.
  ///
  /// Where two could, the one that starts first wins; at an equal start the app's own kinds win in the order of
  /// ``Options/customKinds``, then ``LinkKind/builtIn`` in its order. The loser is dropped whole.
  public func links(in text: String) -> [DetectedLink] {
    var contiguous = text
    let found = contiguous.withUTF8 { links(in: $0) }
    var index = text.startIndex
    var offset = 0
    return found.map { link in
      let lower = text.utf8.index(index, offsetBy: link.utf8Range.lowerBound - offset)
      let upper = text.utf8.index(lower, offsetBy: link.utf8Range.count)
      (index, offset) = (upper, link.utf8Range.upperBound)
      return DetectedLink(range: lower..<upper, utf8Link: link)
    }
  }

  /// The links in UTF-8 bytes that need not be well-formed, in order; an invalid byte ends a link.
  public func links(inUTF8 bytes: some Collection<UInt8>) -> [UTF8Link] {
    bytes.withContiguousStorageIfAvailable { links(in: $0) }
      ?? Array(bytes).withUnsafeBufferPointer { links(in: $0) }
  }

  /// Calls `body` with every link in well-formed or broken UTF-8, without making a string of any.
  ///
  /// The fastest way; the app's own kinds are found too.
  public func forEachSpan(inUTF8 bytes: UnsafeBufferPointer<UInt8>, _ body: (LinkSpan) -> Void) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    if settings.pointer.pointee.hasCustomKinds {
      for found in merged(in: bytes) { body(found.span(engine)) }
      return
    }
    var scanner = Scanner(settings, base: base, count: bytes.count)
    while let link = scanner.next() { body(LinkSpan(link)) }
  }

  /// The places that look like links and are none, each with the reason, in order.
  public func nearMisses(in text: String) -> [NearMiss] {
    var contiguous = text
    let found: [(range: Range<Int>, reason: NearMiss.Reason)] = contiguous.withUTF8 { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return [] }
      var misses: [RawMiss] = []
      var links: [Range<Int>] = []
      withUnsafeMutablePointer(to: &misses) { pointer in
        var scanner = Scanner(settings, base: base, count: bytes.count)
        scanner.misses = pointer
        while let link = scanner.next() { links.append(link.start..<link.end) }
      }
      return misses.filter { miss in
        miss.end > miss.start && !links.contains { $0.overlaps(miss.start..<miss.end) }
      }.map { ($0.start..<$0.end, $0.reason) }
    }
    return found.map { range, reason in
      let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let upper = text.utf8.index(lower, offsetBy: range.count)
      return NearMiss(
        range: lower..<upper, utf8Range: range, text: String(text[lower..<upper]), reason: reason)
    }
  }

  private func links(in bytes: UnsafeBufferPointer<UInt8>) -> [UTF8Link] {
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
}

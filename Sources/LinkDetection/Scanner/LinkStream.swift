/// Finds links in text that arrives in chunks of any size, in constant memory.
///
/// Chunks may be cut anywhere, within a link or a character; the links are those of the whole text. What is kept is
/// the chunk in hand and at most ``LinkDetector/Options/maximumLength`` bytes more, or 64 KB where the app has kinds
/// of its own.
///
/// ```swift
/// var stream = LinkStream(detector)
/// while let chunk = try read() {
///   stream.feed(chunk) { piece in print(piece) }
/// }
/// stream.finish { piece in print(piece) }
/// ```
public struct LinkStream: Sendable {
  /// A piece of the text that went in: all pieces in order, joined, are that text byte for byte.
  public enum Piece: Sendable {
    /// Bytes outside any link; perhaps cut within a character.
    case text(ArraySlice<UInt8>)
    /// A link; its range counts from the start of the stream.
    case link(UTF8Link)
  }

  /// The detector whose links are found.
  public let detector: LinkDetector

  private var buffer: [UInt8] = []
  // All positions below count from the start of the stream.
  private var bufferStart = 0
  private var scanned = 0
  private var lowerLimit = 0
  private var handedOut = 0
  private var windowStart = 0
  /// Whether the bytes so far end within a run of text that began with a link over the limit.
  private var isInLongRun = false
  /// How many bytes waited for more when the scanner last stopped.
  private var waiting = 0
  private var merger = LinkMerger()

  /// Makes a stream at its start.
  public init(_ detector: LinkDetector) { self.detector = detector }

  /// Takes the next bytes of the text and calls `body` with the pieces that are certain by now.
  ///
  /// A link is certain when the character after it is known; text is certain when no link can begin in it.
  public mutating func feed(_ bytes: some Collection<UInt8>, _ body: (Piece) throws -> Void) rethrows {
    let before = buffer.count
    buffer.append(contentsOf: bytes)
    // A link that grows byte by byte is not read again for every byte.
    let pending = bufferStart + buffer.count - scanned
    if waiting > 0, pending < waiting + waiting / 4 + 1, !buffer[before...].contains(where: { $0 <= .space })
    {
      return
    }
    scan(isFinal: false)
    try handOut(isFinal: false, body)
    trim()
  }

  /// Ends the text, calls `body` with the remaining pieces, and makes the stream ready for another text.
  public mutating func finish(_ body: (Piece) throws -> Void) rethrows {
    scan(isFinal: true)
    try handOut(isFinal: true, body)
    self = LinkStream(detector)
  }

  private mutating func scan(isFinal: Bool) {
    let engine = detector.engine
    let start = bufferStart
    buffer.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
      var scanner = Scanner(
        engine.settings, base: base, count: bytes.count, from: scanned - start, isFinal: isFinal)
      scanner.lowerLimit = max(0, lowerLimit - start)
      scanner.isInLongRun = isInLongRun
      scanner.leaveLongRun()
      while let link = scanner.next() {
        var link = link
        link.start += start
        link.end += start
        merger.builtIn.append(FoundLink(link))
      }
      isInLongRun = scanner.isInLongRun
      // A mark of several bytes may be cut; its last two are looked at again.
      let end = scanner.needsMore || isFinal ? scanner.position : max(scanner.position - 2, scanned - start)
      scanned = end + start
      lowerLimit = max(lowerLimit, scanner.lowerLimit + start)
      waiting = scanner.needsMore ? bytes.count - scanner.position : 0
      guard !engine.customKinds.isEmpty else { return }
      while let end = CustomWindow.end(in: bytes, from: windowStart - start, isFinal: isFinal) {
        CustomWindow.find(in: bytes, (windowStart - start)..<end, at: start, engine, &merger.custom)
        windowStart = end + start
      }
    }
  }

  /// Hands out what no further byte can change.
  private mutating func handOut(isFinal: Bool, _ body: (Piece) throws -> Void) rethrows {
    let end = bufferStart + buffer.count
    let limit = isFinal ? end : settled()
    let links = merger.take(before: isFinal ? .max : limit)
    let engine = detector.engine
    for found in links {
      try handOutText(before: found.raw.start, body)
      let link = buffer.withUnsafeBufferPointer { found.link(in: $0, at: bufferStart, engine) }
      handedOut = found.raw.end
      try body(.link(link))
    }
    try handOutText(before: limit, body)
  }

  private mutating func handOutText(before limit: Int, _ body: (Piece) throws -> Void) rethrows {
    guard limit > handedOut else { return }
    let slice = buffer[(handedOut - bufferStart)..<(limit - bufferStart)]
    handedOut = limit
    try body(.text(slice))
  }

  /// Where a link that is not known yet could begin at the earliest.
  private func settled() -> Int {
    var position = scanned - bufferStart
    let least = max(0, lowerLimit - bufferStart, position - 2 * Scanner.maximumHost)
    while position > least, buffer[position - 1] > .space { position -= 1 }
    let limit = position + bufferStart
    return detector.engine.customKinds.isEmpty ? limit : min(limit, windowStart)
  }

  /// Drops bytes that nothing looks at any more.
  private mutating func trim() {
    let first = merger.builtIn.first?.raw.start ?? .max
    var keep = min(handedOut, scanned - Scanner.context, first)
    if !detector.engine.customKinds.isEmpty { keep = min(keep, windowStart) }
    guard keep - bufferStart > 65_536 || keep - bufferStart > buffer.count / 2 else { return }
    buffer.removeFirst(keep - bufferStart)
    bufferStart = keep
  }
}

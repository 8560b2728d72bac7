/// The stretches of text that the app's own kinds see: lines, and pieces of lines over 64 KB.
///
/// They depend on the text alone, so that a stream shows the same ones however it is cut.
enum CustomWindow {
  static let longest = 65_536

  /// The end of the window that begins at `start`; nil if the text or, in a stream, the window ends beyond it.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isFinal: Bool) -> Int? {
    guard start < bytes.count else { return nil }
    let limit = min(start + longest, bytes.count)
    var end = start
    while end < limit, bytes[end] != .lineFeed { end += 1 }
    if end < limit { return end + 1 }
    if end == bytes.count { return isFinal || end == start + longest ? end : nil }
    // Between characters; a run of continuation bytes is cut anywhere.
    var cut = end
    while cut > end - 4, cut > start + 1, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }

  /// Asks the app's own kinds about one window; offsets grow by `offset`.
  static func find(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at offset: Int, _ engine: Engine,
    _ found: inout [FoundLink]
  ) {
    var window = Array(bytes[range])
    if window.last == .lineFeed { window.removeLast() }
    repair(&window)
    let line = String(decoding: window, as: UTF8.self)
    for (index, kind) in engine.customKinds.enumerated() {
      for match in kind.find(line[...]) where !match.isEmpty {
        let start = line.utf8.distance(from: line.startIndex, to: match.lowerBound)
        let end = line.utf8.distance(from: line.startIndex, to: match.upperBound)
        found.append(
          FoundLink(
            custom: index, start: range.lowerBound + offset + start, end: range.lowerBound + offset + end))
      }
    }
  }

  /// Replaces each byte that is no UTF-8 by one byte, so that offsets stay true.
  private static func repair(_ window: inout [UInt8]) {
    window.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let text = ByteText(base: base, count: buffer.count)
      var position = 0
      while position < buffer.count {
        let (scalar, width) = text.decode(position)
        if scalar >= ByteText.truncated { buffer[position] = .substitute }
        position += width
      }
    }
  }
}

/// The lines of a source, one after another, without their ends: LF, or CR and LF.
struct LineReader {
  enum Line: Equatable {
    case text(String)
    /// Longer than a line may be; it has been passed over.
    case tooLong
  }

  /// The number of the line that ``next()`` gave last, from 1.
  private(set) var number = 0
  private let source: any ByteSource
  private var rest: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// No line may be longer, in bytes.
  static let longest = 1 << 20

  init(_ source: any ByteSource) { self.source = source }

  /// Whether ``next()`` needs nothing more from the source, which may keep it waiting.
  var hasLine: Bool { rest.contains(0x0A) }

  /// The next line; nil at the end.
  mutating func next() throws(SystemError) -> Line? {
    guard !isAtEnd else { return nil }
    number += 1
    var line: [UInt8] = []
    while true {
      let end = rest.firstIndex(of: 0x0A)
      let piece = rest[..<(end ?? rest.endIndex)]
      // What is too long is not kept, but its end is still looked for.
      line += piece.prefix(max(0, Self.longest + 1 - line.count))
      if let end {
        rest = rest[(end + 1)...]
        break
      }
      guard let more = try source.read() else {
        isAtEnd = true
        break
      }
      rest = more
    }
    guard line.count <= Self.longest else { return .tooLong }
    if line.last == 0x0D { line.removeLast() }
    return .text(String(decoding: line, as: UTF8.self))
  }
}

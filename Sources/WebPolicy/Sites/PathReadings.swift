import WebAddress

/// The ways in which servers may read a path.
///
/// Servers disagree on `%2F`, on a `%2e%2e` that is escaped twice, on `\\`, `..;` and doubled slashes. A rule that allows must
/// match every reading; a rule that denies must match one. A path that could leave an allowed folder is therefore not
/// inside it.
struct PathReadings {
  /// The segments as the standard has them, escapes undone.
  let literal: [[UInt8]]
  /// The segments as a server has them that undoes escapes before it splits, and other leniencies.
  let others: [[[UInt8]]]

  init(_ url: WebURL) {
    let literal = url.pathSegments.map { Self.unescaped(Array($0.utf8)) }
    var others: [[[UInt8]]] = []
    var bytes = Array(url.path.utf8)
    // A server with a proxy before it can decode escapes twice; more rounds cost little.
    for _ in 0..<4 {
      let reading = Self.lenient(bytes).map(Self.unescaped)
      if reading != literal, !others.contains(reading) { others.append(reading) }
      let next = Self.unescaped(bytes)
      if next == bytes { break }
      bytes = next
    }
    self.literal = literal
    self.others = others
  }

  /// Splits at both slashes, drops empty segments and what follows a `;`, and walks the dots.
  private static func lenient(_ path: [UInt8]) -> [[UInt8]] {
    let pieces = path.split(omittingEmptySubsequences: false) { $0 == 0x2F || $0 == 0x5C }
    var result: [[UInt8]] = []
    for piece in pieces where !piece.isEmpty {
      switch Array(piece.prefix { $0 != 0x3B }) {
      case [0x2E]: break
      case [0x2E, 0x2E]: _ = result.popLast()
      case let name: result.append(name)
      }
    }
    if pieces.last?.isEmpty ?? true { result.append([]) }
    return result
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x25) else { return bytes }
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count,
        let high = hex(bytes[index + 1]), let low = hex(bytes[index + 2])
      {
        output.append(high << 4 | low)
        index += 3
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}

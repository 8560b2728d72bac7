/// The bidirectional controls that text has opened and not closed.
///
/// Source: Unicode Standard Annex #9, section 2: embeddings, overrides and isolates.
struct OpenDirections {
  /// U+2068.
  static let firstStrongIsolate: [UInt8] = [0xE2, 0x81, 0xA8]
  /// U+2069, which closes an isolate.
  static let popIsolate: [UInt8] = [0xE2, 0x81, 0xA9]
  /// U+202C, which closes an embedding or override.
  static let popFormat: [UInt8] = [0xE2, 0x80, 0xAC]

  /// Deeper nesting has no effect by the standard.
  private static let deepest = 125

  /// What is open, the innermost last: whether each is an isolate.
  private var open: [Bool] = []
  /// The bytes of a character that is not complete yet.
  private var first: UInt8 = 0
  private var second: UInt8 = 0

  var isEmpty: Bool { open.isEmpty }
  var isWithinCharacter: Bool { first != 0 }

  /// Reads the next byte; only needed from E2 on to the end of the character.
  mutating func read(_ byte: UInt8) {
    if byte == 0xE2 {
      (first, second) = (byte, 0)
    } else if second == 0, byte == 0x80 || byte == 0x81 {
      second = byte
    } else {
      if second != 0 { read(second, byte) }
      (first, second) = (0, 0)
    }
  }

  private mutating func read(_ second: UInt8, _ third: UInt8) {
    switch (second, third) {
    case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): push(isIsolate: false)
    case (0x81, 0xA6), (0x81, 0xA7), (0x81, 0xA8): push(isIsolate: true)
    case (0x80, 0xAC): if open.last == false { open.removeLast() }
    case (0x81, 0xA9):
      // An isolate closes what was opened in it.
      if let isolate = open.lastIndex(of: true) { open.removeSubrange(isolate...) }
    default: break
    }
  }

  private mutating func push(isIsolate: Bool) {
    if open.count < Self.deepest { open.append(isIsolate) }
  }

  /// Closes everything; the bytes that do.
  mutating func close() -> [UInt8] {
    defer { open = [] }
    return open.reversed().flatMap { $0 ? Self.popIsolate : Self.popFormat }
  }

  /// The text of a link with each bidirectional control replaced by U+FFFD.
  static func replaced(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

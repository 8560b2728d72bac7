/// The unit of a link's `start` and `end`.
enum OffsetUnit: String, CaseIterable {
  /// Unicode scalars.
  case scalar
  /// Bytes.
  case utf8
  /// UTF-16 code units, as JavaScript and `NSString` count.
  case utf16
}

/// Counts bytes in all three units; the bytes arrive in chunks, which can end inside a character.
///
/// Bytes that are not UTF-8 count as the replacement characters that a decoder inserts: one for each maximal subpart of a
/// character.
///
/// Source: The Unicode Standard, section 3.9, "U+FFFD substitution of maximal subparts".
struct OffsetCounter {
  private var utf8 = 0
  private var scalars = 0
  private var utf16 = 0

  /// How many more bytes the current character needs, and the range of its next byte.
  private var needed = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF
  private var isWide = false

  func offset(in unit: OffsetUnit) -> Int {
    // An incomplete character counts as one.
    let open = needed > 0 ? 1 : 0
    return switch unit {
    case .scalar: scalars + open
    case .utf8: utf8
    case .utf16: utf16 + open
    }
  }

  /// Counts over a link and returns its range.
  mutating func range(of link: String, in unit: OffsetUnit) -> Range<Int> {
    let start = offset(in: unit)
    advance(over: Array(link.utf8)[...])
    return start..<offset(in: unit)
  }

  mutating func advance(over bytes: ArraySlice<UInt8>) {
    utf8 += bytes.count
    var rest = bytes
    while !rest.isEmpty {
      if needed == 0 {
        // Most text is ASCII, of which each byte counts one in every unit.
        let end = rest.firstIndex { $0 >= 0x80 } ?? rest.endIndex
        scalars += end - rest.startIndex
        utf16 += end - rest.startIndex
        rest = rest[end...]
      }
      guard let byte = rest.popFirst() else { return }
      if needed > 0 {
        if byte >= lower, byte <= upper {
          needed -= 1
          lower = 0x80
          upper = 0xBF
          if needed == 0 { count(isWide ? 2 : 1) }
          continue
        }
        needed = 0
        count(1)
      }
      if byte < 0x80 { count(1) } else { begin(with: byte) }
    }
  }

  private mutating func count(_ units: Int) {
    scalars += 1
    utf16 += units
  }

  private mutating func begin(with byte: UInt8) {
    lower = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
    upper = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
    isWide = byte >= 0xF0
    switch byte {
    case 0xC2...0xDF: needed = 1
    case 0xE0...0xEF: needed = 2
    case 0xF0...0xF4: needed = 3
    default: count(1)
    }
  }
}

/// UTF-8 bytes that need not be well-formed, read forwards and backwards by code points.
struct ByteText {
  let base: UnsafePointer<UInt8>
  let count: Int

  /// Represents a byte that is not part of a code point.
  static let invalid: UInt32 = 0xFFFF_FFFF
  /// Represents a code point that the end of the bytes cuts.
  static let truncated: UInt32 = 0xFFFF_FFFE

  /// The code point at `position` and its length; ``invalid`` and 1 where there is none.
  ///
  /// ``truncated`` only where more bytes could complete it.
  @inline(__always)
  func decode(_ position: Int) -> (scalar: UInt32, width: Int) {
    let first = base[position]
    if first < 0x80 { return (UInt32(first), 1) }
    return decodeLong(position, first)
  }

  @inline(never)
  private func decodeLong(_ position: Int, _ first: UInt8) -> (scalar: UInt32, width: Int) {
    let width: Int
    var scalar: UInt32
    switch first {
    case 0xC2...0xDF: (width, scalar) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (width, scalar) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (width, scalar) = (4, UInt32(first & 0x07))
    default: return (Self.invalid, 1)
    }
    for index in 1..<width {
      guard position + index < count else { return (Self.truncated, 1) }
      let byte = base[position + index]
      guard byte & 0xC0 == 0x80 else { return (Self.invalid, 1) }
      // The second byte rules out overlong forms, surrogates and what lies beyond Unicode.
      if index == 1 {
        switch first {
        case 0xE0 where byte < 0xA0, 0xED where byte > 0x9F, 0xF0 where byte < 0x90, 0xF4 where byte > 0x8F:
          return (Self.invalid, 1)
        default: break
        }
      }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, width)
  }

  /// The code point that ends at `position`, which is at least 1, and its length.
  @inline(__always)
  func decode(before position: Int) -> (scalar: UInt32, width: Int) {
    let last = base[position - 1]
    if last < 0x80 { return (UInt32(last), 1) }
    return decodeLong(before: position)
  }

  @inline(never)
  private func decodeLong(before position: Int) -> (scalar: UInt32, width: Int) {
    var start = position - 1
    while start > 0, start > position - 4, base[start] & 0xC0 == 0x80 { start -= 1 }
    let (scalar, width) = decode(start)
    return start + width == position && scalar < Self.truncated ? (scalar, width) : (Self.invalid, 1)
  }
}

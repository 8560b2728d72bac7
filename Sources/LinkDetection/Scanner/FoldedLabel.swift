/// A label in lower case, on the stack: no allocation for a host that turns out to be none.
struct FoldedLabel {
  static let capacity = 64
  private var storage: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0, 0, 0, 0, 0, 0, 0, 0
  )

  /// Calls `body` with the label in lower case, full-width forms narrowed; false if it does not fit or is broken.
  mutating func fold(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ body: (UnsafePointer<UInt8>, Int) -> Bool
  ) -> Bool {
    withUnsafeMutableBytes(of: &storage) { buffer in
      let text = ByteText(base: bytes, count: count)
      var length = 0
      var position = 0
      while position < count {
        let (scalar, width) = text.decode(position)
        guard scalar != ByteText.invalid else { return false }
        position += width
        for byte in Self.lowered(scalar) {
          guard length < buffer.count else { return false }
          buffer[length] = byte
          length += 1
        }
      }
      guard let base = buffer.baseAddress else { return false }
      return body(UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), length)
    }
  }

  private static func lowered(_ value: UInt32) -> Unicode.UTF8.EncodedScalar {
    var folded = value
    switch value {
    case .capitalA ... .capitalZ: folded = value | .caseBit
    case 0xFF21...0xFF3A: folded = value - 0xFEE0 + .space
    case 0xFF01...0xFF5E: folded = value - 0xFEE0
    // Scripts without case need no look-up.
    case 0x0080...0x058F, 0x10A0...0x10FF, 0x1C80...0x1FFF, 0x2C00...0x2DFF:
      folded = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars.first?.value ?? value
    default: break
    }
    let scalar = Unicode.Scalar(folded) ?? "\u{FFFD}"
    return Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.EncodedScalar()
  }
}

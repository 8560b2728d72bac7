/// Strings as JSON writes and reads them.
///
/// Source: RFC 8259, section 7.
package enum JSONText {
  /// The characters that may follow a backslash.
  static let escapes = Array("\"\\/bfnrtu".utf8)

  /// Appends a text in quotes, escaped where JSON asks for it; U+007F is escaped too, as terminals act on it.
  package static func append(_ text: String, to output: inout [UInt8]) {
    output.append(.quote)
    for byte in text.utf8 {
      switch byte {
      case .quote: output += "\\\"".utf8
      case .backslash: output += "\\\\".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0D: output += "\\r".utf8
      case 0x09: output += "\\t".utf8
      case 0x00..<0x20, 0x7F:
        output += "\\u00".utf8
        if byte < 0x10 { output.append(UInt8(ascii: "0")) }
        output += String(byte, radix: 16).utf8
      default: output.append(byte)
      }
    }
    output.append(.quote)
  }

  /// Returns the bytes that a checked string's bytes, without the quotes, mean.
  ///
  /// Half of a surrogate pair becomes U+FFFD; bytes that are not UTF-8 stay.
  package static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var halves: [Int] = []
    return decode(raw, halves: &halves)
  }

  /// - Parameter halves: gets the offset after each half of a surrogate pair that has no other half.
  static func decode(_ raw: ArraySlice<UInt8>, halves: inout [Int]) -> [UInt8] {
    guard raw.contains(.backslash) else { return Array(raw) }
    var output: [UInt8] = []
    output.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      index += 1
      guard byte == .backslash, index < raw.endIndex else {
        output.append(byte)
        continue
      }
      let escape = raw[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "b"): output.append(0x08)
      case UInt8(ascii: "f"): output.append(0x0C)
      case UInt8(ascii: "u"):
        if let scalar = scalar(in: raw, at: &index) {
          output += String(scalar).utf8
        } else {
          halves.append(index)
          output += "\u{FFFD}".utf8
        }
      default: output.append(escape)
      }
    }
    return output
  }

  /// Reads the digits after `\u`, and the second half of a pair after the first; nil for half a pair.
  private static func scalar(in raw: ArraySlice<UInt8>, at index: inout Int) -> Unicode.Scalar? {
    let first = unit(in: raw, at: index)
    index += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), raw[index...].starts(with: [.backslash, UInt8(ascii: "u")])
    else {
      return nil
    }
    let second = unit(in: raw, at: index + 2)
    guard (0xDC00..<0xE000).contains(second) else { return nil }
    index += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private static func unit(in raw: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    raw[index..<min(index + 4, raw.endIndex)].reduce(0) { value, byte in
      value << 4 | UInt32(byte.isDigit ? byte - 0x30 : (byte | 0x20) - 0x57)
    }
  }
}

extension String {
  /// The text as JSON has it, in quotes.
  package var jsonQuoted: String {
    var output: [UInt8] = []
    JSONText.append(self, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

import LinkDetection

/// Strings as JSON writes and reads them.
///
/// Source: RFC 8259, section 7.
enum JSONText {
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: output += "\\\"".utf8
      case 0x5C: output += "\\\\".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0D: output += "\\r".utf8
      case 0x09: output += "\\t".utf8
      case 0x00..<0x20, 0x7F:
        output += "\\u00".utf8
        output += (byte < 0x10 ? "0" : "").utf8
        output += String(byte, radix: 16).utf8
      default: output.append(byte)
      }
    }
    output.append(0x22)
  }

  /// The members of a link's object, without the braces.
  static func appendMembers(of link: UTF8Link, at place: Range<Int>, to output: inout [UInt8]) {
    output += "\"start\":\(place.lowerBound),\"end\":\(place.upperBound),\"text\":".utf8
    append(link.text, to: &output)
    output += ",\"kind\":".utf8
    append(link.kind.name, to: &output)
    output += ",\"url\":".utf8
    if let url = link.url { append(url, to: &output) } else { output += "null".utf8 }
  }

  /// The text of a string between its quotes; the string must have passed ``JSONScanner``.
  ///
  /// Half of a surrogate pair becomes U+FFFD; bytes that are no UTF-8 stay.
  static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard raw.contains(0x5C) else { return Array(raw) }
    var output: [UInt8] = []
    output.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      index += 1
      guard byte == 0x5C, index < raw.endIndex else {
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
      case UInt8(ascii: "u"): output += String(scalar(in: raw, at: &index)).utf8
      default: output.append(escape)
      }
    }
    return output
  }

  /// Reads the digits after `\u`, and the second half of a pair after the first.
  private static func scalar(in raw: ArraySlice<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let first = unit(in: raw, at: index)
    index += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    if (0xD800..<0xDC00).contains(first), raw[index...].starts(with: [0x5C, UInt8(ascii: "u")]) {
      let second = unit(in: raw, at: index + 2)
      if (0xDC00..<0xE000).contains(second) {
        index += 6
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    return "\u{FFFD}"
  }

  private static func unit(in raw: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    raw[index..<min(index + 4, raw.endIndex)].reduce(0) { value, byte in
      value << 4 | UInt32(byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57)
    }
  }
}

/// The bytes that one part of a URL must not carry as they are.
///
/// Source: WHATWG URL Standard, section 1.3, "percent-encode sets". Every set holds the C0 controls, U+007F
/// and all bytes of non-ASCII characters; a set names what else it holds.
struct PercentEncodeSet: Sendable {
  private let low: UInt64
  private let high: UInt64

  private init(_ base: PercentEncodeSet?, adding characters: StaticString) {
    var low = base?.low ?? 0xFFFF_FFFF
    var high = base?.high ?? 1 << 63
    for byte in characters.description.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    self.low = low
    self.high = high
  }

  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low & (1 << UInt64(byte)) != 0 }
    return byte >= 0x80 || high & (1 << UInt64(byte - 64)) != 0
  }

  static let control = PercentEncodeSet(nil, adding: "")
  static let fragment = PercentEncodeSet(control, adding: " \"<>`")
  static let query = PercentEncodeSet(control, adding: " \"#<>")
  static let specialQuery = PercentEncodeSet(query, adding: "'")
  static let path = PercentEncodeSet(query, adding: "?^`{}")
  /// The bytes that a segment made from plain text must encode: separators of segments, and the percent sign.
  static let segment = PercentEncodeSet(path, adding: "/\\%")
  static let userInfo = PercentEncodeSet(path, adding: "/:;=@[\\]|")
}

enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func append(_ byte: UInt8, encodedBy set: PercentEncodeSet, to output: inout [UInt8]) {
    if set.contains(byte) {
      appendTriplet(byte, to: &output)
    } else {
      output.append(byte)
    }
  }

  static func appendTriplet(_ byte: UInt8, to output: inout [UInt8]) {
    output.append(0x25)
    output.append(digits[Int(byte >> 4)])
    output.append(digits[Int(byte & 15)])
  }

  static func encode(_ bytes: some Collection<UInt8>, by set: PercentEncodeSet) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for byte in bytes { append(byte, encodedBy: set, to: &output) }
    return output.text
  }

  /// Turns each `%` with two hexadecimal digits into its byte and leaves every other byte alone.
  static func decode(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      if byte == 0x25, bytes.distance(from: index, to: bytes.endIndex) >= 2,
        let high = bytes[index].hexValue, let low = bytes[bytes.index(after: index)].hexValue
      {
        output.append(high << 4 | low)
        index = bytes.index(index, offsetBy: 2)
      } else {
        output.append(byte)
      }
    }
    return output
  }
}

/// Questions about single ASCII bytes, as section 4.1 of the Infra Standard names them.
extension UInt8 {
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIIUpper: Bool { (0x41...0x5A).contains(self) }
  var asciiLowered: UInt8 { isASCIIUpper ? self | 0x20 : self }

  /// The value of a hexadecimal digit; nil where the byte is none.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30
    case 0x41...0x46: self &- 0x37
    case 0x61...0x66: self &- 0x57
    default: nil
    }
  }

  /// What browsers drop anywhere in a URL: tab, line feed, carriage return.
  var isTabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Collection<UInt8> {
  /// These bytes as text; a byte that is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Whether these bytes equal a lower-case ASCII text, not minding case.
  func equalsIgnoringCase(_ lowered: StaticString) -> Bool {
    let other = lowered.description.utf8
    return count == other.count && zip(self, other).allSatisfy { $0.asciiLowered == $1 }
  }
}

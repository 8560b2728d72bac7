extension WebHost {
  /// An IPv4 address.
  public struct IPv4: Hashable, Sendable, CustomStringConvertible {
    /// The address as a number, first octet highest.
    public let value: UInt32

    /// Makes an address from its number, first octet highest.
    public init(value: UInt32) { self.value = value }

    /// The four octets, first one first.
    public var octets: [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Four decimal numbers with dots between them.
    public var description: String {
      octets.map(String.init).joined(separator: ".")
    }
  }
}

/// Reads IPv4 addresses in the forms that browsers take: one to four numbers, decimal, octal or hexadecimal.
///
/// Source: WHATWG URL Standard, section 3.5, "IPv4 parser" and "ends in a number checker".
enum IPv4Parser {
  /// Whether a domain must be read as an IPv4 address: its last part that is not empty is a number.
  static func endsInNumber(_ domain: some BidirectionalCollection<UInt8>) -> Bool {
    // Most names end in a letter that no number ends in, so the parts are looked for only after this test.
    guard let last = domain.last, last.hexValue != nil || last | 0x20 == 0x78 || last == 0x2E else {
      return false
    }
    var parts = domain.split(separator: 0x2E, omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true {
      if parts.count == 1 { return false }
      parts.removeLast()
    }
    guard let part = parts.last else { return false }
    return !part.isEmpty && part.allSatisfy(\.isASCIIDigit) || number(part) != nil
  }

  /// The address, and whether it was written in four plain decimal numbers; nil where browsers refuse it.
  static func parse(_ domain: some BidirectionalCollection<UInt8>) -> (address: WebHost.IPv4, plain: Bool)? {
    var plain = true
    var parts = domain.split(separator: 0x2E, omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true {
      plain = false
      parts.removeLast()
    }
    guard parts.count <= 4 else { return nil }
    var value: UInt64 = 0
    for (position, part) in parts.enumerated() {
      guard let (number, decimal) = number(part) else { return nil }
      plain = plain && decimal
      if position < parts.count - 1 {
        guard number <= 255 else { return nil }
        value |= number << UInt64(8 * (3 - position))
      } else {
        guard number < 1 << UInt64(8 * (5 - parts.count)) else { return nil }
        value |= number
      }
    }
    return (WebHost.IPv4(value: UInt32(value)), plain && parts.count == 4)
  }

  private static func number(_ part: some BidirectionalCollection<UInt8>) -> (value: UInt64, decimal: Bool)? {
    guard let first = part.first else { return nil }
    var digits = part[...]
    var radix: UInt64 = 10
    if first == 0x30, part.count >= 2 {
      digits = digits.dropFirst()
      radix = 8
      if let mark = digits.first, mark | 0x20 == 0x78 {
        digits = digits.dropFirst()
        radix = 16
      }
    }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = byte.hexValue, digit < radix else { return nil }
      // Above 32 bits the exact value no longer matters: it is refused either way.
      if value <= UInt64(UInt32.max) { value = value * radix + UInt64(digit) }
    }
    return (value, radix == 10)
  }
}

extension WebHost {
  /// An IPv6 address.
  public struct IPv6: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    /// Makes an address from its eight 16-bit pieces; nil where there are not eight.
    public init?(pieces: [UInt16]) {
      guard pieces.count == 8 else { return nil }
      high = pieces[..<4].reduce(0) { $0 << 16 | UInt64($1) }
      low = pieces[4...].reduce(0) { $0 << 16 | UInt64($1) }
    }

    /// The eight 16-bit pieces, first one first.
    public var pieces: [UInt16] {
      [high, low].flatMap { half in
        [48, 32, 16, 0].map { UInt16(truncatingIfNeeded: half >> UInt64($0)) }
      }
    }

    /// The IPv4 address inside an IPv4-mapped one such as `::ffff:127.0.0.1`, else nil.
    public var mappedIPv4: IPv4? {
      high == 0 && low >> 32 == 0xFFFF ? IPv4(value: UInt32(truncatingIfNeeded: low)) : nil
    }

    /// The shortest form, without brackets: the first longest run of two or more zero pieces becomes `::`.
    ///
    /// Source: WHATWG URL Standard, section 3.6, "IPv6 serializer".
    public var description: String {
      let pieces = pieces
      var longest = 0..<0
      var start = 0
      for index in 0...8 where index == 8 || pieces[index] != 0 {
        if index - start > max(longest.count, 1) { longest = start..<index }
        start = index + 1
      }
      let hexadecimal = pieces.map { String($0, radix: 16) }
      guard !longest.isEmpty else { return hexadecimal.joined(separator: ":") }
      return hexadecimal[..<longest.lowerBound].joined(separator: ":") + "::"
        + hexadecimal[longest.upperBound...].joined(separator: ":")
    }
  }
}

/// Reads an IPv6 address without its brackets.
///
/// Source: WHATWG URL Standard, section 3.5, "IPv6 parser".
enum IPv6Parser {
  static func parse(_ input: ArraySlice<UInt8>) -> WebHost.IPv6? {
    var pieces: [UInt16] = []
    var compress: Int?
    var rest = input
    if rest.first == 0x3A {
      guard rest.dropFirst().first == 0x3A else { return nil }
      rest = rest.dropFirst(2)
      compress = 0
    }
    while let byte = rest.first {
      // `::` represents at least one zero piece.
      let used = pieces.count + (compress == nil ? 0 : 1)
      if used == 8 { return nil }
      if byte == 0x3A {
        if compress != nil { return nil }
        rest = rest.dropFirst()
        compress = pieces.count
        continue
      }
      let digits = rest.prefix(4).prefix { $0.hexValue != nil }
      let after = rest.dropFirst(digits.count)
      if after.first == 0x2E {
        guard !digits.isEmpty, used <= 6, let last = embeddedIPv4(rest) else { return nil }
        pieces += [UInt16(truncatingIfNeeded: last >> 16), UInt16(truncatingIfNeeded: last)]
        break
      }
      pieces.append(digits.reduce(0) { $0 << 4 | UInt16($1.hexValue ?? 0) })
      rest = after
      if rest.first == 0x3A {
        rest = rest.dropFirst()
        if rest.isEmpty { return nil }
      } else if !rest.isEmpty {
        return nil
      }
    }
    if let compress {
      pieces.insert(contentsOf: repeatElement(0, count: 8 - pieces.count), at: compress)
    }
    return WebHost.IPv6(pieces: pieces)
  }

  /// Four decimal numbers up to 255 without leading zeros, as the end of an IPv6 address has them.
  private static func embeddedIPv4(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var value: UInt32 = 0
    for part in parts {
      guard (1...3).contains(part.count), part.allSatisfy(\.isASCIIDigit),
        part.count == 1 || part.first != 0x30,
        let octet = UInt8(part.text)
      else { return nil }
      value = value << 8 | UInt32(octet)
    }
    return value
  }
}

/// Reads the host of a URL.
///
/// 1. Brackets hold an IPv6 address and nothing else.
/// 2. A scheme that browsers do not know has an opaque host: percent-encoded, otherwise as written.
/// 3. Else the text is percent-decoded and becomes an ASCII domain (``IDNA``).
/// 4. A domain whose last label is a number is an IPv4 address or refused.
///
/// Source: WHATWG URL Standard, section 3.5, "host parser".
enum HostParser {
  static func parse(
    _ bytes: ArraySlice<UInt8>, special: Bool, log: inout some URLParserLog
  ) throws(URLFailure) -> WebHost {
    let range = bytes.startIndex..<bytes.endIndex
    if bytes.first == 0x5B {
      guard bytes.last == 0x5D, bytes.count > 1,
        let address = IPv6Parser.parse(bytes.dropFirst().dropLast())
      else { throw URLFailure(code: .invalidIPv6, range: range) }
      return .ipv6(address)
    }
    guard special else { return try opaque(bytes, log: &log) }

    let decoded = bytes.contains(0x25) ? PercentEncoding.decode(bytes)[...] : bytes
    if decoded.count != bytes.count { log.record(.percentEncodedHost, range) }

    let domain = try asciiDomain(decoded, range: range, log: &log)
    if IPv4Parser.endsInNumber(domain) {
      guard let (address, plain) = IPv4Parser.parse(domain) else {
        throw URLFailure(code: .invalidIPv4, range: range)
      }
      if !plain { log.record(.obfuscatedIPAddress, range) }
      return .ipv4(address)
    }
    return .domain(WebHost.Domain(canonical: domain.text))
  }

  /// Takes an ASCII domain without decoding its `xn--` labels, because name servers accept any.
  ///
  /// Source: WHATWG URL Standard, section 3.3, "domain to ASCII", and the forbidden domain code points.
  private static func asciiDomain(
    _ bytes: ArraySlice<UInt8>, range: Range<Int>, log: inout some URLParserLog
  ) throws(URLFailure) -> [UInt8] {
    var domain = bytes.map(\.asciiLowered)
    if bytes.contains(where: { $0 >= 0x80 }) {
      guard let mapped = IDNA.toASCII(bytes) else {
        let shown = IDNA.firstRefused(in: bytes).map { place(of: $0, in: bytes, range: range) }
        throw URLFailure(code: .invalidInternationalHost, range: shown ?? range)
      }
      log.record(.mappedHost, range)
      domain = mapped
    }
    // The mapping may bring what the text did not show (U+2100 becomes `a/c`), or take what it did.
    if domain.contains(where: isForbiddenInDomain) {
      let shown = bytes.firstIndex(where: isForbiddenInDomain).map {
        place(of: $0..<$0 + 1, in: bytes, range: range)
      }
      throw URLFailure(code: .forbiddenHostCharacter, range: shown ?? range)
    }
    guard !domain.isEmpty else { throw URLFailure(code: .emptyHost, range: range) }
    return domain
  }

  private static func opaque(
    _ bytes: ArraySlice<UInt8>, log: inout some URLParserLog
  ) throws(URLFailure) -> WebHost {
    if let bad = bytes.firstIndex(where: isForbiddenInHost) {
      throw URLFailure(code: .forbiddenHostCharacter, range: bad..<bad + 1)
    }
    return bytes.isEmpty ? .empty : .opaque(.init(encoded: PercentEncoding.encode(bytes, by: .control)))
  }

  /// Points at a piece of the host where the text was not percent-decoded, else at the whole host.
  private static func place(of piece: Range<Int>, in bytes: ArraySlice<UInt8>, range: Range<Int>) -> Range<
    Int
  > {
    bytes.startIndex == range.lowerBound && bytes.count == range.count ? piece : range
  }

  /// Source: WHATWG URL Standard, section 3.2, "forbidden host code point".
  static func isForbiddenInHost(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00, 0x09, 0x0A, 0x0D, 0x20, 0x23, 0x2F, 0x3A, 0x3C, 0x3E, 0x3F, 0x40, 0x5B...0x5E, 0x7C: true
    default: false
    }
  }

  /// Source: WHATWG URL Standard, section 3.2, "forbidden domain code point".
  private static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x25 || byte == 0x7F || isForbiddenInHost(byte)
  }
}

/// A range of IP addresses: those that begin with the same bits.
///
/// `192.168.0.0/16` contains all addresses from `192.168.0.0` to `192.168.255.255`; `2001:db8::/32` contains all IPv6 addresses
/// that begin with these 32 bits. An IPv6 address that embeds an IPv4 address is in the ranges of that IPv4 address.
///
/// Source: RFC 4632, section 3.1; RFC 4291, section 2.3.
public struct AddressRange: Hashable, Sendable {
  private let pieces: [UInt16]
  /// How many bits are the same in all addresses of the range.
  public let prefixLength: Int

  /// Reads a range: an IPv4 or IPv6 address without brackets, a slash, and the number of bits; nil where the text is none.
  ///
  /// Bits of the address after that number are ignored: `10.1.2.3/8` equals `10.0.0.0/8`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...3).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(\.isASCIIDigit),
      let length = Int(parts[1]), let pieces = Self.pieces(String(parts[0])), length <= pieces.count * 16
    else { return nil }
    prefixLength = length
    self.pieces = pieces.enumerated().map { index, piece in
      let kept = min(16, max(0, length - index * 16))
      return piece & ~UInt16(truncatingIfNeeded: 0xFFFF >> kept)
    }
  }

  /// Whether an address is in the range; never so for a name.
  public func contains(_ host: WebHost) -> Bool {
    switch host {
    case .ipv4(let address): contains(Self.pieces(address))
    case .ipv6(let address):
      contains(address.pieces) || address.mappedIPv4.map { contains(Self.pieces($0)) } ?? false
    case .domain, .opaque, .empty: false
    }
  }

  private func contains(_ address: [UInt16]) -> Bool {
    guard address.count == pieces.count else { return false }
    return zip(address, pieces).enumerated().allSatisfy { index, pair in
      let kept = min(16, max(0, prefixLength - index * 16))
      return (pair.0 ^ pair.1) & ~UInt16(truncatingIfNeeded: 0xFFFF >> kept) == 0
    }
  }

  /// The address as two or eight pieces; nil where the text is no address in full.
  private static func pieces(_ text: String) -> [UInt16]? {
    if text.contains(":") {
      guard case .ipv6(let address) = WebHost("[\(text)]") else { return nil }
      return address.pieces
    }
    // Other spellings of an IPv4 address, such as 10 or 0x0A.0.0.0, are none of a range.
    guard case .ipv4(let address) = WebHost(text), address.description == text else { return nil }
    return pieces(address)
  }

  private static func pieces(_ address: WebHost.IPv4) -> [UInt16] {
    [UInt16(truncatingIfNeeded: address.value >> 16), UInt16(truncatingIfNeeded: address.value)]
  }
}

extension AddressRange: CustomStringConvertible, LosslessStringConvertible {
  /// The range in canonical form: its first address, a slash, and the number of bits.
  public var description: String {
    let address =
      WebHost.IPv6(pieces: pieces)?.description
      ?? WebHost.IPv4(value: pieces.reduce(0) { $0 << 16 | UInt32($1) }).description
    return "\(address)/\(prefixLength)"
  }
}

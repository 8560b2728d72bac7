import Testing
import WebAddress

@Suite struct AddressRangeTests {
  @Test(
    "A range reads back in canonical form",
    arguments: [
      ("10.0.0.0/8", "10.0.0.0/8"), ("10.1.2.3/8", "10.0.0.0/8"), ("203.0.113.255/31", "203.0.113.254/31"),
      ("1.2.3.4/32", "1.2.3.4/32"), ("255.255.255.255/0", "0.0.0.0/0"),
      ("255.255.255.255/17", "255.255.128.0/17"),
      ("2001:DB8:0:0::1/32", "2001:db8::/32"), ("::/0", "::/0"), ("ffff::1/128", "ffff::1/128"),
      ("fe80::1/10", "fe80::/10"), ("ffff:ffff::/17", "ffff:8000::/17"),
    ])
  func canonical(text: String, expected: String) throws {
    let range = try #require(AddressRange(text))
    #expect(range.description == expected)
    #expect(AddressRange(expected) == range)
  }

  @Test(
    "What is no range is none",
    arguments: [
      "", "/", "10.0.0.0", "10.0.0.0/", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8",
      "10/8",
      "0x0a.0.0.0/8", "10.0.0.0./8", "example.com/8", "::/129", "[::]/8", "10.0.0.0/1000", "10.0.0.0/٨",
      " 10.0.0.0/8",
    ])
  func none(text: String) { #expect(AddressRange(text) == nil) }

  @Test("Every length splits the addresses where it says")
  func lengths() throws {
    for length in 1...32 {
      let range = try #require(AddressRange("170.170.170.170/\(length)"))
      let base = WebHost.IPv4(value: 0xAAAA_AAAA)
      #expect(range.contains(.ipv4(base)))
      let lastInside: UInt32 = 1 << UInt32(32 - length)
      #expect(!range.contains(.ipv4(WebHost.IPv4(value: base.value ^ lastInside))))
      if length < 32 { #expect(range.contains(.ipv4(WebHost.IPv4(value: base.value ^ lastInside >> 1)))) }
    }
    for length in 1...128 {
      let pieces = [UInt16](repeating: 0xAAAA, count: 8)
      let range = try #require(AddressRange("aaaa:aaaa:aaaa:aaaa:aaaa:aaaa:aaaa:aaaa/\(length)"))
      func flipped(_ bit: Int) -> WebHost {
        var pieces = pieces
        pieces[bit / 16] ^= 0x8000 >> UInt16(bit % 16)
        return .ipv6(WebHost.IPv6(pieces: pieces)!)
      }
      #expect(!range.contains(flipped(length - 1)))
      if length < 128 { #expect(range.contains(flipped(length))) }
    }
  }
}

import Testing

@testable import WebAddress

@Suite struct WebHostTests {
  @Test(
    "An IPv4 address is read in every form browsers take",
    arguments: [
      ("127.0.0.1", "127.0.0.1"), ("0x7f.1", "127.0.0.1"), ("2130706433", "127.0.0.1"),
      ("017700000001", "127.0.0.1"),
      ("0X7F.0x0.1", "127.0.0.1"), ("1.2.3", "1.2.0.3"), ("1.2.3.4.", "1.2.3.4"), ("0x", "0.0.0.0"),
      ("１２７.０.０.１", "127.0.0.1"), ("%31%32%37.1", "127.0.0.1"), ("4294967295", "255.255.255.255"),
    ])
  func ipv4(text: String, expected: String) throws {
    let host = try #require(WebHost(text))
    #expect(host.serialized == expected)
    #expect(host.isAddress)
  }

  @Test(
    "A host that ends in a number and is no IPv4 address is refused",
    arguments: [
      "256.256.256.256", "1.2.3.4.5", "4294967296", "1.2.3.08", "a.0x1", "a.1", "1..2", "0x100000000",
    ])
  func badIPv4(text: String) {
    #expect(WebHost(text) == nil)
  }

  @Test(
    "An IPv6 address gets its shortest form",
    arguments: [
      ("[::]", "[::]"), ("[::1]", "[::1]"), ("[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"),
      ("[1:0:2:0:3:0:4:0]", "[1:0:2:0:3:0:4:0]"),
      ("[2001:DB8:0:0:0:0:0:1]", "[2001:db8::1]"), ("[::FFFF:1.2.3.4]", "[::ffff:102:304]"),
      ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]"),
      ("[1::8]", "[1::8]"), ("[0:0:1::]", "[0:0:1::]"),
    ])
  func ipv6(text: String, expected: String) {
    #expect(WebHost(text)?.serialized == expected)
  }

  @Test(
    "What is no IPv6 address is refused",
    arguments: [
      "[]", "[:]", "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7::8]", "[1::2::3]", "[12345::]",
      "[::1",
      "::1", "[::1]x", "[g::]", "[1:]", "[::1.2.3]", "[::1.2.3.256]", "[::01.2.3.4]", "[1.2.3.4]",
      "[::%eth0]",
    ])
  func badIPv6(text: String) {
    #expect(WebHost(text) == nil)
  }

  @Test("An IPv4 address inside an IPv6 one is found")
  func mapped() throws {
    guard case .ipv6(let address)? = WebHost("[::ffff:10.0.0.1]") else {
      Issue.record("no IPv6 address")
      return
    }
    #expect(address.mappedIPv4?.description == "10.0.0.1")
    #expect(WebHost.IPv6(pieces: [1, 2, 3]) == nil)
    #expect(WebHost.IPv6(pieces: address.pieces) == address)
  }

  @Test(
    "A name in any script becomes ASCII, and back",
    arguments: [
      ("예시.한국", "xn--vv4b11d.xn--3e0b707e", "예시.한국"),
      ("BÜCHER.example", "xn--bcher-kva.example", "bücher.example"),
      ("bu\u{308}cher.example", "xn--bcher-kva.example", "bücher.example"),
      ("straße.example", "xn--strae-oqa.example", "straße.example"),
      ("ｅｘａｍｐｌｅ．com", "example.com", "example.com"),
      ("a。b｡c", "a.b.c", "a.b.c"),
      ("exam\u{AD}ple.com", "example.com", "example.com"),
      ("XN--BCHER-KVA.example", "xn--bcher-kva.example", "bücher.example"),
      ("%E4%B8%AD.example", "xn--fiq.example", "中.example"),
      ("ü..example.", "xn--tda..example.", "ü..example."),
      ("𝐀b.example", "ab.example", "ab.example"),
    ])
  func idn(text: String, ascii: String, unicode: String) throws {
    let domain = try #require(WebHost(text)?.domain)
    #expect(domain.ascii == ascii)
    #expect(domain.unicode == unicode)
  }

  @Test(
    "A label that only claims to be encoded stays as it is",
    arguments: [
      "xn--", "xn--a", "xn--ab-j1t-", "xn--zzzzzzzzzzzzzz", "xn--999999999999", "xn--a-", "xn--google-",
    ])
  func invalidEncoding(label: String) throws {
    let domain = try #require(WebHost("\(label).example")?.domain)
    #expect(domain.unicode == "\(label).example")
    #expect(domain.displayed == "\(label).example")
  }

  @Test(
    "A host that no name can be made of is refused",
    arguments: [
      "", "a b", "a<b", "a%00b", "a%25b", "a/b", "a\\b", "a@b", "a:b", "℀.example", "a％b.example", "a：80",
      "\u{FFF0}.example",
      "\u{300}a.example", "אa.example", "a\u{200D}ü.example", "\u{E000}.example", "%FF.example", "a^b", "a|b",
    ])
  func refused(text: String) {
    #expect(WebHost(text) == nil)
  }

  @Test("Punycode that is cut, too high or far too long is refused")
  func punycode() {
    let decode = { (text: String) in
      Punycode.decode(Array(text.utf8)).map { String(String.UnicodeScalarView($0)) }
    }
    #expect(decode("bcher-kva") == "bücher")
    #expect(decode("fiqs8s") == "中国")
    #expect(decode("kva-") == "kva")
    #expect(decode("99999999") == nil)
    #expect(decode("!") == nil)
    #expect(decode("bcher-kv") == nil)
    #expect(decode(String(repeating: "a", count: 10_000)) == nil)
  }

  @Test(
    "A label is encoded and read again as itself",
    arguments: [
      ("bücher", "bcher-kva"), ("中国", "fiqs8s"), ("ä-b", "-b-uia"), ("-", "--"), ("😀", "e28h"),
      ("\u{10FFFF}a", "a-g023p"),
      ("правда", "80aafi6cg"), ("", ""),
    ])
  func encode(label: String, expected: String) throws {
    let scalars = Array(label.unicodeScalars)
    let encoded = try #require(Punycode.encode(scalars))
    #expect(String(decoding: encoded, as: UTF8.self) == expected)
    #expect(Punycode.decode(encoded) == scalars)
    #expect(Punycode.encode(Array(repeating: "ü", count: 10_000)) == nil)
  }

  @Test(
    "What browsers take although no registry would is taken",
    arguments: [
      ("-ü-.example", "xn-----xka.example"), ("ab--ü.example", "xn--ab---3ra.example"),
      ("a≠b.example", "xn--ab-miv.example"),
      ("ü\u{AD}.\u{AD}.example", "xn--tda..example"), ("ü\".example", "xn--\"-dha.example"),
      ("نامه\u{200C}ای.example", "xn--mgba3gch31f060k.example"),
      ("क्\u{200D}ष.example", "xn--11b2ezcw70k.example"),
      ("ü." + String(repeating: "a", count: 70), "xn--tda." + String(repeating: "a", count: 70)),
    ])
  func permissive(text: String, ascii: String) {
    #expect(WebHost(text)?.serialized == ascii)
  }

  @Test(
    "Labels that run from right to left keep the bidi rule",
    arguments: [
      ("מבחן.example", true), ("מבחן1.example", true), ("1מבחן.example", false), ("מבחן-.example", false),
      ("מבחןa.example", false), ("מבחן.1.example", false), ("م1٢.example", false), ("م٢.example", true),
      ("a1.מבחן", true), ("1a.מבחן", false), ("מבחן\u{5B0}.example", true),
    ])
  func bidi(text: String, expected: Bool) {
    #expect((WebHost(text) != nil) == expected)
  }

  @Test("A name whose labels together break the bidi rule is shown in ASCII")
  func bidiDisplay() throws {
    let domain = try #require(WebHost("1a.xn--4dbcagdahymbxekheh6e0a7fei0b.xn--tda")?.domain)
    #expect(domain.displayed == domain.ascii)
  }

  @Test("The generated tables are in order")
  func tables() {
    for (starts, ends) in [
      (IDNATables.bidiStarts, IDNATables.bidiEnds), (IDNATables.joiningStarts, IDNATables.joiningEnds),
    ] {
      #expect(starts.count == ends.count && zip(starts, ends).allSatisfy { $0 <= $1 })
      #expect(zip(ends, starts.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(IDNATables.mappingStarts.count == IDNATables.mappingValues.count)
    #expect(IDNATables.mappingStarts.first == 0)
    #expect(zip(IDNATables.mappingStarts, IDNATables.mappingStarts.dropFirst()).allSatisfy { $0 < $1 })
    let all = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    let valid = all.count { IDNATables.mapping(of: $0) == .valid }
    #expect(valid > 140_000)
  }

  @Test("The host of an unknown scheme stays as written")
  func opaque() throws {
    let url = try #require(WebURL("myapp://Ü%41B/"))
    #expect(url.host?.serialized == "%C3%9C%41B")
    #expect(WebURL("myapp://a b/") == nil)
    #expect(url.host?.registrableDomain == nil)
  }

  @Test("Two spellings of one host are equal")
  func equality() {
    #expect(WebHost("EXAMPLE.com") == WebHost("ｅｘａｍｐｌｅ.com"))
    #expect(WebHost("0x7f.1") == WebHost("127.0.0.1"))
    #expect(WebHost("example.com") != WebHost("example.com."))
  }
}

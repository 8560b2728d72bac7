import Testing

@testable import WebAddress

@Suite struct RegistrableDomainTests {
  @Test(
    "The registrable domain is the public suffix and one label more",
    arguments: [
      ("example.com", "com", "example.com"), ("a.b.example.com", "com", "example.com"),
      ("a.example.co.uk", "co.uk", "example.co.uk"), ("a.b.github.io", "github.io", "b.github.io"),
      ("x.y.example.ck", "example.ck", "y.example.ck"), ("a.www.ck", "ck", "www.ck"),
      ("a.city.kobe.jp", "kobe.jp", "city.kobe.jp"), ("a.b.c.kobe.jp", "c.kobe.jp", "b.c.kobe.jp"),
      ("a.예시.한국", "xn--3e0b707e", "xn--vv4b11d.xn--3e0b707e"),
      ("a.example.個人.hk", "xn--gmqw5a.hk", "example.xn--gmqw5a.hk"),
      ("a.b.unlisted", "unlisted", "b.unlisted"), ("www.example.com.", "com.", "example.com."),
    ])
  func registrable(host: String, suffix: String, expected: String) throws {
    let domain = try #require(WebHost(host)?.domain)
    #expect(domain.publicSuffix?.ascii == suffix)
    #expect(domain.registrableDomain?.ascii == expected)
  }

  @Test(
    "A public suffix, an address and a name with an empty label have none",
    arguments: ["com", "co.uk", "github.io", "example.ck", "127.0.0.1", "[::1]", "a..com", ".", "localhost"])
  func none(host: String) {
    #expect(WebHost(host)?.registrableDomain == nil)
  }

  @Test("The generated table is whole and in order")
  func table() {
    let names = PublicSuffixes.rules.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.count == PublicSuffixes.count)
    #expect(names.count > 9_000)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test("A top-level domain is known or not")
  func known() {
    #expect(WebHost("a.com")?.domain?.hasKnownTopLevelDomain == true)
    #expect(WebHost("a.ck")?.domain?.hasKnownTopLevelDomain == true)
    #expect(WebHost("a.unlisted")?.domain?.hasKnownTopLevelDomain == false)
  }

  @Test("A name of a thousand labels is answered like any other")
  func long() throws {
    let host = String(repeating: "a.", count: 1_000) + "example.co.uk"
    #expect(WebHost(host)?.registrableDomain?.ascii == "example.co.uk")
  }
}

import Testing
import WebAddress

@Suite struct HostElisionTests {
  @Test(
    "A host is shortened at its start, label by label, and never its registrable domain",
    arguments: [
      ("shop.example", 40, "shop.example"), ("shop.example", 3, "shop.example"),
      (
        "www.bank.example.login.session-9f3a2c.verify.other.example", 40,
        "…session-9f3a2c.verify.other.example"
      ),
      ("www.bank.example.login.session-9f3a2c.verify.other.example", 21, "…verify.other.example"),
      ("www.bank.example.login.session-9f3a2c.verify.other.example", 20, "…other.example"),
      ("www.bank.example.login.session-9f3a2c.verify.other.example", 1, "…other.example"),
      ("a.b.c.shop.co.uk", 12, "…shop.co.uk"), ("127.0.0.1", 3, "127.0.0.1"), ("localhost", 3, "localhost"),
      ("[::1]", 2, "[::1]"), ("www.길.example", 8, "…길.example"), ("co.uk", 2, "co.uk"),
    ])
  func elision(text: String, count: Int, shown: String) throws {
    let host = try #require(WebHost(text))
    #expect(host.displayed(atMost: count) == shown)
    #expect(host.displayed(atMost: count).hasSuffix(host.displayedOwner))
  }

  @Test("At every width the end of a host is its end")
  func everyWidth() throws {
    let host = try #require(WebHost("www.bank.example.login.session-9f3a2c.verify.other.example"))
    for width in 0...host.displayed.count + 1 {
      let shown = host.displayed(atMost: width)
      #expect(shown.hasSuffix("other.example"), "at \(width)")
      #expect(shown == host.displayed || shown.hasPrefix("…"))
    }
  }
}

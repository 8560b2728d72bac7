import LinkDetection
import Testing

@Suite("URLs with a scheme in the chat profile")
struct ChatURLTests {
  let detector = LinkDetector()

  @Test(
    "Any host behind a listed scheme is linked",
    arguments: [
      "|http://site.notadomain/x|", "|http://localhost|", "|http://localhost:3000/x|", "|https://192.0.2.1/|",
      "|http://[::1]:8080/|", "|http://[2001:db8::1]/a|", "|http://me@[::1]/|", "|HTTP://SITE.EXAMPLE/A|",
      "|ftp://site.example/a|",
      "|https://wiki/page|", "|http://site.example.:8080/a|", "|http://site.example./a|",
      "|http://my_host.site.example.com/|",
      "|https://üñîçø.example/ä|", "|http://🍕.example/|", "|https://5b--x.example.com/|",
      "|ws://site.example/socket|",
      "|http://site.example?q=1|", "|http://site.example#top|", "|http://site.example:80|",
    ])
  func hosts(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "What is no URL stays text",
    arguments: [
      "http://", "http://.", "http://..", "http://?", "http:// site", "http://#", "ahttp://site.example",
      "xyz://site.example.com/a", "javascript://site.example.com/%0aalert(1)", "JaVaScRiPt://example.com/",
      "vbscript:run(1)",
      "data:text/html,x", "http://-site.example", "http://a..example.com", "http://site.example_.com",
      "http://@example.com",
      "http://@@example.com", "http://[::1", "http://[1:2]", "https://evil.example\\.example.com/",
      "http://foo!bar",
      "https://t.…", "http://site.example\u{2215}login.example.com/", "http://xn--あ.com/",
      "https://www.shop.example\u{2215}dp\u{2215}1@evil.example/x", "1http://site.example",
    ])
  func none(text: String) {
    #expect(mark(text, detector) == text)
  }

  @Test(
    "A scheme begins where no word is torn",
    arguments: [
      "(|http://site.example|)", "see:|http://site.example|", "=|http://site.example|",
      "end.|http://site.example|",
      "テスト|http://site.example|", "привет|http://site.example|", "\"|http://site.example|\"",
      "_|http://site.example/a|_",
      "view-source:|http://site.example|", ">|http://site.example/|", "🙂|https://site.example/|",
      "+|http://site.example/a+|",
    ])
  func boundaries(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Ports are numbers up to 65535",
    arguments: [
      "|http://site.example:65535/|", "|http://site.example|:65536/a", "|http://site.example|:99999",
      "|example.com:8080/a|", "|example.com|:0/a", "|example.com|: text", "|example.com|:port",
    ])
  func ports(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Schemes without slashes",
    arguments: [
      "|mailto:me@site.example|", "|mailto:me@site.example?subject=Hello%20you&body=x|.",
      "|mailto:me@site.example|/a",
      "|mailto:me@localhost|", "mailto:me", "mailto:.me@site.example", "mailto:a..b@site.example",
      "|tel:+49-30-1234|.",
      "tel: none", "|sms:12345|", "|magnet:?xt=urn:btih:abc|", "|geo:12.5,3.4|", "|xmpp:me@site.example/x|",
      "xmpp:me",
      "|matrix:u/me:site.example|", "hotel:5",
      "note:tel:|tel:123456|".replacing("note:tel:|tel:", with: "note:|tel:"),
    ])
  func opaque(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test("An app adds schemes, with and without slashes")
  func added() {
    let detector = LinkDetector {
      $0.schemes.insert("myapp")
      $0.opaqueSchemes.insert("order")
      $0.schemes.insert("javascript")
    }
    #expect(
      mark("myapp://open/1 order:7 javascript://x", detector) == "|myapp://open/1| |order:7| javascript://x")
  }

  @Test(
    "User names are linked whole and reported",
    arguments: [
      ("https://bank.example@evil.example/", [.userInfo]),
      ("https://user:pass@site.example/", [.userInfo, .password]),
      ("https://bank.example%2f@evil.example/", [.userInfo]),
      ("https://bank.example\\@evil.example/", [.userInfo, .ambiguousHost]),
      ("http://user:!$&'()*+,;=@site.example/", [.userInfo, .password]),
    ] as [(String, DetectionFindings)])
  func userinfo(text: String, findings: DetectionFindings) throws {
    let link = try #require(LinkDetector().links(in: text).first)
    #expect(link.text == text)
    #expect(link.findings.isSuperset(of: findings))
    #expect(link.findings.contains(.password) == findings.contains(.password))
  }

  @Test("A bracket, quote or comma between a host and an address separates them")
  func separated() {
    for mark in [")", "]", "{", ","] {
      let found = detector.links(in: "https://a.de\(mark)b@c.com")
      #expect(found.map(\.text) == ["https://a.de", "b@c.com"])
    }
  }

  @Test(
    "What the detector saw is reported",
    arguments: [
      ("http://2130706433/", DetectionFindings.obfuscatedIPAddress), ("http://0x7f.1/", .obfuscatedIPAddress),
      ("http://192.0.2.1/", .ipAddress), ("http://[::1]/", .ipAddress),
      ("http://site.notadomain/", .unknownTopLevelDomain),
      ("https://exam\u{AD}ple.com/", .invisibleCharacter),
      ("https://example.com/a\u{200B}b", .invisibleCharacter),
      ("https://example.com/a\u{2066}b", .bidiControl), ("http://example.com:99999", .invalidPort),
      ("https://bücher.example/", .internationalHost), ("https://www.xn--bcher-kva.com/", []),
      ("http://\(String(repeating: "a", count: 64)).com/", .overlongHost),
    ] as [(String, DetectionFindings)])
  func findings(text: String, finding: DetectionFindings) throws {
    let link = try #require(detector.links(in: text).first)
    #expect(link.findings.isSuperset(of: finding))
  }

  @Test("A usual link has nothing to report")
  func clean() throws {
    for text in ["https://example.com/a?b=c#d", "example.com", "me@example.com", "www.example.com:8080/x"] {
      #expect(try #require(detector.links(in: text).first).findings == [])
    }
  }

  @Test("The URL has its scheme and the confidence says where it comes from")
  func urls() {
    let found = detector.links(in: "http://a.com www.b.com c.com me@d.com mailto:me@e.com 192.0.2.1")
    #expect(
      found.map(\.url) == [
        "http://a.com", "https://www.b.com", "https://c.com", "mailto:me@d.com", "mailto:me@e.com",
        "https://192.0.2.1",
      ])
    #expect(
      found.map(\.confidence) == [.explicitScheme, .wwwName, .bareName, .marked, .explicitScheme, .bareName])
  }
}

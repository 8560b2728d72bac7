import LinkSafety
import Testing
import WebAddress

@Suite struct LinkAssessmentTests {
  @Test(
    "What misleads is found, with a sentence and its evidence",
    arguments: [
      (
        "https://paypal.com@evil.example/", .hostInUserInfo,
        "\"paypal.com\" is a user name, not the site: the site is evil.example", "paypal.com"
      ),
      (
        "https://joe@shop.example/", .userInfo,
        "\"joe\" is a user name, not the site: the site is shop.example", "joe"
      ),
      (
        "https://joe:secret@shop.example/", .password, "the URL contains a password in clear text", ":…"
      ),
      (
        "https://rnicrosoft.com/login", .lookalike,
        "the site is rnicrosoft.com, which looks like microsoft.com and is another", "rnicrosoft.com"
      ),
      (
        "https://www.paypaI.com/", .lookalike,
        "the site is paypai.com, which looks like paypal.com and is another", "www.paypai.com"
      ),
      (
        "https://g00gle.net/", .lookalike,
        "the site is g00gle.net, which looks like google.com and is another",
        "g00gle.net"
      ),
      (
        "https://pàypal.com/", .lookalike,
        "the site is pàypal.com, which looks like paypal.com and is another",
        "pàypal.com"
      ),
      (
        "https://paypal.com.login.example/", .embeddedDomain,
        "paypal.com is only the beginning of the host; the site is login.example, at the end",
        "paypal.com.login.example"
      ),
      (
        "https://www.paypal.com-secure.example/", .embeddedDomain,
        "paypal.com is only the beginning of the host; the site is com-secure.example, at the end",
        "www.paypal.com-secure.example"
      ),
      (
        "https://раypal.example/", .mixedScript,
        "\"раypal\" is shown as xn--ypal-43d9g: it mixes scripts that no language mixes, so one letter may pass for another",
        "xn--ypal-43d9g.example"
      ),
      (
        "http://0x7f.1/", .obfuscatedIPAddress,
        "\"0x7f.1\" is the IP address 127.0.0.1 in an obfuscated form",
        "0x7f.1"
      ),
      (
        "https://google.com\\@evil.example/", .ambiguousHost,
        "browsers take a backslash for a slash, other programs may see another host", "\\"
      ),
      (
        "https://a.example/x\u{202E}fdp.exe", .bidiControl,
        "an invisible character turns the direction of the text: U+202E", "U+202E"
      ),
      (
        "https://a.example/x\u{200B}y", .invisibleCharacter,
        "it holds a character that cannot be seen: U+200B",
        "U+200B"
      ),
      (
        "https://a.example/invoice.pdf.exe", .executable,
        "“invoice.pdf.exe” looks like a document and is a program, which would run on this machine",
        "invoice.pdf.exe"
      ),
      (
        "https://a.example/get?file=setup.MSI", .executable,
        "“setup.MSI” is a program, which would run on this machine", "setup.MSI"
      ),
      (
        "http://www.paypal.com/", .needlessCleartext,
        "what comes can be read and changed on its way, although the site is there with encryption: https://www.paypal.com",
        "http"
      ),
      (
        "http://small.example/", .cleartext,
        "what comes from small.example can be read and changed on its way", "http"
      ),
      (
        "https://a.example:25/", .blockedPort,
        "port 25 belongs to a service that is no web server; browsers do not connect to it", "25"
      ),
      (
        "https://a.example:80/", .swappedPort, "port 80 is not the one for https, but the other one's", "80"
      ),
      (
        "https://a.example:8443/", .unusualPort,
        "the link leads to port 8443 of a.example, not to its usual web server", "8443"
      ),
      (
        "https://xn--example.com/", .invalidEncodedLabel,
        "xn--example claims to be the ASCII form of a name and is not", "xn--example.com"
      ),
      (
        "java\nscript:alert(1)", .script,
        "a URL of this scheme carries what it shows or runs, and is no address",
        "javaU+000Ascript"
      ),
      (
        "https://a.example:http/", .unreadable,
        "no browser could open this link: the port is not a number (at byte 18, \"http\"): write digits only, up to 65535",
        "https://a.example:http/"
      ),
    ] as [(String, FindingKind, String, String)])
  func found(target: String, kind: FindingKind, words: String, evidence: String) throws {
    let assessment = LinkAssessment(target)
    let finding = try #require(
      assessment.findings.first { $0.kind == kind }, "found \(assessment.findings.map(\.kind))")
    #expect(finding.explanation == words)
    #expect(finding.evidence == evidence)
  }

  @Test("A password is in no finding's words and no evidence")
  func passwordIsNotShown() {
    let findings = LinkAssessment("https://joe:secret@shop.example/").findings
    #expect(findings.map(\.kind) == [.userInfo, .password])
    #expect(!findings.contains { ($0.explanation + $0.evidence).contains("secret") })
  }

  @Test("A link longer than anyone can read is told of")
  func overlong() throws {
    let long = LinkAssessment("https://a.example/" + String(repeating: "x", count: 4096))
    #expect(
      long.findings.map(\.explanation) == ["the link is 4114 characters long, too long to look through"])
    #expect(LinkAssessment("https://a.example/" + String(repeating: "x", count: 4000)).findings.isEmpty)
  }

  @Test(
    "Words that name another host or address are told of",
    arguments: [
      ("paypal.com", "https://evil.example/", true),
      ("https://example.com/login", "https://example.com.evil.example/login", true),
      ("mastodon.social/media/bPR7ghQ...", "http://malware.ru/", true),
      ("me@example.com", "mailto:you@example.com", true),
      ("Go to www.example.com now", "https://example.com/now", false),
      ("example.com", "https://login.example.com/", false),
      ("예시.한국", "https://xn--vv4b11d.xn--3e0b707e/", false),
      ("a.github.io", "https://b.github.io/", true),
      ("Me@Example.com", "mailto:me@example.com?subject=x", false),
      ("Terms & Conditions", "https://example.com/terms", false),
      ("README.md and node.js", "https://example.com/", false),
      ("example.com or example.org", "https://example.org/", false),
      ("example.com", "terms://all", false),
      ("+49 (30) 123-456", "tel:030123456", false),
      ("030 123456", "tel:+49900111222", true),
      ("030 123456", "tel:+4930123456;ext=7", false),
      ("Call us: 030 123456", "tel:+49900111222", false),
    ])
  func mismatch(label: String, target: String, isFound: Bool) {
    #expect(LinkAssessment(target, label: label).has(.labelMismatch) == isFound)
  }

  @Test("The host that is shown is the one that the link leads to")
  func shownHost() {
    #expect(LinkAssessment("https://paypal.com@evil.example/").shownHost == "evil.example")
    #expect(LinkAssessment("https://аррӏе.com/").shownHost == "xn--80ak6aa92e.com")
    #expect(LinkAssessment("https://예시.한국/").shownHost == "예시.한국")
    #expect(LinkAssessment("mailto:a@b.example").shownHost == nil)
  }

  @Test("The gravest finding comes first")
  func order() {
    let kinds = LinkAssessment("http://192.0.2.1:25/", label: "example.com").findings.map(\.kind)
    #expect(kinds == [.blockedPort, .labelMismatch, .ipAddress, .cleartext])
  }

  @Test("An app's own domains are watched over, and are not taken for imitations of themselves")
  func ownDomains() {
    let known = KnownDomains(["mein-verein.example", "no domain"])
    #expect(known.names == ["mein-verein.example"])
    #expect(LinkAssessment("https://rnein-verein.example/", known: known).has(.lookalike))
    #expect(LinkAssessment("https://www.mein-verein.example/", known: known).findings.isEmpty)
    #expect(LinkAssessment("https://rnicrosoft.com/", known: known).findings.isEmpty)
    #expect(LinkAssessment("https://rnicrosoft.com/", known: known.union(.standard)).has(.lookalike))
  }

  @Test("Any text can be assessed")
  func anyText() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "https://", "//", ":", "@", "\\", "?", "#", "%", "%2", "xn--", "ー", "\u{202E}", "\u{200D}", "а", "a",
      ".", "..", "[", "]", "1",
      "0x", "🎉", "\u{301}", "\u{0}", " ", "javascript:", "mailto:",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in pieces.randomElement()! }.joined()
      let assessment = LinkAssessment(text, label: text)
      #expect((assessment.url == nil) == assessment.has(.unreadable), "\(text.debugDescription)")
    }
  }
}

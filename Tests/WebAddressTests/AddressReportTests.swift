import Testing
import WebAddress

@Suite struct AddressReportTests {
  @Test(
    "What is odd about a URL is found, each with its place",
    arguments: [
      ("https://bank.example@evil.example/", ["userInfo 8..<20"]),
      ("https://u:pass@a.example/", ["userInfo 8..<14", "password 9..<14"]),
      ("http://0x7f.1/", ["notCanonical 0..<14", "ipAddress 0..<14", "obfuscatedIPAddress 7..<13"]),
      ("https://a.example\\@b/", ["notCanonical 0..<21", "backslash 17..<18"]),
      (
        " https://a.example/\n",
        ["surroundingSpace 0..<1", "notCanonical 0..<20", "surroundingSpace 19..<20"]
      ),
      ("https://a.ex\nample/", ["notCanonical 0..<19", "lineBreak 12..<13"]),
      (
        "HTTPS://a.EXAMPLE:443/",
        ["upperCase 0..<5", "notCanonical 0..<22", "upperCase 8..<17", "defaultPort 18..<21"]
      ),
      (
        "https://a.example/../b/%zz", ["notCanonical 0..<26", "dotSegment 18..<20", "invalidPercent 23..<24"]
      ),
      ("https:/a.example/", ["notCanonical 0..<17", "slashes 6..<6", "slashes 6..<7"]),
      ("https://%61.example/", ["notCanonical 0..<20", "percentEncodedHost 8..<19"]),
      ("https://예시.한국/", ["notCanonical 0..<22", "mappedHost 8..<21"]),
      ("https://xn--vv4b11d.xn--3e0b707e/", ["encodedLabel 0..<33", "encodedLabel 0..<33"]),
      ("https://xn--a-.example/", ["invalidEncodedLabel 0..<23"]),
      ("https://раypal.example/", ["notCanonical 0..<25", "mixedScript 0..<25", "mappedHost 8..<24"]),
      ("https://осе.com/", ["notCanonical 0..<19", "wholeScript 0..<19", "mappedHost 8..<18"]),
      ("https://☃.example/", ["notCanonical 0..<20", "restrictedCharacter 0..<20", "mappedHost 8..<19"]),
      ("https://a.example./", ["emptyLabel 0..<19"]),
      ("https://a.example/\u{202E}x", ["notCanonical 0..<22", "bidiControl 18..<21"]),
      ("https://a.example/\u{200B}x", ["notCanonical 0..<22", "invisibleCharacter 18..<21"]),
      (
        "https://a.example\u{2215}b",
        ["notCanonical 0..<21", "restrictedCharacter 0..<21", "mappedHost 8..<21", "imitatedSyntax 17..<20"]
      ),
      ("javascript:alert(1)", ["script 0..<10"]),
      ("https://[::1]/", ["ipAddress 0..<14"]),
      (
        "https://bank.example.xn--4dbcagdahymbxekheh6e0a7fei0b/",
        ["encodedLabel 0..<54", "mixedDirection 0..<54"]
      ),
      ("https://a.example/", []),
    ])
  func found(text: String, expected: [String]) {
    let found = AddressReport(text).findings.map { "\($0.kind) \($0.range)" }
    #expect(found == expected)
  }

  @Test("A name that no server can have is found")
  func tooLong() throws {
    let label = String(repeating: "a", count: 64)
    #expect(AddressReport("https://\(label).example/").findings.map(\.kind) == [.overlongHost])
    let name = Array(repeating: String(repeating: "a", count: 50), count: 6).joined(separator: ".")
    #expect(AddressReport("https://\(name)/").findings.map(\.kind) == [.overlongHost])
  }

  @Test(
    "A finding says what it means",
    arguments: [
      (
        "https://bank.example@evil.example/",
        "\"bank.example\" is a user name, not the site: the site is evil.example"
      ),
      ("http://0x7f.1/", "\"0x7f.1\" is the IP address 127.0.0.1 in an obfuscated form"),
      (
        "https://раypal.example/",
        "\"раypal\" is shown as xn--ypal-43d9g: it mixes scripts that no language mixes, so one letter may pass for another"
      ),
      ("https://a.example/\u{202E}x", "an invisible character turns the direction of the text: U+202E"),
    ])
  func explanation(text: String, expected: String) {
    #expect(AddressReport(text).findings.contains { $0.explanation == expected })
  }

  @Test("A report of a text that is no URL says why and still names what is odd")
  func failure() {
    let report = AddressReport("https://a b\u{202E}/")
    #expect(report.url == nil)
    #expect(report.findings.map(\.kind) == [.bidiControl])
    guard case .failure(let error) = report.result else { return }
    #expect(error.code == .invalidInternationalHost)
  }

  @Test("A canonical URL can be asked itself")
  func ofURL() throws {
    #expect(try #require(WebURL("http://0x7f.1/")).findings.map(\.kind) == [.ipAddress])
  }
}

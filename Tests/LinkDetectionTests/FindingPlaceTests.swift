import LinkDetection
import Testing

@Suite struct FindingPlaceTests {
  @Test(
    "What is said of a host is said of the linked host, not of the prose around it",
    arguments: [
      "就是这个www.example.com看看", "https://example.com로 가세요", "Привет,example.com!", "テストhttp://example.comテスト",
    ])
  func prose(text: String) {
    let links = LinkDetector().links(in: text)
    #expect(links.count == 1)
    #expect(links.first?.findings == [], "\(links.first?.findings.names ?? [])")
  }

  @Test(
    "A host with letters beyond ASCII, or in its encoded form, has its finding",
    arguments: ["https://пример.рф/", "xn--e1afmkfd.com/a"])
  func international(text: String) {
    #expect(LinkDetector().links(in: text).first?.findings.contains(.internationalHost) == true)
  }

  @Test("Every finding has its words")
  func words() {
    let all: [DetectionFindings] = [
      .userInfo, .password, .bidiControl, .invisibleCharacter, .obfuscatedIPAddress, .ipAddress,
      .cutAtMaximumLength,
      .overlongHost,
      .unknownTopLevelDomain, .internationalHost, .ambiguousHost, .invalidPort,
    ]
    for finding in all { #expect(finding.names.count == 1) }
    #expect(DetectionFindings(all).names.count == all.count)
  }
}

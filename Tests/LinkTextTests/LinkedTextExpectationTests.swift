import LinkText
import Testing

@Suite struct LinkedTextExpectationTests {
  @Test("A translation may say the links in any order")
  func anyOrder() throws {
    let text = try LinkedText(markup: "[정책](privacy:) 및 [약관](terms:)", expecting: ["terms:", "privacy:"])
    #expect(text.links.map(\.label) == ["정책", "약관"])
  }

  @Test(
    "A translation that lost a link, or added one, is reported",
    arguments: [
      (
        "I agree to the [Terms](terms:)", ["privacy:"], [],
        "the links of “I agree to the Terms” are not the expected ones: it lacks the link “privacy:”; write [words](privacy:) where it belongs"
      ),
      (
        "[a](terms:) [b](privacy:) [c](terms:)", [], ["terms:"],
        "the links of “a b c” are not the expected ones: it has the link “terms:” too many; take it out, or expect it"
      ),
      (
        "[a](terns:)", ["terms:", "privacy:"], ["terns:"],
        "the links of “a” are not the expected ones: it lacks the links “terms:”, “privacy:”; write [words](terms:) where it belongs; it has the link “terns:” too many; take it out, or expect it"
      ),
    ] as [(String, [LinkTarget], [LinkTarget], String)])
  func wrong(markup: String, missing: [LinkTarget], extra: [LinkTarget], words: String) {
    let error = #expect(throws: LinkExpectationError.self) {
      try LinkedText(markup: markup, expecting: ["terms:", "privacy:"])
    }
    #expect(error?.missing == missing)
    #expect(error?.extra == extra)
    #expect(error?.description == words)
  }

  @Test("Named places get the app's own targets, so that a translation cannot lead elsewhere")
  func names() throws {
    let targets: [String: LinkTarget] = [
      "terms": "https://example.com/t", "help": LinkTarget(action: "help"),
    ]
    let text = try LinkedText(markup: #"[도움말](help "엽니다") · [약관](terms)"#, targets: targets)
    #expect(text.links.map(\.target) == [LinkTarget(action: "help"), "https://example.com/t"])
    #expect(text.links[0].hint == "엽니다")
    #expect(throws: LinkExpectationError.self) {
      try LinkedText(markup: "[약관](https://evil.example) [도움말](help)", targets: targets)
    }
    #expect(throws: LinkMarkupError.self) { try LinkedText(markup: "[약관](terms", targets: targets) }
  }
}

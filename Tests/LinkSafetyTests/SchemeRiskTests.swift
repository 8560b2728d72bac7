import LinkSafety
import Testing
import WebAddress

@Suite struct SchemeRiskTests {
  @Test(
    "A scheme that may run something is refused or asked about",
    arguments: [
      ("file:///etc/passwd", "refuse"), ("search-ms:query=x", "refuse"),
      ("ms-msdt:/id PCWDiagnostic", "refuse"),
      ("view-source:https://shop.example/", "refuse"), ("ssh://-oProxyCommand=x/", "refuse"),
      ("jar:https://shop.example!/a", "refuse"),
      ("ssh://lea@-oProxyCommand=x/", "refuse"), ("javascript:alert(1)", "refuse"),
      ("blob:https://shop.example/1", "refuse"),
      ("intent://scan/#Intent;scheme=zxing;end", "ask"), ("smb://share/a", "ask"),
      ("ssh://shop.example/", "ask"),
      ("tel:*%2306%23", "ask"), ("tel:*123#", "ask"), ("ms-word:ofe|u|https://shop.example/a.docx", "ask"),
      ("http://ai/", "ask"),
      ("https://com/a", "ask"), ("tel:+49301234", "open"), ("mailto:lea@shop.example", "open"),
      ("terms:all", "open"),
      ("http://localhost/", "open"), ("http://intranet/", "open"), ("sms:12345?body=*", "open"),
    ])
  func decisions(target: String, expected: String) {
    let decision = LinkSafetyPolicy.standard.decision(for: LinkAssessment(target))
    let name =
      switch decision {
      case .open: "open"
      case .ask: "ask"
      case .refuse: "refuse"
      }
    #expect(name == expected, "\(LinkAssessment(target).findings.map(\.explanation))")
  }

  @Test("The table of schemes")
  func table() {
    #expect(SchemeRisk(of: URLScheme("FILE")) == .unsafe)
    #expect(SchemeRisk(of: URLScheme("ms-settings")) == .startsProgram)
    #expect(SchemeRisk(of: URLScheme("order")) == .none)
  }

  @Test(
    "A letter with a bar or hook, or two letters that look like one, imitates a known name",
    arguments: [
      ("https://asĸ.com/", "ask.com"), ("https://amazoŋ.com/", "amazon.com"),
      ("https://giħub.com/", "github.com"),
      ("https://faceßook.com/", "facebook.com"), ("https://vvikipedia.org/", "wikipedia.org"),
      ("https://tvvitter.com/", "twitter.com"),
      ("https://ŧwitter.com/", "twitter.com"), ("https://spoŧify.com/", "spotify.com"),
    ])
  func lookAlikes(target: String, imitated: String) throws {
    let finding = try #require(LinkAssessment(target).findings.first { $0.kind == .lookalike })
    #expect(finding.explanation.contains("looks like \(imitated) "))
  }
}

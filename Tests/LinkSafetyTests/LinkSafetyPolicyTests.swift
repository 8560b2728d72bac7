import LinkSafety
import Testing
import WebAddress

@Suite struct LinkSafetyPolicyTests {
  private func told(_ decision: LinkSafetyPolicy.Decision) -> String {
    switch decision {
    case .open: "open"
    case .ask(let findings): "ask " + findings.map(\.kind.description).joined(separator: " ")
    case .refuse(let findings): "refuse " + findings.map(\.kind.description).joined(separator: " ")
    }
  }

  @Test(
    "The standard policy asks about cautions, refuses dangers and lets notes pass",
    arguments: [
      ("https://example.com/", "open"), ("http://small.example/", "open"), ("http://192.0.2.1/", "open"),
      ("https://paypal.com@evil.example/", "ask hostInUserInfo"),
      ("https://rnicrosoft.com/", "ask lookalike"),
      ("javascript:alert(1)", "refuse script"), ("https://", "refuse unreadable"),
      ("https://rnicrosoft.com:25/", "refuse blockedPort"), ("mailto:a@b.example", "open"),
    ])
  func standard(target: String, expected: String) {
    #expect(told(LinkSafetyPolicy.standard.decision(for: LinkAssessment(target))) == expected)
  }

  @Test("A trusted host is not asked about, but a danger is refused there too")
  func trusted() {
    var policy = LinkSafetyPolicy.standard
    policy.trusted = ["*.shop.example"]
    #expect(policy.decision(for: LinkAssessment("https://joe@pay.shop.example/")) == .open)
    #expect(
      told(policy.decision(for: LinkAssessment("https://pay.shop.example:25/"))) == "refuse blockedPort")
    #expect(told(policy.decision(for: LinkAssessment("https://joe@shop.example/"))) == "ask userInfo")
  }

  @Test("The other policies refuse what they cannot ask about, or open what they can read")
  func others() {
    let doubtful = LinkAssessment("https://rnicrosoft.com/")
    #expect(told(LinkSafetyPolicy.strict.decision(for: doubtful)) == "refuse lookalike")
    #expect(LinkSafetyPolicy.open.decision(for: doubtful) == .open)
    #expect(
      told(LinkSafetyPolicy.open.decision(for: LinkAssessment("data:text/html,x"))) == "refuse script")
  }

  @Test("Every kind has its own name and is found by it")
  func names() {
    let names = FindingKind.all.map(\.description)
    #expect(Set(names).count == names.count)
    for kind in FindingKind.all { #expect(FindingKind(name: kind.description) == kind) }
    #expect(FindingKind(name: "nothing") == nil)
  }
}

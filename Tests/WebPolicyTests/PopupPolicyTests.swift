import Foundation
import Testing
import WebAddress
import WebPolicy

@Suite struct PopupPolicyTests {
  private func verdict(
    _ policy: PopupPolicy, _ url: String, opener: String? = "https://shop.example", gesture: Bool = true,
    open: Int = 0
  ) -> PopupVerdict {
    policy.verdict(
      for: PopupRequest(
        url: WebURL(url)!, opener: opener.flatMap { Origin($0) }, isUserGesture: gesture, openCount: open))
  }

  @Test("Without rules a window of the user opens in the same view, and a window of a script is refused")
  func defaults() {
    #expect(verdict(PopupPolicy(), "https://a.example").presentation == .sameView)
    let refused = verdict(PopupPolicy(), "https://a.example", gesture: false)
    #expect(refused.presentation == .refuse)
    #expect(refused.reason == .noUserGesture)
  }

  @Test("The first rule that speaks of opener and target decides")
  func rules() {
    let policy = PopupPolicy(
      [
        .init(opener: "shop.example", target: "https://pay.example", .overlay),
        .init(opener: "shop.example", .window), .init(target: "about:", .overlay, requiresUserGesture: false),
      ], otherwise: .refuse)
    #expect(verdict(policy, "https://pay.example/x").presentation == .overlay)
    #expect(verdict(policy, "https://other.example").presentation == .window)
    #expect(verdict(policy, "https://pay.example", opener: "https://evil.example").presentation == .refuse)
    #expect(verdict(policy, "https://pay.example", opener: nil).presentation == .refuse)
    #expect(
      verdict(policy, "about:blank", opener: "https://evil.example", gesture: false).presentation == .overlay)
    #expect(
      verdict(policy, "https://pay.example").rule.description
        == "popups.rules[0]: overlay from shop.example to https://pay.example")
  }

  @Test("No more windows open than the policy says, and a page in the same view counts for none")
  func limit() {
    let policy = PopupPolicy(otherwise: .overlay, limit: 2)
    #expect(verdict(policy, "https://a.example", open: 1).presentation == .overlay)
    #expect(verdict(policy, "https://a.example", open: 2).reason == .tooMany(2))
    #expect(verdict(PopupPolicy(limit: 0), "https://a.example", open: 5).presentation == .sameView)
  }

  @Test("A presentation's name reads back as itself")
  func names() {
    for form: PopupPolicy.Presentation in [
      .refuse, .sameView, .overlay, .window, .systemBrowser, .container("a:b"),
    ] {
      #expect(PopupPolicy.Presentation(form.description) == form)
    }
    for text in ["", "tab", "container:", "Overlay"] { #expect(PopupPolicy.Presentation(text) == nil) }
  }

  @Test("Devices are for listed origins alone, and for all that are asked for at once")
  func devices() {
    let policy = DevicePolicy([.camera: ["https://meet.example"], .microphone: ["https://*.meet.example"]])
    #expect(policy.lets(Origin("https://meet.example"), askFor: [.camera]))
    #expect(!policy.lets(Origin("https://meet.example"), askFor: [.camera, .microphone]))
    #expect(!policy.lets(Origin("http://meet.example"), askFor: [.camera]))
    #expect(!DevicePolicy([.camera: ["meet.example"]]).lets(Origin("http://meet.example"), askFor: [.camera]))
    #expect(DevicePolicy([.camera: ["127.0.0.1:*"]]).lets(Origin("http://127.0.0.1:8080"), askFor: [.camera]))
    #expect(!policy.lets(Origin.opaque(), askFor: [.camera]))
    #expect(!policy.lets(nil, askFor: [.camera]))
    #expect(!policy.lets(Origin("https://meet.example"), askFor: [.location]))
  }

  @Test(
    "A verdict on devices says why, and the strictest of them decides",
    arguments: [
      ("https://kiosk.example", [.camera], DeviceVerdict.Outcome.allow, "the policy trusts the site with it"),
      ("https://kiosk.example", [.camera, .microphone], .ask, "the policy lets the site ask"),
      ("https://meet.example", [.camera, .microphone], .ask, "the policy lets the site ask"),
      (
        "https://meet.example", [.location, .camera, .microphone], .deny,
        "the policy does not list the site for location"
      ),
      (
        "https://other.example", [.location, .camera], .deny,
        "the policy does not list the site for camera, location"
      ),
      ("https://meet.example", [], .deny, "the page asks for no device"),
      (
        "http://kiosk.example", [.camera], .deny, "the page came over a connection that others can read"
      ),
      ("null", [.camera], .deny, "the page has no origin that could be listed"),
    ] as [(String, Set<DevicePolicy.Device>, DeviceVerdict.Outcome, String)])
  func deviceVerdicts(
    origin: String, devices: Set<DevicePolicy.Device>, outcome: DeviceVerdict.Outcome, reason: String
  ) {
    let policy = DevicePolicy(
      [.camera: ["meet.example"], .microphone: ["meet.example", "kiosk.example"]],
      trusted: [.camera: ["kiosk.example"]])
    let verdict = policy.verdict(for: Origin(origin), askingFor: devices)
    #expect(verdict.outcome == outcome)
    #expect(verdict.reason.description == reason)
  }

  @Test("The log keeps the last verdicts, counts repeats, and forgets the oldest")
  func blockLog() {
    var log = BlockLog(limit: 3)
    func record(_ path: String) {
      let request = NavigationRequest(
        url: WebURL("https://a.example/\(path)")!, frame: .main, isUserGesture: false)
      log.record(request, Verdict(.deny, .noRule), at: Date(timeIntervalSince1970: 0))
    }
    for path in ["1", "1", "2", "3", "4"] { record(path) }
    #expect(log.entries.map(\.request.url.path) == ["/2", "/3", "/4"])
    #expect(log.entries.map(\.id) == [3, 4, 5])
    #expect(log.total == 5)
    record("4")
    #expect(log.entries.last?.count == 2)
    log.clear()
    #expect(log.entries.isEmpty)
    #expect(log.total == 6)
  }
}

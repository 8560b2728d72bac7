import Testing
import WebAddress
import WebPolicy

@Suite struct NavigationPolicyTests {
  @Test(
    "Which navigation happens",
    arguments: [
      ("https://example.com", NavigationRequest.Frame.main, false, Verdict.allow),
      ("HTTP://example.com", .unknown, false, .allow),
      ("about:blank", .newWindow, false, .allow), ("about:srcdoc", .sub, false, .allow),
      ("data:text/html,x", .sub, false, .allow), ("data:text/html,x", .unknown, false, .allow),
      ("data:text/html,x", .main, true, .deny(.unsafeScheme("data"))),
      ("blob:x", .newWindow, true, .deny(.unsafeScheme("blob"))),
      ("javascript:alert(1)", .main, true, .deny(.unsafeScheme("javascript"))),
      ("java\tscript:alert(1)", .main, true, .deny(.unsafeScheme("javascript"))),
      ("file:///etc/passwd", .main, true, .deny(.unsafeScheme("file"))),
      ("mailto:a@example.com", .unknown, true, .handOff),
      ("mailto:a@example.com", .unknown, false, .deny(.noUserGesture(scheme: "mailto"))),
      ("terms:", .main, true, .handOff),
    ])
  func verdicts(url: String, frame: NavigationRequest.Frame, isUserGesture: Bool, verdict: Verdict) {
    let request = NavigationRequest(url: WebURL(url)!, frame: frame, isUserGesture: isUserGesture)
    #expect(NavigationPolicy().verdict(for: request) == verdict)
  }

  @Test("The schemes that load are the app's to choose")
  func schemes() {
    let policy = NavigationPolicy(webSchemes: ["https", "app"])
    #expect(
      policy.verdict(for: NavigationRequest(url: WebURL("app://x")!, frame: .main, isUserGesture: false))
        == .allow)
    #expect(
      policy.verdict(for: NavigationRequest(url: WebURL("http://x")!, frame: .main, isUserGesture: true))
        == .handOff)
  }

  @Test(
    "A denial says what was wrong",
    arguments: [
      (DenialReason.unsafeScheme("file"), "addresses that begin with “file:” may not be opened by a page"),
      (
        .notForViewer(scheme: "app"),
        "“app:” addresses are not for a web view; route them to the system or to an action"
      ),
      (.noUserGesture(scheme: "tel"), "the page tried to open a “tel:” address without being asked to"),
    ])
  func words(reason: DenialReason, words: String) { #expect(reason.description == words) }
}

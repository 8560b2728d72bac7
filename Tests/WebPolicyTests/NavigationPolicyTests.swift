import Testing
import WebAddress
import WebPolicy

@Suite struct NavigationPolicyTests {
  @Test(
    "Which navigation happens by default",
    arguments: [
      ("https://example.com", NavigationRequest.Frame.main, false, Verdict.Outcome.allow),
      ("HTTP://example.com", .unknown, false, .deny), ("http://127.0.0.1:80", .main, false, .allow),
      ("about:blank", .newWindow, false, .allow), ("about:srcdoc", .sub, false, .allow),
      ("data:text/html,x", .sub, false, .allow), ("data:text/html,x", .unknown, false, .allow),
      ("data:text/html,x", .main, true, .deny), ("blob:x", .newWindow, true, .deny),
      ("javascript:alert(1)", .main, true, .deny), ("java\tscript:alert(1)", .main, true, .deny),
      ("file:///etc/passwd", .main, true, .deny), ("mailto:a@example.com", .unknown, true, .route),
      ("mailto:a@example.com", .unknown, false, .deny), ("terms:", .main, true, .route),
      ("terms:", .sub, true, .deny),
    ])
  func outcomes(url: String, frame: NavigationRequest.Frame, isUserGesture: Bool, outcome: Verdict.Outcome) {
    let request = NavigationRequest(url: WebURL(url)!, frame: frame, isUserGesture: isUserGesture)
    #expect(NavigationPolicy().verdict(for: request).outcome == outcome)
  }
}

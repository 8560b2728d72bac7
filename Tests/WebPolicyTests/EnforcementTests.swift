import Testing
import WebAddress
import WebPolicy

/// Ways on which a navigation could slip past the rules that speak of it, or be kept by rules that do not.
@Suite struct EnforcementTests {
  private func verdict(
    _ policy: NavigationPolicy, _ url: String, _ frame: NavigationRequest.Frame = .main,
    stage: NavigationRequest.Stage = .action, gesture: Bool = true, source: String? = nil,
    download: Bool = false, window: PopupRequest? = nil, fromSubframe: Bool = false
  ) -> Verdict {
    policy.verdict(
      for: NavigationRequest(
        url: WebURL(url)!, frame: frame, isUserGesture: gesture, stage: stage,
        source: source.flatMap { Origin($0) }, isDownload: download, window: window,
        isFromSubframe: fromSubframe))
  }

  private func popup(_ url: String, gesture: Bool = true, method: String = "GET") -> PopupRequest {
    PopupRequest(
      url: WebURL(url)!, opener: Origin("https://shop.example"), isUserGesture: gesture, openCount: 0,
      method: method)
  }

  // MARK: Files

  @Test(
    "What a page made itself is a file of that page's site",
    arguments: [
      ("data:text/plain,x", "https://shop.example", true),
      ("data:text/plain,x", "https://evil.example", false),
      ("data:text/plain,x", nil, false), ("data:text/plain,x", "null", false),
      ("blob:https://shop.example/1", nil, true),
      ("blob:https://evil.example/1", "https://shop.example", false),
      ("blob:null/1", "https://shop.example", false), ("blob:https://shop.example:8443/1", nil, false),
    ] as [(String, String?, Bool)])
  func madeFiles(url: String, source: String?, isAllowed: Bool) {
    var policy = NavigationPolicy(downloads: .only(["shop.example"]))
    #expect(verdict(policy, url, source: source, download: true).isAllowed == isAllowed)
    policy.downloads = .nothing
    let denial = verdict(policy, url, source: source, download: true)
    #expect(denial.outcome == .deny)
    #expect(denial.rule?.description == "downloads.otherwise: deny")
    policy.downloads = .everything
    #expect(verdict(policy, url, source: source, download: true).isAllowed)
  }

  @Test("A blob shows where its place lets it and the rules allow the page that made it")
  func blobs() {
    var policy = NavigationPolicy(mainFrame: .only(["shop.example"]), subframes: .only(["shop.example"]))
    policy.specialSchemes.blob = .everywhere
    for frame in NavigationRequest.Frame.allCases {
      #expect(verdict(policy, "blob:https://shop.example/1", frame).outcome == .allow)
      let denial = verdict(policy, "blob:https://evil.example/1", frame)
      #expect(denial.outcome == .deny)
      #expect(denial.reason == .noRule)
      #expect(verdict(policy, "blob:null/1", frame).outcome == .deny)
    }
    policy.mainFrame.otherwise = .route
    #expect(verdict(policy, "blob:https://evil.example/1").outcome == .deny)
    policy.subframes = .everything
    #expect(verdict(policy, "blob:https://evil.example/1", .unknown).outcome == .allow)
    #expect(verdict(policy, "blob:https://evil.example/1", .main, stage: .response).outcome == .deny)
    policy.popups = PopupPolicy([.init(.overlay, sites: ["https://evil.example"])])
    #expect(
      verdict(policy, "blob:https://evil.example/1", window: popup("https://x.example")).outcome == .allow)
  }

  // MARK: Frames that are not known

  @Test("What the page would be handed off for waits for the answer where frames may show it")
  func undecided() {
    let policy = NavigationPolicy(mainFrame: .only(["shop.example"], otherwise: .route))
    for url in ["https://bank.example", "https://accounts.google.com"] {
      for stage in [NavigationRequest.Stage.action, .redirect] {
        let first = verdict(policy, url, .unknown, stage: stage)
        #expect(first.outcome == .allow)
        #expect(first.reason == .frameUndecided)
      }
      #expect(verdict(policy, url, .main, stage: .response).outcome == .route)
      #expect(verdict(policy, url, .sub, stage: .response).outcome == .allow)
      #expect(verdict(policy, url, .main, stage: .response, gesture: false).outcome == .deny)
    }
    #expect(verdict(NavigationPolicy(), "https://accounts.google.com", .unknown).reason == .frameUndecided)
    let strict = NavigationPolicy.only("shop.example", otherwise: .route)
    #expect(verdict(strict, "https://bank.example", .unknown).outcome == .route)
  }

  // MARK: Windows

  @Test("The page in a window that a page opened has the rules for new windows, its frames those for frames")
  func inWindow() {
    let policy = NavigationPolicy(
      mainFrame: .only(["shop.example"]), subframes: .only(["frame.example"]),
      newWindows: .only(["shop.example", "pay.example"]))
    let window = popup("https://pay.example")
    for stage in NavigationRequest.Stage.allCases {
      #expect(verdict(policy, "https://pay.example", stage: stage, window: window).outcome == .allow)
      #expect(verdict(policy, "https://pay.example", stage: stage).outcome == .deny)
    }
    #expect(verdict(policy, "https://pay.example", .unknown, window: window).reason == .rule)
    #expect(verdict(policy, "https://frame.example", .sub, window: window).outcome == .allow)
    #expect(verdict(policy, "https://pay.example", .sub, window: window).outcome == .deny)
    let denial = verdict(policy, "https://evil.example", window: window)
    #expect(denial.rule?.description == "newWindows.otherwise: deny")
    #expect(
      verdict(.only("shop.example"), "https://evil.example", window: window).rule?.description
        == "mainFrame.otherwise: deny")
  }

  @Test("A window that begins empty is decided on anew at its first address, where a rule names that one")
  func firstAddress() {
    let policy = PopupPolicy(
      [
        .init(target: "about:", .overlay, sites: ["https://listed.example"]),
        .init(target: "https://listed.example", .refuse), .init(target: "https://evil.example", .refuse),
        .init(target: "https://pay.example", .overlay, sites: ["https://pay.example"]),
        .init(.window), .init(target: "https://late.example", .refuse),
      ])
    let empty = popup("about:blank")
    func later(_ url: String) -> PopupPolicy.Presentation? {
      policy.verdict(for: popup(url), inWindowOf: empty)?.presentation
    }
    #expect(later("https://evil.example") == .refuse)
    #expect(later("https://pay.example") == .overlay)
    #expect(later("https://listed.example") == nil)
    #expect(later("https://other.example") == nil)
    #expect(later("https://late.example") == nil)
    #expect(PopupPolicy().verdict(for: popup("https://a.example"), inWindowOf: empty) == nil)
    #expect(
      policy.verdict(for: popup("https://pay.example", gesture: false), inWindowOf: empty)?.reason
        == .noUserGesture)
  }

  @Test(
    "An empty window and what a form sends need a window",
    arguments: [PopupPolicy.Presentation.sameView, .systemBrowser])
  func needsWindow(presentation: PopupPolicy.Presentation) {
    let policy = PopupPolicy(otherwise: presentation)
    #expect(policy.verdict(for: popup("https://a.example")).presentation == presentation)
    for refused in [popup("about:blank"), popup("https://a.example", method: "POST")] {
      #expect(policy.verdict(for: refused).presentation == .refuse)
      #expect(policy.verdict(for: refused).reason == .needsWindow)
      #expect(PopupPolicy(otherwise: .overlay).verdict(for: refused).presentation == .overlay)
    }
  }

  // MARK: Other programs

  @Test("A frame opens no other program, not by the page and not by a new window")
  func fromSubframe() {
    for frame in NavigationRequest.Frame.allCases {
      for url in ["tel:1", "myapp://x"] {
        let denial = verdict(NavigationPolicy(), url, frame, fromSubframe: true)
        #expect(denial.outcome == .deny)
        #expect(denial.reason == .fromSubframe(WebURL(url)!.scheme.name))
        #expect(verdict(NavigationPolicy(), url, frame).outcome == (frame == .sub ? .deny : .route))
      }
      #expect(verdict(NavigationPolicy(), "https://a.example", frame, fromSubframe: true).outcome == .allow)
    }
  }
}

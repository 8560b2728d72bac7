import Testing
import WebAddress
import WebPolicy

/// States the verdict for every kind of address in every frame, at every stage, with and without a user gesture.
@Suite struct VerdictTableTests {
  typealias Frame = NavigationRequest.Frame
  typealias Stage = NavigationRequest.Stage

  private func outcome(
    _ policy: NavigationPolicy, _ url: String, _ frame: Frame, _ stage: Stage, _ gesture: Bool,
    _ initiator: NavigationRequest.Initiator = .page, download: Bool = false
  ) -> Verdict.Outcome {
    policy.verdict(
      for: NavigationRequest(
        url: WebURL(url)!, frame: frame, isUserGesture: gesture, stage: stage, initiator: initiator,
        isDownload: download)
    ).outcome
  }

  private func forAll(_ body: (Frame, Stage, Bool, NavigationRequest.Initiator) -> Void) {
    for frame in Frame.allCases {
      for stage in Stage.allCases {
        for gesture in [true, false] {
          for initiator in NavigationRequest.Initiator.allCases { body(frame, stage, gesture, initiator) }
        }
      }
    }
  }

  @Test("Empty documents are always allowed, and other about: addresses never")
  func about() {
    forAll { frame, stage, gesture, initiator in
      #expect(
        outcome(NavigationPolicy(mainFrame: .nothing), "about:blank", frame, stage, gesture, initiator)
          == .allow)
      #expect(outcome(NavigationPolicy(), "about:config", frame, stage, gesture, initiator) == .deny)
      let srcdoc = outcome(NavigationPolicy(), "about:srcdoc", frame, stage, gesture, initiator)
      #expect(srcdoc == (frame == .main ? .deny : .allow))
    }
  }

  @Test(
    "Scripts and files are never allowed, even by a rule",
    arguments: [
      "javascript:alert(1)", "JavaScript:%61", "java\nscript:x", "vbscript:x", "file:///etc/passwd",
      "file://host/x",
    ])
  func never(url: String) {
    var policy = NavigationPolicy()
    policy.viewerSchemes = ["https", "javascript", "vbscript", "file"]
    policy.mainFrame = .only(["javascript:", "vbscript:", "file:"])
    forAll { #expect(outcome(policy, url, $0, $1, $2, $3) == .deny) }
  }

  @Test("data: and blob: documents show where the policy says")
  func special() {
    for place in SpecialSchemes.Place.allCases {
      var policy = NavigationPolicy()
      policy.specialSchemes.data = place
      policy.specialSchemes.blob = place
      forAll { frame, stage, gesture, initiator in
        let isFrame = frame == .sub || frame == .unknown && stage != .response
        let expected: Verdict.Outcome =
          place == .everywhere || place == .frames && isFrame ? .allow : .deny
        for url in ["data:text/html,x", "blob:https://a.example/1-2"] {
          #expect(
            outcome(policy, url, frame, stage, gesture, initiator) == expected, "\(place) \(frame) \(stage)")
        }
      }
    }
  }

  @Test("Addresses of other programs need a user gesture, and no frame opens them")
  func external() {
    forAll { frame, stage, gesture, initiator in
      let expected: Verdict.Outcome = frame != .sub && gesture ? .route : .deny
      for url in ["mailto:a@b.example", "tel:1", "myapp://x", "intent:x", "ms-settings:x"] {
        #expect(outcome(NavigationPolicy(), url, frame, stage, gesture, initiator) == expected)
      }
      var policy = NavigationPolicy()
      policy.externalSchemes = .only(["tel"])
      #expect(outcome(policy, "myapp://x", frame, stage, gesture, initiator) == .deny)
      #expect(outcome(policy, "TEL:1", frame, stage, gesture, initiator) == expected)
      policy.externalSchemes.requiresUserGesture = false
      #expect(
        outcome(policy, "tel:1", frame, stage, gesture, initiator) == (frame == .sub ? .deny : .route))
    }
  }

  @Test("User names, and connections that others can read, are refused in every frame")
  func everywhereRefused() {
    forAll { frame, stage, gesture, initiator in
      for url in [
        "https://u@a.example", "https://u:p@a.example", "https://:p@a.example", "http://a.example",
        "ws://a.example",
      ] {
        var policy = NavigationPolicy()
        policy.viewerSchemes.insert("ws")
        #expect(outcome(policy, url, frame, stage, gesture, initiator) == .deny, "\(url)")
      }
      var policy = NavigationPolicy()
      policy.transport.upgradesToHTTPS = true
      #expect(
        outcome(policy, "http://a.example:80/x", frame, stage, gesture, initiator)
          == (stage == .response ? .deny : .upgrade(WebURL("https://a.example/x")!)))
    }
    var policy = NavigationPolicy()
    policy.transport.upgradesToHTTPS = true
    let post = NavigationRequest(
      url: WebURL("http://a.example/x")!, frame: .main, isUserGesture: true, method: "POST")
    #expect(policy.verdict(for: post).outcome == .deny)
  }

  @Test(
    "A frame that the engine does not name may go where the page or its frames may, until the answer is there"
  )
  func unknown() {
    let policy = NavigationPolicy(
      mainFrame: .only(["page.example"]), subframes: .only(["frame.example", "both.example"]))
    for (host, action, response) in [
      ("page.example", Verdict.Outcome.allow, Verdict.Outcome.allow), ("frame.example", .allow, .deny),
      ("none.example", .deny, .deny),
    ] {
      #expect(outcome(policy, "https://\(host)", .unknown, .action, false) == action)
      #expect(outcome(policy, "https://\(host)", .unknown, .redirect, false) == action)
      #expect(outcome(policy, "https://\(host)", .unknown, .response, false) == response)
    }
    #expect(outcome(policy, "https://frame.example", .main, .response, true) == .deny)
    #expect(outcome(policy, "https://page.example", .sub, .response, true) == .deny)
  }

  @Test("A rule that routes needs a user gesture and the page itself")
  func route() {
    var policy = NavigationPolicy()
    for rules in [\NavigationPolicy.mainFrame, \.subframes] {
      policy[keyPath: rules] = RuleSet([SiteRule(.route, "bank.example")], otherwise: .allow)
    }
    #expect(outcome(policy, "https://bank.example", .main, .action, true) == .route)
    #expect(outcome(policy, "https://bank.example", .newWindow, .action, true) == .route)
    #expect(outcome(policy, "https://bank.example", .main, .action, false) == .deny)
    #expect(outcome(policy, "https://bank.example", .sub, .action, true) == .deny)
    #expect(outcome(policy, "https://other.example", .main, .action, false) == .allow)
  }

  @Test("Each section speaks for its own kind, and new windows take the page's where they have none")
  func sections() {
    var policy = NavigationPolicy(
      mainFrame: .only(["m.example"]), subframes: .only(["s.example"]), downloads: .only(["d.example"]))
    #expect(outcome(policy, "https://m.example", .newWindow, .action, true) == .allow)
    policy.newWindows = .only(["w.example"])
    let hosts = ["m", "s", "w", "d"]
    func allowed(_ frame: Frame, download: Bool = false) -> [String] {
      hosts.filter {
        outcome(policy, "https://\($0).example", frame, .action, true, download: download) == .allow
      }
    }
    #expect(allowed(.main) == ["m"])
    #expect(allowed(.sub) == ["s"])
    #expect(allowed(.newWindow) == ["w"])
    #expect(allowed(.main, download: true) == ["d"])
    #expect(allowed(.sub, download: true) == ["d"])
  }

  @Test("Sign-in hosts are routed after a user gesture, and may load in frames")
  func signIn() {
    let url = "https://accounts.google.com/o/oauth2"
    #expect(outcome(NavigationPolicy(), url, .main, .action, true) == .route)
    #expect(outcome(NavigationPolicy(), url, .newWindow, .action, true) == .route)
    #expect(outcome(NavigationPolicy(), url, .main, .redirect, false) == .deny)
    #expect(outcome(NavigationPolicy(), url, .sub, .action, false) == .allow)
    var policy = NavigationPolicy(mainFrame: .only(["a.example"]))
    #expect(outcome(policy, url, .main, .action, true) == .deny)
    policy = NavigationPolicy()
    policy.signInHosts.sites = []
    #expect(outcome(policy, url, .main, .action, true) == .allow)
  }

  @Test("The first rule that speaks decides, and names itself")
  func order() {
    let rules = RuleSet(
      [SiteRule(.deny, "a.example/x"), SiteRule(.allow, "a.example"), SiteRule(.deny, "*")], otherwise: .allow
    )
    let policy = NavigationPolicy(mainFrame: rules)
    func verdict(_ url: String) -> Verdict {
      policy.verdict(for: NavigationRequest(url: WebURL(url)!, frame: .main, isUserGesture: false))
    }
    #expect(verdict("https://a.example/x/y").rule?.description == "mainFrame.rules[0]: deny a.example/x")
    #expect(verdict("https://a.example/y").rule?.description == "mainFrame.rules[1]: allow a.example")
    #expect(verdict("https://b.example").rule?.description == "mainFrame.rules[2]: deny *")
    #expect(verdict("https://b.example").hint == "The policy's rule mainFrame.rules[2]: deny * decided.")
    #expect(verdict("https://a.example/y").hint == nil)
  }
}

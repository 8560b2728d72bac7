import Testing
import WebAddress
import WebPolicy

@Suite struct PresetTests {
  private func popup(
    _ url: String, from opener: String = "https://shop.example", gesture: Bool = true
  ) -> PopupRequest {
    PopupRequest(url: WebURL(url)!, opener: Origin(opener), isUserGesture: gesture, openCount: 0)
  }

  private func verdict(
    _ policy: NavigationPolicy, _ url: String, in window: PopupRequest? = nil,
    _ frame: NavigationRequest.Frame = .main, gesture: Bool = true
  ) -> Verdict {
    policy.verdict(
      for: NavigationRequest(
        url: WebURL(url)!, frame: frame, isUserGesture: gesture, source: Origin("https://shop.example"),
        window: window))
  }

  private let shop = NavigationPolicy.only("shop.example")

  @Test(
    "With Google Pay, a payment window of the user is an overlay, and every other request is decided as before"
  )
  func googlePayWindows() {
    var own = shop
    own.popups = PopupPolicy([.init(target: "https://help.example", .window)], otherwise: .refuse)
    let policy = own.allowingGooglePay()
    let pay = "https://pay.google.com/gp/p/ui/pay?x=1"
    #expect(policy.popups.verdict(for: popup(pay)).presentation == .overlay)
    #expect(policy.popups.verdict(for: popup(pay, gesture: false)).reason == .noUserGesture)
    for other in [
      "https://pay.google.com.evil.example", "http://pay.google.com", "https://pay.google.com:8443",
      "https://evil.example/pay.google.com", "https://google.com", "about:blank",
    ] {
      #expect(policy.popups.verdict(for: popup(other)).presentation == .refuse, "\(other)")
    }
    #expect(policy.popups.verdict(for: popup("https://help.example")).presentation == .window)
    let bound = own.allowingGooglePay(from: "shop.example", as: .window)
    #expect(bound.popups.verdict(for: popup(pay)).presentation == .window)
    #expect(bound.popups.verdict(for: popup(pay, from: "https://evil.example")).presentation == .refuse)
  }

  @Test("The payment's sites load in the payment's window alone")
  func googlePaySites() {
    let policy = shop.allowingGooglePay()
    let window = popup("https://pay.google.com/gp")
    for url in [
      "https://pay.google.com/gp", "https://payments.google.com/x", "https://accounts.google.com/signin",
      "https://accounts.youtube.com/x",
    ] {
      let inWindow = verdict(policy, url, in: window)
      #expect(inWindow.outcome == .allow, "\(url)")
      #expect(inWindow.reason == .windowSite)
      #expect(verdict(policy, url, in: window, .sub).outcome == .allow)
      #expect(verdict(policy, url, in: window, .unknown).outcome == .allow)
      #expect(verdict(policy, url).outcome == .deny)
      #expect(verdict(policy, url, in: popup("https://shop.example/help")).outcome == .deny)
      #expect(verdict(shop, url, in: window).outcome == .deny)
    }
    #expect(verdict(policy, "https://pay.google.com/gp", in: window, .newWindow).outcome == .allow)
    #expect(verdict(policy, "https://evil.example", in: window).outcome == .deny)
    #expect(verdict(policy, "http://pay.google.com", in: window).outcome == .deny)
    #expect(verdict(policy, "https://shop.example", in: window).reason == .rule)
    // The question whether it is ready comes from a frame of the shop's page.
    #expect(verdict(policy, "https://pay.google.com/gp", .sub).outcome == .allow)
    #expect(verdict(policy, "https://payments.google.com/gp", .sub).outcome == .deny)
    // Elsewhere a sign-in is routed as before.
    #expect(
      verdict(NavigationPolicy().allowingGooglePay(), "https://accounts.google.com").outcome == .route)
  }

  @Test("The rule that decides in a window is named by its key in the file")
  func windowRule() {
    let verdict = verdict(
      shop.allowingGooglePay(), "https://payments.google.com", in: popup("https://pay.google.com"))
    #expect(verdict.rule?.description == "popups.rules[0].sites[1]: https://payments.google.com")
    #expect(verdict.reason.description == "the app's rule for this window lists the address")
  }

  @Test("What the presets set is what their tables say, and nothing beside")
  func tables() {
    var own = shop
    own.popups.limit = 0
    var expected = own
    expected.subframes.rules.insert(SiteRule("allow https://pay.google.com")!, at: 0)
    expected.popups.limit = 1
    expected.popups.rules = [
      .init(
        target: "https://pay.google.com", .overlay,
        sites: [
          "https://pay.google.com", "https://payments.google.com", "https://accounts.google.com",
          "https://accounts.youtube.com",
        ], allowsSignIn: true)
    ]
    #expect(own.allowingGooglePay() == expected)

    own.signInHosts = SignInHosts(["https://id.example"])
    expected = own
    expected.signInHosts.sites += ["https://accounts.google.com", "https://accounts.youtube.com"]
    expected.popups.limit = 1
    expected.popups.rules = ["https://login.example", "https://*.auth.example"].map {
      .init(target: $0, .overlay, sites: ["https://login.example", "https://*.auth.example"])
    }
    #expect(own.allowingSignIn(with: ["https://login.example", "https://*.auth.example"]) == expected)
  }

  @Test(
    "A sign-in's window goes from one provider to another; a host that refuses is handed off from it, too")
  func signIn() {
    let providers: [SitePattern] = ["https://login.example", "https://*.google.com", "https://id.example"]
    let policy = shop.allowingSignIn(with: providers)
    let window = popup("https://login.example/authorize")
    #expect(policy.popups.verdict(for: window).presentation == .overlay)
    #expect(verdict(policy, "https://login.example/authorize", in: window, .newWindow).outcome == .allow)
    #expect(verdict(policy, "https://id.example", in: window).outcome == .allow)
    #expect(verdict(policy, "https://id.example").outcome == .deny)
    let refusing = verdict(policy, "https://accounts.google.com/o/oauth2", in: window)
    #expect(refusing.outcome == .route)
    #expect(refusing.reason == .signInHost("accounts.google.com"))
    #expect(refusing.rule?.description == "signInHosts[0]: https://accounts.google.com")
    let direct = popup("https://accounts.google.com/o/oauth2")
    #expect(
      verdict(policy, "https://accounts.google.com/o/oauth2", in: direct, .newWindow).outcome == .route)
  }

  @Test("Presets are put together in any order, and twice is once")
  func composition() throws {
    let one = shop.allowingGooglePay().allowingSignIn(with: ["https://login.example"])
    #expect(one.allowingGooglePay().popups.rules.count == 2)
    #expect(shop.allowingGooglePay().allowingGooglePay() == shop.allowingGooglePay())
    #expect(try NavigationPolicy(json: one.json) == one)
    let other = shop.allowingSignIn(with: ["https://login.example"]).allowingGooglePay()
    for policy in [one, other] {
      for url in ["https://login.example", "https://pay.google.com"] {
        #expect(policy.popups.verdict(for: popup(url)).presentation == .overlay)
        #expect(verdict(policy, url, in: popup(url), .newWindow).outcome == .allow)
      }
    }
    #expect(shop.allowingSignIn(with: []) == shop)
  }

  @Test("A window that begins empty is named by its scheme, and its rule may list sites as well")
  func emptyFirst() throws {
    var policy = shop
    policy.popups = PopupPolicy(
      [.init(opener: "shop.example", target: "about:", .overlay, sites: ["https://bank.example"])],
      otherwise: .refuse)
    let window = popup("about:blank")
    #expect(policy.popups.verdict(for: window).presentation == .overlay)
    #expect(verdict(policy, "https://bank.example/pay", in: window).outcome == .allow)
    #expect(verdict(policy, "https://bank.example/pay").outcome == .deny)
    #expect(
      verdict(policy, "https://bank.example/pay", in: popup("about:blank", from: "https://evil.example"))
        .outcome == .deny)
    // Without a window of its own the page gains nothing.
    policy.popups.rules[0].presentation = .sameView
    #expect(verdict(policy, "https://bank.example/pay", in: window).outcome == .deny)
  }
}

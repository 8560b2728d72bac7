import Testing
import WebAddress
import WebPolicy

@Suite struct AppPaymentTests {
  private func request(
    _ url: String, from source: String? = nil, page: String? = nil, frame: NavigationRequest.Frame = .main,
    gesture: Bool = false, isFromSubframe: Bool = false, initiator: NavigationRequest.Initiator = .page
  ) -> NavigationRequest {
    NavigationRequest(
      url: WebURL(url)!, frame: frame, isUserGesture: gesture, initiator: initiator,
      source: source.flatMap { Origin($0) }, page: page.flatMap { Origin($0) }, isFromSubframe: isFromSubframe
    )
  }

  private let policy = NavigationPolicy.only("shop.example").allowingAppPayments(
    schemes: PaymentApp.korea.schemes, returning: ["shopapp"], from: ["https://*.gateway.example"])

  @Test("A listed payment site opens a card's app and the merchant's app without a click, also from a frame")
  func listedSite() {
    let gateway = "https://pay.gateway.example"
    for url in [
      "ispmobile://TID=1", "shinhan-sr-ansimclick:x", "com.wooricard.wcard://x", "shopapp://paid?id=7",
    ] {
      for request in [
        request(url, from: gateway), request(url, page: gateway),
        request(url, from: gateway, page: "https://shop.example", frame: .sub),
        request(url, from: gateway, page: "https://shop.example", isFromSubframe: true),
        request(url, from: "https://acs.bank.example", page: gateway, frame: .sub),
      ] {
        let verdict = policy.verdict(for: request)
        #expect(verdict.outcome == .route, "\(url)")
        #expect(verdict.rule?.key == "exceptions[0]")
      }
    }
  }

  @Test("Other sites, other schemes and unknown pages keep the rules that hold without payments")
  func others() {
    let gateway = "https://pay.gateway.example"
    for denied in [
      request("ispmobile://x", from: "https://evil.example"), request("ispmobile://x"),
      request("ispmobile://x", from: "https://gateway.example"),
      request("ispmobile://x", from: "http://pay.gateway.example"),
      request("tel:1", from: gateway), request("ispmobile://x", from: "https://evil.example", frame: .sub),
      request("ispmobile://x", from: gateway, initiator: .app), request("javascript:1", from: gateway),
    ] {
      #expect(policy.verdict(for: denied).outcome == .deny, "\(denied.url)")
    }
    #expect(policy.verdict(for: request("tel:1", from: gateway, gesture: true)).outcome == .route)
  }

  @Test("An exception can ask for a click and leave frames out")
  func strictException() {
    var policy = NavigationPolicy.only("shop.example")
    policy.externalSchemes = ExternalSchemes(
      [],
      exceptions: [
        .init(["swish"], from: ["shop.example"], requiresUserGesture: true, allowsSubframes: false)
      ])
    let shop = "https://shop.example"
    #expect(policy.verdict(for: request("swish://x", from: shop)).reason == .schemeNotListed("swish"))
    #expect(policy.verdict(for: request("swish://x", from: shop, gesture: true)).outcome == .route)
    #expect(
      policy.verdict(for: request("swish://x", from: shop, frame: .sub, gesture: true)).outcome == .deny)
  }

  @Test("The gateway's pages load as the page, in frames and in windows; the shop's rules stay")
  func pages() {
    let gateway = "https://pay.gateway.example/x"
    #expect(policy.verdict(for: request(gateway)).outcome == .allow)
    #expect(policy.verdict(for: request(gateway, frame: .sub)).outcome == .allow)
    #expect(policy.verdict(for: request("https://other.example/")).outcome == .deny)
    let wish = PopupRequest(
      url: WebURL(gateway)!, opener: Origin("https://shop.example"), isUserGesture: true, openCount: 0)
    #expect(policy.popups.verdict(for: wish).presentation == .overlay)
    #expect(
      NavigationPolicy.only("shop.example").allowingAppPayments(schemes: ["a"], returning: [], from: [])
        == .only("shop.example"))
  }

  @Test("A policy file holds the exceptions and says what is wrong with one")
  func file() throws {
    #expect(try NavigationPolicy(json: policy.json) == policy)
    for (text, words) in [
      (
        #"{"version": 1, "externalSchemes": {"exceptions": [{"schemes": ["a"]}]}}"#,
        "line 1, column 51: externalSchemes.exceptions[0]: the key “sites” is missing; an exception names its schemes and its sites"
      ),
      (
        #"{"version": 1, "externalSchemes": {"exceptions": [{"schemes": ["a:"], "sites": ["b.example"]}]}}"#,
        "line 1, column 64: externalSchemes.exceptions[0].schemes[0]: “a:” is no scheme; write it without the colon: a letter, then letters, digits, + - or ."
      ),
    ] {
      do {
        _ = try NavigationPolicy(json: text)
        Issue.record("the file is accepted: \(text)")
      } catch {
        #expect("\(error)" == words)
      }
    }
  }

  @Test("The list of payment apps names each scheme once, with the store's page where its number is known")
  func list() {
    let apps = PaymentApp.korea + PaymentApp.europe
    #expect(apps.reduce(0) { $0 + $1.schemes.count } == apps.schemes.count)
    #expect(PaymentApp.app(for: "ispmobile")?.storeURL?.href == "https://apps.apple.com/app/id369125087")
    #expect(PaymentApp.app(for: "swish")?.storeURL == nil)
    #expect(PaymentApp.app(for: "https") == nil)
    #expect(PaymentApp.listed.split(separator: "-").count == 3)
  }
}

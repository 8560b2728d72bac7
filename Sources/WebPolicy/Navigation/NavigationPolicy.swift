public import WebAddress

/// Which navigations, windows, downloads and requests of pages may happen in a viewer.
///
/// ```swift
/// var policy = NavigationPolicy.only("shop.example", "*.pay.example")
/// policy.subframes = .everything
/// policy.popups = PopupPolicy(otherwise: .overlay)
/// ```
///
/// Every decision is a ``Verdict`` with its reason and rule. ``verdict(for:)`` says in which order the parts are asked.
public struct NavigationPolicy: Hashable, Sendable {
  /// Rules for the page itself.
  public var mainFrame: RuleSet
  /// Rules for frames inside a page.
  public var subframes: RuleSet
  /// Rules for what opens in a new window, and for the page in a window that a page opened; nil means ``mainFrame``.
  public var newWindows: RuleSet?
  /// Rules for what is saved as a file.
  ///
  /// What a page made itself, a `blob:` or `data:` address, is a file of the origin of that page.
  public var downloads: RuleSet
  /// The schemes whose addresses the viewer itself loads; those of content handlers must be added.
  public var viewerSchemes: Set<URLScheme> = ["http", "https"]
  /// Where addresses of other programs are concerned: `mailto:`, `tel:`, `myapp:`.
  public var externalSchemes = ExternalSchemes.any
  /// Where documents without a server are concerned: `data:`, `blob:`.
  public var specialSchemes = SpecialSchemes()
  /// Whether connections may be read by others.
  public var transport = TransportSecurity()
  /// Which windows pages may open, and as what.
  public var popups = PopupPolicy()
  /// Which devices pages may use.
  public var devices = DevicePolicy()
  /// The hosts that refuse to be signed in to inside an app, which are routed.
  public var signInHosts = SignInHosts()

  /// A policy; by default every site may load by `https`, and what is for other programs goes back to the app.
  public init(
    mainFrame: RuleSet = .everything, subframes: RuleSet = .everything, newWindows: RuleSet? = nil,
    downloads: RuleSet = .everything
  ) {
    self.mainFrame = mainFrame
    self.subframes = subframes
    self.newWindows = newWindows
    self.downloads = downloads
  }

  /// Lets only some sites load: as the page, in its frames, in new windows, and as files.
  ///
  /// - Parameters:
  ///   - sites: The sites that load.
  ///   - otherwise: What happens where the page itself would go elsewhere: denied, or routed to the app.
  public static func only(_ sites: SitePattern..., otherwise: SiteRule.Action = .deny) -> NavigationPolicy {
    NavigationPolicy(
      mainFrame: .only(sites, otherwise: otherwise), subframes: .only(sites), downloads: .only(sites))
  }

  /// Decides on a navigation.
  ///
  /// The first of these steps that applies decides:
  ///
  /// 1. Documents without a server, by ``specialSchemes``. `javascript:` and `vbscript:` are denied always, and so is
  ///    `file:` where a page asks. For a `blob:`, and for what is saved, the rules must allow the origin that made it, too.
  /// 2. Addresses of other programs, by ``externalSchemes``: only after a user gesture, and never from a frame.
  /// 3. An address with a user name is denied.
  /// 4. Connections that others can read, by ``transport``.
  /// 5. The rules: ``downloads`` for files; else the sites of the window that the page is in, by ``PopupPolicy/Rule/sites``;
  ///    else the rules of the frame; the page in a window that a page opened has those of ``newWindows``. A rule that
  ///    routes denies where there was no user gesture.
  /// 6. Hosts that refuse sign-in inside an app, where the rules do not deny them as the page or a new window:
  ///    routed, unless the window's rule allows sign-in there.
  ///
  /// Before the response, WebKitGTK does not report which frame navigates. The navigation then continues where the rules of
  /// the page or those of its frames allow it. The policy decides again at the response, when the frame is known and nothing is
  /// displayed yet. An address that the page would route but a frame may load also waits for the response.
  public func verdict(for request: NavigationRequest) -> Verdict {
    let url = request.url
    if let verdict = specialSchemes.verdict(for: request) {
      return verdict.isAllowed ? makerDenial(request) ?? verdict : verdict
    }
    guard viewerSchemes.contains(url.scheme) else { return externalSchemes.verdict(for: request) }
    if url.hasUserInfo { return Verdict(.deny, .userInfo) }
    if let verdict = transport.verdict(for: request) { return verdict }
    if request.isDownload { return verdict(of: downloads, "downloads", request) }
    let ofWindow = popups.windowVerdict(for: request)
    if let ofWindow, ofWindow.letsSignIn { return ofWindow.verdict }
    if request.frame == .unknown, request.stage != .response {
      return undecidedVerdict(request, ofWindow?.verdict)
    }
    return withSignIn(ofWindow?.verdict ?? frameVerdict(request), request)
  }

  /// What the rules deny is not routed either.
  private func withSignIn(_ verdict: Verdict, _ request: NavigationRequest) -> Verdict {
    guard verdict.outcome != .deny else { return verdict }
    return signInHosts.verdict(for: request) ?? verdict
  }

  private func frameVerdict(_ request: NavigationRequest) -> Verdict {
    request.frame == .sub ? verdict(of: subframes, "subframes", request) : pageVerdict(request)
  }

  /// The rules for the page itself, or for the page in a window that is to come or that a page opened.
  private func pageVerdict(_ request: NavigationRequest) -> Verdict {
    if let newWindows, request.frame == .newWindow || request.window != nil {
      return verdict(of: newWindows, "newWindows", request)
    }
    return verdict(of: mainFrame, "mainFrame", request)
  }

  /// Of a frame that the engine does not name, before the answer.
  private func undecidedVerdict(_ request: NavigationRequest, _ ofWindow: Verdict?) -> Verdict {
    let asPage = withSignIn(ofWindow ?? pageVerdict(request), request)
    guard !asPage.isAllowed else { return asPage }
    let asFrame = ofWindow ?? verdict(of: subframes, "subframes", request)
    return asFrame.isAllowed ? Verdict(.allow, .frameUndecided, rule: asFrame.rule) : asPage
  }

  /// Why the rules speak against a document that a page made, by that page's origin; nil where they do not, or are not
  /// asked.
  private func makerDenial(_ request: NavigationRequest) -> Verdict? {
    let isBlob = request.url.scheme.name == "blob"
    guard isBlob || request.isDownload else { return nil }
    let made = request.madeBy(isBlob ? request.url.origin : request.source)
    let verdict =
      request.isDownload
      ? verdict(of: downloads, "downloads", made)
      : popups.windowVerdict(for: made)?.verdict
        ?? (request.frame == .unknown && request.stage != .response
          ? undecidedVerdict(made, nil) : frameVerdict(made))
    return verdict.isAllowed ? nil : Verdict(.deny, verdict.reason, rule: verdict.rule)
  }

  private func verdict(of set: RuleSet, _ section: String, _ request: NavigationRequest) -> Verdict {
    let (action, index) = set.decision(for: request.url)
    let text = index.map { set.rules[$0].description } ?? action.rawValue
    let rule = RuleReference(
      section: section, key: index.map { "rules[\($0)]" } ?? "otherwise", text: text)
    let reason: VerdictReason = index != nil ? .rule : action == .allow ? .noRuleAgainst : .noRule
    switch action {
    case .allow: return Verdict(.allow, reason, rule: rule)
    case .deny: return Verdict(.deny, reason, rule: rule)
    case .route where request.frame == .sub:
      return Verdict(.deny, .fromSubframe(request.url.scheme.name), rule: rule)
    case .route where request.isUserGesture: return Verdict(.route, reason, rule: rule)
    case .route:
      return Verdict(.deny, .noUserGesture(request.url.host?.displayed ?? request.url.href), rule: rule)
    }
  }
}

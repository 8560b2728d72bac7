public import WebAddress

/// Which windows pages may open, and as what they show.
public struct PopupPolicy: Hashable, Sendable {
  /// What a window that a page asks for becomes.
  public enum Presentation: Hashable, Sendable {
    /// The page gets no window, and the viewer notifies the app.
    case refuse
    /// The page in the same view; the page that asked is left, and gets no window.
    ///
    /// A window that begins empty, and what a form sends by another method than GET, is refused: see
    /// ``PopupVerdict/Reason/needsWindow``.
    case sameView
    /// A view over the page, with a close button.
    case overlay
    /// A window of its own, or a view controller.
    case window
    /// A place of the app's own, such as a tab, by a name of the app's own.
    case container(String)
    /// The system's browser, by the app's router; the page gets no window, and what is refused is as with `sameView`.
    case systemBrowser
  }

  /// One rule: what windows become that pages of one site ask for.
  public struct Rule: Hashable, Sendable {
    /// The pages that ask; nil means all.
    public var opener: SitePattern?
    /// The requested address; nil means all.
    ///
    /// A window that begins empty has `about:blank`; once its page first goes to an address, a rule that names that one
    /// decides on the window anew.
    public var target: SitePattern?
    /// What the window becomes.
    public var presentation: Presentation
    /// Whether a user gesture is required.
    public var requiresUserGesture: Bool
    /// The sites that load in the window, as its page and in frames, beside those that the policy's rules allow.
    ///
    /// They load in no other window and not in the view whose page asked. They mean nothing where the page gets no window
    /// of its own.
    public var sites: [SitePattern]
    /// Whether ``sites`` load in the window even where ``SignInHosts`` would hand them off.
    public var allowsSignIn: Bool

    /// A rule of its parts.
    public init(
      opener: SitePattern? = nil, target: SitePattern? = nil, _ presentation: Presentation,
      requiresUserGesture: Bool = true, sites: [SitePattern] = [], allowsSignIn: Bool = false
    ) {
      self.opener = opener
      self.target = target
      self.presentation = presentation
      self.requiresUserGesture = requiresUserGesture
      self.sites = sites
      self.allowsSignIn = allowsSignIn
    }
  }

  /// The rules; the first one that matches a request decides.
  public var rules: [Rule]
  /// What a window becomes that no rule matches, if the user caused it.
  public var otherwise: Presentation
  /// How many windows may be open at once, those of windows included; more are refused.
  public var limit: Int

  /// A policy; by default a page's window opens in the same view, and only after a user gesture.
  public init(_ rules: [Rule] = [], otherwise: Presentation = .sameView, limit: Int = 4) {
    self.rules = rules
    self.otherwise = otherwise
    self.limit = limit
  }

  /// Decides on a window that a page wants.
  public func verdict(for request: PopupRequest) -> PopupVerdict {
    let index = rules.firstIndex { $0.applies(to: request) }
    let presentation = index.map { rules[$0].presentation } ?? otherwise
    let needsGesture = index.map { rules[$0].requiresUserGesture } ?? true
    let rule = RuleReference(
      section: "popups", key: index.map { "rules[\($0)]" } ?? "otherwise",
      text: index.map { rules[$0].description } ?? "\(presentation)")
    if presentation == .refuse { return PopupVerdict(.refuse, .rule, rule) }
    guard request.isUserGesture || !needsGesture else { return PopupVerdict(.refuse, .noUserGesture, rule) }
    switch presentation {
    case .overlay, .window, .container:
      guard request.openCount < limit else {
        let rule = RuleReference(section: "popups", key: "limit", text: "\(limit)")
        return PopupVerdict(.refuse, .tooMany(limit), rule)
      }
    case .sameView, .systemBrowser:
      guard !request.needsWindow else { return PopupVerdict(.refuse, .needsWindow, rule) }
    case .refuse: break
    }
    return PopupVerdict(presentation, .rule, rule)
  }

  /// Decides anew on a window that began empty, when its page first goes to an address; nil where nothing changes.
  ///
  /// Nil where the rule that opened the window lists the address among its sites, or where the first rule that matches names
  /// no target: that rule has already decided on the empty window.
  ///
  /// - Parameters:
  ///   - request: The request as it would have been if the window had begun with the address.
  ///   - original: The request that opened the window.
  public func verdict(for request: PopupRequest, inWindowOf original: PopupRequest) -> PopupVerdict? {
    guard siteOfWindow(original, request.url) == nil,
      let index = rules.firstIndex(where: { $0.applies(to: request) }), rules[index].target != nil
    else { return nil }
    return verdict(for: request)
  }

  /// The verdict of the rule that opened a window on an address inside it; nil where that rule does not list the address.
  func windowVerdict(for request: NavigationRequest) -> (verdict: Verdict, letsSignIn: Bool)? {
    guard let original = request.window, let (index, site) = siteOfWindow(original, request.url) else {
      return nil
    }
    let rule = RuleReference(
      section: "popups", key: "rules[\(index)].sites[\(site)]", text: "\(rules[index].sites[site])")
    return (Verdict(.allow, .windowSite, rule: rule), rules[index].allowsSignIn)
  }

  /// The indices of the rule that opened a window and of the site in it that matches an address.
  private func siteOfWindow(_ original: PopupRequest, _ url: WebURL) -> (rule: Int, site: Int)? {
    guard let index = rules.firstIndex(where: { $0.applies(to: original) }),
      rules[index].presentation.isWindow,
      let site = rules[index].sites.firstIndex(where: { $0.matches(url) })
    else { return nil }
    return (index, site)
  }
}

/// A page's request for a window.
public struct PopupRequest: Hashable, Sendable {
  /// The first address of the window.
  public let url: WebURL
  /// The origin of the page that asks; nil where that is not known.
  public let opener: Origin?
  /// Whether a click, tap or key press of the user caused it.
  public let isUserGesture: Bool
  /// How many windows are open already.
  public let openCount: Int
  /// The HTTP method.
  public let method: String

  /// Creates a request.
  public init(url: WebURL, opener: Origin?, isUserGesture: Bool, openCount: Int, method: String = "GET") {
    self.url = url
    self.opener = opener
    self.isUserGesture = isUserGesture
    self.openCount = openCount
    self.method = method
  }

  /// Whether the window begins empty, for its opener to write to or to send on.
  public var isEmpty: Bool { url.scheme == "about" }

  /// Whether no other place can show it: an empty window, or what a form sends, which is sent once.
  public var needsWindow: Bool { isEmpty || method.uppercased() != "GET" }
}

/// A policy's decision on a request for a window.
public struct PopupVerdict: Hashable, Sendable {
  /// Why it said so.
  public enum Reason: Hashable, Sendable {
    /// A rule, or what happens where none speaks.
    case rule
    /// The user did not cause it.
    case noUserGesture
    /// As many windows are open as may be.
    case tooMany(Int)
    /// It begins empty, or a form sends what it shows: neither the same view nor the system's browser could show that.
    case needsWindow
  }

  /// What the window becomes.
  public let presentation: PopupPolicy.Presentation
  /// Why.
  public let reason: Reason
  /// The rule that decided.
  public let rule: RuleReference

  init(_ presentation: PopupPolicy.Presentation, _ reason: Reason, _ rule: RuleReference) {
    (self.presentation, self.reason, self.rule) = (presentation, reason, rule)
  }
}

extension PopupVerdict.Reason: CustomStringConvertible {
  /// A sentence for the user, without its capital and full stop.
  public var description: String {
    switch self {
    case .rule: "the app's rules for windows decide"
    case .noUserGesture: "the user did not ask for the window"
    case .tooMany(let limit): "\(limit) windows are open, and no more may be"
    case .needsWindow:
      "only a window of its own could show it: it begins empty, or a form sends what it shows"
    }
  }
}

extension PopupPolicy.Rule: CustomStringConvertible {
  func applies(to request: PopupRequest) -> Bool {
    if let opener { guard let origin = request.opener, opener.matches(origin) else { return false } }
    if let target { guard target.matches(request.url) else { return false } }
    return true
  }

  public var description: String {
    var text = "\(presentation)"
    if let opener { text += " from \(opener)" }
    if let target { text += " to \(target)" }
    if !requiresUserGesture { text += " without a gesture" }
    return text
  }
}

extension PopupPolicy.Presentation: CustomStringConvertible, LosslessStringConvertible {
  /// Whether the page that asks gets a window.
  public var isWindow: Bool {
    switch self {
    case .overlay, .window, .container: true
    case .refuse, .sameView, .systemBrowser: false
    }
  }

  /// Reads a name, as in a policy's file: `overlay`, `container:tabs`; nil where it is none.
  public init?(_ text: String) {
    switch text {
    case "refuse": self = .refuse
    case "sameView": self = .sameView
    case "overlay": self = .overlay
    case "window": self = .window
    case "systemBrowser": self = .systemBrowser
    default:
      let start = "container:"
      guard text.hasPrefix(start), text.utf8.count > start.utf8.count else { return nil }
      self = .container(String(text.dropFirst(start.count)))
    }
  }

  /// The name, as in a policy's file: `overlay`, `container:tabs`.
  public var description: String {
    switch self {
    case .refuse: "refuse"
    case .sameView: "sameView"
    case .overlay: "overlay"
    case .window: "window"
    case .container(let name): "container:\(name)"
    case .systemBrowser: "systemBrowser"
    }
  }
}

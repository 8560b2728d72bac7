public import WebAddress

/// What happens with documents that come from no server.
///
/// `about:blank` and `about:srcdoc` are allowed always: every window and many frames begin there, and they hold only what
/// their own page writes. Other `about:` addresses are denied.
public struct SpecialSchemes: Hashable, Sendable {
  /// Where a document may show.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case never
    /// In frames inside a page, where the page that made it stays visible as its address.
    case frames
    /// In frames, as the page itself, and in new windows.
    case everywhere
  }

  /// Where `data:` documents may show, which have no origin and any content.
  public var data = Place.frames
  /// Where `blob:` documents may show, which a page made; the rules must allow that page's origin, too.
  public var blob = Place.frames

  /// The defaults: in frames.
  public init() {}

  /// Nil where the address is of a server.
  func verdict(for request: NavigationRequest) -> Verdict? {
    let scheme = request.url.scheme
    switch scheme.name {
    case "about":
      let isEmpty = request.url.path == "blank" || request.url.path == "srcdoc" && request.frame != .main
      return isEmpty ? Verdict(.allow, .ownDocument) : Verdict(.deny, .unsafeScheme("about"))
    case "data": return verdict(data, "data", request)
    case "blob": return verdict(blob, "blob", request)
    case "javascript", "vbscript", "file": return Verdict(.deny, .unsafeScheme(scheme.name))
    default: return nil
    }
  }

  /// A frame that the engine does not name is let through before the answer, and decided on again then.
  ///
  /// What is saved shows nowhere.
  private func verdict(_ place: Place, _ scheme: String, _ request: NavigationRequest) -> Verdict {
    let rule = RuleReference(section: "specialSchemes", key: scheme, text: place.rawValue)
    let isFrame =
      request.frame == .sub || request.frame == .unknown && request.stage != .response || request.isDownload
    let isAllowed = place == .everywhere || place == .frames && isFrame
    return isAllowed
      ? Verdict(.allow, request.frame == .unknown ? .frameUndecided : .ownDocument, rule: rule)
      : Verdict(.deny, .unsafeScheme(scheme), rule: rule)
  }
}

/// Which addresses of other programs a page may open; where to they lead, the app's router says.
public struct ExternalSchemes: Hashable, Sendable {
  /// The schemes; nil means every scheme that the web itself does not use.
  public var schemes: Set<URLScheme>?
  /// Whether a user gesture is required.
  public var requiresUserGesture: Bool
  /// What listed sites may open beyond this; the first that applies decides.
  public var exceptions: [SiteException]

  /// Schemes that pages may open.
  public init(
    _ schemes: Set<URLScheme>?, requiresUserGesture: Bool = true, exceptions: [SiteException] = []
  ) {
    self.schemes = schemes
    self.requiresUserGesture = requiresUserGesture
    self.exceptions = exceptions
  }

  /// Every scheme: the router has the last word, and it refuses what it does not know.
  public static let any = ExternalSchemes(nil)

  /// Some schemes, and no other.
  public static func only(_ schemes: Set<URLScheme>) -> ExternalSchemes { ExternalSchemes(schemes) }

  func verdict(for request: NavigationRequest) -> Verdict {
    if let verdict = exceptionVerdict(for: request) { return verdict }
    let scheme = request.url.scheme
    let listed = schemes.map { $0.map(\.name).sorted().joined(separator: ", ") } ?? "any"
    func rule(_ key: String, _ text: String) -> RuleReference {
      RuleReference(section: "externalSchemes", key: key, text: text)
    }
    guard schemes?.contains(scheme) ?? true else {
      return Verdict(.deny, .schemeNotListed(scheme.name), rule: rule("schemes", listed))
    }
    if request.frame == .sub || request.isFromSubframe {
      return Verdict(.deny, .fromSubframe(scheme.name))
    }
    guard request.isUserGesture || !requiresUserGesture else {
      return Verdict(.deny, .noUserGesture("\(scheme):"), rule: rule("requiresUserGesture", "true"))
    }
    return Verdict(.route, .externalScheme(scheme.name), rule: rule("schemes", listed))
  }
}

/// The hosts that refuse to be signed in to in a web view inside an app.
///
/// RFC 8252, section 8.12: an app could read what is typed there. Google answers `disallowed_useragent`.
public struct SignInHosts: Hashable, Sendable {
  /// The sites; a page there is routed.
  public var sites: [SitePattern]

  /// Sites to route; by default those that are known to refuse.
  public init(_ sites: [SitePattern] = ["https://accounts.google.com", "https://accounts.youtube.com"]) {
    self.sites = sites
  }

  /// Nil where an address is not of such a host, or the request is for a frame.
  ///
  /// Frames are not affected: hosts that refuse sign-in inside an app refuse to be framed.
  func verdict(for request: NavigationRequest) -> Verdict? {
    guard request.frame != .sub, let index = sites.firstIndex(where: { $0.matches(request.url) }) else {
      return nil
    }
    return Verdict(
      request.isUserGesture ? .route : .deny, .signInHost(request.url.host?.displayed ?? ""),
      rule: RuleReference(section: "signInHosts", key: "[\(index)]", text: "\(sites[index])"))
  }
}

public import WebAddress

/// Which navigations happen in the viewer, and which are handed back to the app.
public struct NavigationPolicy: Hashable, Sendable {
  /// The schemes that the viewer itself loads; by default `http` and `https`.
  public var webSchemes: Set<URLScheme>

  /// A policy; by default the web's own schemes load and every other one goes back to the app.
  public init(webSchemes: Set<URLScheme> = ["http", "https"]) {
    self.webSchemes = webSchemes
  }

  /// Decides on a navigation.
  ///
  /// - Web schemes: allowed. `about:` is allowed everywhere, for every window begins there.
  /// - `data:` and `blob:` are pages of the page's own making: allowed in frames, denied as the page itself. An unknown
  ///   frame is let through here: the engine keeps pages from sending the whole view to a `data:` address, and
  ///   denying it would break frames that need one.
  /// - `javascript:`, `vbscript:` and `file:` are denied.
  /// - Any other scheme is handed off where a person asked for it, and denied where none did.
  public func verdict(for request: NavigationRequest) -> Verdict {
    let scheme = request.url.scheme
    if webSchemes.contains(scheme) || scheme == "about" { return .allow }
    switch scheme {
    case "data", "blob":
      return request.frame == .sub || request.frame == .unknown ? .allow : .deny(.unsafeScheme(scheme.name))
    case "javascript", "vbscript", "file":
      return .deny(.unsafeScheme(scheme.name))
    default:
      return request.isUserGesture ? .handOff : .deny(.noUserGesture(scheme: scheme.name))
    }
  }
}

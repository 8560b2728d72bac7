public import LinkText
public import WebAddress

/// Where following a link leads.
public enum Destination: Hashable, Sendable {
  /// To a page in the app's own web viewer.
  case viewer(WebURL)
  /// To whatever the system opens such an address with.
  case system(WebURL)
  /// To code of the app, by the name that the route gave.
  case action(String, LinkTarget)
  /// Nowhere, for a reason.
  case refused(RefusalReason)
}

/// Why a link leads nowhere; ``description`` says it to the developer with what to do.
public enum RefusalReason: Hashable, Sendable, CustomStringConvertible {
  /// The target has no scheme, so nothing says what it is.
  case noScheme(LinkTarget)
  /// No route is for the target's scheme.
  case noRoute(scheme: String)
  /// The scheme would run a script or read a local file.
  case unsafeScheme(String)
  /// The target cannot be read as an address.
  case malformed(LinkTarget, WebURLError)
  /// The route itself refuses.
  case byRoute(scheme: String)

  public var description: String {
    switch self {
    case .noScheme(let target):
      "the link “\(target)” has no scheme; write the whole address, such as https://example.com"
    case .noRoute(let scheme) where scheme == "localhost" || scheme.contains("."):
      "no route is for “\(scheme):” links; if “\(scheme)” is a host, write https:// before it"
    case .noRoute(let scheme): "no route is for “\(scheme):” links; add one to the router"
    case .unsafeScheme(let scheme):
      "“\(scheme):” links are never opened; route the scheme to an action to handle it"
    case .malformed(let target, let error): "the link “\(target)” cannot be read as an address: \(error)"
    case .byRoute(let scheme): "the router refuses “\(scheme):” links"
    }
  }
}

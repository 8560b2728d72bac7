public import LinkSafety
public import LinkText
public import WebAddress

/// Why a link is not opened; ``description`` explains it to the developer and how to fix it.
public enum RefusalReason: Hashable, Sendable {
  /// The target has no scheme.
  case noScheme(LinkTarget)
  /// No route matches the target.
  case noRoute(LinkTarget, scheme: String)
  /// The scheme would run a script or read a local file.
  case unsafeScheme(String)
  /// The target cannot be read as an address.
  case malformed(LinkTarget, WebURLError)
  /// The route refuses its links, with its reason.
  case byRoute(RoutePattern, String?)
  /// A route matches the link, but not links from this source.
  case notFrom(LinkSource, RoutePattern)
  /// The form of the viewer accepts only addresses of the web.
  case notForWeb(WebURL, ViewerPresentation)
  /// A step of the router or a handler refused the link, with its reason.
  case vetoed(String)
  /// The steps of the router rewrite the link without end; the targets in their order.
  case rewriteLoop([LinkTarget])
  /// The safety policy refuses the link.
  case unsafe(WebURL, [LinkFinding])
  /// The user declined, or the user could not be asked.
  case declined(WebURL)
  /// The app has no handler of the name in the route.
  case noHandler(LinkAction)
  /// The opener has no policy of the name in the route.
  case noPolicy(String)
  /// No program on the device opens the address.
  case noProgram(WebURL)
}

extension RefusalReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noScheme(let target):
      "the link “\(target)” has no scheme; write the whole address, such as https://example.com"
    case .noRoute(_, let scheme) where scheme == "localhost" || scheme.contains("."):
      "no route matches “\(scheme):” links; if “\(scheme)” is a host, write https:// before it"
    case .noRoute(let target, let scheme):
      "no route matches “\(target)”; add one to the router, such as \(scheme):"
    case .unsafeScheme(let scheme):
      "“\(scheme):” links are never opened; route the scheme to an action to handle it"
    case .malformed(let target, let error): "the link “\(target)” cannot be read as an address: \(error)"
    case .byRoute(let pattern, nil): "the route “\(pattern)” refuses its links"
    case .byRoute(let pattern, let reason?): "the route “\(pattern)” refuses its links: \(reason)"
    case .notFrom(let source, let pattern):
      "the route “\(pattern)” accepts no links \(source.phrase); add “\(source.rawValue)” to its sources to accept them"
    case .notForWeb(let url, let presentation):
      "“\(url)” is not an http or https address, and a \(presentation.rawValue) shows no other; choose another presentation"
    case .vetoed(let reason): "the link was vetoed: \(reason)"
    case .rewriteLoop(let targets):
      "the link is rewritten without end: \(targets.map(\.text).joined(separator: " → ")); return nil from a rewrite "
        + "for its own result"
    case .unsafe(let url, let findings):
      "the safety policy refuses “\(url.withoutUserInfo)”: \(findings.map(\.explanation).joined(separator: "; "))"
    case .declined(let url): "the user did not open “\(url.withoutUserInfo)”"
    case .noHandler(let action):
      "the app has no handler “\(action.name)” for \(action.url); add one to the opener's handlers"
    case .noPolicy(let name): "there is no navigation policy “\(name)”; add it to the opener's policies"
    case .noProgram(let url): "no program on this device opens “\(url.withoutUserInfo)”"
    }
  }
}

extension LinkSource {
  fileprivate var phrase: String {
    switch self {
    case .text: "from text"
    case .page: "from a page"
    case .external: "from outside the app"
    case .app: "from the app's own code"
    }
  }
}

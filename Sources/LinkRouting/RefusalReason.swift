public import LinkSafety
public import LinkText
public import WebAddress

/// Why a link leads nowhere; ``description`` says it to the developer with what to do.
public enum RefusalReason: Hashable, Sendable {
  /// The target has no scheme, so nothing says what it is.
  case noScheme(LinkTarget)
  /// No route is for the target.
  case noRoute(LinkTarget, scheme: String)
  /// The scheme would run a script or read a local file.
  case unsafeScheme(String)
  /// The target cannot be read as an address.
  case malformed(LinkTarget, WebURLError)
  /// The route itself refuses, with the reason that it gives.
  case byRoute(RoutePattern, String?)
  /// A route is for the link, but not for links from there.
  case notFrom(LinkSource, RoutePattern)
  /// The form of the viewer takes addresses of the web alone.
  case notForWeb(WebURL, ViewerPresentation)
  /// A step of the router said no, with its reason.
  case vetoed(String)
  /// The steps of the router rewrite the link for ever; the targets in their order.
  case rewriteLoop([LinkTarget])
  /// The safety policy refuses the link.
  case unsafe(WebURL, [LinkFinding])
  /// The person was asked and said no, or nobody could be asked.
  case declined(WebURL)
  /// The app has no code of the name that the route gives.
  case noHandler(RoutedAction)
  /// The frontend knows no policy of the name that the route gives.
  case noPolicy(String)
}

extension RefusalReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noScheme(let target):
      "the link “\(target)” has no scheme; write the whole address, such as https://example.com"
    case .noRoute(_, let scheme) where scheme == "localhost" || scheme.contains("."):
      "no route is for “\(scheme):” links; if “\(scheme)” is a host, write https:// before it"
    case .noRoute(let target, let scheme):
      "no route is for “\(target)”; add one to the router, such as \(scheme):"
    case .unsafeScheme(let scheme):
      "“\(scheme):” links are never opened; route the scheme to an action to handle it"
    case .malformed(let target, let error): "the link “\(target)” cannot be read as an address: \(error)"
    case .byRoute(let pattern, nil): "the route “\(pattern)” refuses its links"
    case .byRoute(let pattern, let reason?): "the route “\(pattern)” refuses its links: \(reason)"
    case .notFrom(let source, let pattern):
      "the route “\(pattern)” takes no links \(source.words); name “\(source.rawValue)” in the route to take them"
    case .notForWeb(let url, let presentation):
      "“\(url)” is no address of the web, and a \(presentation.rawValue) takes no other; choose another presentation"
    case .vetoed(let reason): "the link was vetoed: \(reason)"
    case .rewriteLoop(let targets):
      "the link is rewritten for ever: \(targets.map(\.text).joined(separator: " → ")); let a rewrite answer nil "
        + "for what it has written"
    case .unsafe(let url, let findings):
      "the safety policy refuses “\(url.withoutUserInfo)”: \(findings.map(\.explanation).joined(separator: "; "))"
    case .declined(let url): "the person did not want to open “\(url.withoutUserInfo)”"
    case .noHandler(let action):
      "no code of the app takes “\(action.name)” for \(action.url); give the front a handler of that name"
    case .noPolicy(let name): "there is no navigation policy “\(name)”; give the front one of that name"
    }
  }
}

extension LinkSource {
  fileprivate var words: String {
    switch self {
    case .text: "from text"
    case .page: "from a page"
    case .external: "from outside the app"
    case .app: "from the app's own code"
    }
  }
}

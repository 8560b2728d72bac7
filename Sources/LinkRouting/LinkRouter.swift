public import LinkText
import WebAddress

/// Says where following a link leads.
///
/// It only answers; performing the answer is for the front and the app.
///
/// ```swift
/// let router = LinkRouter([
///   Route(.scheme("terms"), to: .page(WebURL("https://example.com/terms")!)),
///   Route(.scheme("app"), to: .action("deep link")),
/// ])
/// router.destination(for: "terms://termsAndConditions")
/// ```
public struct LinkRouter: Hashable, Sendable {
  /// The routes; the first whose pattern fits decides.
  public var routes: [Route]

  /// A router; without routes, web addresses lead to the viewer, `mailto:`, `tel:` and `sms:` to the system, and every
  /// other link nowhere.
  public init(_ routes: [Route] = []) {
    self.routes = routes
  }

  /// Where a link leads.
  ///
  /// A scheme that runs a script or reads a local file is refused whatever the routes say, but for a route to an action:
  /// there the app's own code decides.
  public func destination(for target: LinkTarget) -> Destination {
    guard let scheme = target.scheme else { return .refused(.noScheme(target)) }
    let outcome = routes.first { $0.pattern.scheme == scheme }?.outcome ?? Self.standard[scheme]
    if case .action(let name) = outcome { return .action(name, target) }
    if Self.unsafe.contains(scheme) { return .refused(.unsafeScheme(scheme.name)) }
    do {
      switch outcome {
      case nil: return .refused(.noRoute(scheme: scheme.name))
      case .refuse: return .refused(.byRoute(scheme: scheme.name))
      case .page(let url): return .viewer(url)
      case .action(let name): return .action(name, target)
      case .viewer: return .viewer(try WebURL(parsing: target.text))
      case .system: return .system(try WebURL(parsing: target.text))
      }
    } catch {
      return .refused(.malformed(target, error))
    }
  }

  /// Where a link leads.
  public func destination(for link: TextLink) -> Destination { destination(for: link.target) }

  private static let standard: [URLScheme: Route.Outcome] = [
    "http": .viewer, "https": .viewer, "mailto": .system, "tel": .system, "sms": .system,
  ]

  private static let unsafe: Set<URLScheme> = ["javascript", "vbscript", "data", "blob", "file", "about"]
}

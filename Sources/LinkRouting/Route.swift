public import WebAddress

/// One line of a router's table: which links it is for, and where they lead.
public struct Route: Hashable, Sendable {
  /// Where a route leads.
  public enum Outcome: Hashable, Sendable {
    /// To one page in the viewer, whatever else the link says.
    case page(WebURL)
    /// To the link's own address in the viewer.
    case viewer
    /// To the link's own address in the system's program for it.
    case system
    /// To code of the app.
    case action(String)
    /// Nowhere.
    case refuse
  }

  /// The links that this route is for.
  public let pattern: RoutePattern
  /// Where they lead.
  public let outcome: Outcome

  /// A route.
  public init(_ pattern: RoutePattern, to outcome: Outcome) {
    self.pattern = pattern
    self.outcome = outcome
  }
}

/// Which links a route is for.
public struct RoutePattern: Hashable, Sendable {
  /// The scheme that a link must have.
  public let scheme: URLScheme

  /// All links of a scheme.
  public static func scheme(_ scheme: URLScheme) -> RoutePattern { RoutePattern(scheme: scheme) }
}

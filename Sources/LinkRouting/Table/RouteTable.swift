internal import WebAddress

/// The routes of an app, as data: they can be written as JSON, checked, compared and printed.
///
/// A table may have faults; a ``LinkRouter`` is made of one that has none.
public struct RouteTable: Hashable, Sendable {
  /// The routes; the first whose pattern fits decides.
  public var routes: [Route]
  /// What becomes of links that no route is for.
  public var defaults: Defaults

  /// What becomes of links that no route is for.
  public enum Defaults: String, Hashable, Sendable, Codable, CaseIterable {
    /// `http` and `https` lead to the viewer, `mailto`, `tel` and `sms` to the system, every other link nowhere.
    case standard
    /// Every link leads nowhere.
    case refuse
  }

  /// A table of routes.
  public init(_ routes: [Route] = [], defaults: Defaults = .standard) {
    self.routes = routes
    self.defaults = defaults
  }

  /// What keeps a router from being made of the table: routes that are never reached, and outcomes that cannot be.
  public var faults: [RouteFault] {
    var faults: [RouteFault] = []
    for (number, route) in routes.enumerated() {
      if let message = route.outcome.fault { faults.append(.outcome(number + 1, route.pattern, message)) }
      if route.sources.isEmpty {
        faults.append(
          .outcome(
            number + 1, route.pattern, "it takes links from nowhere; name a source, or leave out “from”"))
      }
    }
    let index = RouteIndex(routes.map(\.pattern))
    for (number, route) in routes.enumerated() {
      if let conflict = conflict(of: route, number, index) { faults.append(.conflict(conflict)) }
    }
    return faults
  }

  private func conflict(of route: Route, _ number: Int, _ index: RouteIndex) -> RouteConflict? {
    let earlier = index.firstCovering(route.pattern) { other in
      other < number && routes[other].sources.isSuperset(of: route.sources)
        && routes[other].pattern.covers(route.pattern)
    }
    guard let earlier else { return nil }
    let first = routes[earlier]
    let isSame = route.pattern.covers(first.pattern) && route.sources == first.sources
    return RouteConflict(
      kind: isSame ? .duplicate : .covered, first: earlier + 1, second: number + 1,
      firstPattern: first.pattern, secondPattern: route.pattern, example: route.pattern.example)
  }

  /// Routes that cross: each matches some links that the other does not match, and the earlier one gets those of both.
  ///
  /// This is no error, because the first match decides; check it where the two lead to different destinations. The time grows
  /// with the square of the number of routes that have parameters.
  public var overlaps: [RouteConflict] {
    var found: [RouteConflict] = []
    let open = routes.indices.filter { !routes[$0].pattern.isLiteral }
    for (position, first) in open.enumerated() {
      for second in open[(position + 1)...] {
        let (early, late) = (routes[first], routes[second])
        guard early.outcome != late.outcome, !early.sources.isDisjoint(with: late.sources),
          !late.pattern.covers(early.pattern), !early.pattern.covers(late.pattern),
          let common = early.pattern.common(with: late.pattern)
        else { continue }
        found.append(
          RouteConflict(
            kind: .overlap, first: first + 1, second: second + 1, firstPattern: early.pattern,
            secondPattern: late.pattern, example: common.example))
      }
    }
    return found
  }
}

/// What keeps a router from being made of a table.
public enum RouteFault: Hashable, Sendable, CustomStringConvertible {
  /// A route that is never reached.
  case conflict(RouteConflict)
  /// A route, by its place counted from 1, that cannot lead where it says.
  case outcome(Int, RoutePattern, String)

  /// The place of the route at fault, counted from 1.
  public var route: Int {
    switch self {
    case .conflict(let conflict): conflict.second
    case .outcome(let number, _, _): number
    }
  }

  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .outcome(let number, let pattern, let message): "route \(number), “\(pattern)”: \(message)"
    }
  }
}

/// Why no router can be made of a table: every fault in it.
public struct RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of the routes.
  public let faults: [RouteFault]

  /// A line for each fault.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

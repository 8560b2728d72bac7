public import LinkSafety
public import LinkText
internal import WebAddress

/// Says where following a link leads.
///
/// It only answers; performing the answer is for the frontend and the app. One router serves links in text, however they are
/// activated, navigations that a page routes, deep links from outside, and the app's own code.
///
/// ```swift
/// let router = try LinkRouter([
///   Route("terms:", to: .page(WebURL("https://example.com/terms")!)),
///   Route("app://product/:id<Int>", to: .action("product")),
///   Route("https://shop.example/product/:id<Int>", to: .action("product", orViewer: ViewerStyle())),
/// ])
/// router.destination(for: "terms://termsAndConditions")
/// ```
public struct LinkRouter: Sendable {
  /// The routes.
  public let table: RouteTable
  /// What happens to each link on its way, in this order; ``destination(for:)-(LinkRequest)`` takes the rewrites alone.
  public var steps: [LinkStep]
  /// Which links are opened, asked about or refused for what they are; nil looks at none.
  public var safety: LinkSafetyPolicy?

  private let index: RouteIndex

  /// A router without routes: web addresses lead to the viewer, `mailto:`, `tel:` and `sms:` to the system, every other
  /// link nowhere.
  public init() {
    table = RouteTable()
    steps = []
    safety = .standard
    index = RouteIndex([])
  }

  /// A router of a table.
  ///
  /// - Parameters:
  ///   - table: The routes.
  ///   - steps: What happens to each link on its way.
  ///   - safety: Which links are asked about or refused for what they are.
  /// - Throws: ``RouteTableError`` where a route is never reached or cannot lead where it says.
  public init(
    _ table: RouteTable, steps: [LinkStep] = [], safety: LinkSafetyPolicy? = .standard
  ) throws(RouteTableError) {
    let faults = table.faults
    guard faults.isEmpty else { throw RouteTableError(faults: faults) }
    self.table = table
    self.steps = steps
    self.safety = safety
    index = RouteIndex(table.routes.map(\.pattern))
  }

  /// A router of some routes; the first whose pattern fits decides.
  ///
  /// - Throws: ``RouteTableError`` where a route is never reached or cannot lead where it says.
  public init(
    _ routes: [Route], steps: [LinkStep] = [], safety: LinkSafetyPolicy? = .standard
  ) throws(RouteTableError) {
    try self.init(RouteTable(routes), steps: steps, safety: safety)
  }

  /// The routes; the first whose pattern fits decides.
  public var routes: [Route] { table.routes }

  /// The destination of a link by the routes, after the rewrites.
  ///
  /// No step asks the user or observes the link.
  ///
  /// A scheme that runs a script or reads a local file is refused even if a route matches, except a route to an action or an
  /// event, where the app's code decides.
  public func destination(for request: LinkRequest) -> Destination {
    switch rewritten(request) {
    case .success(let request): routed(request)
    case .failure(let loop): .refused(.rewriteLoop(loop.targets))
    }
  }

  /// Where a target leads when the app's own code follows it.
  public func destination(for target: LinkTarget) -> Destination { destination(for: LinkRequest(target)) }

  /// Where a link in text leads.
  public func destination(for link: TextLink) -> Destination { destination(for: LinkRequest(link)) }

  /// The route that decides on a link; nil where none is for it.
  public func route(for request: LinkRequest) -> Route? {
    guard case .success(let request) = rewritten(request), let url = WebURL(request.target.text) else {
      return nil
    }
    return find(AddressParts(url), request.source)?.route
  }

  // MARK: Routes

  func routed(_ request: LinkRequest) -> Destination {
    let target = request.target
    guard let scheme = target.scheme else { return .refused(.noScheme(target)) }
    let url: WebURL
    do throws(WebURLError) {
      url = try WebURL(parsing: target.text)
    } catch {
      return .refused(scheme.isUnsafe ? .unsafeScheme(scheme.name) : .malformed(target, error))
    }
    let parts = AddressParts(url)
    guard let (route, parameters) = find(parts, request.source) else {
      if let other = find(parts, nil)?.route { return .refused(.notFrom(request.source, other.pattern)) }
      return standard(url, target)
    }
    if case .action(let name, let fallback) = route.outcome.kind {
      let style = url.scheme.isUnsafe ? nil : fallback
      return .action(
        LinkAction(name, url: url, parameters: parameters, source: request.source, fallback: style))
    }
    if case .event(let name) = route.outcome.kind {
      return .event(LinkAction(name, url: url, parameters: parameters, source: request.source))
    }
    if url.scheme.isUnsafe { return .refused(.unsafeScheme(url.scheme.name)) }
    return switch route.outcome.kind {
    case .page(let page, let style): shown(page, style)
    case .viewer(let style): shown(url, style)
    case .system: .system(url, SystemProgram(for: url.scheme))
    case .open(let address): .system(address, SystemProgram(for: address.scheme))
    case .refuse(let reason): .refused(.byRoute(route.pattern, reason))
    case .action, .event: preconditionFailure("actions and events were answered above")
    }
  }

  /// The first route that fits, from a source or, for nil, from anywhere.
  private func find(_ parts: AddressParts, _ source: LinkSource?) -> (route: Route, RouteParameters)? {
    let routes = table.routes
    let found = index.first(for: parts) { number in
      (source.map(routes[number].sources.contains) ?? true) && routes[number].pattern.match(parts) != nil
    }
    guard let found, let parameters = routes[found].pattern.match(parts) else { return nil }
    return (routes[found], parameters)
  }

  func shown(_ url: WebURL, _ style: ViewerStyle) -> Destination {
    if style.presentation.isForWebOnly, !url.scheme.isWeb {
      return .refused(.notForWeb(url, style.presentation))
    }
    return .viewer(url, style)
  }

  private func standard(_ url: WebURL, _ target: LinkTarget) -> Destination {
    if url.scheme.isUnsafe { return .refused(.unsafeScheme(url.scheme.name)) }
    let scheme = url.scheme
    switch (table.defaults, scheme.name) {
    case (.standard, "http"), (.standard, "https"): return .viewer(url, ViewerStyle())
    case (.standard, "mailto"), (.standard, "tel"), (.standard, "sms"):
      return .system(url, SystemProgram(for: scheme))
    default: return .refused(.noRoute(target, scheme: scheme.name))
    }
  }
}

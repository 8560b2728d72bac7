internal import WebAddress

/// A route as JSON has it: one flat object, whose `to` says which of the other fields belong to it.
struct RouteRecord: Codable {
  enum Field: String, CodingKey, CaseIterable {
    case pattern, to, url, name, title, presentation, policy, otherwise, reason, from, note
  }

  enum Target: String, CaseIterable {
    case page, viewer, system, action, event, refuse

    /// The fields that go with it, beside `pattern`, `to`, `from` and `note`.
    var fields: [Field] {
      switch self {
      case .page: [.url, .title, .presentation, .policy]
      case .viewer: [.title, .presentation, .policy]
      case .system: [.url]
      case .action: [.name, .otherwise, .title, .presentation, .policy]
      case .event: [.name]
      case .refuse: [.reason]
      }
    }
  }

  /// What is wrong with a field; a missing one has its fault too.
  struct Fault: Error {
    let field: Field
    let message: String
  }

  var texts: [Field: String] = [:]
  var from: [String]?

  init() {}

  // MARK: To a route

  func route() throws(Fault) -> Route {
    let pattern: RoutePattern
    do throws(RoutePatternError) {
      pattern = try RoutePattern(parsing: texts[.pattern] ?? "")
    } catch {
      throw Fault(field: .pattern, message: error.description)
    }
    let names = Target.allCases.map(\.rawValue).joined(separator: ", ")
    guard let to = texts[.to] else {
      throw Fault(field: .to, message: "the field “to” is missing; it says where the route leads: \(names)")
    }
    guard let target = Target(rawValue: to) else {
      throw Fault(field: .to, message: "a route leads to \(names), not to “\(to)”")
    }
    let common: [Field] = [.pattern, .to, .note]
    for field in Field.allCases
    where texts[field] != nil && !common.contains(field) && !target.fields.contains(field) {
      let allowed = target.fields.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw Fault(
        field: field,
        message: "the field “\(field.rawValue)” does not go with “to”: “\(to)”; that takes \(allowed)")
    }
    return Route(pattern, to: try outcome(target), from: try sources(), note: texts[.note])
  }

  private func outcome(_ target: Target) throws(Fault) -> Route.Outcome {
    switch target {
    case .page: return Route.Outcome(kind: .page(try url(), try style()))
    case .viewer: return Route.Outcome(kind: .viewer(try style()))
    case .system: return texts[.url] == nil ? .system : .system(try url())
    case .event: return .event(try name())
    case .refuse: return texts[.reason].map(Route.Outcome.refuse) ?? .refuse
    case .action:
      guard let otherwise = texts[.otherwise] else {
        for field in [Field.title, .presentation, .policy] where texts[field] != nil {
          throw Fault(
            field: field, message: "the field “\(field.rawValue)” needs “otherwise”: “viewer” beside it")
        }
        return .action(try name())
      }
      guard otherwise == "viewer" else {
        throw Fault(field: .otherwise, message: "an action leads otherwise to viewer, not to “\(otherwise)”")
      }
      return .action(try name(), orViewer: try style())
    }
  }

  private func name() throws(Fault) -> String {
    guard let name = texts[.name], !name.isEmpty else {
      throw Fault(field: .name, message: "the field “name” is missing; it names the app's handler")
    }
    return name
  }

  private func url() throws(Fault) -> WebURL {
    guard let text = texts[.url] else {
      throw Fault(field: .url, message: "the field “url” is missing; it holds the page's address")
    }
    do throws(WebURLError) {
      return try WebURL(parsing: text)
    } catch {
      throw Fault(field: .url, message: "“\(text)” is no address: \(error)")
    }
  }

  private func style() throws(Fault) -> ViewerStyle {
    var style = ViewerStyle(title: texts[.title], policy: texts[.policy])
    if let text = texts[.presentation] {
      guard let presentation = ViewerPresentation(rawValue: text) else {
        let names = ViewerPresentation.allCases.map(\.rawValue).joined(separator: ", ")
        throw Fault(field: .presentation, message: "a page is shown as \(names), not as “\(text)”")
      }
      style.presentation = presentation
    }
    return style
  }

  private func sources() throws(Fault) -> Set<LinkSource> {
    guard let from else { return Set(LinkSource.allCases) }
    var sources: Set<LinkSource> = []
    for text in from {
      guard let source = LinkSource(rawValue: text) else {
        let names = LinkSource.allCases.map(\.rawValue).joined(separator: ", ")
        throw Fault(field: .from, message: "links come from \(names), not from “\(text)”")
      }
      sources.insert(source)
    }
    return sources
  }

  // MARK: From a route

  init(_ route: Route) {
    texts[.pattern] = route.pattern.description
    texts[.note] = route.note
    if route.sources.count < LinkSource.allCases.count {
      from = LinkSource.allCases.filter(route.sources.contains).map(\.rawValue)
    }
    switch route.outcome.kind {
    case .page(let url, let style):
      set(.page, style)
      texts[.url] = url.href
    case .viewer(let style): set(.viewer, style)
    case .system: set(.system, nil)
    case .open(let url):
      set(.system, nil)
      texts[.url] = url.href
    case .action(let name, let fallback):
      set(.action, fallback)
      texts[.name] = name
      if fallback != nil { texts[.otherwise] = "viewer" }
    case .event(let name):
      set(.event, nil)
      texts[.name] = name
    case .refuse(let reason):
      set(.refuse, nil)
      texts[.reason] = reason
    }
  }

  private mutating func set(_ target: Target, _ style: ViewerStyle?) {
    texts[.to] = target.rawValue
    guard let style else { return }
    texts[.title] = style.title
    texts[.policy] = style.policy
    if style.presentation != .automatic { texts[.presentation] = style.presentation.rawValue }
  }

  // MARK: Codable

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    for field in Field.allCases where field != .from {
      texts[field] = try container.decodeIfPresent(String.self, forKey: field)
    }
    from = try container.decodeIfPresent([String].self, forKey: .from)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    for field in Field.allCases where field != .from {
      try container.encodeIfPresent(texts[field], forKey: field)
    }
    try container.encodeIfPresent(from, forKey: .from)
  }
}

extension Route: Codable {
  /// Reads a route from one flat object, whose fields are those of ``RouteFile``.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, with what was expected.
  public init(from decoder: any Decoder) throws {
    let record = try RouteRecord(from: decoder)
    do throws(RouteRecord.Fault) {
      self = try record.route()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath + [error.field], debugDescription: error.message))
    }
  }

  /// Writes the route as one flat object.
  public func encode(to encoder: any Encoder) throws { try RouteRecord(self).encode(to: encoder) }
}

extension RouteTable: Codable {
  private enum CodingKeys: String, CodingKey { case routes, defaults }

  /// Reads a table in the form of ``RouteFile``; ``RouteFile/init(json:)`` also reports the line of an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode([Route].self, forKey: .routes),
      defaults: try container.decodeIfPresent(Defaults.self, forKey: .defaults) ?? .standard)
  }

  /// Writes the table in the form of ``RouteFile``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(routes, forKey: .routes)
    if defaults != .standard { try container.encode(defaults, forKey: .defaults) }
  }
}

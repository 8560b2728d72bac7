internal import WebAddress

/// Finds the first route for a link without trying each.
///
/// The index is a tree over the parts of the patterns: first the host, then one segment a level. Each node finds a literal
/// segment by its hash, and has at most one child for all parameters. A lookup therefore follows one path for the link's own
/// text, and one for each mix of text and parameters that occurs in the table. Routes that differ only in their queries are
/// found by the rarest literal that each of them requires.
struct RouteIndex: Sendable {
  private struct RootKey: Hashable {
    enum Place: Hashable { case rootless, rooted, exact(WebHost), subdomains(Substring), wildHost }
    let scheme: URLScheme
    let place: Place
    var port = RoutePattern.Port.standard
  }

  private struct Node: Sendable {
    var children: [String: Int] = [:]
    var wild: Int?
    /// The routes whose pattern ends here.
    var end: [Int] = []
    /// The routes whose pattern goes on with `**` here.
    var tail: [Int] = []
    var endByQuery = QueryTable()
    var tailByQuery = QueryTable()
    /// The first route here or below.
    var lowest = Int.max
  }

  private var nodes: [Node] = []
  private var roots: [RootKey: Int] = [:]
  private var wholeSchemes: [URLScheme: [Int]] = [:]
  private var deepestSubdomain = 0

  init(_ patterns: [RoutePattern]) {
    for (number, pattern) in patterns.enumerated() { insert(pattern, number) }
    for index in nodes.indices {
      nodes[index].endByQuery = QueryTable(nodes[index].end, patterns)
      nodes[index].tailByQuery = QueryTable(nodes[index].tail, patterns)
    }
  }

  private mutating func insert(_ pattern: RoutePattern, _ number: Int) {
    let key: RootKey
    switch pattern.place {
    case .anything:
      wholeSchemes[pattern.scheme, default: []].append(number)
      return
    case .rootless: key = RootKey(scheme: pattern.scheme, place: .rootless)
    case .rooted: key = RootKey(scheme: pattern.scheme, place: .rooted)
    case .host(.exact(let host), let port):
      key = RootKey(scheme: pattern.scheme, place: .exact(host), port: port)
    case .host(.subdomains(let domain), let port):
      key = RootKey(scheme: pattern.scheme, place: .subdomains(domain[...]), port: port)
      deepestSubdomain = max(deepestSubdomain, domain.utf8.count { $0 == 0x2E } + 1)
    case .host(.wild, let port): key = RootKey(scheme: pattern.scheme, place: .wildHost, port: port)
    }
    var node = roots[key] ?? newNode()
    roots[key] = node
    nodes[node].lowest = min(nodes[node].lowest, number)
    for segment in pattern.segments {
      node = child(of: node, for: segment)
      nodes[node].lowest = min(nodes[node].lowest, number)
    }
    if pattern.tail == nil { nodes[node].end.append(number) } else { nodes[node].tail.append(number) }
  }

  private mutating func newNode() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func child(of node: Int, for segment: RoutePattern.Segment) -> Int {
    switch segment {
    case .literal(let text):
      if let child = nodes[node].children[text] { return child }
      let child = newNode()
      nodes[node].children[text] = child
      return child
    case .wild:
      if let child = nodes[node].wild { return child }
      let child = newNode()
      nodes[node].wild = child
      return child
    }
  }

  // MARK: Asking

  /// The first route that may match and that `accept` accepts; `accept` is called for few routes, in any order.
  func first(for parts: AddressParts, accept: @escaping (Int) -> Bool) -> Int? {
    let url = parts.url
    var search = Search(texts: parts.segments.map(Optional.some), query: parts.query, accept: accept)
    search.take(wholeSchemes[url.scheme] ?? [])
    let port = url.port.map(RoutePattern.Port.number) ?? .standard
    for place in places(of: url.host, isRooted: parts.hasRootedPath) {
      for port in [port, .any] {
        let key = RootKey(scheme: url.scheme, place: place, port: port)
        if let root = roots[key] { visit(root, 0, &search) }
      }
    }
    return search.best
  }

  /// The first route that may cover a pattern and that `accept` takes.
  func firstCovering(_ pattern: RoutePattern, accept: @escaping (Int) -> Bool) -> Int? {
    var query: [String: String] = [:]
    for piece in pattern.query { query[piece.name] = piece.value.literal }
    var search = Search(
      texts: pattern.segments.map(\.literal), query: query, hasTail: pattern.tail != nil, accept: accept)
    search.take(wholeSchemes[pattern.scheme] ?? [])
    var places: [RootKey.Place] = []
    var ports: [RoutePattern.Port] = [.standard]
    switch pattern.place {
    case .anything: break
    case .rootless: places = [.rootless]
    case .rooted: places = [.rooted]
    case .host(let piece, let port):
      ports = port == .any ? [.any] : [port, .any]
      switch piece {
      case .exact(let host): places = self.places(of: host, isRooted: true)
      case .subdomains(let domain):
        places = [.subdomains(domain[...])] + subdomainPlaces(domain) + [.wildHost]
      case .wild: places = [.wildHost]
      }
    }
    for place in places {
      for port in ports {
        let key = RootKey(scheme: pattern.scheme, place: place, port: port)
        if let root = roots[key] { visit(root, 0, &search) }
      }
    }
    return search.best
  }

  private func places(of host: WebHost?, isRooted: Bool) -> [RootKey.Place] {
    guard let host else { return [isRooted ? .rooted : .rootless] }
    return [.exact(host)] + (host.domain.map { subdomainPlaces($0.ascii) } ?? [])
      + (host == .empty ? [] : [.wildHost])
  }

  /// The parent domains of a name, from the longest; none longer than a pattern has.
  private func subdomainPlaces(_ name: String) -> [RootKey.Place] {
    guard deepestSubdomain > 0 else { return [] }
    var places: [RootKey.Place] = []
    var index = name.utf8.endIndex
    while places.count < deepestSubdomain, let dot = name.utf8[..<index].lastIndex(of: 0x2E) {
      places.append(.subdomains(Substring(name.utf8[name.utf8.index(after: dot)...])))
      index = dot
    }
    return places.reversed()
  }

  private func visit(_ index: Int, _ depth: Int, _ search: inout Search) {
    let node = nodes[index]
    guard node.lowest < search.best ?? .max else { return }
    node.tailByQuery.offer(to: &search)
    guard depth < search.texts.count else {
      if !search.hasTail { node.endByQuery.offer(to: &search) }
      return
    }
    if let text = search.texts[depth], let child = node.children[text] { visit(child, depth + 1, &search) }
    if let wild = node.wild { visit(wild, depth + 1, &search) }
  }

  private struct Search {
    /// The segments; nil where any text matches.
    let texts: [String?]
    let query: [String: String]
    var hasTail = false
    var best: Int?
    let accept: (Int) -> Bool

    init(
      texts: [String?], query: [String: String], hasTail: Bool = false, accept: @escaping (Int) -> Bool
    ) {
      self.texts = texts
      self.query = query
      self.hasTail = hasTail
      self.accept = accept
    }

    /// Takes the first of some routes, in their order, that is better than what was found.
    mutating func take(_ routes: [Int]) {
      for route in routes {
        guard route < best ?? .max else { return }
        if accept(route) {
          best = route
          return
        }
      }
    }
  }

  /// Routes with one path, by what they ask of the query.
  private struct QueryTable: Sendable {
    private var byText: [String: [String: [Int]]] = [:]
    private var others: [Int] = []

    init() {}

    init(_ routes: [Int], _ patterns: [RoutePattern]) {
      var uses: [RoutePattern.QueryPiece: Int] = [:]
      for route in routes {
        for piece in patterns[route].query where piece.value.literal != nil { uses[piece, default: 0] += 1 }
      }
      for route in routes {
        let rarest = patterns[route].query.filter { $0.value.literal != nil }.min { uses[$0]! < uses[$1]! }
        if let rarest, let text = rarest.value.literal {
          byText[rarest.name, default: [:]][text, default: []].append(route)
        } else {
          others.append(route)
        }
      }
    }

    func offer(to search: inout Search) {
      search.take(others)
      for (name, routes) in byText {
        if let value = search.query[name], let found = routes[value] { search.take(found) }
      }
    }
  }
}

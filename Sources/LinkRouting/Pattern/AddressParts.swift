internal import WebAddress

/// A URL as patterns look at it: taken apart once for all routes.
struct AddressParts {
  let url: WebURL
  let hasRootedPath: Bool
  /// The decoded segments; an opaque path is cut at its slashes, and an empty last segment is left out.
  let segments: [String]
  /// The first value of each name of the query.
  let query: [String: String]

  init(_ url: WebURL) {
    self.url = url
    hasRootedPath = !url.hasOpaquePath && !url.path.isEmpty
    let path = url.hasOpaquePath ? url.path.utf8[...] : url.path.utf8.dropFirst()
    var pieces = path.split(separator: 0x2F, omittingEmptySubsequences: false)
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    segments = pieces.map { WebURL.percentDecoded(Substring($0)) }
    query = Dictionary(url.queryItems.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

extension RoutePattern {
  /// The parameters of a URL that fits; nil where it does not.
  func match(_ parts: AddressParts) -> RouteParameters? {
    guard parts.url.scheme == scheme else { return nil }
    var found = RouteParameters()
    switch place {
    case .anything: return found
    case .rootless:
      guard parts.url.host == nil, !parts.hasRootedPath else { return nil }
    case .rooted:
      guard parts.url.host == nil, parts.hasRootedPath else { return nil }
    case .host(let piece, let port):
      guard let host = parts.url.host, port.fits(parts.url.port) else { return nil }
      guard take(piece, host, into: &found) else { return nil }
    }
    guard takePath(parts.segments, into: &found), takeQuery(parts.query, into: &found) else { return nil }
    return found
  }

  private func take(_ piece: HostPiece, _ host: WebHost, into found: inout RouteParameters) -> Bool {
    switch piece {
    case .exact(let exact): return host == exact
    case .subdomains(let parent):
      guard let name = host.domain?.ascii.utf8 else { return false }
      let ending = name.suffix(parent.utf8.count + 1)
      return name.count > ending.count && ending.first == 0x2E
        && ending.dropFirst().elementsEqual(parent.utf8)
    case .wild(let wild):
      let text = host.plainText
      guard !text.isEmpty, wild.type.accepts(text) else { return false }
      found.add(text, for: wild)
      return true
    }
  }

  private func takePath(_ given: [String], into found: inout RouteParameters) -> Bool {
    guard tail == nil ? given.count == segments.count : given.count >= segments.count else { return false }
    for (segment, text) in zip(segments, given) {
      switch segment {
      case .literal(let literal):
        guard literal == text else { return false }
      case .wild(let wild):
        guard !text.isEmpty, wild.type.accepts(text) else { return false }
        found.add(text, for: wild)
      }
    }
    if let tail { found.setRest(Array(given[segments.count...]), named: tail.name) }
    return true
  }

  private func takeQuery(_ given: [String: String], into found: inout RouteParameters) -> Bool {
    for piece in query {
      guard let value = given[piece.name] else {
        guard piece.isOptional else { return false }
        continue
      }
      switch piece.value {
      case .literal(let literal):
        guard literal == value else { return false }
      case .wild(let wild):
        guard wild.type.accepts(value) else { return false }
        found.add(value, for: wild)
      }
    }
    return true
  }
}

extension WebHost {
  /// The host in plain text, as a parameter gets it.
  var plainText: String {
    if case .opaque(let host) = self { host.decoded } else { serialized }
  }
}

public import WebAddress

extension RoutePattern {
  /// Whether every link that `other` fits is fitted here too.
  func covers(_ other: RoutePattern) -> Bool {
    guard scheme == other.scheme else { return false }
    switch (place, other.place) {
    case (.anything, _): return true
    case (_, .anything): return false
    case (.rootless, .rootless), (.rooted, .rooted): break
    case (.host(let host, let port), .host(let otherHost, let otherPort)):
      guard port.covers(otherPort), host.covers(otherHost) else { return false }
    default: return false
    }
    return coversPath(other) && query.allSatisfy { $0.isImplied(by: other.query) }
  }

  private func coversPath(_ other: RoutePattern) -> Bool {
    if tail == nil {
      guard other.tail == nil, segments.count == other.segments.count else { return false }
    } else {
      guard segments.count <= other.segments.count else { return false }
    }
    return zip(segments, other.segments).allSatisfy { $0.covers($1) }
  }
}

extension RoutePattern.HostPiece {
  func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (.exact, _): self == other
    case (.subdomains(let parent), .exact(let host)): host.domain?.ascii.hasEnding(parent) ?? false
    case (.subdomains(let parent), .subdomains(let deeper)): parent == deeper || deeper.hasEnding(parent)
    case (.subdomains, .wild): false
    case (.wild(let wild), .exact(let host)):
      !host.plainText.isEmpty && wild.type.accepts(host.plainText)
    case (.wild(let wild), .subdomains): wild.type == .string
    case (.wild(let wild), .wild(let other)): wild.type.covers(other.type)
    }
  }
}

extension RoutePattern.Segment {
  /// Whether every segment of a path that `other` fits is fitted here too.
  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (.literal(let text), .literal(let otherText)): text == otherText
    case (.literal, .wild): false
    case (.wild(let wild), .literal(let text)): !text.isEmpty && wild.type.accepts(text)
    case (.wild(let wild), .wild(let other)): wild.type.covers(other.type)
    }
  }
}

extension RoutePattern.QueryPiece {
  /// Whether every query that fits `others` fits this piece.
  fileprivate func isImplied(by others: [Self]) -> Bool {
    guard let other = others.first(where: { $0.name == name }) else {
      // A query without any word of this name may have one that does not fit.
      return isOptional && value.wild?.type == .string
    }
    if other.isOptional, !isOptional { return false }
    switch (value, other.value) {
    case (.literal(let text), .literal(let otherText)): return text == otherText
    case (.literal, .wild): return false
    case (.wild(let wild), .literal(let text)): return wild.type.accepts(text)
    case (.wild(let wild), .wild(let other)): return wild.type.covers(other.type)
    }
  }
}

extension String {
  /// Whether a name is a subdomain of a domain.
  fileprivate func hasEnding(_ parent: String) -> Bool {
    let ending = utf8.suffix(parent.utf8.count + 1)
    return utf8.count > ending.count && ending.first == 0x2E && ending.dropFirst().elementsEqual(parent.utf8)
  }
}

extension RoutePattern {
  /// A link that fits, with the parameters' names or small numbers in their places.
  public var example: WebURL {
    var text = scheme.name + ":"
    switch place {
    case .anything: text += scheme.isSpecial ? "//example.com/" : ""
    case .rootless: text += pathExample
    case .rooted: text += "/" + pathExample
    case .host(let host, let port):
      text += "//" + host.example(in: scheme)
      if case .number(let number) = port { text += ":\(number)" }
      if !segments.isEmpty { text += "/" + pathExample }
    }
    let items = query.filter { !$0.isOptional }.map { piece in
      let value = piece.value.example
      return PatternText.encoded(piece.name, isQuery: true) + "="
        + PatternText.encoded(value, isQuery: true)
    }
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    guard let url = WebURL(text) else {
      preconditionFailure("the pattern “\(self)” has an example that is no address: \(text)")
    }
    return url
  }

  private var pathExample: String {
    let end = segments.last == .literal("") ? "/" : ""
    return segments.map { PatternText.encoded($0.example, isQuery: false) }.joined(separator: "/") + end
  }
}

extension RoutePattern.Segment {
  fileprivate var example: String {
    switch self {
    case .literal(let text): text
    case .wild(let wild): wild.type.sample(named: wild.name)
    }
  }
}

extension RoutePattern.HostPiece {
  fileprivate func example(in scheme: URLScheme) -> String {
    switch self {
    case .exact(let host): return host.serialized
    case .subdomains(let domain): return "www." + domain
    case .wild(let wild):
      if wild.type == .string { return scheme.isSpecial ? "example.com" : wild.name ?? "host" }
      return wild.type.sample(named: nil)
    }
  }
}

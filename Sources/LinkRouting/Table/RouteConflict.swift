public import WebAddress

/// Two routes that match the same links, so that the later one is never reached, or not for all of its links.
public struct RouteConflict: Hashable, Sendable, CustomStringConvertible {
  /// How the two routes relate.
  public enum Kind: Hashable, Sendable {
    /// Both are for exactly the same links.
    case duplicate
    /// The earlier one takes every link of the later one.
    case covered
    /// Each is for some links that the other is not for, and the earlier one takes those of both.
    case overlap
  }

  /// How the two routes relate.
  public let kind: Kind
  /// The earlier route's place in the table, counted from 1.
  public let first: Int
  /// The later route's place in the table, counted from 1.
  public let second: Int
  /// The earlier route's pattern.
  public let firstPattern: RoutePattern
  /// The later route's pattern.
  public let secondPattern: RoutePattern
  /// A link that both are for.
  public let example: WebURL

  /// One sentence: which two, an example, and what to do.
  public var description: String {
    let earlier = "route \(first), “\(firstPattern)”"
    let later = "route \(second), “\(secondPattern)”"
    return switch kind {
    case .duplicate:
      "\(later), is for the same links as \(earlier), such as \(example); remove one of them"
    case .covered:
      "\(later), is never reached: \(earlier), takes all its links, such as \(example); move it up or remove it"
    case .overlap: "\(earlier), takes some links of \(later), such as \(example)"
    }
  }
}

extension RoutePattern {
  /// A pattern for links that both fit; nil where the two have none, or where that is hard to say.
  func common(with other: RoutePattern) -> RoutePattern? {
    guard scheme == other.scheme else { return nil }
    if place == .anything { return other }
    if other.place == .anything { return self }
    guard let place = commonPlace(other.place), let (segments, tail) = commonPath(other) else { return nil }
    var pieces = query.filter { !$0.isOptional }
    for piece in other.query where !piece.isOptional {
      if let index = pieces.firstIndex(where: { $0.name == piece.name }) {
        guard let both = pieces[index].value.common(with: piece.value, allowsEmpty: true) else { return nil }
        pieces[index].value = both
      } else {
        pieces.append(piece)
      }
    }
    return RoutePattern(scheme: scheme, place: place, segments: segments, tail: tail, query: pieces)
  }

  private func commonPlace(_ other: Place) -> Place? {
    switch (place, other) {
    case (.host(let host, let port), .host(let otherHost, let otherPort)):
      let ports = port.covers(otherPort) ? otherPort : otherPort.covers(port) ? port : nil
      guard let ports else { return nil }
      if host.covers(otherHost) { return .host(otherHost, ports) }
      return otherHost.covers(host) ? .host(host, ports) : nil
    default: return place == other ? place : nil
    }
  }

  private func commonPath(_ other: RoutePattern) -> ([Segment], Tail?)? {
    let (short, long) = segments.count <= other.segments.count ? (self, other) : (other, self)
    guard short.segments.count == long.segments.count || short.tail != nil else { return nil }
    var both: [Segment] = []
    for (left, right) in zip(segments, other.segments) {
      guard let piece = left.common(with: right, allowsEmpty: false) else { return nil }
      both.append(piece)
    }
    both += long.segments[short.segments.count...]
    return (both, tail == nil || other.tail == nil ? nil : tail)
  }
}

extension RoutePattern.Segment {
  fileprivate func common(with other: Self, allowsEmpty: Bool) -> Self? {
    switch (self, other) {
    case (.literal(let left), .literal(let right)): left == right ? self : nil
    case (.literal(let text), .wild(let wild)), (.wild(let wild), .literal(let text)):
      wild.type.accepts(text) && (allowsEmpty || !text.isEmpty) ? .literal(text) : nil
    case (.wild(let left), .wild(let right)):
      left.type.covers(right.type) ? other : right.type.covers(left.type) ? self : nil
    }
  }
}

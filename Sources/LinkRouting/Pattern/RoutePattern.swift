public import WebAddress

/// Which links a route matches: a scheme, and as much of a host, a path and a query as the pattern names.
///
/// ```
/// terms:                              every link of the scheme
/// app://product/:id<Int>              a host, and a parameter that must be a number
/// app://product?id=:id&lang=:lang?    parameters of a query; the last one is optional
/// https://shop.example/**             everything under a host
/// https://*.shop.example/cart         a path under any subdomain
/// app:///settings                     an empty host
/// app:settings/:page                  no host at all
/// ```
///
/// | Piece | Matches |
/// | --- | --- |
/// | `name` | that text, percent-decoded, with the same letter case |
/// | `:name` | one segment that is not empty; in a query any value |
/// | `:name<Int>` | the same where it reads as an `Int`, `Double`, `Bool` or `UUID` |
/// | `*` | as `:name`, without a name |
/// | `**`, `:name**` | all remaining segments, or none; only at the end of a path |
/// | `name=:x?` | the item of a query, or none |
/// | `:8080`, `:*` after a host | that port; any port. Without it, the scheme's own |
///
/// A slash at the end of a path is ignored. A query may contain more items than the pattern names, in any order; the first item
/// of a name counts. A fragment is ignored. Percent-encode a character that would read as one of these signs: `%3A`, `%2A`.
///
/// Hosts are parsed as `WebURL` parses them: in `terms://termsAndConditions` the text after `//` is the host, and its letter
/// case counts because `terms` is not a scheme of the web.
public struct RoutePattern: Hashable, Sendable {
  /// The scheme that a link must have.
  public let scheme: URLScheme

  let place: Place
  let segments: [Segment]
  /// The `**` at the end; nil where the path ends with its segments.
  let tail: Tail?
  let query: [QueryPiece]

  /// The part between scheme and path.
  enum Place: Hashable, Sendable {
    /// The pattern is for all links of its scheme and says no more.
    case anything
    /// No host, and a path that does not begin with a slash.
    case rootless
    /// No host, and a path that begins with a slash.
    case rooted
    case host(HostPiece, Port)
  }

  enum HostPiece: Hashable, Sendable {
    case exact(WebHost)
    /// Every name under a domain, which is written in ASCII.
    case subdomains(String)
    case wild(Wild)
  }

  enum Port: Hashable, Sendable {
    case standard
    case number(Int)
    case any

    func covers(_ other: Port) -> Bool { self == .any || self == other }
    func fits(_ port: Int?) -> Bool { self == .any || self == (port.map(Port.number) ?? .standard) }
  }

  /// A piece that any text fits, or any that reads as a type.
  struct Wild: Hashable, Sendable {
    var name: String?
    var type = ParameterType.string
  }

  enum Segment: Hashable, Sendable {
    case literal(String)
    case wild(Wild)
  }

  struct Tail: Hashable, Sendable {
    var name: String?
  }

  struct QueryPiece: Hashable, Sendable {
    var name: String
    var value: Segment
    var isOptional = false
  }

  init(
    scheme: URLScheme, place: Place, segments: [Segment] = [], tail: Tail? = nil, query: [QueryPiece] = []
  ) {
    self.scheme = scheme
    self.place = place
    self.segments = segments
    self.tail = tail
    self.query = query
  }

  /// All links of a scheme.
  public static func scheme(_ scheme: URLScheme) -> RoutePattern {
    RoutePattern(scheme: scheme, place: .anything)
  }

  /// The names of the parameters, in their order in the pattern.
  public var parameterNames: [String] {
    var names: [String?] = []
    if case .host(.wild(let wild), _) = place { names.append(wild.name) }
    names += segments.map(\.wild?.name)
    names.append(tail?.name)
    names += query.map(\.value.wild?.name)
    return names.compactMap(\.self)
  }

  /// Whether the pattern matches one address only, except for its port, its fragment and further items of its query.
  public var isLiteral: Bool {
    guard case .host(.exact, _) = place else {
      return place != .anything && hasOnlyLiterals && !isWildHost
    }
    return hasOnlyLiterals
  }

  private var hasOnlyLiterals: Bool {
    tail == nil && segments.allSatisfy { $0.wild == nil } && query.allSatisfy { $0.value.wild == nil }
  }

  private var isWildHost: Bool { if case .host = place { true } else { false } }
}

extension RoutePattern.Segment {
  var wild: RoutePattern.Wild? { if case .wild(let wild) = self { wild } else { nil } }
  var literal: String? { if case .literal(let text) = self { text } else { nil } }
}

extension RoutePattern: CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringLiteral {
  /// Reads a pattern; nil where the text is none.
  public init?(_ description: String) { try? self.init(parsing: description) }

  /// A pattern written in source code; stops the program where it is none.
  public init(stringLiteral value: StaticString) {
    do throws(RoutePatternError) {
      self = try RoutePattern(parsing: value.description)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension RoutePattern: Codable {
  /// Reads the text of a pattern.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the description of ``RoutePatternError`` if it is invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(RoutePatternError) {
      self = try RoutePattern(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the text of the pattern.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

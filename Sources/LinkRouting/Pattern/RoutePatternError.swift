/// Why a text is not a route's pattern: what is wrong, where, and what to do.
public struct RoutePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was given.
  public let pattern: String
  /// The piece that is wrong; empty where something is missing.
  public let piece: String

  let problem: Problem

  enum Problem: Hashable, Sendable {
    case scheme, noHost, host(String), subdomains, port, userInfo, fragment, dots, star, doubleStar, tooLong
    case parameter, type, hostType, optional, twice, emptyQuery, empty
  }

  /// One sentence: what is wrong, where, and what to do.
  public var description: String { "“\(pattern)” is no pattern of a route: \(message)" }

  private var message: String {
    switch problem {
    case .empty: "it is empty; write a scheme and a colon, such as terms:"
    case .scheme: "it does not begin with a scheme; write one and a colon, such as terms: or https://"
    case .noHost: "“\(piece):” addresses have a host; write \(piece):// and a host, or * for any"
    case .host(let why): "“\(piece)” is no host: \(why)"
    case .subdomains: "“\(piece)” has no subdomains; write *. before a domain name only"
    case .port: "“\(piece)” is no port; write a number up to 65535, or * for any"
    case .userInfo:
      "“\(piece)” contains a user name; leave it out, links with and without one have the same host"
    case .fragment: "it has a fragment, which no route looks at; end the pattern before the #"
    case .dots: "no address has a segment “\(piece)” in its path; leave it out"
    case .star:
      "in “\(piece)” a * is next to other text; make it a whole segment, or write %2A for the character itself"
    case .doubleStar: "“\(piece)” is not at the end; ** matches all remaining segments, so move it to the end"
    case .tooLong: "it has more than \(RoutePattern.longest) pieces; leave the rest to **"
    case .parameter:
      "“\(piece)” names no parameter; write a colon and a name of letters, digits and _, or %3A for the sign itself"
    case .type:
      "“\(piece)” has a type that no parameter has; the types are "
        + ParameterType.allCases.map(\.rawValue).joined(separator: ", ")
    case .hostType: "“\(piece)” matches a web host, which is always text; leave out its type"
    case .optional: "“\(piece)” can be missing only in a query and as a parameter; write name=:name?"
    case .twice: "“\(piece)” appears twice; give each parameter its own name"
    case .emptyQuery: "an item of its query is empty; leave out the ? or the &"
    }
  }
}

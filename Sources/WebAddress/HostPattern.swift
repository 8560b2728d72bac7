/// A rule for hosts: one host, or every name under a domain.
///
/// `example.com` matches that host only. `*.example.com` matches `a.example.com` and `a.b.example.com`, but neither
/// `example.com` nor `badexample.com`: labels are compared whole, never as parts of a text. A final dot is ignored, because
/// DNS knows one name with and without it.
public struct HostPattern: Hashable, Sendable {
  private let host: WebHost
  private let coversSubdomains: Bool

  /// Reads a pattern: a host, or `*.` and a domain; nil where it is neither.
  public init?(_ text: some StringProtocol) {
    try? self.init(parsing: text)
  }

  /// Reads a pattern: a host, or `*.` and a domain.
  ///
  /// - Throws: ``HostPatternError`` where the text is neither.
  public init(parsing text: some StringProtocol) throws(HostPatternError) {
    let text = String(text)
    let isWild = text.utf8.starts(with: "*.".utf8)
    let name = isWild ? String(text.dropFirst(2)) : text
    guard !name.utf8.contains(0x2A) else { throw HostPatternError(pattern: text, problem: .wildcard) }
    guard let host = WebHost(name) else { throw HostPatternError(pattern: text, problem: .host) }
    guard !isWild || host.domain != nil else { throw HostPatternError(pattern: text, problem: .address) }
    self.host = host.withoutFinalDot
    coversSubdomains = isWild
  }

  /// Exactly one host.
  public init(exactly host: WebHost) {
    self.host = host.withoutFinalDot
    coversSubdomains = false
  }

  /// Whether the rule holds for a host.
  public func matches(_ candidate: WebHost?) -> Bool {
    guard let candidate = candidate?.withoutFinalDot else { return false }
    guard coversSubdomains else { return candidate == host }
    guard let name = candidate.domain?.ascii.utf8, let parent = host.domain?.ascii.utf8 else { return false }
    let ending = name.suffix(parent.count + 1)
    return name.count > parent.count + 1 && ending.first == 0x2E && ending.dropFirst().elementsEqual(parent)
  }

  /// Whether the rule holds for the host of a URL; false where it has none.
  public func matches(_ url: WebURL) -> Bool { matches(url.host) }
}

extension HostPattern: CustomStringConvertible, LosslessStringConvertible {
  /// The pattern in canonical form: its host in ASCII.
  public var description: String { (coversSubdomains ? "*." : "") + host.serialized }
}

extension HostPattern: ExpressibleByStringLiteral {
  /// A pattern written in source code; stops the program where it is none.
  public init(stringLiteral value: StaticString) {
    do throws(HostPatternError) {
      self = try HostPattern(parsing: value.description)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// Why a text is not a host pattern, and what to do.
public struct HostPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Problem { case wildcard, host, address }

  /// The text that was given.
  public let pattern: String

  let problem: Problem

  /// One sentence: what is wrong and what to do.
  public var description: String {
    switch problem {
    case .wildcard:
      "\"\(pattern)\" is not a host pattern: a * is only allowed as the whole first label, as in *.example.com"
    case .host: "\"\(pattern)\" is not a host pattern: write a host without scheme, port and path"
    case .address:
      "\"\(pattern)\" is not a host pattern: an address has no subdomains, so write it without *."
    }
  }
}

extension WebHost {
  /// The host that DNS takes this one for.
  var withoutFinalDot: WebHost {
    guard case .domain(let domain) = self, domain.endsInDot, domain.ascii.utf8.count > 1 else { return self }
    return .domain(Domain(canonical: String(domain.ascii.dropLast())))
  }
}

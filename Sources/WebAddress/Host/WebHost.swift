/// The host of a URL, as browsers read it.
///
/// Two spellings of one host are equal here: `EXAMPLE.com`, `ｅｘａｍｐｌｅ．com` and `example.com` are one domain,
/// `0x7f.1` and `127.0.0.1` one address.
///
/// Source: WHATWG URL Standard, section 3.1, "host".
public enum WebHost: Hashable, Sendable {
  /// A name that the domain name system may know, such as `example.com`.
  case domain(Domain)
  /// An IPv4 address; the form in which it was written is not kept.
  case ipv4(IPv4)
  /// An IPv6 address, written in brackets.
  case ipv6(IPv6)
  /// The host of a scheme that browsers do not know, such as `callback` in `myapp://callback/done`.
  case opaque(Opaque)
  /// The empty host of `file:///etc/hosts`.
  case empty

  /// Reads the host of a web URL: a domain in any script, an IPv4 address in any form or an IPv6 address in brackets.
  ///
  /// Nil where a browser would refuse it. Takes a host and nothing more: no port, no path.
  public init?(_ text: some StringProtocol) {
    var log = SilentLog()
    let bytes = Array(text.utf8)
    guard let host = try? HostParser.parse(bytes[...], special: true, log: &log) else { return nil }
    self = host
  }

  /// The host in ASCII, as in the canonical URL: `xn--` labels, IPv6 in brackets.
  public var serialized: String {
    switch self {
    case .domain(let domain): domain.ascii
    case .ipv4(let address): address.description
    case .ipv6(let address): "[\(address)]"
    case .opaque(let host): host.text
    case .empty: ""
    }
  }

  /// The domain, where the host is one.
  public var domain: Domain? {
    if case .domain(let domain) = self { domain } else { nil }
  }

  /// Whether the host is an IPv4 or IPv6 address.
  public var isAddress: Bool {
    switch self {
    case .ipv4, .ipv6: true
    case .domain, .opaque, .empty: false
    }
  }

  /// Whether the host is always this machine: `localhost`, a name under it, `127.0.0.0/8` or `[::1]`.
  ///
  /// Source: W3C Secure Contexts, section 3.1; RFC 6761, section 6.3.
  public var isLoopback: Bool {
    switch self {
    case .domain(let domain):
      domain.labels.last == "localhost"
    case .ipv4(let address): address.value >> 24 == 127
    case .ipv6(let address): address.pieces == [0, 0, 0, 0, 0, 0, 0, 1]
    case .opaque, .empty: false
    }
  }
}

extension WebHost: CustomStringConvertible, LosslessStringConvertible {
  /// The host in ASCII.
  public var description: String { serialized }
}

extension WebHost {
  /// A domain name in canonical ASCII form: lower case, every label that was not ASCII as `xn--`.
  public struct Domain: Hashable, Sendable, CustomStringConvertible {
    /// The name in ASCII, as it goes over the wire.
    public let ascii: String

    /// Takes text that the host parser has found to be a canonical domain.
    init(canonical ascii: String) { self.ascii = ascii }

    /// The labels from left to right in ASCII, without the empty one that a final dot leaves.
    public var labels: [Substring] {
      var labels = ascii.split(separator: ".", omittingEmptySubsequences: false)
      if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
      return labels
    }

    /// Whether the name ends in a dot, which makes it another host to a browser though the same name to DNS.
    public var endsInDot: Bool { ascii.utf8.last == 0x2E }

    /// The name in ASCII.
    public var description: String { ascii }
  }

  /// The host of a scheme that browsers do not know, percent-encoded and otherwise as written.
  public struct Opaque: Hashable, Sendable, CustomStringConvertible {
    /// The host as in the canonical URL.
    public let text: String

    init(encoded text: String) { self.text = text }

    /// The host as in the canonical URL.
    public var description: String { text }
  }
}

public import WebAddress

/// Names addresses by scheme, host, port and the beginning of the path.
///
/// | text | matches |
/// | --- | --- |
/// | `example.com` | that host alone, by `http` or `https`, on the scheme's own port |
/// | `https://*.example.com` | every name under `example.com`, not that name itself |
/// | `https://example.com:8443` | that port alone |
/// | `127.0.0.1:*` | any port |
/// | `https://example.com/shop` | the path `/shop` and all below it, not `/shopping` |
/// | `https:` | every host by `https`, on any port |
/// | `app:` | every address of that scheme |
/// | `*` | every address by `http` or `https`, on any port |
///
/// Addresses are compared in the canonical form of the URL Standard, part by part, never as texts.
public struct SitePattern: Hashable, Sendable {
  /// The ports that a pattern matches.
  public enum Port: Hashable, Sendable {
    /// The scheme's own, as 443 for `https`.
    case usual
    /// Any.
    case any
    /// One, by its number.
    case number(Int)
  }

  /// The scheme; nil means `http` and `https`.
  public let scheme: URLScheme?
  /// The hosts; nil means every host.
  public let host: HostPattern?
  /// The ports.
  public let port: Port
  /// The segments of the path that an address must begin with, percent-decoded; an empty list means every path.
  public let path: [String]

  /// A pattern of its parts.
  public init(scheme: URLScheme?, host: HostPattern?, port: Port = .usual, path: [String] = []) {
    self.scheme = scheme
    self.host = host
    self.port = host == nil ? .any : port
    self.path = path
  }

  /// Every address by `http` or `https`.
  public static let web = SitePattern(scheme: nil, host: nil, port: .any)

  /// Whether an address is among those that the pattern names.
  public func matches(_ url: WebURL) -> Bool { match(url) == .yes }

  /// Whether pages of an origin are among those that the pattern names; a pattern with a path names none.
  public func matches(_ origin: Origin) -> Bool {
    guard path.isEmpty, let originScheme = origin.scheme else { return false }
    return matches(originScheme, origin.host, origin.port)
  }

  enum Match { case yes, no, unclear }

  /// Returns `.unclear` where servers may read the path in several ways and the pattern matches only some of them.
  func match(_ url: WebURL, onAnyPort: Bool = false) -> Match {
    guard matches(url.scheme, url.host, onAnyPort && port == .usual ? nil : url.port) else { return .no }
    guard !path.isEmpty else { return .yes }
    let readings = PathReadings(url)
    let wanted = path.map { Array($0.utf8) }
    let fits = ([readings.literal] + readings.others).map { $0.starts(with: wanted) }
    return fits.allSatisfy(\.self) ? .yes : fits.contains(true) ? .unclear : .no
  }

  private func matches(_ scheme: URLScheme, _ host: WebHost?, _ port: Int?) -> Bool {
    if let own = self.scheme {
      guard scheme == own else { return false }
    } else if scheme != "http", scheme != "https" {
      return false
    }
    if let pattern = self.host {
      // The host of a scheme that browsers do not know is a text to them; a pattern reads it as a name.
      var host = host
      if case .opaque(let name) = host { host = WebHost(name.text) }
      guard pattern.matches(host) else { return false }
    }
    switch self.port {
    case .any: return true
    case .usual: return port == nil
    case .number(let number): return (port ?? scheme.defaultPort) == number
    }
  }
}

/// One segment of a path, percent-decoded.
struct PathSegment {
  let text: String
  /// Whether servers may read it as more than one segment, or as a way up.
  let isUnclear: Bool

  init(_ encoded: String) {
    text = encoded.percentDecoded
    isUnclear =
      text == "." || text == ".." || text.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value == 0 }
  }
}

extension String {
  /// The text with each `%XX` decoded; bytes that are no UTF-8 become U+FFFD, as a decoder shows them.
  fileprivate var percentDecoded: String {
    guard utf8.contains(0x25) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == 0x25, digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
        digits.allSatisfy({ $0 != 0x2B && $0 != 0x2D })
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

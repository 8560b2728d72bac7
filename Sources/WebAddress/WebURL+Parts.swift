extension WebURL {
  /// Whether a user name or a password precedes the host.
  public var hasUserInfo: Bool { !username.isEmpty || !password.isEmpty }

  /// The port a connection would go to: the one given, else the scheme's default; nil where the scheme has none.
  public var effectivePort: Int? { port ?? scheme.defaultPort }

  /// The segments of the path, percent-encoded; empty for an opaque path.
  public var pathSegments: [Substring] {
    hasOpaquePath ? [] : path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { $0 }
  }

  /// The origin, by which browsers keep pages apart.
  ///
  /// An opaque origin is new each time: ask once and keep it where you compare.
  public var origin: Origin { Origin(of: self) }

  /// Whether the connection to this URL is encrypted or stays on this device: `https`, `wss`, or a loopback host.
  ///
  /// Source: W3C Secure Contexts, section 3.1, "potentially trustworthy origin".
  public var isPotentiallyTrustworthy: Bool {
    switch scheme.name {
    case "https", "wss", "file": true
    case "http", "ws": host?.isLoopback ?? false
    default: false
    }
  }

  /// The same URL without user name and password, as it may be shown and logged.
  public var withoutUserInfo: WebURL {
    var url = self
    url.username = ""
    url.password = ""
    return url
  }

  /// The same URL without its fragment, as it is sent to a server.
  public var withoutFragment: WebURL {
    var url = self
    url.fragment = nil
    return url
  }

  /// The same URL over TLS: `http` becomes `https` and `ws` becomes `wss`; any other scheme stays.
  public var upgraded: WebURL {
    var url = self
    switch scheme.name {
    case "http": url.scheme = URLScheme(lowered: "https")
    case "ws": url.scheme = URLScheme(lowered: "wss")
    default: return url
    }
    if url.port == url.scheme.defaultPort { url.port = nil }
    return url
  }

  /// Whether two URLs load one document, so that following one from the other only scrolls.
  public func isSameDocument(as other: WebURL) -> Bool {
    withoutFragment == other.withoutFragment
  }

  /// Reads a text as a link on the page at this URL; nil where a browser would refuse it.
  public func resolve(_ text: some StringProtocol) -> WebURL? {
    WebURL(text, relativeTo: self)
  }
}

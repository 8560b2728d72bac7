/// The identity of a page for a browser: scheme, host and port, or an opaque origin that equals no other.
///
/// Source: HTML Standard, section 7.1.1, "origins"; WHATWG URL Standard, section 4.7, "origin".
public struct Origin: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case tuple(URLScheme, WebHost, Int?)
    case opaque(Identity)
  }

  /// Equal to itself alone.
  private final class Identity: Hashable, Sendable {
    static func == (left: Identity, right: Identity) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// A new origin that is the same as no other: that of a sandboxed frame, a `data:` or a `file:` page.
  public static func opaque() -> Origin { Origin(.opaque(Identity())) }

  /// Reads a serialised origin such as `https://example.com:8443`; `null` gives a new opaque one.
  ///
  /// Nil where the text is more than an origin (a path, a user name) or none.
  public init?(_ text: some StringProtocol) {
    if text == "null" {
      self = .opaque()
      return
    }
    let text = String(text)
    guard let url = WebURL(text), text.utf8.last != 0x2F, !url.hasUserInfo,
      url.path == "/" || url.path.isEmpty, url.query == nil, url.fragment == nil
    else { return nil }
    let origin = Origin(of: url)
    guard !origin.isOpaque else { return nil }
    self = origin
  }

  init(of url: WebURL) {
    switch url.scheme.name {
    case "https", "http", "ws", "wss", "ftp":
      self.init(url.host.map { .tuple(url.scheme, $0, url.port) } ?? .opaque(Identity()))
    case "blob":
      // The path contains the page that made the blob.
      let inner = WebURL(url.path)
      let isWeb = inner?.scheme.name == "https" || inner?.scheme.name == "http"
      self = isWeb ? inner.map(Origin.init(of:)) ?? .opaque() : .opaque()
    default:
      self = .opaque()
    }
  }

  /// The origin of pages that an app itself serves under its own scheme: scheme, host and port.
  ///
  /// In the URL Standard such pages have opaque origins, but engines and apps distinguish them. A URL without a host
  /// (`app:/page`) gets an empty host. For schemes that browsers know, the result is ``WebURL/origin``.
  public init(servedByApp url: WebURL) {
    switch url.scheme.name {
    case "https", "http", "ws", "wss", "ftp", "blob", "data", "about", "javascript", "file":
      self.init(of: url)
    default: self.init(.tuple(url.scheme, url.host ?? .empty, url.port))
    }
  }

  /// Whether this origin is the same as no other.
  public var isOpaque: Bool { host == nil }

  /// The scheme; nil where the origin is opaque.
  public var scheme: URLScheme? {
    parts?.scheme
  }

  /// The host; nil where the origin is opaque.
  public var host: WebHost? {
    parts?.host
  }

  /// The port; nil where it is the scheme's default or the origin is opaque.
  public var port: Int? {
    parts?.port
  }

  private var parts: (scheme: URLScheme, host: WebHost, port: Int?)? {
    switch content {
    case .tuple(let scheme, let host, let port): (scheme, host, port)
    case .opaque: nil
    }
  }

  /// Whether pages of the two origins may reach into each other; an opaque origin is the same as itself alone.
  ///
  /// Source: HTML Standard, section 7.1.1, "same origin".
  public func isSameOrigin(as other: Origin) -> Bool { self == other }

  /// Whether two origins belong to one site: the same scheme and the same registrable domain, or the same host.
  ///
  /// Source: HTML Standard, section 7.1.1.2, "same site".
  public func isSameSite(as other: Origin) -> Bool {
    guard let host, let otherHost = other.host, let scheme, scheme == other.scheme else {
      return self == other
    }
    guard let domain = host.registrableDomain, let otherDomain = otherHost.registrableDomain else {
      return host == otherHost
    }
    return domain == otherDomain
  }

  /// The origin as a browser sends it: `https://example.com`, or `null` where it is opaque.
  public var serialized: String {
    guard let (scheme, host, port) = parts else { return "null" }
    return "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }
}

extension Origin: CustomStringConvertible {
  /// The origin as a browser sends it.
  public var description: String { serialized }
}

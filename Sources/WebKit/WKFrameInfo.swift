public import Foundation
public import FoundationNetworking

/// A frame of a page, as far as the engine reports it.
@MainActor
public final class WKFrameInfo: NSObject {
  /// Which frame it is.
  ///
  /// Apple's module has no such member: there the engine always knows. WebKitGTK does not say, before the response, which
  /// frame navigates; then this is `.unknown` and ``isMainFrame`` is false.
  public enum Kind: Hashable, Sendable {
    /// The page itself.
    case main
    /// A frame inside the page.
    case sub
    /// The engine does not say.
    case unknown
  }

  /// Which frame it is; not on Apple's platforms.
  public let kind: Kind

  /// Whether it is the page itself; false where the engine does not report it, see ``kind``.
  public var isMainFrame: Bool { kind == .main }

  /// What the frame shows; `about:blank` where ``kind`` is unknown.
  public let request: URLRequest

  /// The origin of what the frame shows; without any part where it is opaque or ``kind`` is unknown.
  public let securityOrigin: WKSecurityOrigin

  /// The view that the frame is in; nil where the view is gone or ``kind`` is unknown.
  public private(set) weak var webView: WKWebView?

  nonisolated init(
    kind: Kind, request: URLRequest = URLRequest(url: URL(string: "about:blank")!),
    securityOrigin: WKSecurityOrigin = WKSecurityOrigin(), webView: WKWebView? = nil
  ) {
    self.kind = kind
    self.request = request
    self.securityOrigin = securityOrigin
    self.webView = webView
    super.init()
  }
}

/// Where a document comes from, which says what it may touch: scheme, host and port.
@MainActor
public final class WKSecurityOrigin: NSObject {
  /// The scheme, such as `https`; empty where the origin is opaque.
  public let `protocol`: String
  /// The host; empty where the origin is opaque or of a file.
  public let host: String
  /// The port; 0 where it is the scheme's own.
  public let port: Int

  nonisolated init(protocol: String = "", host: String = "", port: Int = 0) {
    self.protocol = `protocol`
    self.host = host
    self.port = port
    super.init()
  }

  /// Reads what a script calls its origin.
  nonisolated convenience init(serialized: String, address: String) {
    guard serialized != "null", let url = URL(string: serialized), let scheme = url.scheme else {
      self.init()
      return
    }
    self.init(protocol: scheme, host: url.host ?? "", port: url.port ?? 0)
  }
}

public import Foundation
public import FoundationNetworking

/// A server's certificate that the engine does not trust, and why; it replaces Apple's `SecTrust`.
///
/// `SecTrust` does not exist here. A delegate gets this by `challenge.protectionSpace.serverTrust`, as on Apple's
/// platforms, and accepts it by `URLCredential(trust:)`; only reading its content differs.
public final class WKServerTrust: NSObject, Sendable {
  /// What is wrong with a certificate.
  public enum Flaw: Hashable, Sendable, CaseIterable {
    /// Its issuer is unknown.
    case unknownAuthority
    /// It is another host's.
    case wrongHost
    /// It is not yet valid.
    case notYetValid
    /// It has expired.
    case expired
    /// It was revoked.
    case revoked
    /// Its algorithm is too weak.
    case insecure
    /// Something that the engine gives no name to.
    case other
  }

  /// What is wrong, in the order of ``Flaw``'s cases; never empty.
  public let flaws: [Flaw]
  /// The certificate in PEM; empty where the engine does not give it.
  public let certificatePEM: String

  init(flaws: [Flaw], certificatePEM: String) {
    self.flaws = flaws
    self.certificatePEM = certificatePEM
    super.init()
  }
}

/// The method of a challenge that asks whether to trust a server.
///
/// Foundation declares the name as unavailable on Linux; this one has Apple's value.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The certificate in question; nil unless the method is `NSURLAuthenticationMethodServerTrust`.
  public var serverTrust: WKServerTrust? { (self as? ServerTrustSpace)?.trust }
}

extension URLCredential {
  /// The answer that a server is trusted despite the flaws of its certificate.
  public convenience init(trust: WKServerTrust) {
    self.init(user: "", password: "", persistence: .forSession)
  }
}

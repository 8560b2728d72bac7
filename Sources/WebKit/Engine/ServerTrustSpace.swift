internal import Foundation
internal import FoundationNetworking

/// The protection space of a server that is not trusted.
final class ServerTrustSpace: URLProtectionSpace, @unchecked Sendable {
  // Unchecked as the class it inherits from, whose values never change; nor does this one.
  let trust: WKServerTrust

  init(host: String, port: Int, trust: WKServerTrust) {
    self.trust = trust
    super.init(
      host: host, port: port, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
  }

  required init?(coder: NSCoder) { nil }
}

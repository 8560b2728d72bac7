public import Foundation
public import WebAddress

/// A server's certificate that this device does not trust.
public struct ServerTrustChallenge: Hashable, Sendable {
  /// The host that showed the certificate.
  public let host: WebHost
  /// The port on which it did.
  public let port: Int
  /// What is wrong with it; never empty.
  public let faults: [PageFailure.TLSFault]
  /// The certificate: X.509 in DER; empty where the engine does not give it.
  public let certificate: Data

  /// A question of its parts.
  public init(host: WebHost, port: Int, faults: [PageFailure.TLSFault], certificate: Data) {
    self.host = host
    self.port = port
    self.faults = faults
    self.certificate = certificate
  }
}

/// What an app answers to a certificate that is not trusted.
public enum ServerTrustDecision: Hashable, Sendable {
  /// The page does not load.
  case refuse
  /// The page loads, and the host may show this very certificate to this viewer until it is closed.
  ///
  /// On WebKitGTK it holds for the viewers that keep their data in the same place: for all with ``DataStorage/shared``, and for
  /// one viewer alone with ``DataStorage/inMemory``.
  case acceptOnce
}

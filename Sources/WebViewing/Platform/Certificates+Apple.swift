#if canImport(Darwin)
  import Foundation
  import Security

  extension URLProtectionSpace {
    /// What a challenge says about a certificate; WebKit asks about each, those that the system trusts too.
    ///
    /// The system may have to ask the network, so this runs beside the main actor.
    var certificate: CertificateCheck {
      get async {
        guard authenticationMethod == NSURLAuthenticationMethodServerTrust, let trust = serverTrust else {
          return .none
        }
        var error: CFError?
        if SecTrustEvaluateWithError(trust, &error) { return .trusted }
        let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        let fault = error.map { PageFailure.TLSFault(status: OSStatus(CFErrorGetCode($0))) } ?? .untrusted
        return .doubtful(
          CertificateDoubt(
            faults: [fault], certificate: chain?.first.map { SecCertificateCopyData($0) as Data } ?? Data(),
            acceptance: URLCredential(trust: trust)))
      }
    }
  }

  extension PageFailure.TLSFault {
    /// The fault that a status of the framework Security names.
    fileprivate init(status: OSStatus) {
      switch status {
      case errSecCertificateExpired: self = .expired
      case errSecCertificateNotValidYet: self = .notYetValid
      case errSecCertificateRevoked: self = .revoked
      case errSecHostNameMismatch: self = .wrongHost
      case errSecNotTrusted, errSecCreateChainFailed: self = .unknownAuthority
      default: self = .untrusted
      }
    }
  }
#endif

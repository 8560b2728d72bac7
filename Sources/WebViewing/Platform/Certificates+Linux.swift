#if os(Linux)
  import Foundation
  import WebKit

  extension URLProtectionSpace {
    /// What a challenge says about a certificate; the engine asks only about those that it does not trust.
    var certificate: CertificateCheck {
      get async {
        guard let trust = serverTrust else { return .none }
        let lines = trust.certificatePEM.split(separator: "\n").filter { !$0.hasPrefix("-----") }
        return .doubtful(
          CertificateDoubt(
            faults: trust.flaws.map(PageFailure.TLSFault.init),
            certificate: Data(base64Encoded: lines.joined()) ?? Data(),
            acceptance: URLCredential(trust: trust)
          ))
      }
    }
  }

  extension PageFailure.TLSFault {
    fileprivate init(_ flaw: WKServerTrust.Flaw) {
      self =
        switch flaw {
        case .unknownAuthority: .unknownAuthority
        case .wrongHost: .wrongHost
        case .notYetValid: .notYetValid
        case .expired: .expired
        case .revoked: .revoked
        case .insecure: .weak
        case .other: .untrusted
        }
    }
  }
#endif

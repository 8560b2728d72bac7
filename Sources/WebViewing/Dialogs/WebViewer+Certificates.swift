import Foundation
import WebAddress
import WebKit

/// What a server's challenge says about its certificate.
enum CertificateCheck: Sendable {
  /// The challenge is about something else.
  case none
  /// The system trusts it.
  case trusted
  /// The system does not.
  case doubtful(CertificateDoubt)
}

/// A certificate that is not trusted, and what lets the engine take it all the same.
struct CertificateDoubt: Sendable {
  /// What is wrong with it; never empty.
  let faults: [PageFailure.TLSFault]
  /// X.509 in DER; empty where the engine does not give it.
  let certificate: Data
  /// The answer that accepts it.
  let acceptance: URLCredential
}

extension NavigationAdapter {
  /// Asks the app about a certificate that is not trusted; the user is never asked.
  func decide(_ doubt: CertificateDoubt, of space: URLProtectionSpace) async -> ChallengeAnswer {
    let refusal: ChallengeAnswer = (.performDefaultHandling, nil)
    guard let server = Origin(of: space), let host = server.host else { return refusal }
    let question = ServerTrustChallenge(
      host: host, port: space.port, faults: doubt.faults, certificate: doubt.certificate)
    let isOwn = viewer?.isServerOfPage(server) ?? false
    if isOwn { certificateFaults = doubt.faults }
    if viewer?.dialogs.accepted.contains(where: question.isSame) == true {
      return (.useCredential, doubt.acceptance)
    }
    let reason: RefusedRequest.Reason
    if !isOwn {
      reason = .otherServer
    } else if let ask = viewer?.root.onServerTrustChallenge {
      let answer = viewer?.pending.ask { await ask(question) }
      if await answer?.value == .acceptOnce, open != nil {
        viewer?.dialogs.accepted.insert(question)
        return (.useCredential, doubt.acceptance)
      }
      reason = .app
    } else {
      reason = .nobodyAnswers
    }
    viewer?.refuse(.certificate(question), server, reason)
    return refusal
  }
}

extension WebViewer {
  /// Whether a server is that of the page, or of one that the user has just gone to.
  fileprivate func isServerOfPage(_ server: Origin) -> Bool {
    isOwnServer(server) || (lifecycle.isAllowedByUser && lifecycle.allowedAddress?.origin == server)
  }
}

extension ServerTrustChallenge {
  /// Whether the same host shows the same certificate; one that is not given is never the same.
  fileprivate func isSame(as other: ServerTrustChallenge) -> Bool {
    host == other.host && port == other.port && certificate == other.certificate && !certificate.isEmpty
  }
}

extension PageFailure {
  /// The failure with the reason that the certificate's question gave, where the engine's error gives none.
  func knowing(_ faults: [TLSFault]) -> PageFailure {
    let known = faults.first { $0 != .unknownAuthority && $0 != .untrusted }
    guard kind == .tls(.untrusted), let fault = known ?? faults.first else { return self }
    return PageFailure(.tls(fault), url: url, detail: detail)
  }
}

internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking

// The engine keeps accepted certificates for the whole program, whichever session they were accepted in. So it would not ask the
// views of another session, and these ask by themselves, before anything is sent.

extension WebViewEngine {
  /// Whether a navigation may go to a server whose certificate only another session has accepted; true for any other address, and
  /// nil where another load has overtaken it.
  func accepts(_ url: URL, _ decision: PolicyDecision, _ delegate: any WKNavigationDelegate) async -> Bool? {
    guard url.scheme?.lowercased() == "https", let host = url.host, let owner,
      let known = session.acceptedElsewhere(for: host, port: url.port ?? 443)
    else { return true }
    let challenge = AuthenticationChallenges.challenge(
      host: host, port: url.port ?? 443, trust: known.trust)
    foreignQuestion = decision
    let (disposition, credential) = await delegate.webView(owner, respondTo: challenge)
    guard foreignQuestion === decision else { return nil }
    foreignQuestion = nil
    guard disposition == .useCredential, credential != nil else { return false }
    session.accept(known, for: host, port: url.port ?? 443)
    return await content.enforceFileScopes()
  }

  /// Ends a navigation whose certificate the app did not accept.
  ///
  /// The engine does not say which frame navigates. What the app or the user asked for is the page's, and what a server sends on
  /// while the page loads; anything else ends without a word, as a frame's navigation does at a certificate.
  func refuseCertificate(_ decision: PolicyDecision, _ action: WKNavigationAction, _ url: URL) {
    let flaws = url.host.flatMap { session.acceptedElsewhere(for: $0, port: url.port ?? 443) }?.flaws ?? 0
    let error = EngineErrors.certificate(flaws: flaws, url: url.absoluteString)
    if action.isRedirect, lifecycle.current != nil, !lifecycle.isCommitted, let owner {
      // Its end is reported here, and the engine's own end of it is not any more.
      fail(error, isProvisional: true, owner)
      return decision.ignore()
    }
    let navigation = lifecycle.takeRequested(address: url.absoluteString)
    decision.ignore()
    if let navigation = navigation ?? (action.isUserGesture ? WKNavigation() : nil) {
      failUnstarted(navigation, error)
    }
  }
}

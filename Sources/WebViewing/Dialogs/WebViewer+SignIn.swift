import Foundation
import WebAddress
import WebKit

/// What the engine wants to know when a server asks something of it.
typealias ChallengeAnswer = (URLSession.AuthChallengeDisposition, URLCredential?)

// In the adapter, which does not keep the viewer alive: a question may never be answered.
extension NavigationAdapter {
  /// Answers a server that wants a password, or that shows a certificate.
  ///
  /// Challenges of proxies, and those that only a client certificate answers, are left to the system.
  func answer(to challenge: URLAuthenticationChallenge) async -> ChallengeAnswer {
    let space = challenge.protectionSpace
    switch await space.certificate {
    case .none: break
    case .trusted: return (.performDefaultHandling, nil)
    case .doubtful(let doubt):
      return await decide(doubt, of: space)
    }
    guard !space.isProxy(), Self.passwordMethods.contains(space.authenticationMethod),
      let server = Origin(of: space)
    else { return (.performDefaultHandling, nil) }
    let place = "\(server) \(space.realm ?? "")"
    let question = AuthenticationChallenge(
      server: server, realm: space.realm ?? "", failures: challenge.previousFailureCount,
      suggestedName: viewer?.dialogs.names[place] ?? "")
    guard let credential = await signIn(question), open != nil else { return (.rejectProtectionSpace, nil) }
    viewer?.dialogs.names[place] = credential.name
    return (
      .useCredential,
      URLCredential(user: credential.name, password: credential.password, persistence: .forSession)
    )
  }

  /// Asks the app or the user for a password; nil without an answer, or if asking is not allowed.
  private func signIn(_ question: AuthenticationChallenge) async -> AuthenticationCredential? {
    let wish = RefusedRequest.Wish.dialog(.signIn(question))
    guard await viewer?.becomesOwnServer(question.server) == true else {
      viewer?.refuse(wish, question.server, .otherServer)
      return nil
    }
    guard question.failures <= Self.mostRepeats else {
      viewer?.refuse(wish, question.server, .tooManyFailures(question.failures))
      return nil
    }
    if let ask = viewer?.root.onAuthenticationChallenge {
      let answer = viewer?.pending.ask { await ask(question) }
      let credential = await answer?.value ?? nil
      if credential == nil { viewer?.refuse(wish, question.server, .app) }
      return credential
    }
    let isOfLoad = viewer?.pendingURL?.origin == question.server
    let asked = viewer?.ask(.signIn(question), origin: question.server, isOfLoad: isOfLoad)
    if case .signIn(let credential) = await asked?.answer { return credential }
    return nil
  }

  /// How often a wrong answer is asked for again.
  private static let mostRepeats = 3

  private static let passwordMethods = [
    NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
    NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodNTLM,
  ]
}

extension WebViewer {

  /// Whether a server is that of the page that shows, or of the one that is on its way.
  ///
  /// An embedded resource from another server must not ask: the user would attribute the question to the page.
  func isOwnServer(_ server: Origin) -> Bool { server == pendingURL?.origin || server == url?.origin }

  /// Whether a server is the page's own, as soon as that is known.
  ///
  /// The word that a load has begun comes from another process than its server's question, and may come later.
  fileprivate func becomesOwnServer(_ server: Origin) async -> Bool {
    for _ in 0..<20 {
      if isOwnServer(server) { return true }
      guard lifecycle.allowedAddress?.origin == server else { return false }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return isOwnServer(server)
  }
}

extension Origin {
  /// The origin of a server that asks; nil where it is none that a page could have.
  init?(of space: URLProtectionSpace) {
    let host = space.host.contains(":") && !space.host.hasPrefix("[") ? "[\(space.host)]" : space.host
    let scheme = space.`protocol` ?? "http"
    self.init("\(scheme)://\(host):\(space.port)")
  }
}

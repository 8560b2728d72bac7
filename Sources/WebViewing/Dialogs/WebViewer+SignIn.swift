import Foundation
import WebAddress
import WebKit

/// What the engine wants to know when a server asks something of it.
typealias ChallengeAnswer = (URLSession.AuthChallengeDisposition, URLCredential?)

// Of the adapter, which does not keep the viewer: nobody may ever answer.
extension NavigationAdapter {
  /// Answers a server that wants a password, or that shows a certificate.
  ///
  /// Proxies, and what only a certificate of the person's own answers, are left to the system.
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

  /// Asks the app or the person for a password; nil where they give none or may not be asked.
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
  /// What a page embeds from elsewhere may not ask: a person would take the question for the page's.
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

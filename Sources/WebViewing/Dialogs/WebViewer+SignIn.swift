import Foundation
import WebAddress
import WebKit

extension WebViewer {
  /// What the engine wants to know when a server asks something of it.
  typealias ChallengeAnswer = (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Answers a server that wants a password, or that shows a certificate.
  ///
  /// Proxies, and what only a certificate of the person's own answers, are left to the system.
  func respond(
    to challenge: URLAuthenticationChallenge, adapter: NavigationAdapter
  ) async -> ChallengeAnswer {
    let space = challenge.protectionSpace
    switch await space.certificate {
    case .none: break
    case .trusted: return (.performDefaultHandling, nil)
    case .doubtful(let doubt):
      return await decide(doubt, of: space, adapter: adapter)
    }
    guard !space.isProxy(), Self.passwordMethods.contains(space.authenticationMethod),
      let server = Origin(of: space)
    else { return (.performDefaultHandling, nil) }
    let place = "\(server) \(space.realm ?? "")"
    let question = SignInQuestion(
      server: server, realm: space.realm ?? "", failures: challenge.previousFailureCount,
      suggestedName: dialogs.names[place] ?? "")
    guard let credential = await signIn(question), !isClosed else { return (.rejectProtectionSpace, nil) }
    dialogs.names[place] = credential.name
    return (
      .useCredential,
      URLCredential(user: credential.name, password: credential.password, persistence: .forSession)
    )
  }

  /// Asks the app or the person for a password; nil where they give none or may not be asked.
  private func signIn(_ question: SignInQuestion) async -> SignInCredential? {
    let wish = RefusedRequest.Wish.dialog(.signIn(question))
    guard await becomesOwnServer(question.server) else {
      refuse(wish, question.server, .otherServer)
      return nil
    }
    guard question.failures <= Self.mostRepeats else {
      refuse(wish, question.server, .tooManyFailures(question.failures))
      return nil
    }
    if let ask = root.onSignIn {
      let credential = await ask(question)
      if credential == nil { refuse(wish, question.server, .app) }
      return credential
    }
    let isOfLoad = pendingURL?.origin == question.server
    let answer = await ask(.signIn(question), origin: question.server, isOfLoad: isOfLoad)
    if case .signIn(let credential) = answer { return credential }
    return nil
  }

  /// Whether a server is that of the page that shows, or of the one that is on its way.
  ///
  /// What a page embeds from elsewhere may not ask: a person would take the question for the page's.
  func isOwnServer(_ server: Origin) -> Bool { server == pendingURL?.origin || server == url?.origin }

  /// Whether a server is the page's own, as soon as that is known.
  ///
  /// The word that a load has begun comes from another process than its server's question, and may come later.
  private func becomesOwnServer(_ server: Origin) async -> Bool {
    for _ in 0..<20 {
      if isOwnServer(server) { return true }
      guard requests.allowed?.origin == server else { return false }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return isOwnServer(server)
  }

  /// How often a wrong answer is asked for again.
  private static let mostRepeats = 3

  private static let passwordMethods = [
    NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
    NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodNTLM,
  ]
}

extension Origin {
  /// The origin of a server that asks; nil where it is none that a page could have.
  init?(of space: URLProtectionSpace) {
    let host = space.host.contains(":") && !space.host.hasPrefix("[") ? "[\(space.host)]" : space.host
    let scheme = space.`protocol` ?? "http"
    self.init("\(scheme)://\(host):\(space.port)")
  }
}

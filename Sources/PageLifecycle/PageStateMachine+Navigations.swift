import WebAddress
import WebPolicy

extension PageStateMachine {
  /// What the engine's question about a navigation leads to.
  public enum Consideration: Hashable, Sendable {
    /// The answer needs no policy.
    case answer(NavigationAnswer)
    /// The policy decides, by ``PageStateMachine/decide(_:)``.
    case question(NavigationQuestion)
  }

  /// Looks at a navigation before anything is sent: whose it is, and whether it may happen now.
  public mutating func consider(_ attempt: NavigationAttempt) -> Consideration {
    let url = attempt.url
    if state.isClosed { return .answer(url.href == "about:blank" ? .allow : .cancel) }
    if blank != nil, url.href == "about:blank" { return .answer(.allow) }
    let begins = beginsAppLoad(attempt)
    if begins, let source = appLoad?.source, source.supplies(url) { return .answer(.allow) }
    let isRedirect = !begins && attempt.isRedirect
    // A server may redirect what the app asked for.
    let isOfApp =
      begins && appLoad?.hasAppRights == true
      || isRedirect && appLoad.map { $0.hasStarted && $0.hasAppRights && !$0.isAmbiguous } ?? false
    if !isOfApp, !begins {
      appLoad?.isAmbiguous = true
      if !isRedirect, isLeaving(for: attempt) { return .answer(.cancel) }
    }
    if isFileOfFolder(attempt) { return .answer(.allow) }
    let request = NavigationRequest(
      url: url, frame: isOfApp ? .main : attempt.frame, isUserGesture: attempt.isUserGesture || isOfApp,
      stage: isRedirect ? .redirect : .action, initiator: isOfApp ? .app : .page, source: attempt.source,
      page: (isRedirect ? allowedRedirect ?? allowed ?? state.url : state.url)?.origin,
      method: attempt.method, isDownload: attempt.isDownload, window: window,
      isFromSubframe: attempt.isFromSubframe)
    return .question(
      NavigationQuestion(request: request, begins: begins, isRedirect: isRedirect, cause: attempt.cause))
  }

  /// Whether the page tries to go elsewhere while the app's load is waiting for its turn or its page.
  ///
  /// The engine would drop the app's load for it, so the page must not: a page could not be left otherwise.
  private mutating func isLeaving(for attempt: NavigationAttempt) -> Bool {
    guard appLoad != nil, attempt.frame != .sub else { return false }
    appLoad?.contests += 1
    return true
  }

  /// Whether the engine asks about the load that the app has just asked for.
  private func beginsAppLoad(_ attempt: NavigationAttempt) -> Bool {
    guard let load = appLoad, load.isHanded, attempt.frame != .sub else { return false }
    if settings.reportsRedirects, attempt.isRedirect { return false }
    // An engine asks once more about a load that waited for the app to accept a certificate.
    if load.hasStarted { return isProvisional && attempt.url == state.pendingURL }
    switch load.target {
    case .history: return attempt.cause == .history
    case .reload: return attempt.cause == .reload || attempt.cause == .form
    case .page(let source), .fragment(let source):
      guard let url = source.url else { return source.supplies(attempt.url) }
      return url == attempt.url || url.isSameDocument(as: attempt.url) || source.supplies(attempt.url)
    }
  }

  /// Whether it is a file that the app supplied with a folder, and a page of files or the history leads there.
  private func isFileOfFolder(_ attempt: NavigationAttempt) -> Bool {
    guard attempt.url.scheme == "file", folders.contains(where: { $0.contains(attempt.url) }) else {
      return false
    }
    let isFromFile = state.hasPage && state.url?.scheme == "file"
    return isFromFile || attempt.cause == .history || attempt.cause == .reload
  }

  /// Whether the policy must know if the page itself or a frame navigates before it can decide.
  ///
  /// What would be denied to a page need not be known yet: a link that asks to be saved looks the same, and nothing of
  /// the response is shown.
  public func mustKnowFrame(_ question: NavigationQuestion) -> Bool {
    guard question.request.frame == .unknown else { return false }
    let verdict = policy.verdict(for: question.request)
    if case .upgrade = verdict.outcome { return true }
    guard verdict.reason == .frameUndecided else { return false }
    return policy.verdict(for: question.request.with(frame: .main)).outcome == .route
  }

  /// Decides on a navigation by the policy.
  public mutating func decide(_ question: NavigationQuestion) -> (NavigationAnswer, [PageEffect]) {
    if state.isClosed { return (.cancel, []) }
    var answer = NavigationAnswer.cancel
    let effects = collect { answer = $0.judge(question) }
    return (answer, effects)
  }

  private mutating func judge(_ question: NavigationQuestion) -> NavigationAnswer {
    let (request, url) = (question.request, question.request.url)
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    case .allow where request.isDownload: return .download
    case .allow:
      record(request, isRedirect: question.isRedirect)
      return .allow
    case .upgrade(let secure): upgrade(to: secure, question, verdict)
    case .route:
      if question.begins {
        block(request, verdict)
        endDenied(PageFailure(routedBack: verdict, url: url))
      } else {
        if question.isRedirect { deny(PageFailure(.cancelled, url: url)) }
        effects += [.recordBlock(request, verdict), .route(url, verdict.reason)]
      }
    case .deny:
      block(request, verdict)
      if question.isRedirect { deny(PageFailure(verdict, url: url), request, verdict) }
      // The rules have changed since the app asked; the engine reports nothing about what it did not begin.
      if question.begins { endDenied(PageFailure(verdict, url: url)) }
    }
    return .cancel
  }

  mutating func deny(_ failure: PageFailure, _ request: NavigationRequest? = nil, _ verdict: Verdict? = nil) {
    denial = Denial(failure: failure, request: request, verdict: verdict)
  }

  /// The policy denies the app's load, which the engine has not started.
  private mutating func endDenied(_ failure: PageFailure) {
    guard let load = appLoad else { return }
    if load.hasAppRights { return failAppLoad(failure) }
    appLoad = nil
    state.pendingURL = nil
    // The page that the app wanted to leave, or to load again, stays.
    if state.phase == .loading { state.phase = restingPhase }
  }

  /// Remembers what the policy allowed, to recognise the load that begins with it.
  private mutating func record(_ request: NavigationRequest, isRedirect: Bool) {
    if request.isUserGesture { userRequests = userRequests.suffix(15) + [request.url.withoutFragment] }
    if request.frame == .main { effects.append(.windowNavigates(request)) }
    guard request.frame != .sub else { return }
    if isRedirect {
      allowedRedirect = request.url
    } else {
      allowed = request.url
      isByUser = request.isUserGesture && request.initiator == .page
      if isByUser { upgrades = Upgrades() }
    }
  }

  /// Loads the secure address instead of the other one, if it is for the page itself.
  private mutating func upgrade(to secure: WebURL, _ question: NavigationQuestion, _ verdict: Verdict) {
    let request = question.request
    let isForPage = request.frame == .main || request.frame == .newWindow
    if isForPage, request.isUserGesture, request.initiator == .page { upgrades = Upgrades() }
    guard isForPage, upgrades.permits(secure) else {
      let denied = Verdict(.deny, .cleartext(host: request.url.host?.displayed ?? ""), rule: verdict.rule)
      block(request, denied)
      guard isForPage else {
        if question.isRedirect { deny(PageFailure(.cancelled, url: request.url)) }
        return
      }
      let failure = PageFailure(denied, url: request.url)
      if appLoad?.hasStarted == false { endDenied(failure) }
      if question.isRedirect { deny(failure, request, denied) }
      return
    }
    upgrades.record(secure)
    if question.isRedirect { deny(PageFailure(.cancelled, url: request.url)) }
    // Not within the engine's question: the load that is decided on must end first.
    expectLater(.page(.url(secure)))
  }

  /// Records a load that the engine is asked for in the next turn.
  private mutating func expectLater(_ target: AppLoad.Target) {
    let cookies = needsCookies
    needsCookies = true
    let id = expect(target)
    needsCookies = cookies
    effects.removeAll { $0 == .setCookies(for: id) }
    effects.append(.continueNextTurn(.load(id)))
  }
}

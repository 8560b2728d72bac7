import WebAddress
public import WebPolicy

extension PageStateMachine {
  /// What the policy says about a response.
  public enum ResponseAnswer: Hashable, Sendable {
    /// The response is shown or saved.
    case accept
    /// Nothing of the response is shown.
    case cancel
  }

  /// Whether the policy has no say about a response, because the app supplied its content.
  public func isSupplied(_ head: ResponseHead) -> Bool {
    guard let url = head.url else { return true }
    return startedSource(head)?.supplies(url) == true || folders.contains { $0.contains(url) }
  }

  private func startedSource(_ head: ResponseHead) -> PageSource? {
    guard head.isForMainFrame, let load = appLoad, load.hasStarted else { return nil }
    return load.source
  }

  /// Decides on a response by the policy, once the engine knows which frame it is for.
  ///
  /// - Parameters:
  ///   - head: What the engine knows of the response before its content.
  ///   - firstRequest: The request of a window that began empty, with this address; nil in all other cases.
  public mutating func consider(
    _ head: ResponseHead, inWindowOf firstRequest: PopupRequest?
  ) -> (ResponseAnswer, [PageEffect]) {
    if state.isClosed { return (.cancel, []) }
    var answer = ResponseAnswer.accept
    let effects = collect { answer = $0.judge(head, firstRequest) }
    return (answer, effects)
  }

  private mutating func judge(_ head: ResponseHead, _ firstRequest: PopupRequest?) -> ResponseAnswer {
    guard let url = head.url, !isSupplied(head) else { return .accept }
    let isOfApp = startedSource(head) != nil
    let request = NavigationRequest(
      url: url, frame: head.isForMainFrame ? .main : .sub, isUserGesture: consumeUserRequest(url),
      stage: .response, initiator: isOfApp ? .app : .page, window: firstRequest ?? window)
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    case .route:
      deny(PageFailure(.cancelled, url: url))
      effects += [.recordBlock(request, verdict), .route(url, verdict.reason)]
      return .cancel
    case .allow:
      if head.isForMainFrame { effects.append(.windowNavigates(request)) }
      return .accept
    case .deny, .upgrade:
      if head.isForMainFrame { deny(PageFailure(verdict, url: url), request, verdict) }
      block(request, verdict)
      return .cancel
    }
  }

  /// The response becomes a file: that is not a page that failed.
  public mutating func becomesDownload(_ head: ResponseHead) {
    if head.isForMainFrame { deny(PageFailure(.cancelled, url: head.url)) }
  }

  /// Whether the response is shown; a page that cannot be shown fails with the reason.
  public mutating func show(_ head: ResponseHead) -> (Bool, [PageEffect]) {
    if state.isClosed { return (false, []) }
    guard head.isForMainFrame else { return (head.canShow, []) }
    var isShown = true
    let effects = collect { machine in
      if head.status >= 400, let url = head.url { machine.emit(.httpError(status: head.status, url: url)) }
      guard let failure = head.failure else {
        machine.errorStatus = head.status >= 400 ? head.status : nil
        return
      }
      isShown = false
      if failure.kind == .noContent {
        // The engine ends the load, and the page before it stays.
        machine.deny(failure)
      } else if machine.startedSource(head) != nil {
        machine.failAppLoad(failure)
      } else {
        machine.fail(failure, of: nil)
      }
    }
    return (isShown, effects)
  }

  /// Whether the user asked for the address whose response has arrived; once.
  private mutating func consumeUserRequest(_ url: WebURL) -> Bool {
    guard let index = userRequests.lastIndex(of: url.withoutFragment) else { return false }
    userRequests.remove(at: index)
    return true
  }
}

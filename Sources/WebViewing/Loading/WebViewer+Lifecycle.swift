import WebAddress
import WebKit
import WebPolicy

// The viewer is an adapter around `PageStateMachine`: it passes commands and events in, publishes the state, and performs the
// effects in order. An effect can lead to another command or event: its effects come after those that are waiting.

extension WebViewer {
  var engineURL: WebURL? { webView.webURL }

  func perform(_ command: PageCommand) {
    lifecycle.window = popup?.wish
    perform(lifecycle.perform(command))
  }

  func receive(_ event: EngineEvent) {
    lifecycle.window = popup?.wish
    perform(lifecycle.receive(event))
  }

  func perform(_ effects: [PageEffect]) {
    publish()
    waitingEffects += effects
    if !isPerforming { performWaiting() }
  }

  /// Performs all effects that are waiting, also those that came while an earlier one was performed.
  func performWaiting() {
    let wasPerforming = isPerforming
    isPerforming = true
    defer { isPerforming = wasPerforming }
    while !waitingEffects.isEmpty { perform(waitingEffects.removeFirst()) }
  }

  /// Shows the machine's state to observers; what did not change is not assigned.
  private func publish() {
    let state = lifecycle.state
    if phase != state.phase { phase = state.phase }
    if title != state.title { title = state.title }
    if url != state.url { url = state.url }
    if pendingURL != state.pendingURL { pendingURL = state.pendingURL }
    if progress != state.progress { progress = state.progress }
    if canGoBack != state.canGoBack { canGoBack = state.canGoBack }
    if canGoForward != state.canGoForward { canGoForward = state.canGoForward }
    if hasPage != state.hasPage { hasPage = state.hasPage }
    if hasOnlySecureContent != state.hasOnlySecureContent {
      hasOnlySecureContent = state.hasOnlySecureContent
    }
  }

  private func perform(_ effect: PageEffect) {
    switch effect {
    case .load(let source, let id): hand(source, as: id)
    case .reload(let fromOrigin, let id): name(fromOrigin ? webView.reloadFromOrigin() : webView.reload(), id)
    case .move(let steps, let id): name(steps < 0 ? webView.goBack() : webView.goForward(), id)
    case .stop: webView.stopLoading()
    case .showBlank(let id): name(webView.loadHTMLString("", baseURL: nil), id)
    case .leavePage: leavePage()
    case .endProcess: webView.endStuckPage()
    case .setCookies(let id): setCookies(for: id)
    case .askPage(let document): askPage(document: document)
    case .continueNextTurn(let turn): continueNextTurn(turn)
    case .startTimer(let timer, let time): start(timer, after: time)
    case .emit(let event): hub.tell(PageEvent(event))
    case .block(let request, let verdict):
      blockLog.record(request, verdict)
      hub.tell(.blocked(BlockedNavigation(request: request, verdict: verdict)))
    case .recordBlock(let request, let verdict): blockLog.record(request, verdict)
    case .route(let url, let reason): giveBack(url, reason)
    case .windowNavigates(let request): popup?.settle(request)
    case .windowDenied(let request, let verdict): closeDeniedWindow(request, verdict)
    case .documentEnded: documentEnded()
    case .documentShown(let isSameSite): documentShown(isSameSite: isSameSite)
    case .loadEnded: dismissDialogsOfLoad()
    case .pageDenied: forgetDialogs()
    case .closeOverlays: closeOverlays()
    case .closeWindows:
      dismissDialogs()
      // A window whose opener is gone has no page to speak to.
      closePopups()
    }
  }

  // MARK: Questions

  private func continueNextTurn(_ turn: PageTurn) {
    Task { [weak self] in
      guard let self else { return }
      receive(.turnBegan(turn, address: engineURL, isLoading: webView.isLoading))
    }
  }

  private func start(_ timer: PageTimer, after time: Duration) {
    if timer == .close { return closedPage?.start(timer, after: time) ?? () }
    timers.start(timer, after: time) { [weak self] in self?.receive(.timerFired(timer)) }
  }

  // MARK: Documents

  private func documentEnded() {
    documents.documentEnded()
    if !isPopup { bridge.outbox.documentGone() }
  }

  private func documentShown(isSameSite: Bool) {
    hub.tellRepeated()
    if !isPopup { bridge.documentShows() }
    blockedPopup = nil
    dismissDialogs()
    if !isSameSite { forgetDialogs() }
    readFeatures()
  }

  /// A closed viewer may be held by the app for long; its page must not go on, and its opener must see that it is closed.
  private func leavePage() {
    if parent != nil {
      webView.evaluateJavaScript("window.close()", in: nil, in: .defaultClient)
    } else {
      webView.loadHTMLString("", baseURL: nil)
    }
  }

  /// Records that the policy did not allow something, and notifies the app.
  func block(_ request: NavigationRequest, _ verdict: Verdict) { perform([.block(request, verdict)]) }
}

extension PageEvent {
  fileprivate init(_ event: LifecycleEvent) {
    self =
      switch event {
      case .started(let url): .started(url)
      case .redirected(let url): .redirected(to: url)
      case .committed(let url): .committed(url)
      case .httpError(let status, let url): .httpError(status: status, url: url)
      case .finished(let url): .finished(url)
      case .failed(let failure): .failed(failure)
      case .sameDocumentChanged(let url): .sameDocumentChanged(url)
      case .processEnded(let willReload): .processEnded(willReload: willReload)
      }
  }
}

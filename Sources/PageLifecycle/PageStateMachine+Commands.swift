public import WebAddress
import WebPolicy

extension PageStateMachine {
  /// Performs a command of the app.
  public mutating func perform(_ command: PageCommand) -> [PageEffect] {
    collect { machine in
      guard !machine.state.isClosed else { return }
      switch command {
      case .load(let source): machine.load(source)
      case .show(let source): if machine.asked != source { machine.load(source) }
      case .retry: machine.retry()
      case .reload(let fromOrigin): machine.reload(fromOrigin: fromOrigin)
      case .goBack: machine.goBack()
      case .goForward: machine.goForward()
      case .stop: machine.stop()
      case .close: machine.close()
      }
    }
  }

  /// Loads an address instead of the one that a page asked for; the page's overlays stay.
  public mutating func follow(_ url: WebURL) -> [PageEffect] {
    collect { machine in
      guard !machine.state.isClosed else { return }
      machine.begin(.url(url))
    }
  }

  private mutating func load(_ source: PageSource) {
    automaticReloads = 0
    effects.append(.closeOverlays)
    upgrades = Upgrades()
    asked = source
    begin(source)
  }

  private mutating func retry() {
    automaticReloads = 0
    upgrades = Upgrades()
    if let failure = state.failure {
      if let failed { return begin(failed) }
      if let url = failure.url ?? state.url { return begin(.url(url)) }
    }
    if state.hasPage {
      if let content = shownContent { begin(content) } else { expect(.reload(fromOrigin: false)) }
    } else if let last {
      begin(last)
    }
  }

  private mutating func reload(fromOrigin: Bool) {
    guard fromOrigin, state.failure == nil, state.hasPage, shownContent == nil else { return retry() }
    automaticReloads = 0
    expect(.reload(fromOrigin: true))
  }

  /// What the shown page was made from, if the app supplied it: the engine would ask a server for it.
  var shownContent: PageSource? {
    switch shown {
    case .html, .data, .file: shown
    case .url, .request, nil: nil
    }
  }

  private mutating func goBack() {
    if case .failed = state.phase, state.hasPage {
      state.phase = .showing
      failed = nil
    } else if engineCanGoBack {
      automaticReloads = 0
      expect(.history(-1))
    }
  }

  private mutating func goForward() {
    guard state.canGoForward else { return }
    automaticReloads = 0
    expect(.history(1))
  }

  private mutating func stop() {
    effects += [.stop, .loadEnded]
    completeFinishing()
    let stopped = appLoad
    dropAppLoad()
    if let current { silenced.insert(current) }
    let wasLoading = state.phase == .loading
    (current, isProvisional, denial) = (nil, false, nil)
    (allowed, allowedRedirect) = (nil, nil)
    state.pendingURL = nil
    if wasLoading { state.phase = restingPhase }
    if let announced {
      end(.failed(PageFailure(.cancelled, url: announced.url)))
    } else if let stopped, !stopped.isQuiet {
      emit(.failed(PageFailure(.cancelled, url: stopped.source?.url)))
    }
  }

  private mutating func close() {
    state.isClosed = true
    appLoad = nil
    announced = nil
    finishing = nil
    state.document += 1
    effects += [.documentEnded, .stop]
    guard hasProcess else { return effects.append(.leavePage) }
    // A window shares its process with the page that opened it: only a page that does not respond loses it.
    if settings.isWindow { effects.append(.askPage(document: state.document)) }
    effects.append(.leavePage)
    effects.append(.startTimer(.close, after: settings.unresponsiveTimeout))
  }
}

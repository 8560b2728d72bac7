import WebAddress
import WebPolicy

extension PageStateMachine {
  /// Begins a load if the policy allows it.
  mutating func begin(_ source: PageSource) {
    last = source
    switch source {
    case .url(let url), .request(let url, _):
      let request = NavigationRequest(
        url: url, frame: .main, isUserGesture: true, initiator: .app, window: window)
      let verdict = policy.verdict(for: request)
      switch verdict.outcome {
      case .allow: start(source)
      case .upgrade(let secure):
        upgrades.record(secure)
        start(source.with(secure))
      case .deny: refuse(PageFailure(verdict, url: url), request, verdict)
      // Returned to the app, it could come back without end: the caller has decided already.
      case .route: refuse(PageFailure(routedBack: verdict, url: url), request, verdict)
      }
    case .html, .data, .file:
      if let base = source.url { supplied.insert(base) }
      if case .file(_, let folder) = source, let folder = FileFolder(folder), !folders.contains(folder) {
        folders.append(folder)
      }
      start(source)
    }
  }

  private mutating func start(_ source: PageSource) {
    expect(leadsWithinPage(source) ? .fragment(source) : .page(source))
  }

  /// Whether the engine only goes to another place of the shown page: it neither starts nor finishes a load then.
  private func leadsWithinPage(_ source: PageSource) -> Bool {
    guard state.hasPage, state.failure == nil, appLoad == nil, !isProvisional, let url = state.url,
      let next = source.requestedURL
    else { return false }
    return next.fragment != nil && next != url && next.isSameDocument(as: url)
  }

  /// Records the app's load, and asks the engine for it as soon as possible.
  @discardableResult
  mutating func expect(_ target: AppLoad.Target, drops: Int = 0) -> LoadID {
    completeFinishing()
    dropAppLoad()
    var load = AppLoad(target: target, id: makeLoadID())
    load.isAmbiguous = state.hasPage && !settings.reportsRedirects
    load.drops = drops
    appLoad = load
    if !load.isQuiet {
      failed = nil
      state.phase = .loading
      state.pendingURL = load.source.map { $0.url } ?? state.url
    }
    if needsCookies { effects.append(.setCookies(for: load.id)) } else { handAppLoad() }
    return load.id
  }

  /// Forgets the app's load; the engine's report about it is ignored unless it has started.
  mutating func dropAppLoad() {
    if let load = appLoad, load.isHanded, !load.hasStarted { silenced.insert(load.id) }
    appLoad = nil
  }

  /// Asks the engine for the app's load.
  mutating func handAppLoad() {
    guard var load = appLoad, !load.isHanded else { return }
    load.isHanded = true
    appLoad = load
    switch load.target {
    case .page(let source), .fragment(let source): effects.append(.load(source, as: load.id))
    case .reload(let fromOrigin): effects.append(.reload(fromOrigin: fromOrigin, as: load.id))
    case .history(let steps):
      effects.append(.move(steps, as: load.id))
      // A place in the history of the same document is reached without a load.
      effects.append(.continueNextTurn(.address))
    }
    bound(load.id)
  }

  /// Fails without asking the engine, and cancels what it loads.
  private mutating func refuse(_ failure: PageFailure, _ request: NavigationRequest, _ verdict: Verdict) {
    let source = last
    completeFinishing()
    dropAppLoad()
    block(request, verdict)
    effects.append(.stop)
    endAnnounced()
    fail(failure, of: source)
    (current, isProvisional) = (nil, false)
  }
}

extension PageSource {
  /// The address that is requested from a server.
  fileprivate var requestedURL: WebURL? {
    switch self {
    case .url(let url), .request(let url, _): url
    case .html, .data, .file: nil
    }
  }
}

import WebAddress
import WebPolicy

extension PageStateMachine {
  /// Records what the engine reports.
  public mutating func receive(_ event: EngineEvent) -> [PageEffect] {
    collect { machine in
      if machine.state.isClosed { machine.receiveClosed(event) } else { machine.record(event) }
    }
  }

  /// A closed viewer only makes sure that its page ends: nothing is emitted any more.
  private mutating func receiveClosed(_ event: EngineEvent) {
    switch event {
    // A window that answers closes by itself.
    case .pageAnswered(_, .some): hasLeft = settings.isWindow
    case .committed: hasLeft = !settings.isWindow
    case .timerFired(.close):
      if hasLeft {
        hasLeft = false
        // The app may hold the viewer for long: an empty page needs no process.
        if !settings.isWindow { effects.append(.startTimer(.close, after: settings.unresponsiveTimeout)) }
      } else {
        effects.append(.endProcess)
      }
    default: break
    }
  }

  private mutating func record(_ event: EngineEvent) {
    switch event {
    case .started(let id, let address): started(id, address)
    case .redirected(let address): redirected(address)
    case .committed(let id, let address, let isSecure): committed(id, address, isSecure)
    case .finished(let id, let address, let isSecure): finished(id, address, isSecure)
    case .failed(let id, let failure, let isLoading): failed(id, failure, isLoading: isLoading)
    case .rejected(let id, let failure): rejected(id, failure)
    case .processEnded: processEnded()
    case .addressChanged(let url, let isLoading): addressChanged(url, isLoading: isLoading)
    case .titleChanged(let title): titleChanged(title)
    case .progressChanged(let progress): if state.failure == nil { state.progress = progress }
    case .historyChanged(let canGoBack, let canGoForward):
      engineCanGoBack = canGoBack
      state.canGoForward = canGoForward
    case .securityChanged(let isSecure):
      // During a load, the engine may speak of the page that is loading.
      if state.hasPage, !isProvisional { state.hasOnlySecureContent = isSecure }
    case .pageAnswered(let document, let answer): pageAnswered(document, answer)
    case .cookiesSet(let id):
      guard needsCookies else { return }
      needsCookies = false
      if appLoad?.id == id { handAppLoad() }
    case .turnBegan(.address, let url, let isLoading): resolveAddress(url, isLoading: isLoading)
    case .turnBegan(.load(let id), _, _):
      if let load = appLoad, load.id == id, let source = load.source { begin(source) }
    case .timerFired(let timer): timerFired(timer)
    }
  }

  // MARK: The start

  private mutating func started(_ id: LoadID?, _ address: WebURL?) {
    engineAddress = address
    errorStatus = nil
    denial = nil
    if let id, id == blank || silenced.contains(id) { return }
    completeFinishing()
    if let announced, announced.id != id || id == nil { endAnnounced() }
    current = id
    isProvisional = true
    var isOvertaken = false
    if let load = appLoad, load.isHanded {
      let isItsAddress = load.source?.url != nil && address == load.source?.url
      if !load.hasStarted, id == nil || load.id == id || isItsAddress {
        appLoad?.hasStarted = true
      } else if load.hasStarted, load.id != id {
        isOvertaken = true
      }
    }
    state.phase = .loading
    state.pendingURL = provisionalURL ?? appLoad?.source?.url
    if let url = state.pendingURL {
      let isNew = announced == nil
      announced = (id, url)
      if isNew { emit(.started(url)) }
    }
    // A load of the page's own got in before the app's: the app's is asked for once more.
    if isOvertaken, let load = appLoad, !repeatDroppedLoad(load) { appLoad = nil }
  }

  private mutating func redirected(_ address: WebURL?) {
    engineAddress = address
    guard isProvisional, state.phase == .loading else { return }
    guard let url = address == state.url ? allowedRedirect ?? address : address else { return }
    state.pendingURL = url
    if let announced { self.announced = (announced.id, url) }
    emit(.redirected(to: url))
  }

  /// The address of the load that starts.
  ///
  /// WebKitGTK shows it as the view's address only if the app asked for the load; otherwise it is the one that the policy
  /// allowed last.
  private var provisionalURL: WebURL? {
    engineAddress == state.url ? allowed ?? engineAddress : engineAddress
  }

  // MARK: The page

  private mutating func committed(_ id: LoadID?, _ address: WebURL?, _ isSecure: Bool) {
    engineAddress = address
    isProvisional = false
    (allowed, allowedRedirect, denial) = (nil, nil, nil)
    if let id, id == blank { return }
    completeFinishing()
    // What was given up, and is shown nevertheless, is the page from now on.
    if let id { silenced.remove(id) }
    current = id
    hasDocument = true
    let load = appLoad.flatMap { $0.hasStarted || ($0.isHanded && $0.id == id) ? $0 : nil }
    guard isStillAllowed(by: load) else { return leaveDeniedPage(load) }
    if load != nil { appLoad = nil }
    var source = load?.source
    if case .reload = load?.target { source = shown }
    replacePage(source, isChosen: load?.hasAppRights == true, isSecure)
  }

  private mutating func replacePage(_ source: PageSource?, isChosen: Bool, _ isSecure: Bool) {
    failed = nil
    shown = source
    upgrades.pageShown()
    // A page may load itself again, or another page of its site. A page that the app loads has done nothing yet.
    let isNew = isChosen && !isAutomatic
    // A page that the user chose is another page, whose process may end once again; one that a script chose is not.
    if !isAutomatic, !isChosen, isByUser { automaticReloads = 0 }
    (isAutomatic, isByUser) = (false, false)
    shownSince = now()
    let isSameSite = !isNew && isSameOrigin(engineAddress, state.url)
    state.url = engineAddress
    state.title = ""
    state.hasPage = true
    state.phase = .loading
    state.pendingURL = appLoad.flatMap { $0.isQuiet ? nil : $0.source?.url }
    state.hasOnlySecureContent = isSecure
    state.document += 1
    effects += [.documentEnded, .documentShown(isSameSite: isSameSite)]
    guard let url = state.url else { return }
    if announced == nil { announced = (current, url) }
    emit(.committed(url))
  }

  private func isSameOrigin(_ first: WebURL?, _ second: WebURL?) -> Bool {
    guard let first, let second else { return false }
    return first.origin == second.origin || first.isSameDocument(as: second)
  }

  /// Whether the policy, as it is now, allows the page that the engine is about to show.
  ///
  /// The last check: it also covers pages of the history, for which no response is announced.
  private func isStillAllowed(by load: AppLoad?) -> Bool {
    guard let url = engineAddress, url.scheme != "about", url.scheme != "file", !supplied.contains(url) else {
      return true
    }
    return policy.verdict(for: lastCheck(url, load)).isAllowed
  }

  private func lastCheck(_ url: WebURL, _ load: AppLoad?) -> NavigationRequest {
    NavigationRequest(
      url: url, frame: .main, isUserGesture: false, stage: .response,
      initiator: load?.hasAppRights == true ? .app : .page, window: window)
  }

  private mutating func leaveDeniedPage(_ load: AppLoad?) {
    guard let url = engineAddress else { return }
    let request = lastCheck(url, load)
    let verdict = policy.verdict(for: request)
    if load != nil { appLoad = nil }
    let id = makeLoadID()
    blank = id
    state.hasPage = false
    state.title = ""
    state.document += 1
    block(request, verdict)
    effects += [.stop, .showBlank(as: id), .documentEnded, .pageDenied]
    fail(PageFailure(verdict, url: url), of: load?.source)
  }

  // MARK: The end

  private mutating func finished(_ id: LoadID?, _ address: WebURL?, _ isSecure: Bool) {
    engineAddress = address
    if let id, id == blank { return blank = nil }
    if let id, silenced.remove(id) != nil { return }
    guard let running = current, id == nil || id == running else { return }
    current = nil
    guard state.hasPage, !isProvisional else { return }
    state.hasOnlySecureContent = isSecure
    guard state.phase == .loading else { return }
    finishing = Finishing(document: state.document, errorStatus: errorStatus)
    // The engine reports the title later than the end; and an error page that turns out empty would be a blank area.
    if errorStatus == nil, !state.title.isEmpty || appLoad != nil {
      completeFinishing()
    } else {
      effects.append(.askPage(document: state.document))
    }
  }

  private mutating func titleChanged(_ title: String) {
    guard state.hasPage else { return }
    state.title = title
    if let finishing, finishing.errorStatus == nil, !title.isEmpty { completeFinishing() }
  }

  /// The page is complete, and its last values are known.
  mutating func completeFinishing(isBlank: Bool = false) {
    guard let finishing else { return }
    self.finishing = nil
    guard state.phase == .loading, finishing.document == state.document else { return }
    if isBlank, let status = finishing.errorStatus {
      return fail(PageFailure(.httpStatus(status), url: state.url), of: shown)
    }
    // The app's next load may be waiting for its turn already.
    if appLoad?.isQuiet ?? true, !isProvisional {
      state.phase = .showing
      resolveAddress(engineAddress, isLoading: engineIsLoading)
    }
    if let url = state.url, announced != nil { end(.finished(url)) }
  }

  /// Takes over what the document says about itself.
  mutating func accept(_ answer: PageAnswer) {
    state.title = answer.title
    if let url = answer.url, url != state.url, isOfPage(url) { changeWithinPage(url) }
  }

  private mutating func rejected(_ id: LoadID, _ failure: PageFailure?) {
    guard let load = appLoad, load.id == id else { return }
    if let failure { return failAppLoad(failure) }
    appLoad = nil
    state.pendingURL = nil
    if !load.isQuiet, !isProvisional { state.phase = restingPhase }
  }
}

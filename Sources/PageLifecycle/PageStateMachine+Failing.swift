import WebAddress
import WebPolicy

extension PageStateMachine {
  /// A load ended without its page, or before its page was complete.
  mutating func failed(_ id: LoadID?, _ reported: PageFailure, isLoading: Bool) {
    engineIsLoading = isLoading
    let denial = denial
    self.denial = nil
    if let id, id == blank { return blank = nil }
    if let id, silenced.remove(id) != nil {
      if id == current { (current, isProvisional) = (nil, false) }
      return
    }
    effects.append(.loadEnded)
    completeFinishing()
    if id == nil || id == current {
      (current, isProvisional) = (nil, false)
      (allowed, allowedRedirect) = (nil, nil)
    }
    let failure = denial?.failure ?? reported
    var source: PageSource?
    var isAppLoad = false
    if let load = appLoad {
      guard load.hasStarted || (load.isHanded && load.id == id) else {
        // An earlier load, which the app's overtook.
        return endOvertaken(failure)
      }
      if denial == nil, failure.kind == .cancelled, repeatDroppedLoad(load) { return }
      source = load.source
      isAppLoad = true
      appLoad = nil
    }
    state.pendingURL = nil
    // The response's head has already reported this failure.
    if case .failed = state.phase { return }
    if failure.kind == .cancelled || failure.kind == .noContent { return giveUp(failure, source) }
    if let denial, let request = denial.request, let verdict = denial.verdict, !isAppLoad {
      // As a navigation that is denied at once: the page stays, and the denial has an event of its own.
      if state.hasPage { return giveUp(PageFailure(.cancelled, url: failure.url), nil) }
      effects.append(.windowDenied(request, verdict))
    }
    fail(failure, of: source)
  }

  private mutating func endOvertaken(_ failure: PageFailure) {
    guard announced != nil else { return }
    end(.failed(failure.kind == .cancelled ? failure : PageFailure(.cancelled, url: failure.url)))
  }

  /// Cancelled, without content, or overtaken: the page before it stays, or the next one is coming.
  private mutating func giveUp(_ failure: PageFailure, _ source: PageSource?) {
    guard state.phase == .loading else { return }
    guard !engineIsLoading else {
      effects.append(.continueNextTurn(.address))
      return end(.failed(failure))
    }
    if !state.hasPage, failure.kind == .noContent { return fail(failure, of: source) }
    state.phase = restingPhase
    end(.failed(failure))
  }

  // MARK: The process

  /// The process that runs the page ended.
  mutating func processEnded() {
    let isOwn = isReplacingProcess
    isReplacingProcess = false
    let lost = lostTarget
    dropAppLoad()
    silenced = []
    (current, isProvisional, blank, finishing, denial) = (nil, false, nil, nil, nil)
    (allowed, allowedRedirect, isByUser) = (nil, nil, false)
    hasDocument = false
    state.hasPage = false
    state.title = ""
    state.progress = 0
    state.pendingURL = nil
    state.document += 1
    announced = nil
    // A page that has lived for a while is not one that ends by being loaded.
    if let since = shownSince, now() - since > .seconds(60) { automaticReloads = 0 }
    shownSince = nil
    let reloads = lost != nil && (isOwn || automaticReloads < settings.automaticReloads)
    effects += [.documentEnded, .closeWindows]
    emit(.processEnded(willReload: reloads))
    guard reloads, let lost else {
      if case .page(let source) = lost { failed = source }
      state.phase = .crashed
      return emit(.failed(PageFailure(.crashed, url: state.url)))
    }
    if !isOwn {
      automaticReloads += 1
      isAutomatic = true
    }
    if case .page(let source) = lost { begin(source) } else { repeatMove(lost) }
  }

  private mutating func repeatMove(_ target: AppLoad.Target) {
    expect(target)
    failed = nil
    state.phase = .loading
    state.pendingURL = nil
  }

  /// What the ended process had to show: the load in progress, else the page at the address that it gave itself.
  private var lostTarget: AppLoad.Target? {
    if let load = appLoad {
      switch load.target {
      case .page(let source), .fragment(let source): return .page(source)
      case .history: return load.target
      case .reload: return lostPage.map { .page($0) }
      }
    }
    if isProvisional, let url = state.pendingURL { return .page(.url(url)) }
    return lostPage.map { .page($0) }
  }

  private var lostPage: PageSource? {
    switch shown {
    case .html, .data: return shown
    case .request(let asked, let headers):
      return .request(
        state.url.map { $0.isSameDocument(as: asked) ? $0 : asked } ?? asked, headers: headers)
    case .url, .file, nil:
      guard let url = state.url else { return shown }
      if url.scheme == "file" { return folders.lazy.compactMap { $0.source(url) }.first }
      return .url(url)
    }
  }
}

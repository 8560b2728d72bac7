public import WebAddress

extension PageStateMachine {
  /// The view's address, or whether it loads, changed: a load begins, was redirected or ended, or the page changed it.
  ///
  /// The engine only reports the new value. A page can change its own address only within its origin, so another one
  /// belongs to a load in progress, and must not appear as the page's.
  mutating func addressChanged(_ address: WebURL?, isLoading: Bool) {
    let isSame = address == engineAddress
    (engineAddress, engineIsLoading) = (address, isLoading)
    guard let address, blank == nil else { return }
    if let load = appLoad, !load.isQuiet || load.hasStarted {
      if state.failure == nil, !isSame { setPending(address) }
      return
    }
    if let load = appLoad, load.isHanded, load.address == nil, isLoading { appLoad?.address = address }
    if isProvisional {
      let isOfLoad = address == allowed || address == allowedRedirect
      if isOfLoad || !isOfPage(address) { setPending(address) } else { changeWithinPage(address) }
      return
    }
    guard address != state.url else {
      if state.phase != .loading || !isLoading { setPending(nil) }
      return effects.append(.continueNextTurn(.address))
    }
    guard state.hasPage, isOfPage(address) else {
      if state.hasPage || address == allowed { setPending(address) }
      return
    }
    // The page loads another page of its site, or changed its address: only what the engine reports next distinguishes them.
    let isSamePage = state.url.map { address.isSameDocument(as: $0) } ?? false
    if appLoad != nil || (!isSamePage && address == allowed) || isLoading {
      effects.append(.continueNextTurn(.address))
    } else {
      changeWithinPage(address)
    }
  }

  /// Takes over the address that the page gave itself, once nothing is loading.
  mutating func resolveAddress(_ address: WebURL?, isLoading: Bool) {
    (engineAddress, engineIsLoading) = (address, isLoading)
    guard !isProvisional, blank == nil else { return }
    if !isLoading, let load = appLoad, load.isQuiet, !load.hasStarted, load.address != nil {
      // The history led to another place in the same document.
      appLoad = nil
    }
    guard appLoad == nil || appLoad?.isQuiet == true else { return }
    settlePhase()
    guard state.hasPage, let address, address != state.url, isOfPage(address) else {
      if address == state.url, !isLoading, state.phase == .showing { state.pendingURL = nil }
      return
    }
    if isLoading, state.phase != .loading { setPending(address) } else { changeWithinPage(address) }
  }

  /// Nothing loads any more, and the engine has not said how the last load ended.
  private mutating func settlePhase() {
    guard state.phase == .loading, !engineIsLoading, current == nil, finishing == nil, appLoad == nil else {
      return
    }
    endAnnounced()
    state.phase = restingPhase
  }

  mutating func changeWithinPage(_ address: WebURL) {
    guard state.hasPage, address != state.url else { return }
    if let load = appLoad, load.isQuiet, !load.hasStarted,
      load.source?.url == address || load.address == address
    {
      appLoad = nil
    }
    state.url = address
    if appLoad == nil, !isProvisional { state.pendingURL = nil }
    emit(.sameDocumentChanged(address))
  }

  /// Whether the shown page may give itself an address.
  func isOfPage(_ address: WebURL) -> Bool {
    guard let url = state.url else { return false }
    if address.isSameDocument(as: url) { return true }
    if address.scheme == "file" { return url.scheme == "file" }
    return !address.origin.isOpaque && address.origin == url.origin
  }

  /// Whether the shown document is content that the app supplied, and came from no server.
  ///
  /// - Parameter address: The document's address; nil if the engine does not distinguish it from the view's.
  public func isSupplied(_ address: WebURL?) -> Bool {
    guard let address = address ?? state.url else { return false }
    // A page of the history, or one that was loaded again, is the same file.
    if address.scheme == "file" { return folders.contains { $0.contains(address) } }
    return switch shown {
    case .html(_, let base?): address.isSameDocument(as: base)
    case .html(_, nil): address.scheme == "about" || address.scheme == "data"
    case .data(_, _, _, let base): address.isSameDocument(as: base)
    case .file, .url, .request, nil: false
    }
  }
}

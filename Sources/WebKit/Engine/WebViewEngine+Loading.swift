internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

extension WebViewEngine {
  func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    let uri = Self.uriRequest(request)
    let scope = url.isFileURL ? FileScope(readable: url) : nil
    let navigation = begin(scope) { webkit_web_view_load_request($0, OpaquePointer(uri.pointer)) }
    requestedByApp = request
    return navigation
  }

  func load(_ data: Data, type: String, encoding: String, baseURL: URL) -> WKNavigation? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }!
    return begin(FileScope(base: baseURL)) {
      webkit_web_view_load_bytes($0, bytes, type, encoding, baseURL.absoluteString)
      g_bytes_unref(bytes)
    }
  }

  func loadHTML(_ source: String, baseURL: URL?) -> WKNavigation? {
    begin(baseURL.flatMap(FileScope.init(base:))) {
      webkit_web_view_load_html($0, source, baseURL?.absoluteString)
    }
  }

  func loadFile(_ url: URL, readAccess: URL) -> WKNavigation? {
    guard url.isFileURL, readAccess.isFileURL else { return nil }
    let scope = FileScope(readable: readAccess)
    guard scope.contains(url) else {
      let navigation = WKNavigation()
      Task { @MainActor [weak self] in
        self?.failUnstarted(navigation, EngineErrors.outsideReadScope(url: url))
      }
      return navigation
    }
    return begin(scope) { webkit_web_view_load_uri($0, url.absoluteString) }
  }

  func reload(bypassingCache: Bool) -> WKNavigation? {
    guard url != nil else { return nil }
    return begin(grantedScope(for: url)) {
      bypassingCache ? webkit_web_view_reload_bypass_cache($0) : webkit_web_view_reload($0)
    }
  }

  func terminateProcess() { webkit_web_view_terminate_web_process(view) }

  func stop() {
    loadNumber += 1
    endDownloadedLoad()
    closeDialogs()
    cancelHeldLoad()
    webkit_web_view_stop_loading(view)
    lifecycle.forgetRequested()
    stopSchemeTasks()
  }

  func goBack() -> WKNavigation? {
    canGoBack ? begin(historyScope(-1)) { webkit_web_view_go_back($0) } : nil
  }

  func goForward() -> WKNavigation? {
    canGoForward ? begin(historyScope(1)) { webkit_web_view_go_forward($0) } : nil
  }

  func go(to item: WKBackForwardListItem) -> WKNavigation? {
    let pointer = item.item
    return begin(grantedScope(for: item.url)) {
      webkit_web_view_go_to_back_forward_list_item($0, OpaquePointer(pointer.pointer))
    }
  }

  /// Hands a load to the engine, once it can be read only what the load may read.
  private func begin(
    _ scope: FileScope?, _ send: @escaping @MainActor (UnsafeMutablePointer<WebKitWebView>) -> Void
  ) -> WKNavigation {
    // A page that waits for an answer could not be left.
    closeDialogs()
    endDownloadedLoad()
    requestedByApp = nil
    foreignQuestion?.ignore()
    foreignQuestion = nil
    untoldCertificates = 0
    loadNumber += 1
    let navigation = WKNavigation()
    fileScope = scope
    if let scope { grantedScopes.insert(scope) }
    // A folder may have got links that lead out of it meanwhile.
    let isFiltered = content.blockedPlaces == session.foreignPlaces
    if !isFiltered || scope.map({ $0.isFolder || !content.enforcedScopes.contains($0) }) == true {
      cancelHeldLoad()
      let number = loadNumber
      Task { [weak self] in
        let isEnforced = await self?.content.enforceFileScopes()
        guard let self, number == loadNumber else { return }
        guard isEnforced == true else {
          return failUnstarted(navigation, EngineErrors.outsideReadScope(url: nil))
        }
        send(view)
        lifecycle.expect(navigation, address: address)
      }
    } else {
      send(view)
      // Its end is reported when the view starts the next load, like that of any replaced load.
      cancelHeldLoad()
      lifecycle.expect(navigation, address: address)
    }
    return navigation
  }

  private func historyScope(_ distance: Int) -> FileScope? {
    grantedScope(for: HistoryReader(self).item(distance)?.url)
  }

  func connectLoading() {
    connect("load-changed") { [unowned self] owner, arguments in
      loadChanged(WebKitLoadEvent(rawValue: UInt32(arguments.enumeration(1))), owner)
    }
    connectDeciding("load-failed") { [unowned self] owner, arguments in
      let event = WebKitLoadEvent(rawValue: UInt32(arguments.enumeration(1)))
      let isProvisional = event == WEBKIT_LOAD_STARTED || event == WEBKIT_LOAD_REDIRECTED
      let cause =
        arguments.boxed(3).map { GLibError(copying: $0) } ?? GLibError(domain: "", code: 0, message: "")
      let address = arguments.string(2) ?? ""
      let error = EngineErrors.error(cause, url: address)
      if !holdDownloadedLoad(error), !isProvisional || !beginAgain(after: cause, address) {
        fail(error, isProvisional: isProvisional, owner)
      }
      // Unanswered, the engine would load an error page of its own.
      return true
    }
    connect("web-process-terminated") { [unowned self] owner, _ in
      deaths += 1
      endDownloadedLoad()
      lifecycle.reset()
      heldLoad = nil
      committedURL = nil
      closeDialogs()
      stopSchemeTasks()
      owner.propertyChanged([\WKWebView.isLoading, \WKWebView.estimatedProgress])
      owner.navigationDelegate?.webViewWebContentProcessDidTerminate(owner)
    }
  }

  private func loadChanged(_ event: WebKitLoadEvent, _ owner: WKWebView) {
    let delegate = owner.navigationDelegate
    switch event {
    case WEBKIT_LOAD_STARTED:
      endDownloadedLoad()
      hasInsecureContent = false
      markSchemeTasksOfOldPage()
      let navigation = lifecycle.start(address: address)
      // The start of a load that waits at a certificate has already been reported.
      if heldLoad?.navigation === navigation {
        heldLoad = nil
      } else {
        cancelHeldLoad()
        delegate?.webView(owner, didStartProvisionalNavigation: navigation)
      }
    case WEBKIT_LOAD_REDIRECTED:
      guard let navigation = lifecycle.current else { return }
      delegate?.webView(owner, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case WEBKIT_LOAD_COMMITTED:
      stopSchemeTasks(onlyOfOldPage: true)
      commitFileScope()
      committedURL = url
      untoldCertificates = 0
      if stopsScrollKeys { tellScrollKeys() }
      content.committed(self)
      owner.propertyChanged([\WKWebView.hasOnlySecureContent])
      if let navigation = lifecycle.commit() { delegate?.webView(owner, didCommit: navigation) }
    case WEBKIT_LOAD_FINISHED:
      if case .failed = downloadedLoad { return }
      guard let navigation = lifecycle.finish() else { return }
      owner.propertyChanged([\WKWebView.isLoading, \WKWebView.estimatedProgress])
      delegate?.webView(owner, didFinish: navigation)
    default: break
    }
  }

  func fail(_ error: any Error, isProvisional: Bool, _ owner: WKWebView) {
    guard let navigation = lifecycle.fail() else { return }
    // One that has been overtaken says nothing of what the next one may read.
    if !lifecycle.isAwaited { fileScope = committedScope }
    owner.propertyChanged([\WKWebView.isLoading, \WKWebView.estimatedProgress])
    let delegate = owner.navigationDelegate
    if isProvisional {
      delegate?.webView(owner, didFailProvisionalNavigation: navigation, withError: error)
    } else {
      delegate?.webView(owner, didFail: navigation, withError: error)
    }
  }

  /// Reports the failure of a load that the engine never started.
  func failUnstarted(_ navigation: WKNavigation, _ error: any Error) {
    guard let owner else { return }
    lifecycle.expect(navigation, address: nil)
    owner.navigationDelegate?.webView(
      owner, didStartProvisionalNavigation: lifecycle.start(address: nil))
    fail(error, isProvisional: true, owner)
  }
}

internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

extension WebViewEngine {
  func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    let navigation = lifecycle.request()
    guard !RestrictedPorts.contains(url) else {
      Task { @MainActor [weak owner] in owner?.engine.failRestrictedPort(url, navigation) }
      return navigation
    }
    let uri = GObjectRef(adopting: UnsafeMutableRawPointer(webkit_uri_request_new(url.absoluteString)!))
    let fields = webkit_uri_request_get_http_headers(OpaquePointer(uri.pointer))
    for (name, value) in request.allHTTPHeaderFields ?? [:] where fields != nil {
      soup_message_headers_replace(fields, name, value)
    }
    webkit_web_view_load_request(view, OpaquePointer(uri.pointer))
    return navigation
  }

  func loadHTML(_ source: String, baseURL: URL?) -> WKNavigation? {
    let navigation = lifecycle.request()
    webkit_web_view_load_html(view, source, baseURL?.absoluteString)
    return navigation
  }

  func reload() -> WKNavigation? {
    guard url != nil else { return nil }
    let navigation = lifecycle.request()
    webkit_web_view_reload(view)
    return navigation
  }

  func stop() { webkit_web_view_stop_loading(view) }

  func goBack() -> WKNavigation? {
    guard canGoBack else { return nil }
    let navigation = lifecycle.request()
    webkit_web_view_go_back(view)
    return navigation
  }

  func goForward() -> WKNavigation? {
    guard canGoForward else { return nil }
    let navigation = lifecycle.request()
    webkit_web_view_go_forward(view)
    return navigation
  }

  func connectLoading() {
    connect("load-changed") { [unowned self] arguments in
      loadChanged(WebKitLoadEvent(rawValue: UInt32(arguments.enumeration(1))))
    }
    connectDeciding("load-failed") { [unowned self] arguments in
      let event = WebKitLoadEvent(rawValue: UInt32(arguments.enumeration(1)))
      let error = arguments.boxed(3).map { GLibError(copying: $0) }
      fail(
        EngineErrors.error(
          error ?? GLibError(domain: "", code: 0, message: ""), url: arguments.string(2) ?? ""),
        isProvisional: event == WEBKIT_LOAD_STARTED || event == WEBKIT_LOAD_REDIRECTED)
      // Unanswered, the engine would load an error page of its own.
      return true
    }
    connectDeciding("load-failed-with-tls-errors") { [unowned self] arguments in
      fail(EngineErrors.certificate(url: arguments.string(1) ?? ""), isProvisional: true)
      return true
    }
    connect("web-process-terminated") { [unowned owner] _ in
      owner.navigationDelegate?.webViewWebContentProcessDidTerminate(owner)
    }
  }

  private func loadChanged(_ event: WebKitLoadEvent) {
    let delegate = owner.navigationDelegate
    switch event {
    case WEBKIT_LOAD_STARTED:
      delegate?.webView(owner, didStartProvisionalNavigation: lifecycle.start())
    case WEBKIT_LOAD_REDIRECTED:
      delegate?.webView(owner, didReceiveServerRedirectForProvisionalNavigation: lifecycle.current)
    case WEBKIT_LOAD_COMMITTED:
      delegate?.webView(owner, didCommit: lifecycle.current)
    case WEBKIT_LOAD_FINISHED:
      if let navigation = lifecycle.finish() { delegate?.webView(owner, didFinish: navigation) }
    default: break
    }
  }

  private func fail(_ error: any Error, isProvisional: Bool) {
    let navigation = lifecycle.fail()
    owner.propertyChanged([\WKWebView.estimatedProgress])
    let delegate = owner.navigationDelegate
    if isProvisional {
      delegate?.webView(owner, didFailProvisionalNavigation: navigation, withError: error)
    } else {
      delegate?.webView(owner, didFail: navigation, withError: error)
    }
  }

  func failRestrictedPort(_ url: URL, _ navigation: WKNavigation) {
    owner.navigationDelegate?.webView(owner, didStartProvisionalNavigation: lifecycle.start())
    fail(EngineErrors.restrictedPort(url: url), isProvisional: true)
  }
}

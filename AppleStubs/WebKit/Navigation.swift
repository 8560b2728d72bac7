@available(iOS 8, macOS 10.10, *)
@objc public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
  @available(iOS 14.5, macOS 11.3, *)
  case download
}

@available(iOS 8, macOS 10.10, *)
@objc public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow
  @available(iOS 14.5, macOS 11.3, *)
  case download
}

@available(iOS 8, macOS 10.10, *)
@objc public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { fatalError() }
  open var sourceFrame: WKFrameInfo { fatalError() }
  open var targetFrame: WKFrameInfo? { fatalError() }
  open var navigationType: WKNavigationType { fatalError() }
  @available(iOS 14.5, macOS 11.3, *)
  open var shouldPerformDownload: Bool { fatalError() }
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { fatalError() }
  open var response: URLResponse { fatalError() }
  open var canShowMIMEType: Bool { fatalError() }
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKFrameInfo: NSObject {
  open var request: URLRequest { fatalError() }
  open var isMainFrame: Bool { fatalError() }
  @available(iOS 11, macOS 10.13, *)
  weak open var webView: WKWebView? { fatalError() }
  @available(iOS 9, macOS 10.11, *)
  open var securityOrigin: WKSecurityOrigin { fatalError() }
}

@available(iOS 9, macOS 10.11, *)
@objc @MainActor open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { fatalError() }
  open var host: String { fatalError() }
  open var port: Int { fatalError() }
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  @objc(webView:decidePolicyForNavigationAction:decisionHandler:)
  optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  @objc(webView:decidePolicyForNavigationAction:decisionHandler:)
  optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  @objc(webView:decidePolicyForNavigationResponse:decisionHandler:)
  optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  @objc(webView:decidePolicyForNavigationResponse:decisionHandler:)
  optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  @objc(webView:didStartProvisionalNavigation:)
  optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  @objc(webView:didReceiveServerRedirectForProvisionalNavigation:)
  optional func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  @objc(webView:didCommitNavigation:)
  optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  @objc(webView:didFinishNavigation:)
  optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc(webView:didFailProvisionalNavigation:withError:)
  optional func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  @objc(webView:didFailNavigation:withError:)
  optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  @objc(webView:didReceiveAuthenticationChallenge:completionHandler:)
  optional func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  @objc(webView:didReceiveAuthenticationChallenge:completionHandler:)
  optional func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
    URLSession.AuthChallengeDisposition, URLCredential?
  )
  @available(iOS 9, macOS 10.11, *)
  @objc(webViewWebContentProcessDidTerminate:)
  optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  @available(iOS 14.5, macOS 11.3, *)
  @objc(webView:navigationAction:didBecomeDownload:)
  optional func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  @available(iOS 14.5, macOS 11.3, *)
  @objc(webView:navigationResponse:didBecomeDownload:)
  optional func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

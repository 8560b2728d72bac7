public import Foundation
public import FoundationNetworking

/// Decides on navigations and hears of their progress, in Apple's spelling.
///
/// The two policy methods have no default: a delegate that lacks one, or misspells it, does not compile. The others do
/// nothing by default.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides on a navigation before its request is sent; the page waits.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Decides on a navigation once the answer's head has come; the page waits.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// A load has begun; its page does not show yet.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// The server has sent the load on to another address.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// The page's content begins to come and to show.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// The page is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// The load failed, was stopped or was overtaken before its page began to show.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)

  /// The load failed, was stopped or was overtaken while its page was coming.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// The process that ran the page has died; the view is blank until the next load.
  ///
  /// A load that was on its way ends with this call.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)

  /// A server asks for a password, or has a certificate that is not trusted; the load waits.
  ///
  /// The protection space has the host, port, realm and method, and for a certificate `serverTrust`. Answer with
  /// `.useCredential` and a credential, or `URLCredential(trust:)` in case of a certificate. `.cancelAuthenticationChallenge`
  /// fails the load with the cancelled code. With any other answer, a server that asks for a password shows its own page, and
  /// one with a bad certificate fails the load. Without the method it is `.performDefaultHandling`.
  ///
  /// Differs from Apple's: the method is called for the certificate of a page, not for resources that the page embeds, nor where a
  /// form's content would have to be sent again. An accepted certificate is valid for the host as long as the data store lives,
  /// and the policy decides on the address again. `challenge.sender` does nothing.
  func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
    URLSession.AuthChallengeDisposition, URLCredential?
  )

  /// A navigation has become a download; give it a delegate now, or it is cancelled.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

  /// An answer has become a download; give it a delegate now, or it is cancelled.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
    URLSession.AuthChallengeDisposition, URLCredential?
  ) { (.performDefaultHandling, nil) }
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
}

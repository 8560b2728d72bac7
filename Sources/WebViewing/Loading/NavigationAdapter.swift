import Foundation
import WebAddress
import WebKit
import WebPolicy

/// Translates the engine's calls for a ``WebViewer``, which it does not keep alive.
@MainActor
final class NavigationAdapter: NSObject, WKNavigationDelegate {
  weak var viewer: WebViewer?
  /// The denial that ends the load on its way, until the engine tells of the end.
  var denial: PageFailure?
  /// The error status that the page on its way came with; nil where it came with none.
  var errorStatus: Int?
  /// What is wrong with the certificate at which the load on its way was refused.
  var certificateFaults: [PageFailure.TLSFault] = []

  init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
  }

  // MARK: Decisions

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    guard let viewer else { return .cancel }
    return await viewer.decide(navigationAction, adapter: self)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    guard let viewer else { return .cancel }
    return viewer.decide(navigationResponse, adapter: self)
  }

  // MARK: Lifecycle

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    errorStatus = nil
    (denial, certificateFaults) = (nil, [])
    viewer?.loadStarted()
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    viewer?.loadRedirected()
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { viewer?.loadCommitted() }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    viewer?.loadFinished(errorStatus: errorStatus)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    failed(error)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    failed(error)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { viewer?.processEnded() }

  private func failed(_ error: any Error) {
    defer { (denial, certificateFaults) = (nil, []) }
    let failure = denial ?? PageFailure(error: error)
    viewer?.loadFailed(failure.knowing(certificateFaults))
  }

  // MARK: Questions

  func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
    URLSession.AuthChallengeDisposition, URLCredential?
  ) {
    guard let viewer else { return (.performDefaultHandling, nil) }
    return await viewer.respond(to: challenge, adapter: self)
  }

  // MARK: Downloads

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    viewer?.take(download, from: navigationAction.sourceOrigin, stage: .action)
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    viewer?.take(download, from: nil, stage: .response)
  }
}

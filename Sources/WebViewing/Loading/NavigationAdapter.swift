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
  /// Whether the page of a closed viewer has given way to the blank one.
  private(set) var hasLeft = false

  init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
  }

  /// The viewer, unless it has been closed: then nothing more is told, and nothing more allowed.
  var open: WebViewer? { viewer.flatMap { $0.isClosed ? nil : $0 } }

  // MARK: Decisions

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    guard let viewer, !viewer.isClosed else {
      return navigationAction.request.url?.absoluteString == "about:blank" ? .allow : .cancel
    }
    return await viewer.decide(navigationAction, adapter: self)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    guard let viewer, !viewer.isClosed else { return .cancel }
    return viewer.decide(navigationResponse, adapter: self)
  }

  // MARK: Lifecycle

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    errorStatus = nil
    (denial, certificateFaults) = (nil, [])
    open?.loadStarted(navigation)
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    open?.loadRedirected()
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    denial = nil
    if let open { open.loadCommitted(navigation) } else { hasLeft = true }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    open?.loadFinished(navigation, errorStatus: errorStatus)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    failed(error, navigation)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    failed(error, navigation)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { open?.processEnded() }

  private func failed(_ error: any Error, _ navigation: WKNavigation?) {
    defer { (denial, certificateFaults) = (nil, []) }
    let failure = denial ?? PageFailure(error: error)
    open?.loadFailed(failure.knowing(certificateFaults), navigation)
  }

  // MARK: Questions

  func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
    URLSession.AuthChallengeDisposition, URLCredential?
  ) {
    guard open != nil else { return (.performDefaultHandling, nil) }
    return await answer(to: challenge)
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

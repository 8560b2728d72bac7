import Foundation
import WebAddress
import WebKit
import WebPolicy

/// Translates the engine's calls for a ``WebViewer``, which it does not keep alive.
@MainActor
final class NavigationAdapter: NSObject, WKNavigationDelegate {
  weak var viewer: WebViewer?
  /// What is wrong with the certificate at which the load in progress was refused.
  var certificateFaults: [PageFailure.TLSFault] = []
  /// The page of a viewer that is closed.
  weak var closedPage: ClosedPage?
  private var ids: [(navigation: WKNavigation, id: LoadID)] = []
  /// As many loads can be unfinished at a time as an engine keeps in mind.
  private static let mostLoads = 50

  init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
  }

  /// The viewer, unless it is closed: then nothing more is reported, and nothing more allowed.
  var open: WebViewer? { viewer.flatMap { $0.isClosed ? nil : $0 } }

  // MARK: Numbers of loads

  func name(_ navigation: WKNavigation, _ id: LoadID) {
    ids.append((navigation, id))
    if ids.count > Self.mostLoads { ids.removeFirst() }
  }

  /// The number of a load; one that the page started gets one here.
  private func id(_ navigation: WKNavigation?) -> LoadID? {
    guard let navigation, let open else { return nil }
    if let known = ids.last(where: { $0.navigation === navigation }) { return known.id }
    let id = open.lifecycle.makeLoadID()
    name(navigation, id)
    return id
  }

  private func forget(_ navigation: WKNavigation?) { ids.removeAll { $0.navigation === navigation } }

  // MARK: Decisions

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    guard let viewer, !viewer.isClosed else {
      return navigationAction.request.url?.absoluteString == "about:blank" ? .allow : .cancel
    }
    return await viewer.decide(navigationAction)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    open?.decide(navigationResponse) ?? .cancel
  }

  // MARK: Lifecycle

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    certificateFaults = []
    open?.readFeatures()
    open?.receive(.started(id(navigation), address: webView.webURL))
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    open?.receive(.redirected(address: webView.webURL))
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    let event = EngineEvent.committed(
      id(navigation), address: webView.webURL, isSecure: webView.hasOnlySecureContent)
    if let open { open.receive(event) } else { closedPage?.receive(event) }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    open?.receive(
      .finished(id(navigation), address: webView.webURL, isSecure: webView.hasOnlySecureContent))
    forget(navigation)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    failed(error, navigation, webView)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    failed(error, navigation, webView)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    ids = []
    open?.receive(.processEnded)
  }

  private func failed(_ error: any Error, _ navigation: WKNavigation?, _ view: WKWebView) {
    let failure = PageFailure(error: error).knowing(certificateFaults)
    certificateFaults = []
    open?.receive(.failed(id(navigation), failure, isLoading: view.isLoading))
    forget(navigation)
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

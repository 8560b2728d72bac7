import Foundation
import WebAddress
import WebKit
import WebPolicy

/// Translates the engine's calls for a ``WebViewer``, which it does not keep alive.
@MainActor
final class NavigationAdapter: NSObject, WKNavigationDelegate {
  private weak var viewer: WebViewer?
  /// The error status that the page on its way came with; nil where it came with none.
  private var errorStatus: Int?

  init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    guard let viewer, let url = navigationAction.request.url.flatMap({ WebURL($0.absoluteString) }) else {
      return .cancel
    }
    let request = NavigationRequest(
      url: url, frame: navigationAction.requestFrame,
      isUserGesture: navigationAction.hasUserGesture)
    switch viewer.policy.verdict(for: request) {
    case .allow:
      return .allow
    case .handOff:
      viewer.onHandOff?(url)
      return .cancel
    case .deny:
      return .cancel
    }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    guard let viewer else { return .cancel }
    guard navigationResponse.isForMainFrame else {
      return navigationResponse.canShowMIMEType ? .allow : .cancel
    }
    if let failure = PageFailure(response: navigationResponse) {
      viewer.fail(failure)
      return .cancel
    }
    let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 200
    errorStatus = status >= 400 ? status : nil
    return .allow
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    errorStatus = nil
    viewer?.phase = .loading
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    guard let status = errorStatus else {
      viewer?.phase = .loaded
      return
    }
    // A server's own error page shows; one that turns out empty would be a blank area.
    let url = webView.url
    Task { [weak self] in
      let isBlank = try? await webView.evaluateJavaScript(Self.asksIfBlank) as? Bool
      guard let self, let viewer, viewer.phase == .loading, webView.url == url else { return }
      if isBlank == true {
        viewer.fail(PageFailure(.httpStatus(status), url: viewer.url))
      } else {
        viewer.phase = .loaded
      }
    }
  }

  private static let asksIfBlank =
    "!document.body || (document.body.childElementCount === 0 && document.body.textContent.trim() === '')"

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    failed(error, on: webView)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    failed(error, on: webView)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    viewer?.fail(PageFailure(.pageCrashed, url: viewer?.url))
  }

  private func failed(_ error: any Error, on webView: WKWebView) {
    guard let viewer else { return }
    // A failure that the response's head told of already ends in an error of the engine's that says less.
    if case .failed = viewer.phase { return }
    let failure = PageFailure(error: error)
    guard failure.kind != .cancelled else {
      // Given up, or overtaken by the next load: then the page before it still shows, or the next one is coming.
      if viewer.phase == .loading, !webView.isLoading { viewer.phase = webView.url == nil ? .empty : .loaded }
      return
    }
    viewer.fail(failure)
  }
}

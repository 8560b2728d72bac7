import Foundation
import WebAddress
import WebKit
import WebPolicy

/// Translates the engine's calls for a ``WebViewer``, which it does not keep alive.
@MainActor
final class NavigationAdapter: NSObject, WKNavigationDelegate {
  private weak var viewer: WebViewer?
  /// Whether the load that is on its way is the app's own, and nothing of it has come yet.
  private var isAppLoad = false
  /// The denial that ended the load on its way, until the engine tells of the end.
  private var denial: (url: WebURL, reason: DenialReason)?
  /// The error status that the page on its way came with; nil where it came with none.
  private var errorStatus: Int?

  init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
  }

  /// The app is about to load a page.
  func appAsksForLoad() { isAppLoad = true }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    guard let viewer, let url = navigationAction.request.url.flatMap({ WebURL($0.absoluteString) }) else {
      return .cancel
    }
    // Whoever had the app load a page asked for where its server sends them, too.
    let isOwnRedirect = isAppLoad && navigationAction.isServerRedirect
    let request = NavigationRequest(
      url: url, frame: navigationAction.requestFrame,
      isUserGesture: navigationAction.hasUserGesture || isOwnRedirect)
    switch viewer.policy.verdict(for: request) {
    case .allow where request.frame == .newWindow:
      // There is one window; the page opens in it.
      viewer.load(url)
      return .cancel
    case .allow:
      return .allow
    case .handOff:
      viewer.onHandOff?(url)
      return .cancel
    case .deny(let reason):
      if navigationAction.isServerRedirect { denial = (url, reason) }
      viewer.onDenied?(url, reason)
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
    denial = nil
    viewer?.phase = .loading
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    isAppLoad = false
    viewer?.hasPage = true
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
    viewer?.hasPage = false
    viewer?.fail(PageFailure(.pageCrashed, url: viewer?.url))
  }

  private func failed(_ error: any Error, on webView: WKWebView) {
    guard let viewer else { return }
    isAppLoad = false
    defer { denial = nil }
    // A failure that the response's head told of already ends in an error of the engine's that says less.
    if case .failed = viewer.phase { return }
    if let denial { return viewer.fail(PageFailure(.blocked(denial.reason), url: denial.url)) }
    let failure = PageFailure(error: error)
    switch failure.kind {
    case .cancelled, .noContent:
      // Given up, without content, or overtaken: the page before it still shows, or the next one is coming.
      guard viewer.phase == .loading, !webView.isLoading else { return }
      if viewer.hasPage {
        viewer.phase = .loaded
      } else if failure.kind == .noContent {
        viewer.fail(failure)
      } else {
        viewer.phase = .empty
      }
    default: viewer.fail(failure)
    }
  }
}

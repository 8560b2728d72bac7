import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Decides on a navigation before anything is sent.
  func decide(
    _ action: WKNavigationAction, adapter: NavigationAdapter
  ) async -> WKNavigationActionPolicy {
    guard let url = action.request.url.flatMap({ WebURL($0.absoluteString) }) else { return .cancel }
    // A new window is decided on where it would be made, which comes next.
    if action.requestFrame == .newWindow { return .allow }
    var isOwn = false
    if let pending = requests.pending, requests.isProvisional {
      if !action.isServerRedirect, isGiven(pending, url) { return .allow }
      // Whoever had the app load a page asked for where its server sends them, too.
      isOwn = action.isServerRedirect || pending.url == url
    }
    let request = NavigationRequest(
      url: url, frame: isOwn ? .main : action.requestFrame, isUserGesture: action.hasUserGesture || isOwn,
      stage: action.isServerRedirect ? .redirect : .action, initiator: isOwn ? .app : .page,
      source: action.sourceOrigin, method: action.request.httpMethod ?? "GET", isDownload: action.isDownload,
      window: popup?.wish)
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    case .allow where request.isDownload:
      return keepsDownloads ? .download : .cancel
    case .allow:
      requests.allowed = url
      return .allow
    case .upgrade(let secure):
      await follow(upgrade: secure, request, verdict)
      return .cancel
    case .handOff:
      if action.isServerRedirect { adapter.denial = PageFailure(.cancelled, url: url) }
      blockLog.record(request, verdict)
      root.handOff(url, verdict.reason)
      return .cancel
    case .deny:
      if action.isServerRedirect { adapter.denial = PageFailure(verdict, url: url) }
      block(request, verdict)
      return .cancel
    }
  }

  /// Decides on a navigation once its answer's head has come, and the engine knows which frame it is for.
  func decide(_ response: WKNavigationResponse, adapter: NavigationAdapter) -> WKNavigationResponsePolicy {
    let url = response.response.url.flatMap { WebURL($0.absoluteString) }
    if let url, !(requests.pending.map { isGiven($0, url) } ?? false && response.isForMainFrame) {
      let request = NavigationRequest(
        url: url, frame: response.isForMainFrame ? .main : .sub, isUserGesture: false, stage: .response,
        initiator: requests.pending != nil && response.isForMainFrame ? .app : .page,
        window: popup?.wish)
      let verdict = policy.verdict(for: request)
      if !verdict.isAllowed {
        if response.isForMainFrame { adapter.denial = PageFailure(verdict, url: url) }
        block(request, verdict)
        return .cancel
      }
    }
    if response.isDownload, keepsDownloads, allowsDownload(url, response) { return .download }
    guard response.isForMainFrame else { return response.canShowMIMEType ? .allow : .cancel }
    let status = (response.response as? HTTPURLResponse)?.statusCode ?? 200
    if status >= 400, let url { hub.tell(.httpError(status: status, url: url)) }
    if let failure = PageFailure(response: response) {
      fail(failure)
      return .cancel
    }
    adapter.errorStatus = status >= 400 ? status : nil
    return .allow
  }

  /// Whether the app itself gave the content, so that no rule for addresses applies.
  private func isGiven(_ source: PageSource, _ url: WebURL) -> Bool {
    switch source {
    case .html(_, let base): url == base || url.scheme == "about" || url.scheme == "data"
    case .data(_, _, _, let base): url == base
    case .file(let file, _): url.scheme == "file" && WebURL(file.absoluteString) == url
    case .url, .request: false
    }
  }

  /// Loads the secure address in place of the other one, where it was for the page itself.
  ///
  /// Where the engine does not say which frame it was for, a page without frames is asked: then it was the page.
  private func follow(upgrade secure: WebURL, _ request: NavigationRequest, _ verdict: Verdict) async {
    let isForPage: Bool =
      switch request.frame {
      case .main, .newWindow: true
      case .sub: false
      case .unknown:
        await (try? webView.evaluateJavaScript("window.length === 0", in: nil, contentWorld: .defaultClient))
          as? Bool ?? false
      }
    guard isForPage else { return block(request, verdict) }
    // Not within the decision: the load that is decided on must end first.
    Task { [weak self] in self?.begin(.url(secure)) }
  }
}

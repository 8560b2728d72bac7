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
    if action.requestFrame == .newWindow, !action.isDownload { return decideWindow(action) }
    var isOwn = false
    if let pending = requests.pending, requests.isProvisional {
      if !action.isServerRedirect, isGiven(pending, url) { return .allow }
      // Whoever had the app load a page asked for where its server sends them, too.
      isOwn = action.isServerRedirect || pending.url == url
    }
    let hasGesture = action.hasUserGesture(in: self) || isOwn
    var request = NavigationRequest(
      url: url, frame: isOwn ? .main : action.requestFrame, isUserGesture: hasGesture,
      stage: action.isServerRedirect ? .redirect : .action, initiator: isOwn ? .app : .page,
      source: action.sourceOrigin, method: action.request.httpMethod ?? "GET", isDownload: action.isDownload,
      window: popup?.wish, isFromSubframe: action.isFromSubframe)
    let first = firstAddress(url)
    if first != nil || policy.verdict(for: request).reason == .frameUndecided, request.frame == .unknown,
      await hasNoFrames()
    {
      request = request.with(frame: .main)
    }
    if let first {
      if request.frame == .main, !first.keepsWindow {
        leave(first)
        return .cancel
      }
      // A frame inside an empty window is none of its rule's business, but which it is, only the answer says.
      if request.frame == .main || !policy.verdict(for: request).isAllowed {
        request = request.with(window: first.wish)
      }
    }
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    case .allow where request.isDownload:
      return keepsDownloads ? .download : .cancel
    case .allow:
      requests.allowed = url
      if hasGesture { requests.wished(url) }
      if request.frame == .main { popup?.settle(request) }
      return .allow(opensAppLinks: options.opensAppLinks)
    case .upgrade(let secure):
      await follow(upgrade: secure, request, verdict)
      return .cancel
    case .handOff:
      if action.isServerRedirect { adapter.denial = PageFailure(.cancelled, url: url) }
      blockLog.record(request, verdict)
      giveBack(url, verdict.reason)
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
      let first = response.isForMainFrame ? firstAddress(url) : nil
      if let first, !first.keepsWindow {
        leave(first)
        return .cancel
      }
      let request = NavigationRequest(
        url: url, frame: response.isForMainFrame ? .main : .sub, isUserGesture: requests.takeWish(url),
        stage: .response, initiator: requests.pending != nil && response.isForMainFrame ? .app : .page,
        window: first?.wish ?? popup?.wish)
      let verdict = policy.verdict(for: request)
      if verdict.outcome == .handOff {
        adapter.denial = PageFailure(.cancelled, url: url)
        blockLog.record(request, verdict)
        giveBack(url, verdict.reason)
        return .cancel
      }
      if verdict.isAllowed, response.isForMainFrame { popup?.settle(request) }
      if !verdict.isAllowed {
        if response.isForMainFrame { adapter.denial = PageFailure(verdict, url: url) }
        block(request, verdict)
        return .cancel
      }
    }
    if response.isDownload, keepsDownloads,
      allowsDownload(
        url, response.isForMainFrame ? .main : .sub, from: nil, in: popup?.wish, stage: .response)
    {
      // What becomes a file is no page that failed.
      if response.isForMainFrame { adapter.denial = PageFailure(.cancelled, url: url) }
      return .download
    }
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

  /// Whether the document has no frames, so that what navigates is the page itself, where the engine does not say.
  ///
  /// A frame in a closed shadow tree is not seen. False where the page does not answer.
  private func hasNoFrames() async -> Bool {
    let answer = try? await webView.evaluateJavaScript(
      Self.frameSearch, in: nil, contentWorld: .defaultClient)
    return answer as? Bool ?? false
  }

  private static let frameSearch = """
    (() => {
      const has = root => root.querySelector('iframe, frame, object, embed') !== null
        || [...root.querySelectorAll('*')].some(element => element.shadowRoot && has(element.shadowRoot));
      return window.length === 0 && !has(document);
    })()
    """

  /// Loads the secure address in place of the other one, where it was for the page itself.
  private func follow(upgrade secure: WebURL, _ request: NavigationRequest, _ verdict: Verdict) async {
    let isForPage: Bool =
      switch request.frame {
      case .main, .newWindow: true
      case .sub: false
      case .unknown: await hasNoFrames()
      }
    guard isForPage else { return block(request, verdict) }
    // Not within the decision: the load that is decided on must end first.
    Task { [weak self] in self?.begin(.url(secure)) }
  }
}

import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Decides on a navigation before anything is sent.
  func decide(_ action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard let attempt = action.attempt(in: self) else { return .cancel }
    if attempt.frame == .newWindow, !attempt.isDownload { return decideWindow(action) }
    lifecycle.window = popup?.wish
    switch lifecycle.consider(attempt) {
    case .answer(let answer): return answer == .cancel ? .cancel : .allow
    case .question(let question): return await decide(question)
    }
  }

  private func decide(_ question: NavigationQuestion) async -> WKNavigationActionPolicy {
    var question = question
    let first = firstAddress(question.request.url)
    if question.request.frame == .unknown, first != nil || mustKnowFrame(question), await hasNoFrames() {
      question.request = question.request.with(frame: .main)
    }
    if let first {
      if question.request.frame == .main, !first.keepsWindow {
        leave(first)
        return .cancel
      }
      // The rule of an empty window does not apply to a frame in it; but only the response says which one it is.
      if question.request.frame == .main || !policy.verdict(for: question.request).isAllowed {
        question.request = question.request.with(window: first.wish)
      }
    }
    let (answer, effects) = lifecycle.decide(question)
    perform(effects)
    switch answer {
    case .allow: return .allow(keepsAppLinks: options.keepsAppLinksInViewer)
    case .cancel: return .cancel
    case .download: return keepsDownloads ? .download : .cancel
    }
  }

  private func mustKnowFrame(_ question: NavigationQuestion) -> Bool {
    if lifecycle.mustKnowFrame(question) { return true }
    // An empty window would be denied what one of its frames may load.
    return popup?.isAwaitingAddress == true
      && policy.verdict(for: question.request).reason == .frameUndecided
  }

  /// Decides on a navigation once the head of its response has arrived, and the engine knows which frame it is for.
  func decide(_ response: WKNavigationResponse) -> WKNavigationResponsePolicy {
    let head = ResponseHead(response)
    var firstWish: PopupRequest?
    if let url = head.url, head.isForMainFrame, !lifecycle.isSupplied(head), let first = firstAddress(url) {
      if !first.keepsWindow {
        leave(first)
        return .cancel
      }
      firstWish = first.wish
    }
    lifecycle.window = popup?.wish
    let (answer, effects) = lifecycle.consider(head, inWindowOf: firstWish)
    perform(effects)
    guard answer == .accept else { return .cancel }
    if head.isFile, keepsDownloads,
      allowsDownload(
        head.url, head.isForMainFrame ? .main : .sub, from: nil, in: popup?.wish, stage: .response)
    {
      lifecycle.becomesDownload(head)
      return keepOwnContent(head.url) ? .cancel : .download
    }
    let (isShown, shownEffects) = lifecycle.show(head)
    perform(shownEffects)
    return isShown ? .allow : .cancel
  }

  /// Whether the document has no frames, so that the page itself navigates, if the engine does not say which frame does.
  ///
  /// A frame in a closed shadow tree is not seen. False if the page does not answer in time.
  private func hasNoFrames() async -> Bool {
    let answer = await PageScripts(webView).value(
      of: Self.frameSearch, in: .defaultClient, within: .seconds(5))
    return answer as? Bool ?? false
  }

  private static let frameSearch = """
    (() => {
      const has = root => root.querySelector('iframe, frame, object, embed') !== null
        || [...root.querySelectorAll('*')].some(element => element.shadowRoot && has(element.shadowRoot));
      return window.length === 0 && !has(document);
    })()
    """

  /// Whether the document that is shown is content of the app's own, and came from no server.
  ///
  /// - Parameter address: The document's address; nil if the engine does not distinguish it from the view's.
  func hasGiven(_ address: WebURL?) -> Bool { lifecycle.isSupplied(address) }
}

extension WKNavigationAction {
  /// The engine's question in the words of the state machine; nil if its address is none.
  fileprivate func attempt(in viewer: WebViewer) -> NavigationAttempt? {
    guard let url = webURL else { return nil }
    let cause: NavigationAttempt.Cause =
      switch navigationType {
      case .linkActivated: .link
      case .formSubmitted, .formResubmitted: .form
      case .backForward: .history
      case .reload: .reload
      default: .other
      }
    return NavigationAttempt(
      url, frame: requestFrame, cause: cause,
      isRedirect: isServerRedirect(isProvisional: viewer.lifecycle.isProvisionalLoad),
      isUserGesture: hasUserGesture(in: viewer), source: sourceOrigin, method: request.httpMethod ?? "GET",
      isDownload: isDownload, isFromSubframe: isFromSubframe)
  }
}

extension ResponseHead {
  @MainActor
  fileprivate init(_ response: WKNavigationResponse) {
    let http = response.response as? HTTPURLResponse
    let status = http?.statusCode ?? 200
    self.init(
      url: response.response.url.flatMap { WebURL($0.absoluteString) },
      isForMainFrame: response.isForMainFrame, status: status, mimeType: response.response.mimeType,
      canShow: response.canShowMIMEType, isAttachment: response.isAttachment,
      hasNoContent: http?.value(forHTTPHeaderField: "Content-Length") == "0" || [204, 205].contains(status))
  }
}

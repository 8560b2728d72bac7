import Foundation
import WebAddress
import WebKit
import WebPolicy

/// A page's request for a window, and the decision of the rules.
struct PopupDecision {
  let popup: PopupRequest
  let request: NavigationRequest
  /// What the rules for navigations say.
  let verdict: Verdict
}

extension WebViewer {
  /// Decides on a link or a form that wants a new window, before the engine does anything for it.
  ///
  /// A request that gets a window is allowed, and is decided again when the window is created.
  func decideWindow(_ action: WKNavigationAction) -> WKNavigationActionPolicy {
    guard !isClosed, presentation(for: popupDecision(action)) != nil else { return .cancel }
    return .allow(keepsAppLinks: options.keepsAppLinksInViewer)
  }

  func popupDecision(_ action: WKNavigationAction) -> PopupDecision {
    let url = action.request.url.flatMap { WebURL($0.absoluteString) } ?? WebURL("about:blank")!
    let (opener, method) = (action.sourceOrigin ?? self.url?.origin, action.request.httpMethod ?? "GET")
    let isWished = action.hasPopupGesture(in: self)
    let popup = PopupRequest(
      url: url, opener: opener, isUserGesture: isWished, openCount: root.popups.count, method: method)
    let request = NavigationRequest(
      url: url, frame: .newWindow, isUserGesture: isWished, source: opener, method: method, window: popup,
      isFromSubframe: action.isFromSubframe)
    return PopupDecision(popup: popup, request: request, verdict: policy.verdict(for: request))
  }

  /// As what a window shows; nil where the page gets none, and what comes in its place is done.
  func presentation(for wish: PopupDecision) -> PopupPolicy.Presentation? {
    var target = wish.popup.url
    switch wish.verdict.outcome {
    case .deny:
      hub.tell(.popupRequested(wish.popup.url))
      block(wish.request, wish.verdict)
      refuse(BlockedPopup(wish: wish.popup, reason: .navigation(wish.verdict)))
      return nil
    case .route:
      hub.tell(.popupRequested(wish.popup.url))
      giveBack(wish.popup.url, wish.verdict.reason)
      return nil
    case .upgrade(let secure): target = secure
    case .allow: break
    }
    let verdict = policy.popups.verdict(for: wish.popup)
    guard !verdict.presentation.isWindow else { return verdict.presentation }
    hub.tell(.popupRequested(wish.popup.url))
    show(target, elsewhereThanIn: wish.popup, verdict)
    return nil
  }

  /// Performs what the rules choose instead of a window.
  private func show(_ target: WebURL, elsewhereThanIn wish: PopupRequest, _ verdict: PopupVerdict) {
    switch verdict.presentation {
    case .sameView:
      gestures?.use()
      showHere(target, wish)
    case .systemBrowser: giveBack(target, .newWindow)
    case .refuse, .overlay, .window, .container: refuse(BlockedPopup(wish: wish, reason: .popups(verdict)))
    }
  }

  /// Shows what a page wanted a window for in its own place, where the rules for the page allow it.
  private func showHere(_ url: WebURL, _ wish: PopupRequest) {
    let request = NavigationRequest(
      url: url, frame: .main, isUserGesture: wish.isUserGesture, source: wish.opener, window: popup?.wish)
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    // Not within the page's own call.
    case .allow: Task { [weak self] in self?.follow(url) }
    case .upgrade(let secure): Task { [weak self] in self?.follow(secure) }
    case .route: giveBack(url, verdict.reason)
    case .deny:
      block(request, verdict)
      refuse(BlockedPopup(wish: wish, reason: .navigation(verdict)))
    }
  }

  private func follow(_ url: WebURL) {
    lifecycle.window = popup?.wish
    perform(lifecycle.follow(url))
  }

  // MARK: Windows that begin empty

  /// What the rules for windows say of the first address of this window, which began empty; nil where it did not, or they
  /// say nothing new.
  func firstAddress(_ url: WebURL) -> FirstAddress? {
    guard let popup, popup.isAwaitingAddress, url.scheme != "about" else { return nil }
    let begun = popup.wish
    let wish = PopupRequest(
      url: url, opener: begun.opener, isUserGesture: begun.isUserGesture, openCount: begun.openCount)
    return policy.popups.verdict(for: wish, inWindowOf: begun).map { FirstAddress(wish: wish, verdict: $0) }
  }

  /// Closes this window if its first page was denied after a redirect; the opener reports it as a window that was refused.
  func closeDeniedWindow(_ request: NavigationRequest, _ verdict: Verdict) {
    guard let popup, !hasPage else { return }
    let opener = popup.opener ?? root
    let wish = PopupRequest(
      url: request.url, opener: popup.wish.opener, isUserGesture: popup.wish.isUserGesture,
      openCount: popup.wish.openCount)
    // Not within the engine's report.
    Task { [weak popup] in
      popup?.close()
      opener.block(request, verdict)
      opener.refuse(BlockedPopup(wish: wish, reason: .navigation(verdict)))
    }
  }

  /// Closes this window, whose first address the rules do not let show in one, and does what they have in its place.
  func leave(_ first: FirstAddress) {
    let opener = popup?.opener ?? root
    // Not within the engine's question, which must be answered first.
    Task { [weak popup] in
      popup?.close()
      opener.show(first.wish.url, elsewhereThanIn: first.wish, first.verdict)
    }
  }
}

/// What the rules for windows say of the first address of a window that began empty.
struct FirstAddress {
  /// The request as it would have been if the window had begun with the address.
  let wish: PopupRequest
  let verdict: PopupVerdict

  var keepsWindow: Bool { verdict.presentation.isWindow }
}

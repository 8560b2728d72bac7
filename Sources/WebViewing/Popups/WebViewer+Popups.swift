import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// The viewer that no page opened: this one, or the one that the windows go back to.
  public var root: WebViewer { parent?.root ?? self }

  /// Whether a page opened this viewer.
  public var isPopup: Bool { popup != nil }

  /// Opens a window that was blocked for want of a person's wish: call it when they press a button for it.
  ///
  /// The page that wished for it has gone on without, so the window is in touch with nobody.
  public func open(_ blocked: BlockedPopup) {
    guard blocked.canOpen, !isClosed else { return }
    blockedPopup = nil
    let wish = PopupRequest(
      url: blocked.url, opener: blocked.opener, isUserGesture: true, openCount: root.popups.count)
    let presentation = policy.popups.verdict(for: wish).presentation
    let request = NavigationRequest(
      url: blocked.url, frame: .newWindow, isUserGesture: true, initiator: .app, window: wish)
    let verdict = policy.verdict(for: request)
    guard verdict.isAllowed else { return block(request, verdict) }
    switch presentation {
    case .refuse: return
    case .sameView: load(blocked.url)
    case .systemBrowser: root.handOff(blocked.url, .newWindow)
    case .overlay, .window, .container:
      let child = WebViewer(child: nil, of: self)
      add(child, wish, as: presentation)
      child.load(blocked.url)
    }
  }

  /// Decides on a page's wish for a window, and makes it; nil gives the page none.
  func makePopup(
    _ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures
  ) -> WKWebView? {
    guard !isClosed else { return nil }
    let url = action.request.url.flatMap { WebURL($0.absoluteString) } ?? WebURL("about:blank")!
    let opener = action.sourceOrigin ?? self.url?.origin
    hub.tell(.popupRequested(url))
    let wish = PopupRequest(
      url: url, opener: opener, isUserGesture: action.hasPopupGesture, openCount: root.popups.count)
    let request = NavigationRequest(
      url: url, frame: .newWindow, isUserGesture: action.hasPopupGesture, source: opener,
      method: action.request.httpMethod ?? "GET", window: wish)
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    case .deny:
      block(request, verdict)
      refuse(BlockedPopup(url: url, opener: opener, reason: .navigation(verdict)))
      return nil
    case .handOff:
      root.handOff(url, verdict.reason)
      return nil
    case .allow, .upgrade: break
    }
    let popups = policy.popups.verdict(for: wish)
    var target = url
    if case .upgrade(let secure) = verdict.outcome { target = secure }
    switch popups.presentation {
    case .refuse:
      refuse(BlockedPopup(url: url, opener: opener, reason: .popups(popups)))
      return nil
    case .sameView:
      // Not within the page's own call.
      Task { [weak self] in self?.load(target) }
      return nil
    case .systemBrowser:
      root.handOff(target, .newWindow)
      return nil
    case .overlay, .window, .container:
      let child = WebViewer(child: configuration, of: self)
      child.features = features
      add(child, wish, as: popups.presentation)
      return child.webView
    }
  }

  private func add(
    _ child: WebViewer, _ wish: PopupRequest, as presentation: PopupPolicy.Presentation
  ) {
    let popup = Popup(child, wish, as: presentation, opener: self)
    child.popup = popup
    root.popups.append(popup)
    root.hub.tell(.popupOpened(popup.id))
  }

  private func refuse(_ blocked: BlockedPopup) {
    blockedPopup = blocked
    hub.tell(.popupBlocked(blocked))
  }

  /// Gives an address back to the app.
  func handOff(_ url: WebURL, _ reason: VerdictReason) {
    hub.tell(.handedOff(url, reason))
    onHandOff?(url, reason)
  }

  /// Takes a window away, and those that its page opened before it.
  func remove(_ popup: Popup) {
    for child in popups where child.opener === popup.viewer { remove(child) }
    guard let index = popups.firstIndex(where: { $0 === popup }) else { return }
    popups.remove(at: index)
    popup.isClosed = true
    popup.viewer.close()
    hub.tell(.popupClosed(popup.id))
  }

  /// Takes away the windows that this viewer's page opened.
  func closePopups() {
    for popup in root.popups where popup.opener === self { root.remove(popup) }
  }

  /// The engine tells of a window's wished measures only once it is there.
  func readFeatures() {
    guard let popup, let features else { return }
    popup.wishedWidth = features.width?.doubleValue
    popup.wishedHeight = features.height?.doubleValue
  }
}

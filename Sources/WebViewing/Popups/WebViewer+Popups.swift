import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// The viewer that no page opened: this one, or the one that the windows go back to.
  public var root: WebViewer { parent?.root ?? self }

  /// Whether a page opened this viewer.
  public var isPopup: Bool { popup != nil }

  /// The windows over this viewer's page or before it, the oldest first; the viewer's view draws them.
  ///
  /// These are the windows that its page opened and those that pages in its overlays opened. A page in a separate window presents
  /// the windows that it opens.
  public var presentedPopups: [Popup] { root.popups.filter { $0.opener?.presenter === self } }

  /// The viewer whose view shows this one: itself, except for an overlay.
  private var presenter: WebViewer? {
    popup?.presentation == .overlay ? popup?.opener?.presenter : self
  }

  /// Opens a window that was blocked because there was no user gesture: call it when the user presses a button for it.
  ///
  /// The page that requested it has continued without it, so the window has no connection to the page.
  public func open(_ blocked: BlockedPopup) {
    guard blocked.canOpen, !isClosed else { return }
    blockedPopup = nil
    let wish = PopupRequest(
      url: blocked.url, opener: blocked.opener, isUserGesture: true, openCount: root.popups.count)
    let request = NavigationRequest(
      url: blocked.url, frame: .newWindow, isUserGesture: true, initiator: .app, window: wish)
    let verdict = policy.verdict(for: request)
    var target = blocked.url
    switch verdict.outcome {
    case .allow: break
    case .upgrade(let secure): target = secure
    case .route: return root.route(target, verdict.reason)
    case .deny: return block(request, verdict)
    }
    let popups = policy.popups.verdict(for: wish)
    switch popups.presentation {
    case .refuse: refuse(BlockedPopup(wish: wish, reason: .popups(popups)))
    case .sameView: load(target)
    case .systemBrowser: root.route(target, .newWindow)
    case .overlay, .window, .container:
      let child = WebViewer(child: nil, of: self)
      add(child, wish, as: popups.presentation)
      child.load(target)
    }
  }

  /// Decides on a page's request for a window and creates it; nil gives the page none.
  func makePopup(
    _ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures
  ) -> WKWebView? {
    guard !isClosed else { return nil }
    let wish = popupDecision(action)
    guard let presentation = presentation(for: wish) else { return nil }
    hub.tell(.popupRequested(wish.popup.url))
    gestures?.use()
    let child = WebViewer(child: configuration, of: self)
    child.features = features
    add(child, wish.popup, as: presentation)
    return child.webView
  }

  private func add(
    _ child: WebViewer, _ wish: PopupRequest, as presentation: PopupPolicy.Presentation
  ) {
    let popup = Popup(child, wish, as: presentation, opener: self)
    child.popup = popup
    root.popups.append(popup)
    root.hub.tell(.popupOpened(popup.id))
  }

  func refuse(_ blocked: BlockedPopup) {
    blockedPopup = blocked
    hub.tell(.popupBlocked(blocked))
  }

  /// Routes a page's address to the app; each user gesture routes one address.
  func giveBack(_ url: WebURL, _ reason: VerdictReason) {
    gestures?.use()
    root.route(url, reason)
  }

  /// Gives an address back to the app.
  func route(_ url: WebURL, _ reason: VerdictReason) {
    hub.tell(.routed(url, reason))
    onRoute?(url, reason)
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

  /// Takes away what this viewer's page opened over itself, which would lie over the next page.
  func closeOverlays() {
    for popup in root.popups where popup.opener === self && popup.presentation == .overlay {
      root.remove(popup)
    }
  }

  /// The engine reports a window's requested size only after it is created.
  func readFeatures() {
    guard let popup, let features else { return }
    popup.wishedWidth = features.width?.doubleValue
    popup.wishedHeight = features.height?.doubleValue
  }
}

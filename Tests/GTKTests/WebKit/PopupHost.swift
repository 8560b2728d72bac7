import Foundation
import WebKit

/// Gives pages their windows, and writes down what becomes of them.
@MainActor
final class PopupHost: NSObject, WKUIDelegate {
  let recorder = Recorder()
  private(set) var popups: [WKWebView] = []
  private(set) var actions: [WKNavigationAction] = []
  private(set) var features: [WKWindowFeatures] = []
  private(set) var closed: [ObjectIdentifier] = []
  /// What is given to a page that wants a window; nil as a whole gives a right view.
  var make: (@MainActor (WKWebViewConfiguration) -> WKWebView?)?

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    actions.append(navigationAction)
    features.append(windowFeatures)
    if let make { return make(configuration) }
    let popup = WKWebView(frame: .zero, configuration: configuration)
    popup.navigationDelegate = recorder
    popup.uiDelegate = self
    popups.append(popup)
    return popup
  }

  func webViewDidClose(_ webView: WKWebView) {
    closed.append(ObjectIdentifier(webView))
    popups.removeAll { $0 === webView }
  }

  func forgetPopups() { popups = [] }
}

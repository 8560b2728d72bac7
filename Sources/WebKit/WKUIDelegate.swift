public import Foundation

/// Makes windows for pages and shows their dialogs, in Apple's spelling.
///
/// A delegate that lacks a method gets Apple's behaviour for that: no window, an alert closed at once, a question denied.
@MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page wants a window: give a view made with this very configuration, or nil for none.
  ///
  /// The view is the live child: it can exchange messages with its opener, and the engine loads the page in it. The
  /// configuration shares the opener's content controller; the engine uses it for the child even if the app sets another one.
  ///
  /// Differs from Apple's: a view made with another configuration is refused, where Apple's stops the program; a `javascript:`
  /// address is refused before this is called; the features are filled in just after the view is created, because the engine
  /// does not know them earlier.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// A page has closed its window; take the view away.
  ///
  /// Differs from Apple's: a view that no page opened is closed by its page only where ``WKWebView/reportsRootClose``
  /// says so.
  func webViewDidClose(_ webView: WKWebView)

  /// A page has something to say, and waits until this returns.
  ///
  /// It waits no longer than until the view loads something else, is stopped or goes away; then the task is cancelled.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async

  /// A page asks a question: true confirms.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool

  /// A page asks for a line of text; nil for none.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String?

  /// A page asks for files of this device; nil for none.
  ///
  /// Of several where the page wants one, the first is given; addresses that are no files' are left out.
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]?

  /// A page wants to use the camera or the microphone; without the method it is denied.
  ///
  /// `origin` is the page's, as on Apple's platforms, also if one of its frames asks.
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision

  /// A page wants to know where the device is; without the method it is denied; not on Apple's platforms.
  ///
  /// On Apple's platforms the system asks the user. `origin` is the page's, also if one of its frames asks.
  func webView(
    _ webView: WKWebView, decideGeolocationPermissionFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo
  ) async -> WKPermissionDecision

  /// An element of a page requests the whole screen; without the method it is denied; not on Apple's platforms.
  ///
  /// There `WKPreferences.isElementFullscreenEnabled` decides for all pages of a view.
  func webViewMayEnterFullScreen(_ webView: WKWebView) -> Bool

  /// A page fills the screen no more; not on Apple's platforms, where `WKWebView.fullscreenState` changes.
  func webViewDidLeaveFullScreen(_ webView: WKWebView)

  /// A page requests a window for an address that none may have, and gets none; not on Apple's platforms.
  func webView(_ webView: WKWebView, didRefuseWindowFor navigationAction: WKNavigationAction)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewMayEnterFullScreen(_ webView: WKWebView) -> Bool { false }
  public func webViewDidLeaveFullScreen(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, didRefuseWindowFor navigationAction: WKNavigationAction) {}
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {}
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { false }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String? { nil }
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? { nil }
  public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision { .deny }
  public func webView(
    _ webView: WKWebView, decideGeolocationPermissionFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo
  ) async -> WKPermissionDecision { .deny }
}

/// The size that a page requests for its window.
///
/// Differs from Apple's: filled in after the view is created. A request for exactly 100 points counts as no request.
@MainActor
public final class WKWindowFeatures: NSObject {
  /// The requested width in points; nil where the page gave none.
  public internal(set) var width: NSNumber?
  /// The requested height in points; nil where the page gave none.
  public internal(set) var height: NSNumber?
  /// Whether the window's size may be changed; nil until the engine has said so.
  public internal(set) var allowsResizing: NSNumber?
}

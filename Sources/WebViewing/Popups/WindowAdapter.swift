import Foundation
import WebKit

/// Translates the engine's calls for windows and dialogs for a ``WebViewer``, which it does not keep alive.
@MainActor
final class WindowAdapter: NSObject, WKUIDelegate {
  weak var viewer: WebViewer?

  init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    viewer?.makePopup(configuration, navigationAction, windowFeatures)
  }

  /// A page closes its own window; the viewer that no page opened stays.
  func webViewDidClose(_ webView: WKWebView) { viewer?.popup?.close() }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {
    _ = await viewer?.ask(.alert(message), frame)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    await viewer?.ask(.confirm(message), frame) == .confirmed
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    if case .text(let text) = await viewer?.ask(.prompt(prompt, suggestion: defaultText ?? ""), frame) {
      text
    } else {
      nil
    }
  }

  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    guard let viewer else { return .deny }
    return await viewer.decide(type.devices) {
      await viewer.askers(for: type.devices, frame, page: origin)
    }
  }
}

import Foundation
import WebAddress
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
    let asked = viewer?.ask(.alert(message), frame)
    _ = await asked?.answer
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    let asked = viewer?.ask(.confirm(message), frame)
    return await asked?.answer == .confirmed
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    let asked = viewer?.ask(.prompt(prompt, suggestion: defaultText ?? ""), frame)
    return if case .text(let text) = await asked?.answer { text } else { nil }
  }

  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    await decide(type.devices) { [weak viewer] in
      await viewer?.askers(for: type.devices, frame, page: origin) ?? [.opaque()]
    }
  }
}

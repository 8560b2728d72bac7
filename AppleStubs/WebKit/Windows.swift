@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKWindowFeatures: NSObject {
  open var width: NSNumber? { fatalError() }
  open var height: NSNumber? { fatalError() }
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  open var minimumFontSize: CGFloat = 0
  @available(iOS 15.4, macOS 12.3, *)
  open var isElementFullscreenEnabled: Bool = false
}

@available(iOS 15, macOS 12, *)
@objc public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

@available(iOS 15, macOS 12, *)
@objc public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

@available(iOS 8, macOS 10.10, *)
@objc @MainActor public protocol WKUIDelegate: NSObjectProtocol {
  @objc(webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:)
  optional func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  @available(iOS 9, macOS 10.11, *)
  @objc(webViewDidClose:)
  optional func webViewDidClose(_ webView: WKWebView)
  @objc(webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
  optional func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
  @objc(webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
  optional func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async
  @objc(webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
  optional func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  @objc(webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
  optional func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool
  @objc(webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
  optional func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  @objc(webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
  optional func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String?
  @available(iOS 15, macOS 12, *)
  @objc(webView:requestMediaCapturePermissionForOrigin:initiatedByFrame:type:decisionHandler:)
  optional func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
  @available(iOS 15, macOS 12, *)
  @objc(webView:requestMediaCapturePermissionForOrigin:initiatedByFrame:type:decisionHandler:)
  optional func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision
  #if os(macOS)
    @available(macOS 10.12, *)
    @objc(webView:runOpenPanelWithParameters:initiatedByFrame:completionHandler:)
    optional func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)
    @available(macOS 10.12, *)
    @objc(webView:runOpenPanelWithParameters:initiatedByFrame:completionHandler:)
    optional func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]?
  #endif
}

#if os(macOS)
  @available(macOS 10.12, *)
  @objc @MainActor open class WKOpenPanelParameters: NSObject {
    open var allowsMultipleSelection: Bool { fatalError() }
    @available(macOS 10.13.4, *)
    open var allowsDirectories: Bool { fatalError() }
  }
#endif

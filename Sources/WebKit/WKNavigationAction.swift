public import Foundation
public import FoundationNetworking

/// A navigation to decide on before its request is sent.
@MainActor
public final class WKNavigationAction: NSObject {
  /// What would be requested.
  public let request: URLRequest
  /// What brought it about.
  public let navigationType: WKNavigationType
  /// The frame that would navigate; nil for a window that does not exist yet.
  public let targetFrame: WKFrameInfo?
  /// The frame that asks for the navigation; its kind is always unknown, because the engine does not report it.
  public let sourceFrame = WKFrameInfo(kind: .unknown)
  /// Whether a link asks to be saved instead of displayed; always false, because the engine does not report it.
  ///
  /// When such a link is allowed, it becomes a download, and the delegate is notified as for any other download.
  public let shouldPerformDownload = false
  /// Whether a click or key press of the user caused it; not on Apple's platforms.
  public let isUserGesture: Bool
  /// Whether a server's redirect brought it about; not on Apple's platforms.
  public let isRedirect: Bool

  nonisolated init(
    request: URLRequest, type: WKNavigationType, targetFrame: WKFrameInfo?, isUserGesture: Bool,
    isRedirect: Bool
  ) {
    self.request = request
    navigationType = type
    self.targetFrame = targetFrame
    self.isUserGesture = isUserGesture
    self.isRedirect = isRedirect
    super.init()
  }
}

/// A navigation to decide on once the answer's head has come.
@MainActor
public final class WKNavigationResponse: NSObject {
  /// Whether the answer is for the page itself.
  public let isForMainFrame: Bool
  /// The answer's head.
  public let response: URLResponse
  /// Whether the engine can show content of this type.
  public let canShowMIMEType: Bool

  nonisolated init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
    self.isForMainFrame = isForMainFrame
    self.response = response
    self.canShowMIMEType = canShowMIMEType
    super.init()
  }
}

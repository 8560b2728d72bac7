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
  /// The frame that asks for the navigation; its kind is unknown always, for the engine does not say.
  public let sourceFrame = WKFrameInfo(kind: .unknown)
  /// Whether a link asks to be saved rather than shown; false always, for the engine does not say.
  ///
  /// Such a link becomes a download once it is let through, and the delegate hears of that as of any other.
  public let shouldPerformDownload = false
  /// Whether a person's click or key brought it about; not on Apple's platforms.
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

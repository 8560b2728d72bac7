public import WebAddress

/// A navigation that a page or the app asks for, before anything is sent.
public struct NavigationRequest: Hashable, Sendable {
  /// The frame that would navigate.
  public enum Frame: Hashable, Sendable {
    /// The page itself.
    case main
    /// A frame inside the page.
    case sub
    /// A window that does not exist yet.
    case newWindow
    /// The engine does not say; a policy treats it as the page itself.
    case unknown
  }

  /// The address that would be loaded.
  public let url: WebURL
  /// The frame that would navigate.
  public let frame: Frame
  /// Whether a person's click, tap or key brought it about.
  public let isUserGesture: Bool

  /// A navigation to decide on.
  public init(url: WebURL, frame: Frame, isUserGesture: Bool) {
    self.url = url
    self.frame = frame
    self.isUserGesture = isUserGesture
  }
}

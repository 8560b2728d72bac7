public import Observation
public import WebAddress
public import WebPolicy

/// A window that a page opened: a viewer of its own, in touch with the page that opened it.
///
/// A front draws it as its ``presentation`` says, always with a close button of at least 44 points, the page's title and
/// ``WebViewer/address``. The page may close it too.
@MainActor
@Observable
public final class Popup: Identifiable {
  /// Tells popups apart; unique in the program.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Tells popups apart.
  public nonisolated let id: ID
  /// What the window shows.
  public let viewer: WebViewer
  /// As what it shows: `overlay`, `window` or `container`.
  public let presentation: PopupPolicy.Presentation
  /// The page's wish that it came of; the policy's rule for it says which sites load in the window, too.
  public nonisolated let wish: PopupRequest
  /// The width that the page wishes, in points; nil where it named none, or the engine has not told it yet.
  public internal(set) var wishedWidth: Double?
  /// The height that the page wishes, in points; nil where it named none, or the engine has not told it yet.
  public internal(set) var wishedHeight: Double?
  /// Whether it is gone.
  public internal(set) var isClosed = false

  /// The viewer whose page opened it; nil once that is gone.
  @ObservationIgnored public internal(set) weak var opener: WebViewer?
  @ObservationIgnored private static var count = 0

  init(
    _ viewer: WebViewer, _ wish: PopupRequest, as presentation: PopupPolicy.Presentation, opener: WebViewer?
  ) {
    Self.count += 1
    id = ID(number: Self.count)
    self.viewer = viewer
    self.wish = wish
    self.presentation = presentation
    self.opener = opener
  }

  /// Closes the window, and those that its page opened; again does nothing.
  public func close() {
    guard !isClosed else { return }
    viewer.root.remove(self)
  }
}

/// A window that a page wished for and did not get.
public struct BlockedPopup: Hashable, Sendable {
  /// Why it did not get it.
  public enum Reason: Hashable, Sendable {
    /// The rules for windows.
    case popups(PopupVerdict)
    /// The rules for what shows in them.
    case navigation(Verdict)
  }

  /// The address that the window should have shown.
  public let url: WebURL
  /// The origin of the page that wished for it; nil where that is not known.
  public let opener: Origin?
  /// Why it did not get it.
  public let reason: Reason

  /// Whether ``WebViewer/open(_:)`` may open it after all, when a person presses a button for it.
  public var canOpen: Bool {
    if case .popups(let verdict) = reason { verdict.reason != .rule } else { false }
  }
}

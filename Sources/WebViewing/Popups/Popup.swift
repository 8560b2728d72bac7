public import Observation
public import WebAddress
public import WebPolicy

/// A window that a page opened: a viewer of its own, in touch with the page that opened it.
///
/// A frontend draws it as its ``presentation`` says, always with a close button of at least 44 points, the page's title and
/// ``WebViewer/address``. The page may close it too.
@MainActor
@Observable
public final class Popup: Identifiable {
  /// Identifies a popup; unique in the program.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Identifies the popup.
  public nonisolated let id: ID
  /// What the window shows.
  public let viewer: WebViewer
  /// As what it shows: `overlay`, `window` or `container`.
  public let presentation: PopupPolicy.Presentation
  /// The page's request for it; the policy's rule for this request lists the sites that may load in the window.
  ///
  /// If the window began empty and a rule names its first address, this becomes the request for that address.
  public internal(set) var wish: PopupRequest
  /// The width that the page requests, in points; nil if it named none or the engine has not reported it yet.
  public internal(set) var wishedWidth: Double?
  /// The height that the page requests, in points; nil if it named none or the engine has not reported it yet.
  public internal(set) var wishedHeight: Double?
  /// Whether it is gone.
  public internal(set) var isClosed = false

  /// The viewer whose page opened it; nil once that is gone.
  @ObservationIgnored public internal(set) weak var opener: WebViewer?
  /// Whether it began empty, and its page has gone nowhere yet.
  @ObservationIgnored private(set) var isAwaitingAddress: Bool
  @ObservationIgnored private static var count = 0

  init(
    _ viewer: WebViewer, _ wish: PopupRequest, as presentation: PopupPolicy.Presentation, opener: WebViewer?
  ) {
    Self.count += 1
    id = ID(number: Self.count)
    self.viewer = viewer
    self.wish = wish
    isAwaitingAddress = wish.isEmpty
    self.presentation = presentation
    self.opener = opener
  }

  /// The page goes to an address that is allowed.
  func settle(_ request: NavigationRequest) {
    guard isAwaitingAddress, request.url.scheme != "about", let window = request.window else { return }
    isAwaitingAddress = false
    if wish != window { wish = window }
  }

  /// Closes the window, and those that its page opened; again does nothing.
  public func close() {
    guard !isClosed else { return }
    let root = viewer.root
    if root.popups.contains(where: { $0 === self }) { return root.remove(self) }
    // The viewer of the page that opened it was dropped.
    isClosed = true
    viewer.close()
  }
}

/// A page's request for a window that was refused.
public struct BlockedPopup: Hashable, Sendable {
  /// Why it did not get it.
  public enum Reason: Hashable, Sendable {
    /// The rules for windows.
    case popups(PopupVerdict)
    /// The rules for what shows in them.
    case navigation(Verdict)
  }

  /// The page's request.
  public let wish: PopupRequest
  /// Why it did not get it.
  public let reason: Reason

  /// The address that the window should have shown.
  public var url: WebURL { wish.url }
  /// The origin of the page that requested it; nil if it is unknown.
  public var opener: Origin? { wish.opener }

  /// Whether ``WebViewer/open(_:)`` can open it afterwards, when the user presses a button for it.
  ///
  /// An empty window, or one for the content of a form, needs the page that requested it and cannot be opened later.
  public var canOpen: Bool {
    guard case .popups(let verdict) = reason, !wish.needsWindow else { return false }
    switch verdict.reason {
    case .noUserGesture, .tooMany: return true
    case .rule, .needsWindow: return false
    }
  }
}

extension BlockedPopup.Reason: CustomStringConvertible {
  /// Half a sentence for a developer.
  public var description: String {
    switch self {
    case .popups(let verdict): "\(verdict.reason)"
    case .navigation(let verdict): verdict.reason.description
    }
  }
}

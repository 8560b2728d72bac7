public import WebAddress

/// A navigation that a page or the app asks for.
public struct NavigationRequest: Hashable, Sendable {
  /// The frame that would navigate.
  public enum Frame: String, Hashable, Sendable, CaseIterable {
    /// The page itself.
    case main
    /// A frame inside the page.
    case sub
    /// A window that does not exist yet.
    case newWindow
    /// The engine does not say.
    case unknown
  }

  /// How far the navigation is.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// Nothing has been sent.
    case action
    /// A server has sent it on to another address, and nothing has been sent there.
    case redirect
    /// The answer's head has come, and nothing of it shows.
    case response
  }

  /// Who asks.
  public enum Initiator: String, Hashable, Sendable, CaseIterable {
    /// The app, or a server that the app's own load was sent on by.
    case app
    /// A page: a link, a form, a script.
    case page
  }

  /// The address that would be loaded.
  public let url: WebURL
  /// The frame that would navigate.
  public let frame: Frame
  /// Whether a click, tap or key press of the user caused it.
  public let isUserGesture: Bool
  /// How far it is.
  public let stage: Stage
  /// Who asks.
  public let initiator: Initiator
  /// The origin of the page that asks; nil where the engine does not say, or the app asks.
  public let source: Origin?
  /// The origin of the page in the view, or of the server that redirects; nil where there is none, or the app asks.
  public let page: Origin?
  /// The HTTP method.
  public let method: String
  /// Whether the answer would be saved instead of shown.
  public let isDownload: Bool
  /// The request that opened the window of this navigation; nil in the view that no page opened.
  public let window: PopupRequest?
  /// Whether a frame inside a page asks, for any frame; false where the engine does not report it.
  public let isFromSubframe: Bool

  /// A navigation to decide on.
  public init(
    url: WebURL, frame: Frame, isUserGesture: Bool, stage: Stage = .action, initiator: Initiator = .page,
    source: Origin? = nil, page: Origin? = nil, method: String = "GET", isDownload: Bool = false,
    window: PopupRequest? = nil,
    isFromSubframe: Bool = false
  ) {
    self.url = url
    self.frame = frame
    self.isUserGesture = isUserGesture
    self.stage = stage
    self.initiator = initiator
    self.source = source
    self.page = page
    self.method = method
    self.isDownload = isDownload
    self.window = window
    self.isFromSubframe = isFromSubframe
  }
}

extension NavigationRequest {
  /// The same for another frame.
  public func with(frame: Frame) -> NavigationRequest { changed(url: url, frame: frame, window: window) }

  /// The same in a window that another request opened.
  public func with(window: PopupRequest?) -> NavigationRequest {
    changed(url: url, frame: frame, window: window)
  }

  /// The same, made by the given origin; by the document's own address where that origin is opaque.
  func madeBy(_ origin: Origin?) -> NavigationRequest {
    guard let origin, !origin.isOpaque, let maker = WebURL(origin.serialized) else { return self }
    return changed(url: maker, frame: frame, window: window)
  }

  private func changed(url: WebURL, frame: Frame, window: PopupRequest?) -> NavigationRequest {
    NavigationRequest(
      url: url, frame: frame, isUserGesture: isUserGesture, stage: stage, initiator: initiator,
      source: source, page: page, method: method, isDownload: isDownload, window: window,
      isFromSubframe: isFromSubframe)
  }
}

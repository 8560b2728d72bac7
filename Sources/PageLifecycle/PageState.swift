public import WebAddress

/// What an app can read about the page: the values that ``PageStateMachine`` keeps consistent with each other.
public struct PageState: Equatable, Sendable {
  /// What the viewer is doing.
  public internal(set) var phase = PagePhase.empty
  /// The title of the page that is shown; empty if it has none.
  public internal(set) var title = ""
  /// The address of the page that is shown; nil before the first page.
  public internal(set) var url: WebURL?
  /// The address of the page that is loading; nil if none is.
  public internal(set) var pendingURL: WebURL?
  /// How much of the page has arrived, from 0 to 1.
  public internal(set) var progress = 0.0
  /// Whether ``PageCommand/goBack`` leads to an earlier page, or from a failure to the page that it covers.
  public internal(set) var canGoBack = false
  /// Whether the history has a later page.
  public internal(set) var canGoForward = false
  /// Whether all of the page arrived over encrypted, authenticated connections.
  public internal(set) var hasOnlySecureContent = false
  /// Whether a page is shown, or would be if no failure covered it.
  public internal(set) var hasPage = false
  /// Whether the viewer is closed; a closed viewer loads nothing.
  public internal(set) var isClosed = false
  /// The number of the document that is shown; each new document, and each end of one, increases it.
  public internal(set) var document = 0

  /// Why the page is not shown; nil unless the phase is ``PagePhase/failed(_:)`` or ``PagePhase/crashed``.
  public var failure: PageFailure? {
    switch phase {
    case .failed(let failure): failure
    case .crashed: PageFailure(.crashed, url: url)
    case .empty, .loading, .showing: nil
    }
  }
}

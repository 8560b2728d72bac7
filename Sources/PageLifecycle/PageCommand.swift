/// What the app asks a viewer to do.
public enum PageCommand: Hashable, Sendable {
  /// Loads a page.
  case load(PageSource)
  /// Loads a page unless the app asked for the same page last.
  case show(PageSource)
  /// Loads the page that failed, or the shown page, again.
  case retry
  /// Loads the shown page again; `fromOrigin` ignores the cache.
  case reload(fromOrigin: Bool)
  /// Goes to the earlier page; after a failure, shows the page that the failure covers.
  case goBack
  /// Goes to the later page.
  case goForward
  /// Cancels the load in progress; the page before it stays.
  case stop
  /// Ends the viewer.
  case close
}

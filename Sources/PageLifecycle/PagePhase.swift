/// What a viewer is doing.
public enum PagePhase: Hashable, Sendable {
  /// No page has been loaded.
  case empty
  /// A page is loading; the page before it, if any, is still shown.
  case loading
  /// The page is shown, complete.
  case showing
  /// The page cannot be shown; a frontend shows the failure in its place.
  case failed(PageFailure)
  /// The page's process ended, and loading the page again did not help; `WebViewer.retry()` tries once more.
  case crashed
}

// What a page shows, or why it shows nothing.
extension FindingKind {
  /// The viewer has been closed.
  public static let pageClosed = Self(
    "pageClosed", .note, "the viewer has been closed; a closed viewer loads nothing")
  /// No page has been requested.
  public static let pageNotLoaded = Self("pageNotLoaded", .note, "no page has been requested yet")
  /// The page's process ended unexpectedly.
  public static let pageCrashed = Self(
    "pageCrashed", .caution, "the page's process died more often than the viewer loads a page again by itself"
  )
  /// The policy does not allow the page.
  public static let pageBlocked = Self("pageBlocked", .caution, "the policy does not allow the page")
  /// The page cannot be loaded.
  public static let pageFailed = Self("pageFailed", .caution, "the page could not be loaded")
  /// The page's response has not arrived.
  public static let pageWaiting = Self("pageWaiting", .note, "the page's response has not arrived yet")
  /// The view is not on the screen, or has no size.
  public static let viewHidden = Self(
    "viewHidden", .caution, "the page is loaded, but its view is not on the screen or has no size")
  /// The document is empty, and one of its scripts failed while it started.
  public static let pageScriptError = Self(
    "pageScriptError", .caution, "the document is empty, and a script of its own failed")
  /// The document has no visible content.
  public static let pageEmpty = Self(
    "pageEmpty", .caution, "the page is complete, but its document has no visible content")
  /// The document has content, but the engine draws no frames.
  public static let pageNotDrawn = Self(
    "pageNotDrawn", .caution, "the page has content, but no frame is drawn")
  /// The page does not answer: one of its scripts does not end.
  public static let pageUnresponsive = Self(
    "pageUnresponsive", .caution, "the page does not answer: a script of its own runs without an end")
  /// The page has content and is drawn.
  public static let pageShown = Self("pageShown", .note, "the page shows")

  static let page: [FindingKind] = [
    .pageClosed, .pageNotLoaded, .pageCrashed, .pageBlocked, .pageFailed, .pageWaiting, .viewHidden,
    .pageScriptError, .pageEmpty, .pageNotDrawn, .pageUnresponsive, .pageShown,
  ]
}

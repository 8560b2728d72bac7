import WebAddress

/// What a viewer knows of its loads beside what the engine tells.
struct LoadRequests {
  /// The app's own load that the engine has not begun yet, or has not shown yet.
  var pending: PageSource?
  /// What the app asked for last.
  var last: PageSource?
  /// What made the page that shows; nil where the page came by a link or a script.
  var shown: PageSource?
  /// The addresses under which the app itself gave content.
  var given: Set<WebURL> = []
  /// The files that the app itself gave.
  var givenFiles: Set<WebURL> = []
  /// Counts the documents that have shown, to know whether one is still there.
  var document = 0
  /// Counts the scripts that the app ran.
  var scripts = 0
  /// Told when the document that shows goes away.
  var onDocumentGone: [Int: @MainActor () -> Void] = [:]
  /// Whether a load is between its start and its first content.
  var isProvisional = false
  /// The last address that the policy let through; when the view's address becomes that one, a load begins.
  var allowed: WebURL?
  /// How often the page was loaded again by itself since a person, or the app, last chose a page.
  var automaticReloads = 0
  /// Whether the cookies of the options are in their store.
  var hasSetCookies = false
  /// Whether the load on its way is one of those.
  var isAutomatic = false
}

import WebAddress
import WebKit

/// What a viewer knows of its loads beside what the engine tells.
struct LoadRequests {
  /// The app's own load that the engine has not begun yet, or has not shown yet.
  var own: AppLoad?
  /// The load that the engine has begun and that has not ended.
  var current: WKNavigation?
  /// Whether that one has not shown anything yet.
  var isProvisional = false
  /// A load of whose fate nobody shall be told: one that was given up before it began, or the blank page in a denied one's
  /// place.
  var silent: WKNavigation?
  /// What the app asked for last: a view that asks again means the same.
  var asked: PageSource?
  /// What was begun last, by the app or in the place of what was asked for.
  var last: PageSource?
  /// What the failure that shows is about; nil where a page went there by itself.
  var failed: PageSource?
  /// What made the page that shows; nil where the page came by a link or a script.
  var shown: PageSource?
  /// The addresses under which the app itself gave content.
  var given: Set<WebURL> = []
  /// The folders that the app gave, whose files may show.
  var folders: [FileFolder] = []
  /// The secure addresses that were loaded in the place of others, since a page last showed.
  var upgraded: Set<WebURL> = []
  /// Counts the app's own loads.
  var count = 0
  /// Counts the documents that have shown, to know whether one is still there.
  var document = 0
  /// Counts the scripts that the app ran.
  var scripts = 0
  /// Told when the document that shows goes away.
  var onDocumentGone: [Int: @MainActor () -> Void] = [:]
  /// The last address that the policy let a page go to.
  var allowed: WebURL?
  /// The last addresses that were let through by a person's wish, until their answers come.
  private var wishes: [WebURL] = []
  /// The last address that the policy let a server send a load on to.
  var allowedRedirect: WebURL?
  /// Whether a person brought about what the policy let through last.
  var isByPerson = false
  /// Whether the app has sent the engine through the history, and nothing has come of it yet.
  var isMoving = false
  /// Since when the page has shown; nil where none does.
  var shownSince: ContinuousClock.Instant?
  /// How often the page was loaded again by itself since a person, or the app, last chose a page.
  var automaticReloads = 0
  /// Whether the cookies of the options are in their store.
  var hasSetCookies = false
  /// Whether the load on its way is one of those.
  var isAutomatic = false

  /// Notes that an address is let through by a person's wish.
  mutating func wished(_ url: WebURL) { wishes = wishes.suffix(15) + [url.withoutFragment] }

  /// Whether a person wished for the address whose answer has come; once.
  mutating func takeWish(_ url: WebURL) -> Bool {
    guard let index = wishes.lastIndex(of: url.withoutFragment) else { return false }
    wishes.remove(at: index)
    return true
  }
}

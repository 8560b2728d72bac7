public import WebPolicy

/// What a ``WebViewer`` is made with.
public struct ViewerOptions: Sendable {
  /// What may be loaded, opened and asked for.
  public var policy: NavigationPolicy
  /// Where cookies and caches are kept.
  public var storage: DataStorage
  /// Cookies that the first request already carries.
  public var cookies: [PageCookie] = []
  /// What is added to the browser's name that servers see, such as `GOOGLE_PAY_SUPPORTED`; nil adds nothing.
  public var userAgentToken: String?
  /// Whether pages may run scripts.
  public var allowsScripts = true
  /// Whether swipes go back and forward in the history.
  public var allowsBackForwardSwipes = false
  /// Whether the user can scroll the page; always true on macOS, where WebKit has no such setting.
  public var isScrollEnabled = true
  /// Whether developers' tools may look into the page.
  public var isInspectable = false
  /// How often a page whose process died is loaded again by itself, before `WebViewer.Phase.crashed`.
  public var automaticReloads = 1
  /// How long a page may delay the app's own load, reload or way back before the viewer ends the page's process.
  ///
  /// A page delays it if its script does not end, or if it goes elsewhere all the time. On Apple platforms, where an app
  /// cannot end a page's process, the load fails as timed out after ten times as long.
  public var unresponsiveTimeout = Duration.seconds(3)
  /// What happens with files that a page offers.
  public var downloads = DownloadDestination.refused
  /// Answers the requests for schemes of the app's own, such as `app`; the policy must allow the scheme, too.
  public var contentHandlers: [String: ContentHandler] = [:]
  /// Whether a link stays in the viewer although an installed app claims it (a universal link); only on Apple's platforms.
  ///
  /// False by default: the viewer answers WebKit with its public value, the system opens the app, and the viewer gets no event.
  /// True answers with a value that WebKit's public headers do not name. App Review can reject an app for that (guideline
  /// 2.5.1, "Apps may only use public APIs"), and a later WebKit can stop accepting the value. Set it only if the app
  /// accepts both risks.
  public var keepsAppLinksInViewer = false
  /// Whether nothing at all is added to pages: no script and no message handler.
  ///
  /// Some payment pages check for that. Without scripts, ``WebViewer/diagnosis()`` cannot report errors at a page's
  /// start. On Apple's platforms user gestures are then unknown: each link and form counts as one, even if a script
  /// activates it, and rules that open windows without a user gesture open none.
  public var injectsNothing = false
  /// What the engine itself is set to: media, zoom, the browser's name, and a hook for all else.
  public var engine = Engine()

  /// The defaults of a policy and a storage.
  public init(policy: NavigationPolicy = NavigationPolicy(), storage: DataStorage = .shared) {
    self.policy = policy
    self.storage = storage
  }
}

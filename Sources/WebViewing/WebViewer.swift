import Foundation
public import Observation
public import WebAddress
public import WebKit
public import WebPolicy

/// The model of one in-app web view: what it shows, what it loads, what went wrong.
///
/// Every property can be observed, and ``events`` reports what happens. A frontend shows the ``webView`` and these properties;
/// it decides nothing.
///
/// ```swift
/// let viewer = WebViewer(policy: .only("shop.example", "*.pay.example"))
/// viewer.load(WebURL("https://shop.example/cart")!)
/// ```
@MainActor
@Observable
public final class WebViewer {
  /// What the viewer is doing.
  public typealias Phase = PagePhase

  /// What the viewer is doing.
  public internal(set) var phase = Phase.empty
  /// The page's title; empty where it has none.
  public internal(set) var title = ""
  /// The address of the page that shows; nil before the first one.
  ///
  /// It follows what the page does to it by `pushState` and fragments, and stays when a page crashes. Where a page is on
  /// its way, ``pendingURL`` has that one's.
  public internal(set) var url: WebURL?
  /// The address of the page that is on its way; nil while none is.
  public internal(set) var pendingURL: WebURL?
  /// How much of the page has come, from 0 to 1.
  public internal(set) var progress = 0.0
  /// Whether the history has an earlier page.
  public internal(set) var canGoBack = false
  /// Whether the history has a later page.
  public internal(set) var canGoForward = false
  /// Whether all of the page came over encrypted connections.
  public internal(set) var hasOnlySecureContent = false
  /// Whether the page fills the screen; a frontend then shows who does.
  public internal(set) var isFullScreen = false
  /// Whether a page shows, or would where a failure shows in its place.
  public internal(set) var hasPage = false
  /// Whether ``close()`` has been called; a closed viewer loads nothing.
  public private(set) var isClosed = false
  /// The files that pages have offered, the oldest first; those that have ended stay until ``clearDownloads()``, the last 200
  /// of them.
  public internal(set) var downloads: [Download] = []
  /// The last navigations and requests that the policy kept from happening, with its reasons.
  public internal(set) var blockLog = BlockLog()

  /// The windows that pages have opened and that are open, the oldest first; empty but in the viewer that no page opened.
  public internal(set) var popups: [Popup] = []
  /// The last refused request of a page for a window, until another page is displayed; see ``open(_:)``.
  public internal(set) var blockedPopup: BlockedPopup?
  /// The message or question of the page that the user must answer now; nil without one.
  public internal(set) var dialog: PageDialog?

  /// What may be loaded, opened and asked for; it holds from the next request on, in the pages' windows too.
  public var policy: NavigationPolicy {
    didSet {
      for popup in popups { popup.viewer.policy = policy }
      lifecycle.policy = policy
      // The engine holds back what it can, by what holds now.
      webView.configuration.preferences.tellOfEveryPopup(policy.popups, canTell: gestures != nil)
      letFullScreen()
    }
  }

  /// Called with a link of a page that the policy routes to the app; pass it to a router.
  @ObservationIgnored public var onRoute: (@MainActor (WebURL, VerdictReason) -> Void)?
  /// Asked for a name and a password where the page's own server wants them; nil gives none.
  ///
  /// It is also called for the windows of the page, and again at most three times after a wrong answer. Without it the
  /// user is asked by ``dialog``. The result is sent only to that server, and kept only in memory. Its task is
  /// cancelled when its result is no longer needed: the viewer is closed or released.
  @ObservationIgnored public var onAuthenticationChallenge:
    (@MainActor (AuthenticationChallenge) async -> AuthenticationCredential?)?
  /// Asked where the page's own server shows a certificate that this device does not trust.
  ///
  /// It is also called for the windows of the page. Without it such a page does not load; no dialog asks the user, who
  /// cannot know the answer. Its task is cancelled when its result is no longer needed.
  @ObservationIgnored public var onServerTrustChallenge:
    (@MainActor (ServerTrustChallenge) async -> ServerTrustDecision)?
  /// Called once, when the viewer is closed.
  @ObservationIgnored public var onClose: (@MainActor () -> Void)?

  /// The view that shows the page: the way to what the model does not offer.
  ///
  /// Leave its delegates alone; without them no policy holds.
  @ObservationIgnored public let webView: WKWebView

  /// Values both ways between the app and the pages; one for the viewer and all windows that its pages open.
  @ObservationIgnored public let bridge: ScriptBridge

  @ObservationIgnored let options: ViewerOptions
  /// Tracks the user's acts in the pages; nil if the engine reports them itself, or nothing may be added to pages.
  @ObservationIgnored let gestures: GestureWatch?
  @ObservationIgnored let hub = EventHub()
  /// Every decision about the page's life.
  @ObservationIgnored var lifecycle: PageStateMachine
  @ObservationIgnored var waitingEffects: [PageEffect] = []
  @ObservationIgnored var isPerforming = false
  @ObservationIgnored let timers = PageTimers()
  @ObservationIgnored let documents = DocumentWatch()
  @ObservationIgnored var closedPage: ClosedPage?
  @ObservationIgnored var downloadAdapters: [DownloadAdapter] = []
  @ObservationIgnored var adapter: NavigationAdapter?
  @ObservationIgnored var windowAdapter: WindowAdapter?
  @ObservationIgnored var dialogs = DialogQueue()
  /// The open questions to the app or the user.
  @ObservationIgnored let pending = PendingAnswers()
  /// The viewer whose page opened this one.
  @ObservationIgnored weak var parent: WebViewer?
  /// What this viewer is to its parent; the parent keeps it.
  @ObservationIgnored weak var popup: Popup?
  @ObservationIgnored var features: WKWindowFeatures?
  @ObservationIgnored private var observations: [NSKeyValueObservation] = []

  /// A viewer without a page.
  ///
  /// - Parameters:
  ///   - policy: What may be loaded, opened and asked for.
  ///   - storage: Where cookies and caches are kept.
  public convenience init(policy: NavigationPolicy = NavigationPolicy(), storage: DataStorage = .shared) {
    self.init(ViewerOptions(policy: policy, storage: storage))
  }

  /// A viewer without a page, made as the options say.
  public init(_ options: ViewerOptions) {
    self.options = options
    policy = options.policy
    lifecycle = PageStateMachine(policy: options.policy, settings: options.lifecycleSettings)
    let configuration = WKWebViewConfiguration()
    if options.storage == .inMemory { configuration.websiteDataStore = .nonPersistent() }
    configuration.defaultWebpagePreferences.allowsContentJavaScript = options.allowsScripts
    configuration.applicationNameForUserAgent = options.userAgentToken
    for (scheme, handler) in options.contentHandlers {
      configuration.setURLSchemeHandler(ContentAdapter(handler), forURLScheme: scheme)
    }
    if !options.injectsNothing {
      configuration.userContentController.addUserScript(DiagnosisScript.errorCollector)
    }
    bridge = ScriptBridge(configuration.userContentController, injectsNothing: options.injectsNothing)
    gestures = GestureWatch.ifNeeded(
      configuration.userContentController, injectsNothing: options.injectsNothing)
    configuration.preferences.tellOfEveryPopup(options.policy.popups, canTell: gestures != nil)
    options.engine.apply(to: configuration)
    webView = WKWebView(frame: .zero, configuration: configuration)
    setUp()
  }

  /// A viewer for a page's window.
  ///
  /// - Parameter configuration: The one that the engine created for it; nil for a window without a connection to a page.
  init(child configuration: WKWebViewConfiguration?, of parent: WebViewer) {
    var options = parent.options
    // A window without its page's state is of no use to the page that opened it.
    options.automaticReloads = 0
    // They are in the store that the windows share.
    options.cookies = []
    self.options = options
    policy = parent.policy
    var settings = options.lifecycleSettings
    settings.isWindow = true
    lifecycle = PageStateMachine(policy: parent.policy, settings: settings)
    self.parent = parent
    bridge = parent.bridge
    gestures = parent.gestures
    webView = WKWebView(frame: .zero, configuration: configuration ?? parent.webView.configuration)
    setUp()
  }

  private func setUp() {
    if parent == nil {
      bridge.viewer = self
      bridge.outbox.deliver = { [scripts = PageScripts(webView)] document, events in
        await Self.deliver(events, to: document, by: scripts)
      }
    }
    let adapter = NavigationAdapter(self)
    self.adapter = adapter
    webView.navigationDelegate = adapter
    let windowAdapter = WindowAdapter(self)
    self.windowAdapter = windowAdapter
    webView.uiDelegate = windowAdapter
    webView.allowsBackForwardNavigationGestures = options.allowsBackForwardSwipes
    webView.letScroll(options.isScrollEnabled)
    webView.forbidLinkPreviews()
    webView.isInspectable = options.isInspectable
    options.engine.apply(to: webView)
    follow()
  }

  /// Ends the viewer: stops loading, ends the page with its scripts, and calls ``onClose``; a second call does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    observations = []
    closePopups()
    dismissDialogs()
    pending.end()
    popup?.close()
    if parent == nil, popup == nil { bridge.close() }
    for download in downloads { download.cancel() }
    timers.cancelAll()
    let effects = lifecycle.perform(.close)
    let page = ClosedPage(
      lifecycle, webView, isWindow: parent != nil, delegates: [adapter, windowAdapter].compactMap(\.self))
    closedPage = page
    adapter?.closedPage = page
    perform(effects)
    // The viewer may be closed within an event: what led to it is reported before the end.
    performWaiting()
    hub.close()
    onClose?()
    (onClose, onRoute, onAuthenticationChallenge, onServerTrustChallenge) = (nil, nil, nil, nil)
  }

  private func follow() {
    observations = [
      webView.observe(\.title) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.receive(.titleChanged(view.title ?? "")) }
      },
      webView.observe(\.url) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.addressChanged() }
      },
      webView.observe(\.isLoading) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.addressChanged() }
      },
      webView.observe(\.estimatedProgress) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.receive(.progressChanged(view.estimatedProgress)) }
      },
      webView.observe(\.canGoBack) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.historyChanged() }
      },
      webView.observe(\.canGoForward) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.historyChanged() }
      },
      webView.observe(\.hasOnlySecureContent) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.receive(.securityChanged(view.hasOnlySecureContent)) }
      },
    ]
    if let fullScreen = followFullScreen() { observations.append(fullScreen) }
  }

  private func addressChanged() {
    receive(.addressChanged(engineURL, isLoading: webView.isLoading))
    historyChanged()
  }

  private func historyChanged() {
    receive(.historyChanged(canGoBack: webView.canGoBack, canGoForward: webView.canGoForward))
  }
}

extension ViewerOptions {
  @MainActor
  fileprivate var lifecycleSettings: PageStateMachine.Settings {
    PageStateMachine.Settings(
      automaticReloads: automaticReloads, unresponsiveTimeout: unresponsiveTimeout,
      reportsRedirects: WKNavigationAction.tellsRedirects, setsCookies: !cookies.isEmpty)
  }
}

extension WebViewer {
  /// Whether a page is on its way.
  public var isLoading: Bool { phase == .loading }

  /// What is shown instead of a page; nil if a page is shown.
  public var failure: PageFailure? {
    switch phase {
    case .failed(let failure): failure
    case .crashed: PageFailure(.crashed, url: url)
    case .empty, .loading, .showing: nil
    }
  }

  /// The host of the page as displayed to the user, with the port if it is not the default one.
  ///
  /// It never holds a user name, which could be made to look like a host. In a window that its opener wrote, it is the
  /// opener's. Empty where the page has no host.
  public var address: String {
    let own = url?.address ?? ""
    return own.isEmpty ? originOfContent?.address ?? "" : own
  }
}

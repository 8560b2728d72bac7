public import Foundation

/// A view that loads and shows web pages, in Apple's spelling over WebKitGTK.
@MainActor
open class WKWebView: NSObject {
  /// A copy of what the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Decides on navigations; without one, every navigation is allowed.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Makes windows for the page and shows its dialogs; without one it has no windows, and its dialogs close at once.
  public weak var uiDelegate: (any WKUIDelegate)?

  /// Whether ``WKUIDelegate/webViewDidClose(_:)`` is also called where no page opened the view; not on Apple's platforms.
  ///
  /// A page without an earlier one in its history may ask to close any view that shows it. An app that shows a payment
  /// page in its only view does not expect that, so it must ask for it.
  public var reportsRootClose = false

  /// The view's scrolling.
  public private(set) lazy var scrollView = WKScrollView(engine)

  private(set) var engine: WebViewEngine!
  private var observers: [Int: PropertyObserver] = [:]
  private var nextObserver = 0

  /// A view; `frame` is there for Apple's spelling, GTK sizes its widgets by itself.
  ///
  /// Made with the configuration of ``WKUIDelegate/webView(_:createWebViewWith:for:windowFeatures:)``, and during that
  /// call, it becomes the window that the page asked for.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as! WKWebViewConfiguration
    super.init()
    engine = WebViewEngine(self, opener: configuration.opening?.claim(for: self))
    setUserAgent()
  }

  /// The app's name is no part of a name that the app gives as a whole.
  private func setUserAgent() {
    engine.userAgent = customUserAgent
    guard customUserAgent == nil, let name = configuration.applicationNameForUserAgent,
      let own = engine.userAgent
    else { return }
    engine.userAgent = "\(own) \(name)"
  }

  /// The page's title; empty or nil where it has none.
  public var title: String? { engine.title }

  /// The address of the page that shows, or of the one that is on its way.
  public var url: URL? { engine.url }

  /// Whether a page is on its way.
  public var isLoading: Bool { engine.isLoading }

  /// How much of the page has come, from 0 to 1; at rest 1, or 0 after a load that failed.
  public var estimatedProgress: Double { engine.estimatedProgress }

  /// Whether the history has an earlier page.
  public var canGoBack: Bool { engine.canGoBack }

  /// Whether the history has a later page.
  public var canGoForward: Bool { engine.canGoForward }

  /// Whether all of the page came over encrypted connections.
  public var hasOnlySecureContent: Bool { engine.hasOnlySecureContent }

  /// The pages that the view has shown.
  public var backForwardList: WKBackForwardList { WKBackForwardList(engine) }

  /// The browser's name that servers see; nil is the engine's own.
  public var customUserAgent: String? {
    didSet { setUserAgent() }
  }

  /// How large pages are drawn; 1 is their own size.
  public var pageZoom: CGFloat {
    get { engine.zoom }
    set { engine.zoom = newValue }
  }

  /// Whether pages can request the whole screen; not on Apple's platforms, where `WKPreferences.isElementFullscreenEnabled` is.
  public var allowsElementFullscreen: Bool {
    get { engine.allowsFullScreen }
    set { engine.allowsFullScreen = newValue }
  }

  /// Whether developers' tools may look into the page; false at first.
  public var isInspectable: Bool {
    get { engine.isInspectable }
    set { engine.isInspectable = newValue }
  }

  /// Whether pages find a camera and a microphone that do not exist, to try what an app does with them; false at first.
  ///
  /// Not on Apple's platforms, where the simulator has its own.
  public var usesMockCaptureDevices: Bool {
    get { engine.usesMockCaptureDevices }
    set { engine.usesMockCaptureDevices = newValue }
  }

  /// Whether swipes go back and forward in the history; false at first.
  public var allowsBackForwardNavigationGestures: Bool {
    get { engine.allowsSwipes }
    set { engine.allowsSwipes = newValue }
  }

  /// The `WebKitWebView *`, to put into a container; not on Apple's platforms, where the view itself is one.
  public var widgetPointer: UnsafeMutableRawPointer { engine.pointer }

  func addObserver(_ observer: PropertyObserver) -> Int {
    nextObserver += 1
    observers[nextObserver] = observer
    return nextObserver
  }

  func removeObserver(_ id: Int) { observers[id] = nil }

  func propertyChanged(_ keyPaths: [AnyKeyPath]) {
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) where keyPaths.contains(observer.keyPath) {
      observer.notify()
    }
  }
}

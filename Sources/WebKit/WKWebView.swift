public import Foundation
public import FoundationNetworking

/// A view that loads and shows web pages, in Apple's spelling over WebKitGTK.
@MainActor
open class WKWebView: NSObject {
  /// A copy of what the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Decides on navigations; without one, every navigation is allowed.
  public weak var navigationDelegate: (any WKNavigationDelegate)?

  private(set) var engine: WebViewEngine!
  private var observers: [Int: PropertyObserver] = [:]
  private var nextObserver = 0

  /// A view; `frame` is there for Apple's spelling, GTK sizes its widgets by itself.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as! WKWebViewConfiguration
    super.init()
    engine = WebViewEngine(self)
  }

  /// The page's title; empty or nil where it has none.
  public var title: String? { engine.title }

  /// The address of the page that shows, or of the one that is on its way.
  public var url: URL? { engine.url }

  /// Whether a page is on its way.
  public var isLoading: Bool { engine.isLoading }

  /// How much of the page has come, from 0 to 1; 0 after a load that failed.
  public var estimatedProgress: Double { engine.estimatedProgress }

  /// Whether the history has an earlier page.
  public var canGoBack: Bool { engine.canGoBack }

  /// Whether the history has a later page.
  public var canGoForward: Bool { engine.canGoForward }

  /// Loads an address; the request's header fields go along, a method other than GET or a body cannot.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { engine.load(request) }

  /// Shows a page given as text; relative addresses in it are resolved against `baseURL`.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    engine.loadHTML(string, baseURL: baseURL)
  }

  /// Loads the page again.
  @discardableResult
  public func reload() -> WKNavigation? { engine.reload() }

  /// Ends the load that is on its way; it fails with the cancelled code.
  public func stopLoading() { engine.stop() }

  /// Goes one page back; nil where there is none.
  @discardableResult
  public func goBack() -> WKNavigation? { engine.goBack() }

  /// Goes one page forward; nil where there is none.
  @discardableResult
  public func goForward() -> WKNavigation? { engine.goForward() }

  /// Runs a script in the page and gives its value: nil, Bool, Double, String, or arrays and dictionaries of these.
  ///
  /// - Throws: ``WKError`` where the script throws, or its value is none of these.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await engine.evaluate(javaScriptString)
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
      observer.tell()
    }
  }
}

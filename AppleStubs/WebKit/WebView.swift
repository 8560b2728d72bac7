@_exported import Foundation

#if os(macOS)
  @_exported import AppKit
  public typealias _PlatformView = NSView
#else
  @_exported import UIKit
  public typealias _PlatformView = UIView
#endif

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKWebView: _PlatformView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: WKWebViewConfiguration { fatalError() }
  weak open var uiDelegate: (any WKUIDelegate)?
  weak open var navigationDelegate: (any WKNavigationDelegate)?
  @objc open dynamic var title: String? { fatalError() }
  @objc open dynamic var url: URL? { fatalError() }
  @objc open dynamic var isLoading: Bool { fatalError() }
  @objc open dynamic var estimatedProgress: Double { fatalError() }
  @objc open dynamic var hasOnlySecureContent: Bool { fatalError() }
  @objc open dynamic var canGoBack: Bool { fatalError() }
  @objc open dynamic var canGoForward: Bool { fatalError() }
  open var allowsBackForwardNavigationGestures: Bool = false
  @available(iOS 9, macOS 10.11, *)
  open var allowsLinkPreview: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.4, macOS 13.3, *)
  open var isInspectable: Bool = false
  @objc(WKFullscreenState) public enum FullscreenState: Int, Sendable {
    case notInFullscreen
    case enteringFullscreen
    case inFullscreen
    case exitingFullscreen
  }
  @available(iOS 16, macOS 13, *)
  @objc dynamic open var fullscreenState: FullscreenState { fatalError() }
  @available(iOS 15, macOS 12, *)
  open func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {}
  @available(iOS 14, macOS 11, *)
  open var pageZoom: CGFloat = 1
  @available(iOS 9, macOS 10.11, *)
  open var customUserAgent: String?
  #if !os(macOS)
    open var scrollView: UIScrollView { fatalError() }
  #endif
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fatalError() }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { fatalError() }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { fatalError() }
  @discardableResult open func loadFileURL(
    _ file: URL, allowingReadAccessTo folder: URL
  ) -> WKNavigation? { fatalError() }
  @discardableResult open func reload() -> WKNavigation? { fatalError() }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { fatalError() }
  @discardableResult open func goBack() -> WKNavigation? { fatalError() }
  @discardableResult open func goForward() -> WKNavigation? { fatalError() }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
  @nonobjc public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { fatalError() }
  @available(iOS 14, macOS 11, *)
  public func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}
  @available(iOS 15, macOS 12, *)
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }
  @available(iOS 15, macOS 12, *)
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }
  @available(iOS 14, macOS 11, *)
  public func callAsyncJavaScript(
    _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKNavigation: NSObject {}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKWebViewConfiguration: NSObject {
  public override init() { fatalError() }
  open var userContentController: WKUserContentController { fatalError() }
  open var preferences: WKPreferences {
    get { fatalError() }
    set {}
  }
  @available(iOS 9, macOS 10.11, *)
  open var websiteDataStore: WKWebsiteDataStore {
    get { fatalError() }
    set {}
  }
  @available(iOS 13, macOS 10.15, *)
  open var defaultWebpagePreferences: WKWebpagePreferences! {
    get { fatalError() }
    set {}
  }
  @available(iOS 9, macOS 10.11, *)
  open var applicationNameForUserAgent: String?
  @available(iOS 10, macOS 10.12, *)
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  @available(iOS 14, macOS 11, *)
  open var limitsNavigationsToAppBoundDomains: Bool = false
  #if !os(macOS)
    @available(iOS 8, *)
    open var allowsInlineMediaPlayback: Bool = false
    @available(iOS 9, *)
    open var allowsPictureInPictureMediaPlayback: Bool = true
    @available(iOS 10, *)
    open var dataDetectorTypes: WKDataDetectorTypes = []
  #endif
  @available(iOS 11, macOS 10.13, *)
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {}
}

@available(iOS 13, macOS 10.15, *)
@objc @MainActor open class WKWebpagePreferences: NSObject {
  @available(iOS 14, macOS 11, *)
  open var allowsContentJavaScript: Bool = true
  open var preferredContentMode: ContentMode = .recommended

  @objc(WKContentMode) public enum ContentMode: Int, Sendable {
    case recommended
    case mobile
    case desktop
  }
}

@available(iOS 10, macOS 10.12, *)
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var audio: WKAudiovisualMediaTypes { fatalError() }
  public static var all: WKAudiovisualMediaTypes { fatalError() }
}

#if !os(macOS)
  @available(iOS 10, *)
  public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var phoneNumber: WKDataDetectorTypes { fatalError() }
    public static var link: WKDataDetectorTypes { fatalError() }
    public static var address: WKDataDetectorTypes { fatalError() }
    public static var calendarEvent: WKDataDetectorTypes { fatalError() }
  }
#endif

@available(iOS 9, macOS 10.11, *)
@objc @MainActor open class WKWebsiteDataStore: NSObject {
  open class func nonPersistent() -> WKWebsiteDataStore { fatalError() }
  @available(iOS 11, macOS 10.13, *)
  open var httpCookieStore: WKHTTPCookieStore { fatalError() }
}

@available(iOS 11, macOS 10.13, *)
@objc @MainActor open class WKHTTPCookieStore: NSObject {
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {}
  open func setCookie(_ cookie: HTTPCookie) async {}
}

@available(iOS 11, macOS 10.13, *)
@objc @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  @objc(webView:startURLSchemeTask:)
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  @objc(webView:stopURLSchemeTask:)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@available(iOS 11, macOS 10.13, *)
@objc public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  @objc(didReceiveResponse:)
  func didReceive(_ response: URLResponse)
  @objc(didReceiveData:)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

public import Foundation

/// What a web view is made with; a view keeps a copy of its own.
@MainActor
public final class WKWebViewConfiguration: NSObject, NSCopying {
  /// Where cookies, caches and the like are kept.
  public var websiteDataStore: WKWebsiteDataStore {
    get { store ?? .default() }
    set { store = newValue }
  }
  /// The app's scripts in the pages, and the handlers of their messages; copies of the configuration share it.
  public var userContentController: WKUserContentController
  /// What pages may do, and how they are set; read once, when a view is made.
  public var preferences: WKPreferences
  /// What every page may do; read once, when a view is made.
  public var defaultWebpagePreferences = WKWebpagePreferences()

  /// What is added to the browser's name that servers see; nil adds nothing.
  public var applicationNameForUserAgent: String?
  /// Which media wait for the user's click or key; those with sound by default.
  ///
  /// Read once, when a view is made.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .audio

  /// Nil until one is set or read: the store on disk must not be created before it is needed.
  private var store: WKWebsiteDataStore?
  /// The page's request that this configuration was created for.
  var opening: PopupOpening?
  private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// The default: a store on disk that the program's views share.
  public override init() {
    userContentController = WKUserContentController()
    preferences = WKPreferences()
    super.init()
  }

  private init(copying other: WKWebViewConfiguration) {
    store = other.store
    userContentController = other.userContentController
    preferences = other.preferences.copy() as! WKPreferences
    defaultWebpagePreferences.allowsContentJavaScript =
      other.defaultWebpagePreferences.allowsContentJavaScript
    schemeHandlers = other.schemeHandlers
    applicationNameForUserAgent = other.applicationNameForUserAgent
    mediaTypesRequiringUserActionForPlayback = other.mediaTypesRequiringUserActionForPlayback
    super.init()
  }

  /// Lets the app answer the requests for a scheme of its own, such as `app`.
  ///
  /// It stops the program where the scheme has a handler already, or is one that the engine answers itself.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    let scheme = urlScheme.lowercased()
    precondition(!SchemeRegistry.isBuiltIn(scheme), "the engine answers the scheme \"\(scheme)\" itself")
    precondition(
      urlSchemeHandler == nil || schemeHandlers[scheme] == nil,
      "the scheme \"\(scheme)\" has a handler already")
    schemeHandlers[scheme] = urlSchemeHandler
    if urlSchemeHandler != nil { SchemeRegistry.register(scheme) }
  }

  /// The handler of a scheme; nil where there is none.
  public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  /// A copy with the same store, content controller and handlers, and a copy of the preferences.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { WKWebViewConfiguration(copying: self) }
  }
}

/// Kinds of media that can wait for the user.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Media with a picture.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

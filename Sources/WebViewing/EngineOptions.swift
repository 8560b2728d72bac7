import Foundation
public import WebKit

extension ViewerOptions {
  /// Which media wait for the user's click, tap or key before they play.
  public enum MediaGesture: String, Hashable, Sendable, CaseIterable {
    /// None: every video and sound may start by itself.
    case none
    /// Media with sound; a muted video may start by itself, as in Safari.
    case sound
    /// All media.
    case all
  }

  /// Which layout a page is asked for.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The one that fits the device.
    case recommended
    /// The one for phones.
    case mobile
    /// The one for desktop computers.
    case desktop
  }

  /// What the engine makes links of in the text of pages, by itself.
  ///
  /// A detected link is a navigation like others: the policy decides on its scheme.
  public struct PageDataDetectors: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumbers = PageDataDetectors(rawValue: 1)
    /// Addresses of web pages and of mail.
    public static let links = PageDataDetectors(rawValue: 2)
    /// Postal addresses.
    public static let addresses = PageDataDetectors(rawValue: 4)
    /// Dates and times.
    public static let calendarEvents = PageDataDetectors(rawValue: 8)
  }

  /// What the engine itself is set to; the defaults fit a phone.
  ///
  /// ```swift
  /// var options = ViewerOptions(policy: .only("shop.example"))
  /// options.engine.mediaGesture = .all
  /// options.engine.pullsToRefresh = true
  /// options.engine.configure = { $0.preferences.minimumFontSize = 12 }
  /// ```
  public struct Engine: Sendable {
    /// Whether videos play inside the page on an iPhone, as they do everywhere else; true by default.
    public var allowsInlineMedia = true
    /// Which media wait for the user; those with sound by default.
    public var mediaGesture = MediaGesture.sound
    /// Whether a video may go on in a small window over other apps; only on Apple's platforms.
    public var allowsPictureInPicture = true
    /// Which layout pages are asked for; only on Apple's platforms.
    public var contentMode = ContentMode.recommended
    /// Whether only the domains that the app's Info.plist lists as `WKAppBoundDomains` load and run the app's scripts.
    ///
    /// Only on Apple's platforms. Without that list, nothing changes.
    public var limitsToAppBoundDomains = false
    /// What becomes a link in the text of pages; nothing by default.
    ///
    /// Only on iOS and visionOS.
    public var dataDetectors: PageDataDetectors = []
    /// Whether a pull at the top of the page loads it again; only on iOS and visionOS.
    public var pullsToRefresh = false
    /// The whole name of the browser that servers see; nil is the engine's own with ``ViewerOptions/userAgentToken``.
    ///
    /// Pages of payment gateways choose the scheme of a card's app by this name, so another name can break payments.
    public var userAgent: String?
    /// How large pages are drawn at first; 1 is their own size, as for ``WebViewer/pageZoom``.
    public var pageZoom = 1.0
    /// Called with the configuration before the view is created; use it for settings that this type does not have.
    ///
    /// Linkway sets its own members first, so this closure has the last word. A handler or script that it adds runs beside
    /// those of the viewer's bridge.
    public var configure: (@MainActor @Sendable (WKWebViewConfiguration) -> Void)?

    /// The defaults.
    public init() {}
  }
}

extension WebViewer {
  /// How large pages are drawn: 1 is their own size, 2 is twice as large.
  ///
  /// Kept for the pages that follow.
  public var pageZoom: Double {
    get { Double(webView.pageZoom) }
    set { webView.pageZoom = newValue }
  }
}

extension ViewerOptions.Engine {
  /// Sets a configuration before the view is made with it.
  @MainActor
  func apply(to configuration: WKWebViewConfiguration) {
    configuration.mediaTypesRequiringUserActionForPlayback =
      switch mediaGesture {
      case .none: []
      case .sound: .audio
      case .all: .all
      }
    applyPlatformOptions(to: configuration)
    configure?(configuration)
  }

  /// Sets a view that has been made.
  @MainActor
  func apply(to webView: WKWebView) {
    if let userAgent { webView.customUserAgent = userAgent }
    if pageZoom != 1 { webView.pageZoom = pageZoom }
    if pullsToRefresh { webView.addPullToRefresh() }
  }
}

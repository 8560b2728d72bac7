public import Foundation

/// Where web views keep cookies, caches and the like.
@MainActor
public final class WKWebsiteDataStore: NSObject {
  let session: NetworkSession

  /// Whether the store is on disk.
  public var isPersistent: Bool { session.isPersistent }

  /// The store's cookies.
  public private(set) lazy var httpCookieStore = WKHTTPCookieStore(session)

  private init(_ session: NetworkSession) {
    self.session = session
    super.init()
  }

  private static let shared = WKWebsiteDataStore(.shared())

  /// The store on disk that the program's views share.
  public static func `default`() -> WKWebsiteDataStore { shared }

  /// A new store in memory, which leaves nothing behind.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(.ephemeral()) }
}

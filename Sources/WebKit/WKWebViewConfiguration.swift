public import Foundation

/// What a web view is made with; a view keeps a copy of its own.
@MainActor
public final class WKWebViewConfiguration: NSObject, NSCopying {
  /// Where cookies, caches and the like are kept.
  public var websiteDataStore: WKWebsiteDataStore

  /// The default: a store on disk that the program's views share.
  public override init() {
    websiteDataStore = .default()
    super.init()
  }

  /// A copy with the same store.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> WKWebViewConfiguration in
      let copy = WKWebViewConfiguration()
      copy.websiteDataStore = websiteDataStore
      return copy
    }
  }
}

public import Foundation
internal import GLib

/// The pages that a view has shown, in the order of their visits.
@MainActor
public final class WKBackForwardList: NSObject {
  private let history: HistoryReader

  init(_ engine: WebViewEngine) {
    history = HistoryReader(engine)
    super.init()
  }

  /// The page that shows; nil before the first.
  public var currentItem: WKBackForwardListItem? { history.item(0) }
  /// The page before; nil where there is none.
  public var backItem: WKBackForwardListItem? { history.item(-1) }
  /// The page after; nil where there is none.
  public var forwardItem: WKBackForwardListItem? { history.item(1) }
  /// The pages before, the oldest first.
  public var backList: [WKBackForwardListItem] { history.items(-1).reversed() }
  /// The pages after, the nearest first.
  public var forwardList: [WKBackForwardListItem] { history.items(1) }
  /// A page by its distance: 0 the one that shows, -1 the one before.
  public func item(at index: Int) -> WKBackForwardListItem? { history.item(index) }
}

/// A page in a view's history.
@MainActor
public final class WKBackForwardListItem: NSObject {
  /// The page's address.
  public let url: URL
  /// The page's title; nil where it has none.
  public let title: String?
  /// The address that was asked for first, before redirects.
  public let initialURL: URL
  let item: GObjectRef

  init(item: GObjectRef, url: URL, title: String?, initialURL: URL) {
    self.item = item
    self.url = url
    self.title = title
    self.initialURL = initialURL
    super.init()
  }
}

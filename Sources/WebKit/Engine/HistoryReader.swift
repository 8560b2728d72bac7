internal import CWebKitGTK
internal import Foundation
internal import GLib

/// Reads a view's `WebKitBackForwardList`.
@MainActor
struct HistoryReader {
  private let list: GObjectRef

  init(_ engine: WebViewEngine) {
    list = GObjectRef(retaining: UnsafeMutableRawPointer(webkit_web_view_get_back_forward_list(engine.view)!))
  }

  func item(_ index: Int) -> WKBackForwardListItem? {
    guard let item = webkit_back_forward_list_get_nth_item(OpaquePointer(list.pointer), gint(index)),
      let address = webkit_back_forward_list_item_get_uri(item),
      let url = URL(string: String(cString: address))
    else { return nil }
    let title = webkit_back_forward_list_item_get_title(item).map { String(cString: $0) }
    let first = webkit_back_forward_list_item_get_original_uri(item).flatMap {
      URL(string: String(cString: $0))
    }
    return WKBackForwardListItem(
      item: GObjectRef(retaining: UnsafeMutableRawPointer(item)), url: url,
      title: title?.isEmpty == false ? title : nil, initialURL: first ?? url)
  }

  /// The items from the nearest on, backwards or forwards.
  func items(_ step: Int) -> [WKBackForwardListItem] {
    var result: [WKBackForwardListItem] = []
    while let item = item(step * (result.count + 1)) { result.append(item) }
    return result
  }
}

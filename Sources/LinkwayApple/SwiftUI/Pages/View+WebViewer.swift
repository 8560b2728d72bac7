public import SwiftUI
public import WebAddress
public import WebPolicy
public import WebViewing

extension View {
  /// Shows a viewer in a sheet while there is one; the sheet closes it, and it closes the sheet.
  ///
  /// - Parameters:
  ///   - item: The viewer; set to nil when the sheet is closed.
  ///   - title: A title that replaces the page's own.
  public func webViewer(item: Binding<WebViewer?>, title: String? = nil) -> some View {
    modifier(ViewerSheet(viewer: item, title: title))
  }

  /// Shows the page at an address in a sheet while there is one, in a viewer of its own.
  ///
  /// - Parameters:
  ///   - item: The address; set to nil when the sheet is closed.
  ///   - title: A title that replaces the page's own.
  ///   - policy: What may be loaded, opened and asked for.
  ///   - storage: Where cookies and caches are kept.
  public func webViewer(
    item: Binding<WebURL?>, title: String? = nil, policy: NavigationPolicy = NavigationPolicy(),
    storage: DataStorage = .shared
  ) -> some View {
    modifier(
      AddressSheet(url: item, title: title, options: ViewerOptions(policy: policy, storage: storage)))
  }
}

/// A viewer as an item that a sheet can be shown for.
private struct ViewerItem: Identifiable {
  let viewer: WebViewer

  var id: ObjectIdentifier { ObjectIdentifier(viewer) }
}

private struct ViewerSheet: ViewModifier {
  @Binding var viewer: WebViewer?
  let title: String?

  func body(content: Content) -> some View {
    content
      .sheet(item: item) { item in
        NavigationStack {
          WebViewerScreen(item.viewer, title: title) { item.viewer.close() }
        }
        .sheetSize()
      }
      .onChange(of: viewer?.isClosed) {
        if viewer?.isClosed == true { viewer = nil }
      }
  }

  private var item: Binding<ViewerItem?> {
    let (own, shown) = ($viewer, viewer)
    return Binding(
      get: { @MainActor in own.wrappedValue.map { ViewerItem(viewer: $0) } },
      set: { @MainActor item in
        guard item == nil else { return }
        shown?.close()
        if own.wrappedValue === shown { own.wrappedValue = nil }
      })
  }
}

private struct AddressSheet: ViewModifier {
  @Binding var url: WebURL?
  let title: String?
  let options: ViewerOptions
  @State private var viewer: WebViewer?

  func body(content: Content) -> some View {
    content
      .modifier(ViewerSheet(viewer: $viewer, title: title))
      .handsLinksOff(viewer)
      .onChange(of: url, initial: true) { show() }
      .onChange(of: viewer == nil) {
        if viewer == nil { url = nil }
      }
  }

  private func show() {
    guard let url else {
      viewer?.close()
      viewer = nil
      return
    }
    let shown = viewer ?? WebViewer(options)
    viewer = shown
    shown.show(.url(url))
  }
}

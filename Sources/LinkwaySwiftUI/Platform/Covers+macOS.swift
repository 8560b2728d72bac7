#if os(macOS)
  import SwiftUI

  extension View {
    /// Shows nothing: macOS has no covers, and what would be one is a sheet.
    func fullCover<Item: Identifiable, Cover: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Cover
    ) -> some View { self }

    /// Changes nothing: a window's title is small.
    func inlineTitle() -> some View { self }
  }

  extension LinkedPage {
    /// Whether something can be shown over the whole screen.
    nonisolated static var hasCovers: Bool { false }
    /// Whether the system has a browser in a sheet.
    nonisolated static var hasBrowserSheet: Bool { false }
  }

  extension ToolbarItemPlacement {
    /// Where a viewer's buttons stand.
    static var viewerButtons: ToolbarItemPlacement { .automatic }
  }

  /// Nothing: macOS has no browser in a sheet, and such pages go to the system's browser.
  struct BrowserSheet: View {
    let url: URL

    var body: some View { EmptyView() }
  }
#endif

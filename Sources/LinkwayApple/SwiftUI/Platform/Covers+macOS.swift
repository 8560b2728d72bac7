#if os(macOS)
  import LinkRouting
  import SwiftUI

  extension View {
    /// Shows nothing: macOS has no covers, and what would be one is a sheet.
    func fullCover<Item: Identifiable, Cover: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Cover
    ) -> some View { self }

    /// Changes nothing: a window's title is small.
    func inlineTitle() -> some View { self }
  }

  extension View {
    /// Makes a page in a sheet as large as a page is read: a page has no size of its own, and sheets are as small as they can.
    func sheetSize() -> some View {
      frame(
        minWidth: 480, idealWidth: 900, maxWidth: .infinity, minHeight: 360, idealHeight: 640,
        maxHeight: .infinity)
    }
  }

  extension WebViewerScreen {
    /// Whether the system shows titles and buttons in sheets.
    nonisolated static var sheetsHaveBars: Bool { false }
  }

  /// The space between two buttons of a bar; none, for toolbars set it themselves.
  struct ButtonGap: View {
    var body: some View { EmptyView() }
  }

  extension LinkedPage {
    /// The forms in which the platform shows pages; macOS has neither covers nor a browser in a sheet.
    nonisolated static var presentations: [ViewerPresentation] {
      [.sheet, .push, .window]
    }
  }

  extension ToolbarItemPlacement {
    /// The place of a viewer's buttons.
    static var viewerButtons: ToolbarItemPlacement { .automatic }
  }

  /// Nothing: macOS has no browser in a sheet, and such pages go to the system's browser.
  struct BrowserSheet: View {
    let url: URL

    var body: some View { EmptyView() }
  }
#endif

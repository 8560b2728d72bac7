#if !os(macOS)
  import LinkRouting
  import SafariServices
  import SwiftUI

  extension View {
    /// Shows something over the whole screen.
    func fullCover<Item: Identifiable, Cover: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Cover
    ) -> some View {
      fullScreenCover(item: item, onDismiss: onDismiss, content: content)
    }

    /// A small title in the middle of the bar.
    func inlineTitle() -> some View { navigationBarTitleDisplayMode(.inline) }
  }

  extension View {
    /// Changes nothing: the system sets a sheet's size.
    func sheetSize() -> some View { self }

    /// Shows nothing: windows are scenes, which only the app can declare.
    func pageWindow(_ page: LinkedPage?) -> some View { self }
  }

  extension WebViewerScreen {
    /// Whether the system shows titles and buttons in sheets.
    nonisolated static var sheetsHaveBars: Bool { true }
  }

  /// The space between two buttons of a bar, which are otherwise adjacent at one side.
  struct ButtonGap: View {
    var body: some View { Spacer() }
  }

  extension LinkedPage {
    /// The forms in which the platform shows pages; an app's windows are scenes, which only the app can declare.
    nonisolated static var presentations: [ViewerPresentation] {
      [.sheet, .fullScreen, .push, .browserSheet]
    }
  }

  extension ToolbarItemPlacement {
    /// The place of a viewer's buttons.
    static var viewerButtons: ToolbarItemPlacement { .bottomBar }
  }

  /// The system's browser in a sheet.
  ///
  /// It takes `http` and `https` alone and ends the program at any other address; the router lets no other through.
  struct BrowserSheet: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }
#endif

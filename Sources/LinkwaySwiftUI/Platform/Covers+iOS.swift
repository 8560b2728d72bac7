#if !os(macOS)
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

  extension LinkedPage {
    /// Whether something can be shown over the whole screen.
    nonisolated static var hasCovers: Bool { true }
    /// Whether the system has a browser in a sheet.
    nonisolated static var hasBrowserSheet: Bool { true }
  }

  extension ToolbarItemPlacement {
    /// Where a viewer's buttons stand.
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

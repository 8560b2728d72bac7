public import SwiftUI
public import WebViewing

/// The pieces of a bar for a viewer: the title, and buttons for going back and forward, sharing and loading again.
public struct WebViewerToolbar: ToolbarContent {
  private let viewer: WebViewer
  private let title: String?

  /// A bar for a viewer, with the page's title or the app's own words.
  public init(_ viewer: WebViewer, title: String? = nil) {
    self.viewer = viewer
    self.title = title
  }

  public var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { PageTitle(viewer, title: title) }
    ToolbarItemGroup(placement: .viewerButtons) {
      PageBackButton(viewer).keyboardShortcut(.pageBack)
      ButtonGap()
      PageForwardButton(viewer).keyboardShortcut(.pageForward)
      ButtonGap()
      if !viewer.downloads.isEmpty {
        PageDownloadsButton(viewer)
        ButtonGap()
      }
      PageShareButton(viewer)
      ButtonGap()
      PageReloadButton(viewer).keyboardShortcut(.pageReload)
    }
  }
}

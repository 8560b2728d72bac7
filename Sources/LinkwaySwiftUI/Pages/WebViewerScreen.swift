public import SwiftUI
public import WebViewing

/// A viewer as a whole screen: its page with a bar, for a sheet or the next screen of a navigation stack.
public struct WebViewerScreen: View {
  private let viewer: WebViewer
  private let title: String?
  private let onClose: (@MainActor () -> Void)?

  /// A screen in a navigation stack.
  ///
  /// - Parameters:
  ///   - viewer: What is shown.
  ///   - title: A title in place of the page's own.
  ///   - onClose: Called by a close button; nil shows none, for the stack's own button goes back.
  public init(_ viewer: WebViewer, title: String? = nil, onClose: (@MainActor () -> Void)? = nil) {
    self.viewer = viewer
    self.title = title
    self.onClose = onClose
  }

  public var body: some View {
    WebViewerView(viewer)
      .navigationTitle(viewer.heading(fixedTitle: title).title)
      .inlineTitle()
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if let onClose { CloseButton(takesEscape: viewer.overlays.isEmpty, close: onClose) }
        }
        WebViewerToolbar(viewer, title: title)
      }
  }
}

public import SwiftUI
public import WebViewing

/// A viewer as a whole screen: its page with a bar, for a sheet or for the next screen of a navigation stack.
public struct WebViewerScreen: View {
  private let viewer: WebViewer
  private let title: String?
  private let onClose: (@MainActor () -> Void)?

  /// A screen in a navigation stack.
  ///
  /// - Parameters:
  ///   - viewer: What is shown.
  ///   - title: A title that replaces the page's own.
  ///   - onClose: Called by a close button; nil shows no button, because the stack's own button goes back.
  public init(_ viewer: WebViewer, title: String? = nil, onClose: (@MainActor () -> Void)? = nil) {
    self.viewer = viewer
    self.title = title
    self.onClose = onClose
  }

  public var body: some View {
    if let onClose, !Self.sheetsHaveBars {
      VStack(spacing: 0) {
        HStack(spacing: 12) {
          closeButton(onClose)
          PageTitle(viewer, title: title).frame(maxWidth: .infinity, alignment: .leading)
          WebViewerButtons(viewer: viewer)
        }
        .padding(.horizontal, 12)
        .background(.bar)
        Divider()
        WebViewerView(viewer)
      }
    } else {
      WebViewerView(viewer)
        .navigationTitle(viewer.heading(fixedTitle: title).title)
        .inlineTitle()
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            if let onClose { closeButton(onClose) }
          }
          WebViewerToolbar(viewer, title: title)
        }
    }
  }

  private func closeButton(_ onClose: @escaping @MainActor () -> Void) -> CloseButton {
    CloseButton(takesEscape: viewer.overlays.isEmpty, close: onClose)
  }
}

/// The buttons of a viewer in a row, where no bar of the system's has them.
private struct WebViewerButtons: View {
  let viewer: WebViewer

  var body: some View {
    HStack(spacing: 12) {
      PageBackButton(viewer).keyboardShortcut(.pageBack)
      PageForwardButton(viewer).keyboardShortcut(.pageForward)
      PageDownloadsButton(viewer)
      PageShareButton(viewer)
      PageReloadButton(viewer).keyboardShortcut(.pageReload)
    }
    .buttonStyle(.borderless)
    .labelStyle(.iconOnly)
  }
}

extension KeyboardShortcut {
  // What browsers have.
  static let pageBack = KeyboardShortcut("[", modifiers: .command)
  static let pageForward = KeyboardShortcut("]", modifiers: .command)
  static let pageReload = KeyboardShortcut("r", modifiers: .command)
}

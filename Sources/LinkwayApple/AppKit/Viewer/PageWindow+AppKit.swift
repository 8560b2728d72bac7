#if os(macOS)
  import AppKit
  import LinkRouting
  import SwiftUI
  import WebViewing

  extension View {
    /// Shows a page in a window of its own, for as long as there is one.
    func pageWindow(_ page: LinkedPage?) -> some View { modifier(PageWindows(page: page)) }
  }

  /// A page in a window of its own, with what the view around says of pages.
  private struct PageWindows: ViewModifier {
    let page: LinkedPage?
    @State private var window = PageWindow()
    @Environment(\.pageEventListeners) private var listeners
    @Environment(\.popupForm) private var form

    func body(content: Content) -> some View {
      content
        .onChange(of: page, initial: true) { show() }
        .onChange(of: page?.reveals) { show() }
    }

    private func show() {
      guard let page, let viewer = page.viewer else { return window.close() }
      window.show(viewer) {
        WebViewerScreen(viewer, title: page.style.title)
          .environment(\.pageEventListeners, listeners)
          .environment(\.popupForm, form)
      }
    }
  }

  /// Keeps the window of a page, and goes with it.
  @MainActor
  private final class PageWindow {
    private var window: ViewerWindow?
    private weak var viewer: WebViewer?

    func show<Screen: View>(_ viewer: WebViewer, _ screen: () -> Screen) {
      if self.viewer !== viewer || window == nil {
        close()
        let controller = NSHostingController(rootView: screen())
        controller.sceneBridgingOptions = [.title, .toolbars]
        window = ViewerWindow(controller, of: viewer)
        self.viewer = viewer
      }
      window?.makeKeyAndOrderFront(nil)
    }

    func close() {
      window?.close()
      window = nil
    }

    deinit {
      let window = window
      Task { @MainActor in window?.close() }
    }
  }
#endif

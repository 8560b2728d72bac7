#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI
  import WebKit
  import WebViewing

  /// The web view of a viewer; another viewer takes its place, and nothing is loaded.
  struct PageView: NSViewRepresentable {
    let viewer: WebViewer
    let listeners: [PageEventListener]

    func makeCoordinator() -> PagePresence { PagePresence() }

    /// A view around the web view: SwiftUI may make the new view before it takes the old one away, and a web view has one
    /// place only.
    func makeNSView(context: Context) -> NSView { NSView(frame: .zero) }

    func updateNSView(_ view: NSView, context: Context) {
      context.coordinator.listeners = listeners
      context.coordinator.attend(viewer)
      let page = viewer.webView
      for old in view.subviews where old !== page { old.removeFromSuperview() }
      guard page.superview !== view else { return }
      page.frame = view.bounds
      page.autoresizingMask = [.width, .height]
      view.addSubview(page)
    }

    static func dismantleNSView(_ view: NSView, coordinator: PagePresence) {
      coordinator.leave()
      for page in view.subviews { page.removeFromSuperview() }
    }
  }
#endif

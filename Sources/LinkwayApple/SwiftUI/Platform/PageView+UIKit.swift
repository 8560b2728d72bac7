#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import WebKit
  import WebViewing

  /// The web view of a viewer; another viewer takes its place, and nothing is loaded.
  struct PageView: UIViewRepresentable {
    let viewer: WebViewer
    let listeners: [PageEventListener]

    func makeCoordinator() -> PagePresence { PagePresence() }

    /// A view around the web view: SwiftUI may make the new view before it takes the old one away, and a web view has one
    /// place only.
    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

    func updateUIView(_ view: UIView, context: Context) {
      context.coordinator.listeners = listeners
      context.coordinator.attend(viewer)
      let page = viewer.webView
      for old in view.subviews where old !== page { old.removeFromSuperview() }
      guard page.superview !== view else { return }
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page)
    }

    static func dismantleUIView(_ view: UIView, coordinator: PagePresence) {
      coordinator.leave()
      for page in view.subviews { page.removeFromSuperview() }
    }
  }
#endif

internal import CWebKitGTK
internal import Foundation
internal import GLib

/// A page's request for a window; one view can be created for it.
@MainActor
final class PopupOpening {
  private weak var opener: WebViewEngine?
  let features: WKWindowFeatures
  private(set) weak var child: WKWebView?
  private var isOpen = true

  init(_ opener: WebViewEngine, features: WKWindowFeatures) {
    self.opener = opener
    self.features = features
  }

  /// The opener of a view that is being created; nil where the request is already granted or over.
  func claim(for view: WKWebView) -> WebViewEngine? {
    guard isOpen, let opener else { return nil }
    isOpen = false
    child = view
    return opener
  }

  func close() { isOpen = false }
}

extension WebViewEngine {
  func connectPopups() {
    connections.append(
      SignalConnection.making(pointer, "create") { [weak self] arguments in
        guard let self, let owner, let object = arguments.boxed(1) else { return nil }
        return makePopup(OpaquePointer(object), owner)
      })
    connect("close") { [unowned self] owner, _ in
      guard isPopup || owner.reportsRootClose else { return }
      owner.uiDelegate?.webViewDidClose(owner)
    }
    // Denied in the signal, the engine would end the program later; so the page is led out again at once.
    connectDeciding("enter-fullscreen") { [unowned self] owner, _ in
      if owner.uiDelegate?.webViewMayEnterFullScreen(owner) != true {
        run("document.exitFullscreen().catch(() => {})", world: WKContentWorld.defaultClient.engineName)
      }
      return false
    }
    connectDeciding("leave-fullscreen") { owner, _ in
      owner.uiDelegate?.webViewDidLeaveFullScreen(owner)
      return false
    }
  }

  private func makePopup(_ object: OpaquePointer, _ owner: WKWebView) -> UnsafeMutableRawPointer? {
    guard let delegate = owner.uiDelegate, let action = Self.popupAction(object) else { return nil }
    // It would run in the opener's name, in a window that shows no address.
    guard action.request.url?.scheme?.lowercased() != "javascript" else {
      delegate.webView(owner, didRefuseWindowFor: action)
      return nil
    }
    let opening = PopupOpening(self, features: WKWindowFeatures())
    let configuration = owner.configuration.copy() as! WKWebViewConfiguration
    configuration.opening = opening
    let child = delegate.webView(
      owner, createWebViewWith: configuration, for: action, windowFeatures: opening.features)
    opening.close()
    guard let child, child === opening.child else { return nil }
    child.engine.followFeatures(opening.features)
    return child.engine.pointer
  }

  /// The engine reports a window's requested size only after the view is created.
  private func followFeatures(_ features: WKWindowFeatures) {
    connect("ready-to-show") { [unowned self] _, _ in
      guard let properties = webkit_web_view_get_window_properties(view) else { return }
      var frame = GdkRectangle()
      webkit_window_properties_get_geometry(properties, &frame)
      // A measure that the page did not give comes as 100.
      let around = pageAround
      features.width = Self.measure(frame.width, around.width)
      features.height = Self.measure(frame.height, around.height)
      features.allowsResizing = NSNumber(value: webkit_window_properties_get_resizable(properties) != 0)
    }
  }

  /// A requested measure without the amount that the engine adds for a window's frame.
  private static func measure(_ told: gint, _ around: gint) -> NSNumber? {
    guard told > 0, told != 100 else { return nil }
    return NSNumber(value: told > around ? told - around : told)
  }

  /// The size of the window around the view, which the engine adds: it asks while the view itself has no size yet.
  private var pageAround: (width: gint, height: gint) {
    guard let root = gtk_widget_get_root(pointer.assumingMemoryBound(to: GtkWidget.self)) else {
      return (0, 0)
    }
    let window = UnsafeMutablePointer<GtkWidget>(root)
    return (gtk_widget_get_width(window), gtk_widget_get_height(window))
  }

  private static func popupAction(_ object: OpaquePointer) -> WKNavigationAction? {
    if let action = action(object, targetFrame: nil) { return action }
    // `open()` without an address.
    return WKNavigationAction(
      request: URLRequest(url: URL(string: "about:blank")!), type: .other, targetFrame: nil,
      isUserGesture: webkit_navigation_action_is_user_gesture(object) != 0, isRedirect: false)
  }
}

internal import CGLibShims
internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// The `WebKitWebView` behind a ``WKWebView``: properties, loads, and the signals in Apple's words.
@MainActor
final class WebViewEngine {
  let ref: GObjectRef
  unowned let owner: WKWebView
  var connections: [SignalConnection] = []
  var lifecycle = NavigationLifecycle()

  init(_ owner: WKWebView) {
    self.owner = owner
    ref = GObjectRef(sinking: Self.makeView(session: owner.configuration.websiteDataStore.session))
    connectProperties()
    connectLoading()
    connectPolicy()
    connectDialogs()
  }

  var pointer: UnsafeMutableRawPointer { ref.pointer }
  var view: UnsafeMutablePointer<WebKitWebView> { ref.pointer.assumingMemoryBound(to: WebKitWebView.self) }

  var title: String? { webkit_web_view_get_title(view).map { String(cString: $0) } }

  var url: URL? {
    guard let uri = webkit_web_view_get_uri(view) else { return nil }
    let text = String(cString: uri)
    return text.isEmpty ? nil : URL(string: text)
  }

  var isLoading: Bool { webkit_web_view_is_loading(view) != 0 }

  /// The engine leaves the value of a load that failed where it stood.
  var estimatedProgress: Double {
    lifecycle.hasFailed ? 0 : webkit_web_view_get_estimated_load_progress(view)
  }

  var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }
  var canGoForward: Bool { webkit_web_view_can_go_forward(view) != 0 }

  func connect(_ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Void) {
    connections.append(SignalConnection(pointer, signal, perform: body))
  }

  func connectDeciding(_ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Bool) {
    connections.append(SignalConnection.deciding(pointer, signal, perform: body))
  }

  private func connectProperties() {
    connect("notify::title") { [unowned owner] _ in owner.propertyChanged([\WKWebView.title]) }
    connect("notify::uri") { [unowned owner] _ in owner.propertyChanged([\WKWebView.url]) }
    connect("notify::is-loading") { [unowned owner] _ in
      owner.propertyChanged([\WKWebView.isLoading, \WKWebView.estimatedProgress])
    }
    connect("notify::estimated-load-progress") { [unowned owner] _ in
      owner.propertyChanged([\WKWebView.estimatedProgress])
    }
    let history = UnsafeMutableRawPointer(webkit_web_view_get_back_forward_list(view)!)
    connections.append(
      SignalConnection(history, "changed") { [unowned owner] _ in
        owner.propertyChanged([\WKWebView.canGoBack, \WKWebView.canGoForward])
      })
  }

  /// A page's dialogs would block its scripts for good where nobody answers, so they are answered as Apple's WebKit
  /// answers without a delegate: an alert is closed, a question denied.
  private func connectDialogs() {
    connectDeciding("script-dialog") { arguments in
      guard let dialog = arguments.boxed(1).map({ OpaquePointer($0) }) else { return false }
      switch webkit_script_dialog_get_dialog_type(dialog) {
      case WEBKIT_SCRIPT_DIALOG_CONFIRM: webkit_script_dialog_confirm_set_confirmed(dialog, 0)
      case WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM: webkit_script_dialog_confirm_set_confirmed(dialog, 1)
      default: break
      }
      return true
    }
    connectDeciding("permission-request") { arguments in
      guard let request = arguments.object(1) else { return false }
      webkit_permission_request_deny(OpaquePointer(request))
      return true
    }
  }

  private static func makeView(session: NetworkSession) -> UnsafeMutableRawPointer {
    var value = GValue()
    g_value_init(&value, webkit_network_session_get_type())
    g_value_set_object(&value, session.ref.pointer)
    defer { g_value_unset(&value) }
    return "network-session".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return UnsafeMutableRawPointer(
        g_object_new_with_properties(webkit_web_view_get_type(), 1, &names, &value)!)
    }
  }
}

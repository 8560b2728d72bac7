internal import CGTK
internal import CWebKitGTK
internal import GLib

extension WebViewEngine {
  /// Counts what the user does in the view: presses of buttons and keys, and touches.
  ///
  /// The engine says of a navigation that the user caused it, but not by which act, and one act can cause any number of them.
  func connectActs() {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!)
    gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_CAPTURE)
    connections.append(
      SignalConnection.deciding(controller, "event") { arguments in
        guard let event = arguments.instance(1) else { return false }
        switch gdk_event_get_event_type(OpaquePointer(event)) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_KEY_PRESS: WKWebView.userActCount += 1
        default: break
        }
        return false
      })
    gtk_widget_add_controller(pointer.assumingMemoryBound(to: GtkWidget.self), OpaquePointer(controller))
  }
}

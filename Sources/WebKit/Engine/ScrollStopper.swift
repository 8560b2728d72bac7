internal import CWebKitGTK
internal import GLib

/// Keeps scroll events from a view, and notifies its pages that keys must not scroll.
@MainActor
final class ScrollStopper {
  private let controller: GObjectRef
  private var connection: SignalConnection?
  private weak var engine: WebViewEngine?

  init(_ engine: WebViewEngine) {
    self.engine = engine
    let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
    self.controller = GObjectRef(adopting: UnsafeMutableRawPointer(controller))
    connection = SignalConnection.deciding(self.controller.pointer, "scroll") { _ in true }
  }

  var isActive = false {
    didSet {
      guard isActive != oldValue, let engine else { return }
      engine.stopsScrollKeys = isActive
      let widget = engine.pointer.assumingMemoryBound(to: GtkWidget.self)
      let pointer = OpaquePointer(controller.pointer)
      guard isActive else { return gtk_widget_remove_controller(widget, pointer) }
      // The engine's own controller takes the events as they come up; this one as they go down.
      gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE)
      g_object_ref(controller.pointer)
      gtk_widget_add_controller(widget, pointer)
    }
  }
}

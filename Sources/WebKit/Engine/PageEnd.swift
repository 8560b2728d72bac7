internal import CWebKitGTK
internal import GLib

/// Ends the pages of views that have no owner.
///
/// A script that never answers holds the engine's object; without this, the page would run permanently.
@MainActor
enum PageEnd {
  /// The views that are still in a container, which holds them until it releases them.
  private static var parented: [UnsafeMutableRawPointer: SignalConnection] = [:]

  /// Ends the page soon, or after the view has left its container.
  static func prepare(_ view: GObjectRef) {
    let pointer = view.pointer
    if isParented(view) {
      parented[pointer] = SignalConnection(pointer, "notify::parent") { _ in
        dispose(GObjectRef(retaining: pointer))
      }
    } else {
      dispose(view)
    }
  }

  /// Runs later, because the code that releases a view or takes it out of its container may still use it.
  private static func dispose(_ view: GObjectRef) {
    Task {
      guard !isParented(view) else { return }
      parented[view.pointer] = nil
      g_object_run_dispose(view.pointer.assumingMemoryBound(to: GObject.self))
    }
  }

  private static func isParented(_ view: GObjectRef) -> Bool {
    gtk_widget_get_parent(view.pointer.assumingMemoryBound(to: GtkWidget.self)) != nil
  }
}

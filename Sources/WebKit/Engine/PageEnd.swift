internal import CWebKitGTK
internal import GLib

/// Ends the pages of views that nobody has any more.
///
/// A script that never answers holds the engine's object; without an end of its own the page would stay at work for good.
@MainActor
enum PageEnd {
  /// The views that still stand in a container, which holds them until it lets them go.
  private static var parented: [UnsafeMutableRawPointer: SignalConnection] = [:]

  /// Ends the page soon, or once the view stands nowhere any more.
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

  /// Not at once, for whoever drops a view or takes it out of its container may still be at work on it.
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

internal import CGTK
internal import GLib

extension Window {
  /// Runs `body` when the Escape key is struck and no widget wanted it.
  public func onEscape(_ body: @escaping @MainActor () -> Void) {
    let keys = UnsafeMutableRawPointer(gtk_event_controller_key_new()!)
    gtk_widget_add_controller(gtk, OpaquePointer(keys))
    onSignalDeciding("key-pressed", of: keys) { arguments in
      guard arguments.uint(1) == UInt(GDK_KEY_Escape) else { return false }
      body()
      return true
    }
  }
}

internal import CGTK

/// The program that the desktop opens an address with.
@MainActor
public enum SystemBrowser {
  /// Asks the desktop to open an address; `parent` is a `GtkWindow *`, or nil.
  public static func open(_ address: String, over parent: UnsafeMutableRawPointer?) {
    gtk_show_uri(parent?.assumingMemoryBound(to: GtkWindow.self), address, guint32(GDK_CURRENT_TIME))
  }
}

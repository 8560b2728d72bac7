internal import GLib
internal import CAdwaita
internal import CGTK

/// A program with windows in GNOME's look, whose loop also runs Swift's main actor.
@MainActor
public final class Application {
  private let app: GObjectRef
  private var connections: [SignalConnection] = []

  /// A program with a reverse-DNS identifier, such as `org.example.Reader`; several of them may run at once.
  public init(identifier: String) {
    app = GObjectRef(
      adopting: UnsafeMutableRawPointer(adw_application_new(identifier, G_APPLICATION_NON_UNIQUE)!))
  }

  /// Runs the program until its last window closes or ``quit()``; `start` makes the first window.
  public func run(start: @escaping @MainActor (Application) -> Void) {
    MainLoop.attachMainActor()
    connections.append(
      SignalConnection(app.pointer, "activate") { [unowned self] _ in start(self) })
    g_application_run(app.pointer.assumingMemoryBound(to: GApplication.self), 0, nil)
    connections = []
  }

  /// Shows a window that the program then owns.
  public func add(_ window: Window) {
    gtk_application_add_window(
      app.pointer.assumingMemoryBound(to: GtkApplication.self),
      window.pointer.assumingMemoryBound(to: GtkWindow.self))
    window.present()
  }

  /// Ends ``run(start:)``.
  public func quit() { g_application_quit(app.pointer.assumingMemoryBound(to: GApplication.self)) }
}

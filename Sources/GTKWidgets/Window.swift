internal import GLib
internal import CGTK

/// A window with a title bar and one widget.
@MainActor
open class Window: Widget {
  /// A window that is not yet on screen; give it a size in points.
  public init(title: String, width: Int, height: Int) {
    // GTK owns its windows from the start, so the reference is lent.
    super.init(lent: raw(gtk_window_new()))
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, gint(width), gint(height))
    followDestruction()
  }

  /// A window of a class of GTK's own.
  init(made pointer: UnsafeMutableRawPointer) {
    super.init(lent: pointer)
    followDestruction()
  }

  private func followDestruction() {
    onSignal("unrealize") { [unowned self] _ in
      guard isDestroyed else { return }
      notifyDestroyed()
      // Not in the midst of GTK's own taking it down.
      Task { [weak self] in self?.dispose() }
    }
  }

  /// Runs `body` once, after the user or the program has closed or destroyed the window.
  public func onDestroy(_ body: @escaping @MainActor () -> Void) { destroyHandlers.append(body) }

  /// Whether the window has been closed or destroyed.
  public var isDestroyed: Bool {
    var position: guint = 0
    return g_list_store_find(gtk_window_get_toplevels(), pointer, &position) == 0
  }

  private var destroyHandlers: [@MainActor () -> Void] = []

  private func notifyDestroyed() {
    // GTK releases the parent of a transient window only at the very end, when the parent can be gone already.
    gtk_window_set_transient_for(window, nil)
    let handlers = destroyHandlers
    destroyHandlers = []
    for handler in handlers { handler() }
  }

  /// A destroyed window keeps its widgets, and those that had the focus, for as long as anybody holds it; and a
  /// handler of one of them may be who does.
  private func dispose() { g_object_run_dispose(pointer.assumingMemoryBound(to: GObject.self)) }

  /// The words in the title bar.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// The window's widget.
  public func setContent(_ widget: Widget?) { gtk_window_set_child(window, widget?.gtk) }

  /// Replaces the plain title bar; call it before the window is shown.
  public func setTitlebar(_ bar: HeaderBar) { gtk_window_set_titlebar(window, bar.gtk) }

  /// Puts the window in front of another, which takes no input until this one is closed.
  public func setModal(over parent: Window) { setModal(overPointer: parent.pointer) }

  /// Puts the window in front of a `GtkWindow *` of any making.
  public func setModal(overPointer parent: UnsafeMutableRawPointer) {
    gtk_window_set_transient_for(window, parent.assumingMemoryBound(to: GtkWindow.self))
    gtk_window_set_modal(window, 1)
    gtk_window_set_destroy_with_parent(window, 1)
  }

  /// Lets the window that this one is in front of come before it, and take input.
  public func stepAside() {
    gtk_window_set_modal(window, 0)
    gtk_window_set_transient_for(window, nil)
  }

  /// Sizes the window anew, in points.
  public func resize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(width), gint(height))
  }

  /// Whether the window takes all of the screen.
  public func setFullScreen(_ isFull: Bool) {
    if isFull { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) }
  }

  /// Allows or prevents resizing by the user.
  public func setResizable(_ isResizable: Bool) { gtk_window_set_resizable(window, isResizable ? 1 : 0) }

  /// The widget that the keyboard's focus is on when the window comes up.
  public func setFirstFocus(_ widget: Widget) { gtk_window_set_focus(window, widget.gtk) }

  /// Shows the window, or brings it to the frontend.
  public func present() { gtk_window_present(window) }

  /// Asks the window to close, as its close button does.
  public func close() { gtk_window_close(window) }

  /// Runs `body` when the window is asked to close; true keeps it open.
  public func onCloseRequest(_ body: @escaping @MainActor () -> Bool) {
    onSignalDeciding("close-request") { _ in body() }
  }

  /// Closes the window at once, without asking.
  public func destroy() {
    gtk_window_destroy(window)
    notifyDestroyed()
    dispose()
  }

  private var window: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }
}

/// The bar at the top of a window, with space for widgets on both sides of the title.
@MainActor
public final class HeaderBar: Widget {
  /// A bar with the window's title and its buttons.
  public init() { super.init(new: raw(gtk_header_bar_new())) }

  /// Adds a widget at the side where a line of text begins.
  public func addAtStart(_ widget: Widget) { gtk_header_bar_pack_start(opaque, widget.gtk) }

  /// Adds a widget at the side where a line of text ends.
  public func addAtEnd(_ widget: Widget) { gtk_header_bar_pack_end(opaque, widget.gtk) }

  /// Shows a widget instead of the window's title.
  public func setTitle(_ widget: Widget) { gtk_header_bar_set_title_widget(opaque, widget.gtk) }

  /// Whether the bar shows the desktop's window buttons.
  public func showWindowButtons(_ shows: Bool) {
    gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
  }
}

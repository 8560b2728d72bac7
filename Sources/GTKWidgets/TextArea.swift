internal import CGTK
internal import GLib

/// Several lines of text for the user to write or paste.
@MainActor
public final class TextArea: Widget {
  private let view: Widget

  /// An area with a minimum height in points, which scrolls longer text; screen readers read its accessible name.
  public init(accessibleName: String, height: Int) {
    view = Widget(new: raw(gtk_text_view_new()))
    super.init(new: raw(gtk_scrolled_window_new()))
    let text = view.pointer.assumingMemoryBound(to: GtkTextView.self)
    gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(text, 0)
    for set in [
      gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
      gtk_text_view_set_bottom_margin,
    ] { set(text, 8) }
    gtk_scrolled_window_set_child(opaque, view.gtk)
    setMinimumSize(height: height)
    view.setAccessibleName(accessibleName)
    addStyleClass("card")
  }

  /// What has been written.
  public var text: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      let owned = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
      defer { g_free(owned) }
      return String(cString: owned)
    }
    set { gtk_text_buffer_set_text(buffer, newValue, gint(newValue.utf8.count)) }
  }

  /// Runs `body` after each change of the text.
  public func onChange(_ body: @escaping @MainActor (String) -> Void) {
    onSignal("changed", of: UnsafeMutableRawPointer(buffer)) { [unowned self] _ in body(text) }
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(view.pointer.assumingMemoryBound(to: GtkTextView.self))
  }
}

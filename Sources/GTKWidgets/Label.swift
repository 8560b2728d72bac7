internal import CGTK

/// Plain words without links.
@MainActor
public final class Label: Widget {
  /// A label that wraps its words; `&` and `<` mean themselves.
  public init(_ text: String = "", styleClasses: [String] = []) {
    super.init(new: raw(gtk_label_new(text)))
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_xalign(opaque, 0)
    for name in styleClasses { addStyleClass(name) }
  }

  /// The words.
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Centres the words.
  public func center() {
    gtk_label_set_xalign(opaque, 0.5)
    gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
  }

  /// Breaks lines inside words too where they are longer than a line, as addresses are.
  public func breakWords() { gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR) }

  /// Breaks lines only where the words have line breaks, as a table wants it.
  public func keepLines() { gtk_label_set_wrap(opaque, 0) }

  /// Shortens words that do not fit on one line instead of wrapping them.
  public func truncate() {
    gtk_label_set_wrap(opaque, 0)
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
  }
}

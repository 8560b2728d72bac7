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

  /// Shows an address on one line and shortens it at its start, but never an ending of some characters.
  ///
  /// Where the ending is too long for a small window, the address is broken into lines instead.
  public func shortenAtStart(keeping ending: Int) {
    let isLong = ending > 40
    gtk_label_set_wrap(opaque, isLong ? 1 : 0)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_CHAR)
    gtk_label_set_ellipsize(opaque, isLong ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_START)
    // GTK counts in average characters, and wide ones are up to a half wider.
    gtk_label_set_width_chars(opaque, isLong ? -1 : gint(ending + ending / 3 + 2))
  }

  /// Where the text is shortened: at its start, at its end, or nowhere.
  public var shortening: Shortening {
    switch gtk_label_get_ellipsize(opaque) {
    case PANGO_ELLIPSIZE_START: .start
    case PANGO_ELLIPSIZE_NONE: .none
    default: .end
    }
  }

  /// Where a text that does not fit is shortened.
  public enum Shortening: Sendable {
    /// It is broken into lines instead.
    case none
    /// At its start, as an address.
    case start
    /// At its end.
    case end
  }

  /// Keeps a text that wraps from asking for more than some characters of width.
  public func limitWidth(_ characters: Int) { gtk_label_set_max_width_chars(opaque, gint(characters)) }

  /// Shortens words that do not fit on one line instead of wrapping them.
  public func truncate() {
    gtk_label_set_wrap(opaque, 0)
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_width_chars(opaque, -1)
  }
}

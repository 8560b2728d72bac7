internal import CGTK

/// How far something has come.
@MainActor
public final class ProgressBar: Widget {
  /// An empty bar.
  public init() { super.init(new: raw(gtk_progress_bar_new())) }

  /// From 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, min(max(newValue, 0), 1)) }
  }
}

/// A picture of the theme, by its name.
@MainActor
public final class Icon: Widget {
  /// An icon with a size in points.
  public init(_ name: String, size: Int) {
    super.init(new: raw(gtk_image_new_from_icon_name(name)))
    gtk_image_set_pixel_size(opaque, gint(size))
  }
}

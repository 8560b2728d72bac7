internal import GLib
internal import CGTK

/// A list of names to choose from, as a sidebar has one.
@MainActor
public final class NavigationList: Widget {
  /// A list of names; the first is chosen.
  public init(_ names: [String]) {
    super.init(new: raw(gtk_list_box_new()))
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    addStyleClass("navigation-sidebar")
    for name in names {
      let label = Label(name)
      label.setMargins(top: 6, bottom: 6, start: 6, end: 6)
      gtk_list_box_append(opaque, label.gtk)
    }
    gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, 0))
  }

  /// The middle of a name's row, in the list's coordinates.
  public func center(ofRow position: Int) -> (x: Double, y: Double)? {
    guard let row = gtk_list_box_get_row_at_index(opaque, gint(position)) else { return nil }
    let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      widget, gtk, Double(gtk_widget_get_width(widget)) / 2, Double(gtk_widget_get_height(widget)) / 2, &x, &y
    )
    return (x, y)
  }

  /// Selects the name at an index, without calling the selection handler.
  public func choose(_ position: Int) {
    gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, gint(position)))
  }

  /// Runs `body` with the position of each name that is pressed, counted from 0.
  public func onChoose(_ body: @escaping @MainActor (Int) -> Void) {
    onSignal("row-activated") { arguments in
      guard let row = arguments.object(1) else { return }
      body(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
    }
  }
}

internal import CGTK
internal import GLib

/// A list of any number of rows that scrolls; it has widgets only for the rows that show and some around
/// them.
///
/// A row's widget is made once and shows one row after another: `bind` puts a row's content into it.
@MainActor
public final class ListView: Widget {
  private let list: Widget
  private let model: RowModel

  /// A list with a number of rows.
  ///
  /// - Parameters:
  ///   - makeRow: Makes an empty widget for a row.
  ///   - bind: Puts the content of a row, counted from 0, into such a widget.
  ///   - discard: Receives a widget that the list no longer needs.
  public init(
    count: Int, makeRow: @escaping @MainActor () -> Widget,
    bind: @escaping @MainActor (Widget, Int) -> Void,
    discard: @escaping @MainActor (Widget) -> Void = { _ in }
  ) {
    model = RowModel(count: count)
    let factory = UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()!)
    // Both are taken over by the list.
    g_object_ref(model.pointer)
    let selection = gtk_no_selection_new(OpaquePointer(model.pointer))
    list = Widget(
      new: raw(gtk_list_view_new(OpaquePointer(UnsafeMutableRawPointer(selection)), OpaquePointer(factory))))
    super.init(new: raw(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, list.gtk)
    onSignal("setup", of: factory) { arguments in
      guard let item = arguments.object(1).map({ OpaquePointer($0) }) else { return }
      gtk_list_item_set_activatable(item, 0)
      // The row has no other owner until the list item holds it.
      withExtendedLifetime(makeRow()) { gtk_list_item_set_child(item, $0.gtk) }
    }
    onSignal("bind", of: factory) { arguments in
      guard let item = arguments.object(1).map({ OpaquePointer($0) }),
        let child = gtk_list_item_get_child(item)
      else { return }
      bind(.lent(UnsafeMutableRawPointer(child)), Int(gtk_list_item_get_position(item)))
    }
    onSignal("teardown", of: factory) { arguments in
      guard let item = arguments.object(1).map({ OpaquePointer($0) }),
        let child = gtk_list_item_get_child(item)
      else { return }
      discard(.lent(UnsafeMutableRawPointer(child)))
    }
  }

  /// How many rows there are.
  public var count: Int { model.count }

  /// Adds rows at the end.
  public func append(_ rows: Int) { model.replace(at: model.count, removed: 0, added: rows) }

  /// Says that a row has another content, and binds it anew where it shows.
  public func reload(_ row: Int) { model.replace(at: row, removed: 1, added: 1) }

  /// Scrolls as far as needed to show a row; one that is not there changes nothing.
  public func scroll(to row: Int) {
    guard row >= 0, row < count else { return }
    let position = g_variant_ref_sink(g_variant_new_uint32(guint32(row)))
    gtk_widget_activate_action_variant(list.gtk, "list.scroll-to-item", position)
    g_variant_unref(position)
  }

  /// Gives the list the appearance of a style class, without a background.
  public func addListStyleClass(_ name: String) { list.addStyleClass(name) }
}

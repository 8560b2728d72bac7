internal import GLib
internal import CAdwaita
internal import CGTK

/// Widgets in a row or a column.
@MainActor
public final class Box: Widget {
  /// The way a box goes.
  public enum Direction: Sendable {
    /// Side by side.
    case row
    /// One below the other.
    case column
  }

  /// A box with a distance between its widgets, in points.
  public init(_ direction: Direction, spacing: Int = 0, _ children: [Widget] = []) {
    let orientation = direction == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    super.init(new: raw(gtk_box_new(orientation, gint(spacing))))
    for child in children { append(child) }
  }

  /// Puts the widgets of a row on one line, by the lines of their text.
  public func alignsBaselines() {
    var child = gtk_widget_get_first_child(gtk)
    while let widget = child {
      gtk_widget_set_valign(widget, GTK_ALIGN_BASELINE)
      child = gtk_widget_get_next_sibling(widget)
    }
  }

  /// Whether all widgets get the same space along the box.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(pointer.assumingMemoryBound(to: GtkBox.self)) != 0 }
    set { gtk_box_set_homogeneous(pointer.assumingMemoryBound(to: GtkBox.self), newValue ? 1 : 0) }
  }

  /// Keeps the box in the middle of its place, at its natural size.
  public func centered() -> Box {
    gtk_widget_set_halign(gtk, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(gtk, GTK_ALIGN_CENTER)
    return self
  }

  /// Adds a widget at the end.
  public func append(_ child: Widget) {
    gtk_box_append(pointer.assumingMemoryBound(to: GtkBox.self), child.gtk)
  }

  /// Takes a widget out; it may be added elsewhere.
  public func remove(_ child: Widget) {
    gtk_box_remove(pointer.assumingMemoryBound(to: GtkBox.self), child.gtk)
  }
}

/// A widget on top of another.
@MainActor
public final class Overlay: Widget {
  /// An overlay over its main widget.
  public init(_ main: Widget) {
    super.init(new: raw(gtk_overlay_new()))
    gtk_overlay_set_child(opaque, main.gtk)
  }

  /// Lays a widget over the main one, as large as that, or at its middle where it expands to no side.
  public func add(_ widget: Widget, fills: Bool = true) {
    gtk_widget_set_halign(widget.gtk, fills ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget.gtk, fills ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    gtk_overlay_add_overlay(opaque, widget.gtk)
  }

  /// Takes a widget away that was laid over the main one.
  public func remove(_ widget: Widget) { gtk_overlay_remove_overlay(opaque, widget.gtk) }

  /// Puts a widget that was laid over the main one above all others.
  public func raise(_ widget: Widget) {
    gtk_widget_insert_before(widget.gtk, gtk, nil)
  }

  /// Lays a widget over the main one, at its top edge.
  public func addAtTop(_ widget: Widget) {
    gtk_widget_set_valign(widget.gtk, GTK_ALIGN_START)
    gtk_overlay_add_overlay(opaque, widget.gtk)
  }
}

/// Keeps its widget, at its middle, from growing beyond a size.
@MainActor
public final class SizeClamp: Widget {
  private let inner: OpaquePointer

  /// A scrolled window whose child fills all the space it gets.
  public init(_ content: Widget) {
    inner = OpaquePointer(adw_clamp_new())
    adw_clamp_set_child(inner, content.gtk)
    gtk_orientable_set_orientation(inner, GTK_ORIENTATION_VERTICAL)
    let outer = raw(adw_clamp_new())
    adw_clamp_set_child(OpaquePointer(outer), UnsafeMutablePointer(inner))
    super.init(new: outer)
    setMaximumSize(width: nil, height: nil)
  }

  /// The most that the widget takes, in points; nil sets no limit.
  public func setMaximumSize(width: Int?, height: Int?) {
    for (clamp, size) in [(opaque, width), (inner, height)] {
      let size = gint(min(max(size ?? Self.unlimited, 0), Self.unlimited))
      adw_clamp_set_maximum_size(clamp, size)
      adw_clamp_set_tightening_threshold(clamp, size)
    }
  }

  /// More than any screen has; libadwaita adds margins to it, so it is not the largest number that there is.
  private static let unlimited = 1 << 20
}

/// Several widgets in one place; one of them is visible.
@MainActor
open class Stack: Widget {
  /// An empty stack.
  public init() {
    super.init(new: raw(gtk_stack_new()))
    // A hidden widget requests no space.
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
  }

  /// Adds a widget under a name.
  public func add(_ widget: Widget, named name: String) { gtk_stack_add_named(opaque, widget.gtk, name) }

  /// The name of the widget that shows; setting a name that is not there is a fault of the program.
  public var visibleName: String {
    get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_stack_set_visible_child_name(opaque, newValue) }
  }
}

/// A widget that can be taller than its place, and then scrolls up and down.
@MainActor
public final class ScrolledWindow: Widget {
  /// A scrolling place for a widget.
  public init(_ child: Widget) {
    super.init(new: raw(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.gtk)
  }

  /// A place as high as its widget, up to a height in points, from which on it scrolls.
  public convenience init(_ child: Widget, maximumHeight: Int) {
    self.init(child)
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, gint(maximumHeight))
  }

  /// Scrolls to the top.
  public func scrollToStart() {
    let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment))
  }

  /// Scrolls to the bottom.
  public func scrollToEnd() {
    let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
  }

  /// A place as high as its widget, which scrolls to the side where the widget is too wide.
  public init(wide child: Widget) {
    super.init(new: raw(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(opaque, child.gtk)
  }
}

/// Keeps a widget from becoming too wide to read.
@MainActor
public final class Clamp: Widget {
  /// A place that is at most some points wide.
  public init(_ child: Widget, maximumWidth: Int) {
    super.init(new: raw(adw_clamp_new()))
    adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_set_child(opaque, child.gtk)
  }
}

/// A sidebar beside a content where there is enough space for both; otherwise one at a time.
@MainActor
public final class Leaflet: Widget {
  private let content: Widget
  private let sidebar: Widget

  /// A leaflet of two pages, a line between them.
  public init(sidebar: Widget, content: Widget) {
    self.content = content
    self.sidebar = sidebar
    super.init(new: raw(adw_leaflet_new()))
    adw_leaflet_append(opaque, sidebar.gtk)
    let line = adw_leaflet_append(opaque, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_leaflet_page_set_navigatable(line, 0)
    adw_leaflet_append(opaque, content.gtk)
    showContent()
  }

  /// Whether only one of the two shows.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

  /// Runs `body` when the leaflet folds or unfolds.
  public func onFold(_ body: @escaping @MainActor (Bool) -> Void) {
    onSignal("notify::folded", perform: { [unowned self] _ in body(isFolded) })
  }

  /// Shows the content where only one page fits.
  public func showContent() { adw_leaflet_set_visible_child(opaque, content.gtk) }

  /// Shows the sidebar where only one page fits.
  public func showSidebar() { adw_leaflet_set_visible_child(opaque, sidebar.gtk) }
}

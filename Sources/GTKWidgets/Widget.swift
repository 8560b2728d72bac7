public import GLib
internal import CGLibShims
internal import CGTK

/// A GTK widget and its Swift object; while a container holds the widget, both live.
@MainActor
open class Widget: GObjectPeer {
  /// The Swift object of a widget that another library made and owns; always the same one for one widget.
  public static func lent(_ pointer: UnsafeMutableRawPointer) -> Widget {
    GObjectPeer.peer(of: pointer) as? Widget ?? Widget(lent: pointer)
  }

  /// Whether the widget takes part in its container.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(gtk) != 0 }
    set { gtk_widget_set_visible(gtk, newValue ? 1 : 0) }
  }

  /// Whether the widget answers to input.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(gtk) != 0 }
    set { gtk_widget_set_sensitive(gtk, newValue ? 1 : 0) }
  }

  /// Whether the widget takes the space that is left beside its neighbours.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(gtk) != 0 }
    set { gtk_widget_set_hexpand(gtk, newValue ? 1 : 0) }
  }

  /// Whether the widget takes the space that is left above and below.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(gtk) != 0 }
    set { gtk_widget_set_vexpand(gtk, newValue ? 1 : 0) }
  }

  /// The size of the widget's allocation, in points; zero before the first.
  public var size: (width: Double, height: Double) {
    (Double(gtk_widget_get_width(gtk)), Double(gtk_widget_get_height(gtk)))
  }

  /// Whether the widget is on screen, its window included.
  public var isMapped: Bool { gtk_widget_get_mapped(gtk) != 0 }

  /// Whether the widget is the last one in its container, which in an ``Overlay`` is the uppermost.
  public var isLast: Bool { gtk_widget_get_next_sibling(gtk) == nil }

  /// Runs `body` each time the widget comes on screen.
  public func onMap(_ body: @escaping @MainActor () -> Void) { onSignal("map") { _ in body() } }

  /// Whether the keyboard's focus is on the widget or inside it.
  public var hasFocus: Bool {
    gtk_widget_get_state_flags(gtk).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Keeps the same distance to all neighbours, in points.
  public func setMargin(_ points: Int) { setMargins(top: points, bottom: points, start: points, end: points) }

  /// Keeps a distance to each neighbour, in points.
  public func setMargins(top: Int, bottom: Int, start: Int, end: Int) {
    gtk_widget_set_margin_top(gtk, gint(top))
    gtk_widget_set_margin_bottom(gtk, gint(bottom))
    gtk_widget_set_margin_start(gtk, gint(start))
    gtk_widget_set_margin_end(gtk, gint(end))
  }

  /// The side at which the widget is aligned, at its natural width; by default it fills the width.
  public enum HorizontalPosition: Sendable {
    /// All of the width.
    case fill
    /// Where lines begin.
    case start
    /// In the middle.
    case center
    /// Where lines end.
    case end
  }

  /// Puts the widget at a side of its place.
  public func place(_ place: HorizontalPosition) {
    let align: GtkAlign =
      switch place {
      case .fill: GTK_ALIGN_FILL
      case .start: GTK_ALIGN_START
      case .center: GTK_ALIGN_CENTER
      case .end: GTK_ALIGN_END
      }
    gtk_widget_set_halign(gtk, align)
  }

  /// Asks for at least a size, in points; nil leaves it to the content.
  public func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(gtk, gint(width ?? -1), gint(height ?? -1))
  }

  /// Adds one of the style sheet's classes: `title-1`, `error`, `pill`, `suggested-action`.
  public func addStyleClass(_ name: String) { gtk_widget_add_css_class(gtk, name) }

  /// Takes one of the style sheet's classes away.
  public func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(gtk, name) }

  /// The size in points with padding and border: what can be hit.
  public var outerSize: (width: Double, height: Double) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(gtk, gtk, &bounds) != 0 else { return (0, 0) }
    return (Double(bounds.size.width), Double(bounds.size.height))
  }

  /// The `GtkWindow *` that the widget is in; nil where it is in none.
  public var rootPointer: UnsafeMutableRawPointer? {
    gtk_widget_get_root(gtk).map { UnsafeMutableRawPointer($0) }
  }

  /// Shows words beside the pointer when it rests on the widget; nil shows none.
  public func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(gtk, text) }

  /// Moves the keyboard's focus here; false where the widget takes none.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(gtk) != 0 }

  /// Keeps the keyboard focus out of the widget's present children.
  ///
  /// `WebKitWebView` has a hidden child for input methods. Without this, Tab after a page's last element moves the focus into it,
  /// and no key moves it out again.
  public func keepFocusOutOfChildren() {
    var child = gtk_widget_get_first_child(gtk)
    while let widget = child {
      gtk_widget_set_can_focus(widget, 0)
      child = gtk_widget_get_next_sibling(widget)
    }
  }

  /// Where X11 finds a point of this widget: the window's number, and whole points in that window.
  ///
  /// Nil on another display, or before the widget is shown. Meant for programs that test themselves by real
  /// pointer events.
  public func x11Target(x: Double, y: Double) -> (window: UInt, x: Int, y: Int)? {
    guard let native = gtk_widget_get_native(gtk), let surface = gtk_native_get_surface(native) else {
      return nil
    }
    let window = clinkway_x11_window(UnsafeMutableRawPointer(surface))
    guard window != 0 else { return nil }
    let top = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (topX, topY, shadowX, shadowY) = (0.0, 0.0, 0.0, 0.0)
    guard gtk_widget_translate_coordinates(gtk, top, x, y, &topX, &topY) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    return (window, Int(topX + shadowX), Int(topY + shadowY))
  }
}

extension GObjectPeer {
  /// The object as GTK's functions for widgets want it.
  var gtk: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// The object as functions for types without a visible structure want it.
  var opaque: OpaquePointer { OpaquePointer(pointer) }
}

/// A GTK function's new widget, whose type the caller knows.
func raw(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(widget!)
}

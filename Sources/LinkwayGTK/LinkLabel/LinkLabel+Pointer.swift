internal import CGTK
import Foundation
internal import GLib
import LinkText

// The pointer over a label that moves under it.
//
// GTK reports a pointer that moves. A text change, or a program that scrolls, moves the text under a pointer that rests, and
// GTK reports nothing. So each label on screen looks after each layout of its window whether it has another place or text,
// and only then asks where the pointer is, once a frame for all labels.
extension LinkLabel {
  /// Follows the layouts of the window that the label is shown in.
  func watchFrames() {
    guard let clock = gtk_widget_get_frame_clock(gtkWidget) else { return }
    frames = SignalConnection(UnsafeMutableRawPointer(clock), "layout") { [weak self] _ in self?.afterLayout()
    }
  }

  private func afterLayout() {
    guard let place = placeInWindow() else { return }
    guard place != lastPlace || pointerIsStale else { return }
    lastPlace = place
    pointerIsStale = false
    refreshPointer()
  }

  /// Updates the hovered link from the place where the pointer is now.
  func refreshPointer() {
    guard gtk_widget_get_mapped(gtkWidget) != 0, gtk_widget_is_sensitive(gtkWidget) != 0,
      let location = PointerLocation.current(in: gtkWidget)
    else { return }
    guard location.isOver(gtkWidget), let point = location.point(in: gtkWidget) else {
      if interaction.hovered != nil { handle(.pointerMoved(nil)) }
      return
    }
    if isSelecting { return continueSelecting(at: point) }
    if interaction.hovered != hit(point) { handle(.pointerMoved(hit(point))) }
    if interaction.hovered != nil { watchPointer() }
  }

  /// Ends a hover that GTK does not know of with the window's next event of the pointer.
  ///
  /// GTK sends that event to the widget that it counts the pointer to, which may be another one. If the pointer is still over
  /// this label, GTK reports it to the label right after.
  private func watchPointer() {
    guard windowMotion == nil, let root = gtk_widget_get_root(gtkWidget) else { return }
    let controller = gtk_event_controller_motion_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let widget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_add_controller(widget, controller)
    windowMotion = ["motion", "leave"].map { signal in
      SignalConnection(UnsafeMutableRawPointer(controller), signal) { [weak self] _ in
        guard let self else { return }
        if interaction.hovered != nil { handle(.pointerMoved(nil)) }
        windowMotion = nil
        // Not within the event that the controller handles.
        Task { gtk_widget_remove_controller(widget, controller) }
      }
    }
  }

  /// The pointer's shape follows the hovered link, also where GTK still counts the pointer to another link's widget.
  func updateCursor() {
    let name = interaction.hovered != nil ? "pointer" : isSelectable ? "text" : nil
    guard name != cursorName else { return }
    cursorName = name
    gtk_widget_set_cursor_from_name(gtkWidget, name)
  }

  private func placeInWindow() -> CGPoint? {
    guard let native = gtk_widget_get_native(gtkWidget) else { return nil }
    let top = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(gtkWidget, top, 0, 0, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
  }
}

/// Where the pointer is in a window, and the widget that is drawn there; asked of the display once a frame.
@MainActor
private struct PointerLocation {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let point: CGPoint?
  private let picked: UnsafeMutablePointer<GtkWidget>?
  private let frame: gint64

  private static var last: PointerLocation?

  static func current(in widget: UnsafeMutablePointer<GtkWidget>) -> PointerLocation? {
    guard let native = gtk_widget_get_native(widget), let clock = gtk_widget_get_frame_clock(widget),
      let surface = gtk_native_get_surface(native)
    else { return nil }
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    // The time of a frame is different in every window, and an address may be used again.
    let frame = gdk_frame_clock_get_frame_time(clock)
    if let last, last.window == window, last.frame == frame { return last }
    var point: CGPoint?
    var (x, y, shadowX, shadowY) = (0.0, 0.0, 0.0, 0.0)
    let pointer = gdk_display_get_default_seat(gtk_widget_get_display(widget)).flatMap {
      gdk_seat_get_pointer($0)
    }
    if let pointer, gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0 {
      gtk_native_get_surface_transform(native, &shadowX, &shadowY)
      point = CGPoint(x: x - shadowX, y: y - shadowY)
    }
    let picked = point.flatMap { gtk_widget_pick(window, $0.x, $0.y, GTK_PICK_DEFAULT) }
    let location = PointerLocation(window: window, point: point, picked: picked, frame: frame)
    last = location
    return location
  }

  /// Whether the widget or one of its children is drawn under the pointer.
  func isOver(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    picked == widget || picked.map { gtk_widget_is_ancestor($0, widget) != 0 } ?? false
  }

  func point(in widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard let point, gtk_widget_translate_coordinates(window, widget, point.x, point.y, &x, &y) != 0 else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }
}

internal import CGTK
internal import GLib
import LinkText

/// The label's text for assistive technologies: by character, word and line, with caret and selection.
///
/// GTK implements the AT-SPI interface `Text` for its own classes only, so ``LinkLabel``'s widget class derives from
/// `GtkLabel`. The inherited label has the same text and selection; it draws nothing and takes no input.
///
/// A GTK whose `GtkLabel` is final has no such label: there, screen readers read the text as the widget's name.
@MainActor
final class AccessibleText {
  private let label: OpaquePointer
  /// The selection that the inherited label was given, in scalars.
  private var mirrored: Range<Int>?

  /// Nil for a widget that is not a `GtkLabel`.
  init?(_ widget: UnsafeMutableRawPointer) {
    let isLabel = g_type_check_instance_is_a(
      widget.assumingMemoryBound(to: GTypeInstance.self), gtk_label_get_type())
    guard isLabel != 0 else { return nil }
    label = OpaquePointer(widget)
    silenceControllers()
  }

  /// The text, without NUL, which C cannot hold; a space is as long.
  func set(_ text: String) {
    gtk_label_set_text(label, text.replacing("\0", with: " "))
    mirrored = nil
  }

  var isSelectable = false {
    didSet {
      guard isSelectable != oldValue else { return }
      gtk_label_set_selectable(label, isSelectable ? 1 : 0)
      silenceControllers()
      mirrored = nil
    }
  }

  /// Reports a selection of the label to assistive technologies.
  func select(_ selection: LabelSelection?, in text: String) {
    guard isSelectable else { return }
    let ends =
      selection.map { (scalars(in: text, upTo: $0.anchor), scalars(in: text, upTo: $0.head)) } ?? (0, 0)
    gtk_label_select_region(label, gint(ends.0), gint(ends.1))
    mirrored = min(ends.0, ends.1)..<max(ends.0, ends.1)
  }

  /// The selection that an assistive technology has made since the last call; nil where it made none.
  func changedSelection(in text: String) -> LabelSelection? {
    var (start, end): (gint, gint) = (0, 0)
    gtk_label_get_selection_bounds(label, &start, &end)
    let current = Int(min(start, end))..<Int(max(start, end))
    guard current != mirrored ?? 0..<0 else { return nil }
    mirrored = current
    return LabelSelection(
      anchor: offset(in: text, ofScalar: current.lowerBound),
      head: offset(in: text, ofScalar: current.upperBound))
  }

  /// The inherited label's own keys, clicks and menu do nothing: the Swift class handles input.
  private func silenceControllers() {
    let widget = UnsafeMutableRawPointer(label).assumingMemoryBound(to: GtkWidget.self)
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for position in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, position) else { continue }
      if g_object_get_qdata(item.assumingMemoryBound(to: GObject.self), Self.ownKey) == nil {
        gtk_event_controller_set_propagation_phase(OpaquePointer(item), GTK_PHASE_NONE)
      }
      g_object_unref(item)
    }
  }

  /// Marks a controller as one of the Swift class.
  static func markAsOwn(_ controller: UnsafeMutableRawPointer) {
    g_object_set_qdata(
      controller.assumingMemoryBound(to: GObject.self), ownKey, UnsafeMutableRawPointer(bitPattern: 1))
  }

  private static let ownKey = g_quark_from_static_string("linkway-own-controller")

  private func scalars(in text: String, upTo offset: Int) -> Int {
    text.unicodeScalars.distance(
      from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: offset))
  }

  private func offset(in text: String, ofScalar number: Int) -> Int {
    let scalars = text.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: number, limitedBy: scalars.endIndex)
    return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
  }
}

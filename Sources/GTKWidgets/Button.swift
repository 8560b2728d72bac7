internal import GLib
internal import CGLibShims
internal import CGTK

/// Something to press.
@MainActor
public final class Button: Widget {
  /// A button with words.
  public init(_ title: String) { super.init(new: raw(gtk_button_new_with_label(title))) }

  /// A button with one of the theme's icons; the name is shown beside the pointer, and read aloud.
  public init(icon: String, name: String) {
    super.init(new: raw(gtk_button_new_from_icon_name(icon)))
    setTooltip(name)
    setAccessibleName(name)
  }

  /// Presses the button, as a click of the user does.
  public func press() { clinkway_emit(pointer, "clicked") }

  /// Runs `body` at each press.
  public func onPress(_ body: @escaping @MainActor () -> Void) {
    onSignal("clicked", perform: { _ in body() })
  }
}

internal import CGTK
internal import GLib

/// A choice between yes and no, with words beside it.
@MainActor
public final class CheckBox: Widget {
  /// A box with words, ticked or not.
  public init(_ title: String, isOn: Bool = false) {
    super.init(new: raw(gtk_check_button_new_with_label(title)))
    self.isOn = isOn
  }

  /// Whether it is ticked.
  public var isOn: Bool {
    get { gtk_check_button_get_active(pointer.assumingMemoryBound(to: GtkCheckButton.self)) != 0 }
    set {
      gtk_check_button_set_active(pointer.assumingMemoryBound(to: GtkCheckButton.self), newValue ? 1 : 0)
    }
  }

  /// Runs `body` after each change.
  public func onChange(_ body: @escaping @MainActor (Bool) -> Void) {
    onSignal("toggled") { [unowned self] _ in body(isOn) }
  }
}

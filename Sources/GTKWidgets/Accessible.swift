internal import GLib
internal import CGLibShims
internal import CGTK

extension Widget {
  /// The text by which assistive technologies name the widget.
  public func setAccessibleName(_ name: String) { Self.setAccessibleName(name, of: pointer) }

  /// The text by which assistive technologies name a `GtkWidget *`.
  public static func setAccessibleName(_ name: String, of pointer: UnsafeMutableRawPointer) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name, of: pointer)
  }

  /// The text that assistive technologies read after the name of a `GtkWidget *`.
  public static func setAccessibleDescription(_ text: String, of pointer: UnsafeMutableRawPointer) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text, of: pointer)
  }

  /// Makes the widget a dialog to assistive technologies, which they announce by a name; before it first shows.
  public func becomeDialog(named name: String) {
    var role = GValue()
    g_value_init(&role, gtk_accessible_role_get_type())
    g_value_set_enum(&role, gint(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG.rawValue))
    g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), "accessible-role", &role)
    g_value_unset(&role)
    setAccessibleName(name)
  }

  private static func set(
    _ property: GtkAccessibleProperty, to text: String, of pointer: UnsafeMutableRawPointer
  ) {
    var property = property
    var value = GValue()
    g_value_init(&value, clinkway_type_string())
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, &value)
    g_value_unset(&value)
  }
}

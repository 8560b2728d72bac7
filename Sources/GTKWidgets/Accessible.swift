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

  /// Removes the words that were set by ``setAccessibleDescription(_:of:)``.
  public static func resetAccessibleDescription(of pointer: UnsafeMutableRawPointer) {
    gtk_accessible_reset_property(OpaquePointer(pointer), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }

  /// Makes the widget a heading of a level from 1 to 6 for assistive technologies; call it before the widget first shows.
  public func becomeHeading(level: Int) {
    setRole(GTK_ACCESSIBLE_ROLE_HEADING)
    var property = GTK_ACCESSIBLE_PROPERTY_LEVEL
    var value = GValue()
    g_value_init(&value, clinkway_type_int())
    g_value_set_int(&value, gint(min(max(level, 1), 6)))
    gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, &value)
    g_value_unset(&value)
  }

  /// Makes the widget a status line, whose changes assistive technologies announce; call it before the widget first shows.
  public func becomeStatus() { setRole(GTK_ACCESSIBLE_ROLE_STATUS) }

  /// Makes the widget a dialog to assistive technologies, which they announce by a name; before it first shows.
  public func becomeDialog(named name: String) {
    setRole(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
    setAccessibleName(name)
  }

  private func setRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
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

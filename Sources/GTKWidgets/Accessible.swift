internal import GLib
internal import CGLibShims
internal import CGTK

extension Widget {
  /// The words by which assistive technologies name the widget.
  public func setAccessibleName(_ name: String) { Self.setAccessibleName(name, of: pointer) }

  /// The words by which assistive technologies name a `GtkWidget *`.
  public static func setAccessibleName(_ name: String, of pointer: UnsafeMutableRawPointer) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name, of: pointer)
  }

  /// The words that assistive technologies read after the name of a `GtkWidget *`.
  public static func setAccessibleDescription(_ words: String, of pointer: UnsafeMutableRawPointer) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: words, of: pointer)
  }

  private static func set(
    _ property: GtkAccessibleProperty, to words: String, of pointer: UnsafeMutableRawPointer
  ) {
    var property = property
    var value = GValue()
    g_value_init(&value, clinkway_type_string())
    g_value_set_string(&value, words)
    gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, &value)
    g_value_unset(&value)
  }
}

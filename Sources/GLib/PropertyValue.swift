internal import CGLibShims
internal import CGTK

/// A value for a GObject property.
public enum PropertyValue: Sendable {
  /// A string, or NULL.
  case string(String?)
  /// A Boolean.
  case bool(Bool)
  /// A signed integer.
  case int(Int)
}

extension PropertyValue {
  /// Sets a property of a GObject by its name; GLib warns where the object has none of that name or type.
  @MainActor
  public static func set(_ name: String, of object: UnsafeMutableRawPointer, to value: PropertyValue) {
    var box = GValue()
    switch value {
    case .string(let text):
      g_value_init(&box, clinkway_type_string())
      g_value_set_string(&box, text)
    case .bool(let flag):
      g_value_init(&box, clinkway_type_boolean())
      g_value_set_boolean(&box, flag ? 1 : 0)
    case .int(let number):
      g_value_init(&box, clinkway_type_int())
      g_value_set_int(&box, gint(number))
    }
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &box)
    g_value_unset(&box)
  }

  /// Reads an integer property of a GObject.
  @MainActor
  public static func int(_ name: String, of object: UnsafeMutableRawPointer) -> Int {
    var box = GValue()
    g_value_init(&box, clinkway_type_int())
    defer { g_value_unset(&box) }
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &box)
    return Int(g_value_get_int(&box))
  }
  /// Reads a string property of a GObject; nil for NULL.
  @MainActor
  public static func string(_ name: String, of object: UnsafeMutableRawPointer) -> String? {
    var box = GValue()
    g_value_init(&box, clinkway_type_string())
    defer { g_value_unset(&box) }
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &box)
    return g_value_get_string(&box).map { String(cString: $0) }
  }
}

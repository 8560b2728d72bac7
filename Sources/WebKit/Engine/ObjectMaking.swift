internal import CWebKitGTK
internal import GLib

/// Makes a GObject whose properties can only be given at its making.
///
/// `g_object_new` is variadic, which Swift cannot call.
@MainActor
func makeObject(_ type: GType, _ properties: [(name: String, object: UnsafeMutableRawPointer)])
  -> UnsafeMutableRawPointer
{
  var values = properties.map { property in
    var value = GValue()
    let instance = property.object.assumingMemoryBound(to: GTypeInstance.self)
    g_value_init(&value, instance.pointee.g_class.pointee.g_type)
    g_value_set_object(&value, property.object)
    return value
  }
  let names: [UnsafePointer<CChar>?] = properties.map { UnsafePointer(g_strdup($0.name)) }
  defer {
    for index in values.indices { g_value_unset(&values[index]) }
    for name in names { g_free(UnsafeMutableRawPointer(mutating: name)) }
  }
  var borrowed = names
  return UnsafeMutableRawPointer(
    g_object_new_with_properties(type, guint(properties.count), &borrowed, &values)!)
}

/// Takes over a string that a C function gives away.
func takeString(_ owned: UnsafeMutablePointer<CChar>?) -> String? {
  guard let owned else { return nil }
  defer { g_free(owned) }
  return String(cString: owned)
}

/// Copies a string that a C function lends.
func borrowString(_ lent: UnsafePointer<CChar>?) -> String? { lent.map { String(cString: $0) } }

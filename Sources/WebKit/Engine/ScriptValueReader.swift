internal import CWebKitGTK
internal import Foundation
internal import GLib

/// A script's value in Swift: String, NSNumber, Date, NSNull, and arrays and dictionaries of these.
@MainActor
enum ScriptValueReader {
  /// The value; nil for `undefined` and for what none of these types can hold.
  static func value(_ value: OpaquePointer) -> Any? {
    if jsc_value_is_string(value) != 0 { return string(value) }
    if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
    if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
    if jsc_value_is_null(value) != 0 { return NSNull() }
    if jsc_value_is_undefined(value) != 0 { return nil }
    if jsc_value_is_array(value) != 0 { return array(value) }
    guard jsc_value_is_object(value) != 0, jsc_value_is_function(value) == 0 else { return nil }
    if jsc_value_object_is_instance_of(value, "Date") != 0 { return date(value) }
    return dictionary(value)
  }

  /// A whole number as one, so that it also prints as one.
  private static func number(_ value: Double) -> NSNumber {
    Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }

  static func string(_ value: OpaquePointer) -> String {
    bytes(of: value) { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a string's UTF-8 in its place; by its count, for a script's string may contain NUL.
  static func bytes<Result>(of value: OpaquePointer, _ read: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let bytes = jsc_value_to_string_as_bytes(value) else {
      return read(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let data = g_bytes_get_data(bytes, &count)
    return read(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }

  /// Reads an array's element.
  static func item<Result>(_ array: OpaquePointer, _ index: Int, _ read: (OpaquePointer) -> Result) -> Result
  {
    let item = jsc_value_object_get_property_at_index(array, guint(index))!
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    return read(item)
  }

  private static func array(_ value: OpaquePointer) -> [Any] {
    let count = property(value, "length") { jsc_value_to_double($0) }
    return (0..<Int(count)).map { item(value, $0) { self.value($0) } ?? NSNull() }
  }

  private static func dictionary(_ value: OpaquePointer) -> [String: Any] {
    var result: [String: Any] = [:]
    guard let names = jsc_value_object_enumerate_properties(value) else { return result }
    defer { g_strfreev(names) }
    var index = 0
    while let name = names[index] {
      // A property without a value is left out, as JSON does.
      result[String(cString: name)] = property(value, name) { self.value($0) }
      index += 1
    }
    return result
  }

  private static func date(_ value: OpaquePointer) -> Date {
    let time = jsc_value_object_invoke_methodv(value, "getTime", 0, nil)!
    defer { g_object_unref(UnsafeMutableRawPointer(time)) }
    return Date(timeIntervalSince1970: jsc_value_to_double(time) / 1000)
  }

  private static func property<Result>(
    _ value: OpaquePointer, _ name: UnsafePointer<CChar>, _ read: (OpaquePointer) -> Result
  ) -> Result {
    let property = jsc_value_object_get_property(value, name)!
    defer { g_object_unref(UnsafeMutableRawPointer(property)) }
    return read(property)
  }
}

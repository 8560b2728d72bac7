internal import CWebKitGTK
internal import Foundation
internal import GLib

/// Reads one script's value into Swift: String, NSNumber, Date, NSNull, and arrays and dictionaries of these.
///
/// A page makes the value, so it may contain itself, share one part a billion times, or be nested without an end. Each
/// part is counted as often as it is met, and reading stops where the whole is larger or deeper than it may be.
@MainActor
struct ScriptValueReader {
  /// The most bytes that are read.
  private let limit: Int
  /// How many bytes were read so far, roughly: a text's own and two, 64 for a list or an object, at least eight for anything.
  private(set) var size = 0
  private var depth = 0

  /// How many lists and objects may be within one another; JSON's own readers take no more.
  static let deepest = 512
  /// The most bytes that a script's result may hold.
  static let largestResult = 64 << 20

  init(limit: Int) { self.limit = limit }

  /// The value; nil for `undefined` and for what none of these types can hold.
  mutating func read(_ value: OpaquePointer) throws(WKScriptMessage.BodyError) -> Any? {
    if jsc_value_is_string(value) != 0 {
      let text = Self.string(value)
      try count(max(8, text.utf8.count + 2))
      return text
    }
    try count(8)
    if jsc_value_is_number(value) != 0 { return Self.number(jsc_value_to_double(value)) }
    if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
    if jsc_value_is_null(value) != 0 { return NSNull() }
    if jsc_value_is_undefined(value) != 0 { return nil }
    guard jsc_value_is_object(value) != 0, jsc_value_is_function(value) == 0 else { return nil }
    if jsc_value_object_is_instance_of(value, "Date") != 0 { return Self.date(value) }
    guard depth < Self.deepest else { throw .tooDeep(limit: Self.deepest) }
    try count(56)
    depth += 1
    defer { depth -= 1 }
    return jsc_value_is_array(value) != 0 ? try array(value) : try dictionary(value)
  }

  private mutating func count(_ bytes: Int) throws(WKScriptMessage.BodyError) {
    size += bytes
    guard size <= limit else { throw .tooLarge(size, limit: limit) }
  }

  /// Holds what is still to be read against the limit, without counting it yet.
  private func foresee(_ parts: Int) throws(WKScriptMessage.BodyError) {
    guard parts <= (limit - size) / 8 else { throw .tooLarge(size + parts * 8, limit: limit) }
  }

  private mutating func array(_ value: OpaquePointer) throws(WKScriptMessage.BodyError) -> [Any] {
    let length = jsc_value_object_get_property(value, "length")!
    let count = Int(jsc_value_to_double(length))
    g_object_unref(UnsafeMutableRawPointer(length))
    try foresee(count)
    var result: [Any] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      let item = jsc_value_object_get_property_at_index(value, guint(index))!
      defer { g_object_unref(UnsafeMutableRawPointer(item)) }
      result.append(try read(item) ?? NSNull())
    }
    return result
  }

  private mutating func dictionary(_ value: OpaquePointer) throws(WKScriptMessage.BodyError) -> [String: Any]
  {
    // Each byte would be a property, and the engine first creates a list of all properties.
    if jsc_value_is_typed_array(value) != 0 { try foresee(Int(jsc_value_typed_array_get_length(value))) }
    var result: [String: Any] = [:]
    guard let names = jsc_value_object_enumerate_properties(value) else { return result }
    defer { g_strfreev(names) }
    var index = 0
    while let name = names[index] {
      index += 1
      let property = jsc_value_object_get_property(value, name)!
      defer { g_object_unref(UnsafeMutableRawPointer(property)) }
      try count(strlen(name) + 4)
      // A property without a value is left out, as JSON does.
      result[String(cString: name)] = try read(property)
    }
    return result
  }

  /// A whole number as one, so that it also prints as one.
  private static func number(_ value: Double) -> NSNumber {
    Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }

  private static func date(_ value: OpaquePointer) -> Date {
    let time = jsc_value_object_invoke_methodv(value, "getTime", 0, nil)!
    defer { g_object_unref(UnsafeMutableRawPointer(time)) }
    return Date(timeIntervalSince1970: jsc_value_to_double(time) / 1000)
  }
}

extension ScriptValueReader {
  static func string(_ value: OpaquePointer) -> String {
    bytes(of: value) { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a string's UTF-8 without copying it; by its length, because a script's string can contain NUL.
  static func bytes<Result>(of value: OpaquePointer, _ read: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let bytes = jsc_value_to_string_as_bytes(value) else {
      return read(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let data = g_bytes_get_data(bytes, &count)
    return read(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }
}

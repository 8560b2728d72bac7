internal import CGTK

/// The arguments of one emission, by position; 0 is the object that emits.
///
/// Valid only inside the handler, and so on no other actor than the handler's.
public struct SignalArguments {
  let values: UnsafeBufferPointer<GValue>

  /// The number of arguments, the emitting object included.
  public var count: Int { values.count }

  /// A string argument; nil where it is NULL.
  public func string(_ index: Int) -> String? {
    guard let text = g_value_get_string(value(index)) else { return nil }
    return String(cString: text)
  }

  /// A Boolean argument.
  public func bool(_ index: Int) -> Bool { g_value_get_boolean(value(index)) != 0 }

  /// A signed integer argument.
  public func int(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }

  /// An unsigned integer argument.
  public func uint(_ index: Int) -> UInt { UInt(g_value_get_uint(value(index))) }

  /// A floating-point argument.
  public func double(_ index: Int) -> Double { g_value_get_double(value(index)) }

  /// An enumeration argument's number.
  public func enumeration(_ index: Int) -> Int { Int(g_value_get_enum(value(index))) }

  /// A flags argument's bits.
  public func flags(_ index: Int) -> UInt { UInt(g_value_get_flags(value(index))) }

  /// An object argument, lent for the time of the handler; nil where it is NULL.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? {
    guard let object = g_value_get_object(value(index)) else { return nil }
    return UnsafeMutableRawPointer(object)
  }

  /// A boxed argument (a structure such as `GError`), lent for the time of the handler; nil where it is NULL.
  public func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(value(index)) }

  /// An argument of a fundamental type of its own, such as `GdkEvent`, lent for the time of the handler; nil where it is NULL.
  public func instance(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(value(index)) }

  /// A plain pointer argument, such as an array; nil where it is NULL.
  public func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(value(index)) }

  private func value(_ index: Int) -> UnsafePointer<GValue> {
    precondition(values.indices.contains(index), "the signal has \(values.count) arguments, not \(index + 1)")
    return values.baseAddress! + index
  }
}

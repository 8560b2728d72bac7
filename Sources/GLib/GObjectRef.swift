internal import CGLibShims
internal import CGTK

/// A strong reference to a GObject, given back when the Swift object goes away.
///
/// The three initialisers stand for GObject's three ways of handing an object over; the wrong one leaks or
/// frees too early, so each says in GObject's words when it is right.
@MainActor
public final class GObjectRef {
  /// The `GObject *`.
  public let pointer: UnsafeMutableRawPointer

  /// Takes a new object whose reference is floating, as every new widget's is ("transfer floating").
  public init(sinking pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  /// Takes over a reference that the caller owns ("transfer full").
  public init(adopting pointer: UnsafeMutableRawPointer) {
    precondition(
      clinkway_is_floating(pointer) == 0, "a floating reference is nobody's yet: use init(sinking:)")
    self.pointer = pointer
  }

  /// Adds a reference to an object that is only lent ("transfer none").
  public init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// The object's reference count, for tests.
  public var referenceCount: Int { Int(clinkway_ref_count(pointer)) }
}

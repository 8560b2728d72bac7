internal import CGLibShims
internal import CGTK

/// A strong reference to a GObject, released when the Swift object is deinitialised.
///
/// GObject hands over objects in three ways, and each initialiser matches one of them. The wrong one leaks or frees too
/// early; the documentation of each names the GObject term (transfer full, none, floating) for which it is right.
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
      clinkway_is_floating(pointer) == 0, "a floating reference has no owner yet: use init(sinking:)")
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

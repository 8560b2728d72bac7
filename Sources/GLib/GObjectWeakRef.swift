internal import CGTK

/// A reference to a GObject that does not keep it alive, and turns nil when it is disposed of.
@MainActor
public final class GObjectWeakRef {
  // GObject writes into it, so it has a place of its own.
  private let cell = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  /// A weak reference to an object; nil is a reference to nothing.
  public init(_ pointer: UnsafeMutableRawPointer?) {
    cell.initialize(to: GWeakRef())
    g_weak_ref_init(cell, pointer)
  }

  isolated deinit {
    g_weak_ref_clear(cell)
    cell.deallocate()
  }

  /// The object, lent, as long as it lives.
  public var pointer: UnsafeMutableRawPointer? {
    guard let object = g_weak_ref_get(cell) else { return nil }
    // The weak reference returns a strong one. The object's other owners keep it alive after this unref.
    g_object_unref(object)
    return UnsafeMutableRawPointer(object)
  }
}

internal import CWebKitGTK
internal import GLib

/// A question that the engine waits on: answered once; dropped without an answer, it is refused.
@MainActor
final class EngineQuestion {
  private let ref: GObjectRef
  private let refusal: @MainActor (OpaquePointer) -> Void
  private var isOpen = true

  init(_ object: UnsafeMutableRawPointer, refusal: @escaping @MainActor (OpaquePointer) -> Void) {
    ref = GObjectRef(retaining: object)
    self.refusal = refusal
  }

  isolated deinit { refuse() }

  func answer(_ give: (OpaquePointer) -> Void) {
    guard isOpen else { return }
    isOpen = false
    give(OpaquePointer(ref.pointer))
  }

  func refuse() { answer(refusal) }
}

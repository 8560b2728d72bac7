internal import CWebKitGTK
internal import GLib

/// A decision that the engine waits for: given once; dropped without one, it denies.
@MainActor
final class PolicyDecision {
  private let ref: GObjectRef
  private var isOpen = true

  init(_ decision: UnsafeMutableRawPointer) { ref = GObjectRef(retaining: decision) }

  isolated deinit { ignore() }

  func use() { answer { webkit_policy_decision_use($0) } }
  func ignore() { answer { webkit_policy_decision_ignore($0) } }
  func download() { answer { webkit_policy_decision_download($0) } }

  private func answer(_ give: (UnsafeMutablePointer<WebKitPolicyDecision>) -> Void) {
    guard isOpen else { return }
    isOpen = false
    give(ref.pointer.assumingMemoryBound(to: WebKitPolicyDecision.self))
  }
}

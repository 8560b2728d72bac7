/// Notifies what waits for the end of the document that is shown.
@MainActor
final class DocumentWatch {
  private var listeners: [Int: @MainActor () -> Void] = [:]
  private var count = 0

  /// Registers a listener, and returns its number.
  func add(_ listener: @escaping @MainActor () -> Void) -> Int {
    count += 1
    listeners[count] = listener
    return count
  }

  func remove(_ number: Int) { listeners[number] = nil }

  func documentEnded() {
    for (_, notify) in listeners.sorted(by: { $0.key < $1.key }) { notify() }
  }
}

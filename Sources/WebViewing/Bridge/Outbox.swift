import WebKit

/// The events that wait to be delivered to the page, in order.
@MainActor
final class Outbox {
  private(set) var waiting: [(name: String, value: Any)] = []
  private var isReady = false
  private var isDelivering = false
  private var isClosed = false
  /// Delivers some events, and answers whether the page took them.
  var deliver: (@MainActor ([[Any]]) async -> Bool)?

  /// More than these do not wait.
  static let longest = 100_000
  /// How many are delivered at once.
  private static let batch = 500

  /// Whether the event waits or is on its way; false where too many wait.
  func add(_ name: String, _ value: Any) -> Bool {
    guard !isClosed, waiting.count < Self.longest else { return false }
    waiting.append((name, value))
    flush()
    return true
  }

  /// A document's script says that it is there.
  func documentListens() {
    isReady = true
    flush()
  }

  /// The document is gone; what waits is for the next one.
  func documentGone() { isReady = false }

  func close() {
    isClosed = true
    waiting = []
    deliver = nil
  }

  private func flush() {
    guard isReady, !isDelivering, !waiting.isEmpty else { return }
    isDelivering = true
    Task { [weak self] in
      while let self, isReady, !waiting.isEmpty, let deliver {
        let some = waiting.prefix(Self.batch)
        let taken = await deliver(some.map { [$0.name, $0.value] })
        guard taken else {
          isReady = false
          break
        }
        if waiting.count >= some.count { waiting.removeFirst(some.count) }
      }
      self?.isDelivering = false
    }
  }
}

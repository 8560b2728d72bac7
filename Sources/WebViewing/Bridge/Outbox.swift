import Foundation

/// The events that wait to be delivered to the page, in order.
///
/// Each document names itself when its script runs, and takes only what is meant for that name. What an earlier document
/// answers late says nothing of the one that shows.
@MainActor
final class Outbox {
  private var waiting: [(name: String, json: String)] = []
  /// The documents that have said that they listen since the last one showed, the newest last.
  private var documents: [(id: String, sender: MessageSender, hasTaken: Bool)] = []
  /// Counts the deliveries and what carries them out, to know an answer that comes too late.
  private var (deliveries, carriers) = (0, 0)
  private var isDelivering = false
  private var isClosed = false
  /// Delivers the JSON of some events to a document, and answers whether it took them.
  var deliver: (@MainActor (_ document: String, _ events: String) async -> Bool)?
  /// Whether a document is heard, and so hears.
  var hears: @MainActor (MessageSender) -> Bool = { _ in false }

  /// More than these do not wait.
  static let longest = 100_000
  /// How many are delivered at once.
  private static let batch = 500
  /// How many documents are kept in mind.
  private static let mostDocuments = 8

  /// Whether the event waits or is on its way; false where too many wait.
  func add(_ name: String, _ json: String) -> Bool {
    guard !isClosed, waiting.count < Self.longest else { return false }
    waiting.append((name, json))
    flush()
    return true
  }

  /// A document's script says that it is there.
  func documentListens(_ id: String, _ sender: MessageSender) {
    documents.removeAll { $0.id == id }
    documents = documents.suffix(Self.mostDocuments - 1) + [(id, sender, false)]
    flush()
  }

  /// Other documents may be heard than before.
  func accessChanged() { flush() }

  /// The document is gone; what waits is for the next one.
  ///
  /// The next one may have said already that it is there, so only those that took something are surely gone.
  func documentGone() {
    documents.removeAll { $0.hasTaken }
    guard isDelivering else { return }
    let number = deliveries
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.giveUp(number)
    }
  }

  func close() {
    isClosed = true
    waiting = []
    documents = []
    deliver = nil
  }

  private var listening: String? { documents.last { hears($0.sender) }?.id }

  private func flush() {
    guard !isDelivering, listening != nil, !waiting.isEmpty else { return }
    isDelivering = true
    carriers += 1
    let carrier = carriers
    Task { await carry(carrier) }
  }

  private func carry(_ carrier: Int) async {
    while carrier == carriers, let id = listening, !waiting.isEmpty, let deliver {
      deliveries += 1
      let some = waiting.prefix(Self.batch)
      let isTaken = await deliver(id, Self.text(some))
      guard carrier == carriers else { return }
      if isTaken {
        waiting.removeFirst(min(some.count, waiting.count))
        if let index = documents.firstIndex(where: { $0.id == id }) { documents[index].hasTaken = true }
      } else {
        documents.removeAll { $0.id == id }
      }
    }
    if carrier == carriers { isDelivering = false }
  }

  /// A document that hung when it was left may never answer.
  private func giveUp(_ number: Int) {
    guard isDelivering, deliveries == number else { return }
    carriers += 1
    isDelivering = false
    flush()
  }

  private static func text(_ events: ArraySlice<(name: String, json: String)>) -> String {
    "[" + events.map { "[\(BridgeValue.literal($0.name)),\($0.json)]" }.joined(separator: ",") + "]"
  }
}

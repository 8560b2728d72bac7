/// The events that a sequence has not delivered yet.
///
/// The reader may never take them, and a page can cause any number. From ten thousand on, new events are merged by kind and
/// delivered as ``PageEvent/repeated(_:count:)`` when there is space.
@MainActor
final class EventBuffer {
  private var events: [PageEvent] = []
  /// How many of them are given already.
  private var given = 0
  private var merged: [PageEvent.Kind: (event: PageEvent, count: Int)] = [:]
  private var waiting: [(id: Int, continuation: CheckedContinuation<PageEvent?, Never>)] = []
  private var nextID = 0
  private(set) var isOver = false

  /// From here on events are merged.
  nonisolated static let longest = 10_000

  var count: Int { events.count - given + merged.count }

  func append(_ event: PageEvent) {
    guard !isOver else { return }
    if !waiting.isEmpty { return waiting.removeFirst().continuation.resume(returning: event) }
    guard events.count - given >= Self.longest || !merged.isEmpty else { return events.append(event) }
    let (event, count) = event.parts
    merged[event.kind] = (event, (merged[event.kind]?.count ?? 0) + count)
  }

  /// The events that came still are given; then it is over.
  func finish() {
    isOver = true
    unmerge()
    for one in waiting { one.continuation.resume(returning: nil) }
    waiting = []
  }

  /// The next event; nil at the end, and where the task that waits is cancelled.
  func next() async -> PageEvent? {
    if let event = take() { return event }
    guard !isOver, !Task.isCancelled else { return nil }
    nextID += 1
    let id = nextID
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // If the task was cancelled in between, its handler has not found the continuation.
        if Task.isCancelled { return continuation.resume(returning: nil) }
        waiting.append((id, continuation))
      }
    } onCancel: {
      Task { @MainActor in self.giveUp(id) }
    }
  }

  private func giveUp(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(returning: nil)
  }

  private func take() -> PageEvent? {
    guard given < events.count else { return nil }
    defer {
      given += 1
      if given == events.count || given > 1000 {
        events.removeFirst(given)
        given = 0
      }
      if events.count - given < Self.longest / 2 { unmerge() }
    }
    return events[given]
  }

  private func unmerge() {
    // The end comes last, after the merged events.
    for (_, (event, count)) in merged.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      events.append(event.times(count))
    }
    merged = [:]
  }
}

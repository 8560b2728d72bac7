/// Stores messages for the reader of a sequence, up to a limit.
///
/// The reader may never read, and a page can send without limit; messages over the limit are refused.
@MainActor
final class Inbox<Element: Sendable> {
  private var waiting: [(element: Element, size: Int)] = []
  /// How many of them are taken already.
  private var taken = 0
  private var size = 0
  private var readers: [Int: CheckedContinuation<Element?, Never>] = [:]
  private var nextReader = 0
  private var isOver = false

  /// More than these do not wait.
  nonisolated static var longest: Int { 10_000 }
  /// The limit in bytes for waiting messages; a single message may be larger.
  nonisolated static var largest: Int { 64 << 20 }

  /// Throws if there is no space for a message of this size in bytes.
  func makeRoom(_ size: Int) throws(MessageRefusal) {
    let isFull = waiting.count - taken >= Self.longest || self.size > 0 && self.size + size > Self.largest
    if isFull { throw .tooManyWaiting }
  }

  func append(_ element: Element, size: Int) {
    guard !isOver else { return }
    if let first = readers.keys.min() {
      return readers.removeValue(forKey: first)!.resume(returning: element)
    }
    waiting.append((element, size))
    self.size += size
  }

  /// What came is still given; then it is over.
  func finish() {
    isOver = true
    for (_, reader) in readers { reader.resume(returning: nil) }
    readers = [:]
  }

  /// The next element; nil at the end, and where the task that waits is cancelled.
  func next() async -> Element? {
    if let element = take() { return element }
    guard !isOver, !Task.isCancelled else { return nil }
    nextReader += 1
    let id = nextReader
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: nil) }
        readers[id] = continuation
      }
    } onCancel: {
      Task { @MainActor in self.readers.removeValue(forKey: id)?.resume(returning: nil) }
    }
  }

  private func take() -> Element? {
    guard taken < waiting.count else { return nil }
    let (element, size) = waiting[taken]
    taken += 1
    self.size -= size
    if taken == waiting.count || taken > 1000 {
      waiting.removeFirst(taken)
      taken = 0
    }
    return element
  }
}

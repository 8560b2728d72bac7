/// The events of one viewer, from the moment on at which it was asked for.
///
/// Each call of ``WebViewer/events`` makes a sequence of its own, so that several parts of an app hear everything. Events
/// wait in order until they are taken; none is lost. The sequence ends when the viewer is closed or dropped.
public struct PageEvents: AsyncSequence, Sendable {
  public typealias Element = PageEvent

  private let stream: AsyncStream<PageEvent>

  init(_ stream: AsyncStream<PageEvent>) { self.stream = stream }

  /// Takes the events, one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<PageEvent>.AsyncIterator

    /// The next event; nil once the viewer is closed or the task cancelled.
    public mutating func next() async -> PageEvent? { await base.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }
}

/// Keeps a listener registered for as long as it lives.
public final class EventSubscription: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  deinit {
    let end = end
    Task { @MainActor in end() }
  }
}

/// Hands each event to all who listen, in the order in which they began to.
@MainActor
final class EventHub {
  private var listeners: [Int: @MainActor (PageEvent) -> Void] = [:]
  private var streams: [Int: AsyncStream<PageEvent>.Continuation] = [:]
  private var next = 0
  private var isOver = false
  /// Events that came while an earlier one was still being told; a listener may bring about another event.
  private var waiting: [PageEvent] = []
  private var isTelling = false

  deinit { for stream in streams.values { stream.finish() } }

  func makeStream() -> PageEvents {
    let (stream, continuation) = AsyncStream<PageEvent>.makeStream(bufferingPolicy: .unbounded)
    guard !isOver else {
      continuation.finish()
      return PageEvents(stream)
    }
    next += 1
    let id = next
    streams[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[id] = nil }
    }
    return PageEvents(stream)
  }

  func listen(_ listener: @escaping @MainActor (PageEvent) -> Void) -> EventSubscription {
    next += 1
    let id = next
    if !isOver { listeners[id] = listener }
    return EventSubscription { [weak self] in self?.listeners[id] = nil }
  }

  func tell(_ event: PageEvent) {
    guard !isOver else { return }
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      for (_, stream) in streams.sorted(by: { $0.key < $1.key }) { stream.yield(event) }
      for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener(event) }
    }
  }

  /// Tells of the end, and that it was the end.
  func close() {
    tell(.closed)
    isOver = true
    for stream in streams.values { stream.finish() }
    streams = [:]
    listeners = [:]
  }
}

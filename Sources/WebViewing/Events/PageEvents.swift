import Foundation

/// The events of one viewer, from the moment on at which it was asked for.
///
/// Each call of ``WebViewer/events`` makes a sequence of its own, so that several parts of an app hear everything. Events
/// wait in order until they are taken. None is lost; those that a page repeats endlessly are reported together, as
/// ``PageEvent/repeated(_:count:)``. The sequence ends when the viewer is closed or dropped.
public struct PageEvents: AsyncSequence, Sendable {
  public typealias Element = PageEvent

  private let buffer: EventBuffer

  init(_ buffer: EventBuffer) { self.buffer = buffer }

  /// Takes the events, one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let buffer: EventBuffer

    /// The next event; nil once the viewer is closed or the task cancelled.
    public mutating func next() async -> PageEvent? { await buffer.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(buffer: buffer) }
}

/// Keeps a listener registered for as long as it lives; dropped, it ends at once.
public final class EventSubscription: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  deinit {
    let end = end
    // Elsewhere the listener is not called any more either, as the hub keeps no subscription alive.
    if Thread.isMainThread { return MainActor.assumeIsolated { end() } }
    Task { @MainActor in end() }
  }
}

/// Hands each event to all who listen, in the order in which they began to.
@MainActor
final class EventHub {
  private struct WeakBuffer {
    weak var buffer: EventBuffer?
  }

  private struct Listener {
    /// What keeps it registered.
    weak var subscription: EventSubscription?
    let perform: @MainActor (PageEvent) -> Void
  }

  private var listeners: [Int: Listener] = [:]
  private var streams: [WeakBuffer] = []
  private var next = 0
  private var isOver = false
  /// Events that arrived during the delivery of an earlier one; a listener can cause another event.
  private var waiting: [PageEvent] = []
  private var isTelling = false
  private let throttle = EventThrottle()

  deinit {
    let buffers = streams.compactMap(\.buffer)
    Task { @MainActor in
      for buffer in buffers { buffer.finish() }
    }
  }

  func makeStream() -> PageEvents {
    let buffer = EventBuffer()
    if isOver { buffer.finish() }
    streams.removeAll { $0.buffer == nil }
    streams.append(WeakBuffer(buffer: buffer))
    return PageEvents(buffer)
  }

  func listen(_ listener: @escaping @MainActor (PageEvent) -> Void) -> EventSubscription {
    next += 1
    let id = next
    let subscription = EventSubscription { [weak self] in self?.listeners[id] = nil }
    if !isOver { listeners[id] = Listener(subscription: subscription, perform: listener) }
    return subscription
  }

  /// Reports an event.
  ///
  /// - Parameter count: How often it has happened.
  func tell(_ event: PageEvent, count: Int = 1) {
    guard !isOver, count > 0 else { return }
    if throttle.isOver { tellRepeated() }
    let held = throttle.holds
    if throttle.lets(event) {
      hand(event)
      if count > 1 { tell(event, count: count - 1) }
      return
    }
    throttle.hold(event, count: count - 1)
    guard !held else { return }
    Task { [weak self] in
      try? await Task.sleep(for: EventThrottle.second)
      self?.tellRepeated()
    }
  }

  /// Emits the events that were only counted so far.
  func tellRepeated() {
    guard !isOver else { return }
    for event in throttle.end() { hand(event) }
  }

  private func hand(_ event: PageEvent) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      for stream in streams { stream.buffer?.append(event) }
      for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) where listener.subscription != nil {
        listener.perform(event)
      }
    }
    isTelling = false
    if isOver { end() }
  }

  /// Emits the end and finishes; during the delivery of an event, after all waiting events.
  func close() {
    guard !isOver else { return }
    tellRepeated()
    waiting.append(.closed)
    isOver = true
    guard !isTelling else { return }
    hand(waiting.removeLast())
  }

  private func end() {
    for stream in streams { stream.buffer?.finish() }
    streams = []
    listeners = [:]
  }
}

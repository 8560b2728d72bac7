/// Keeps what a page can repeat without an end from filling logs and memory.
///
/// In each second the first twenty events of a kind are emitted one by one, and only the first of equal message refusals.
/// Further events are counted and reported at the end of the second, so no kind of event is ever lost.
@MainActor
final class EventThrottle {
  private struct Held {
    var event: PageEvent
    var count: Int
  }

  /// The number of emitted events of each kind in this second.
  private var told: [PageEvent.Kind: Int] = [:]
  /// The message refusals that were emitted in this second.
  private var refusals: Set<String> = []
  private var held: [String: Held] = [:]
  private var begin: ContinuousClock.Instant?

  static let mostTold = 20
  static let second = Duration.seconds(1)

  /// Whether a second has begun that is over.
  var isOver: Bool { begin.map { ContinuousClock.now - $0 >= Self.second } ?? false }

  /// Whether something waits for the second's end.
  var holds: Bool { !held.isEmpty }

  /// Whether an event is emitted at once; otherwise it is counted.
  func lets(_ event: PageEvent) -> Bool {
    guard event.kind.isNoise else { return true }
    if begin == nil { begin = .now }
    if let refusal = event.refusal {
      if !refusals.contains(refusal), refusals.count < Self.mostTold {
        refusals.insert(refusal)
        return true
      }
    } else if told[event.kind, default: 0] < Self.mostTold {
      told[event.kind, default: 0] += 1
      return true
    }
    hold(event, count: 1)
    return false
  }

  /// Counts an event so many times more.
  func hold(_ event: PageEvent, count: Int) {
    guard count > 0, event.kind.isNoise else { return }
    let key = event.refusal.flatMap { refusals.contains($0) ? $0 : nil } ?? "\(event.kind)"
    held[key] = Held(event: event, count: (held[key]?.count ?? 0) + count)
  }

  /// What was counted; a new second begins with the next event.
  func end() -> [PageEvent] {
    defer { (told, refusals, held, begin) = ([:], [], [:], nil) }
    return held.sorted { $0.key < $1.key }.map { $0.value.event.times($0.value.count) }
  }
}

extension PageEvent {
  /// The key that identifies equal message refusals; nil for other events.
  fileprivate var refusal: String? {
    if case .messageRefused(let name, let reason) = self { "\(name): \(reason)" } else { nil }
  }
}

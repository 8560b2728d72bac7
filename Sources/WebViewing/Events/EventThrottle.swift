/// Keeps what a page can repeat without an end from filling logs and memory.
///
/// In a second the first twenty events of a kind are told one by one, and of equal refusals of messages the first alone.
/// What comes beside them is counted, and told at the second's end; so no kind of event is ever lost.
@MainActor
final class EventThrottle {
  private struct Held {
    var event: PageEvent
    var count: Int
  }

  /// How many of each kind were told in this second.
  private var told: [PageEvent.Kind: Int] = [:]
  /// The refusals of messages that were told in this second.
  private var refusals: Set<String> = []
  private var held: [String: Held] = [:]
  private var begin: ContinuousClock.Instant?

  static let mostTold = 20
  static let second = Duration.seconds(1)

  /// Whether a second has begun that is over.
  var isOver: Bool { begin.map { ContinuousClock.now - $0 >= Self.second } ?? false }

  /// Whether something waits for the second's end.
  var holds: Bool { !held.isEmpty }

  /// Whether an event is told at once; else it is counted.
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
  /// What tells refusals of messages apart; nil for other events.
  fileprivate var refusal: String? {
    if case .messageRefused(let name, let reason) = self { "\(name): \(reason)" } else { nil }
  }
}

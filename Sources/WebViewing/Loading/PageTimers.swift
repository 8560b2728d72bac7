/// Runs the timers of a viewer's state machine; they end with this object.
@MainActor
final class PageTimers {
  private var tasks: [Kind: Task<Void, Never>] = [:]

  /// A later timer of a kind replaces the earlier one: it is for a later load.
  private enum Kind {
    case ask, leave, giveUp, close
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func start(_ timer: PageTimer, after time: Duration, _ fire: @escaping @MainActor () -> Void) {
    let kind: Kind =
      switch timer {
      case .askBeforeLeaving: .ask
      case .leave: .leave
      case .giveUp: .giveUp
      case .close: .close
      }
    tasks[kind]?.cancel()
    tasks[kind] = Task {
      try? await Task.sleep(for: time)
      if !Task.isCancelled { fire() }
    }
  }

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

import Observation

/// Runs a closure now, and again after each change of an observable property that it read.
///
/// Several changes in one turn of the loop make one run. Dropping the follower ends it.
@MainActor
public final class ObservationTracker {
  private let apply: @MainActor () -> Void

  /// Runs the closure, and keeps running it for as long as this value lives.
  public init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = apply
    run()
  }

  private func run() {
    withObservationTracking {
      apply()
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.run() }
    }
  }
}

/// Lets one confirmation at a time reach the presenter: of two alerts at once, toolkits lose one.
@MainActor
final class ConfirmationQueue {
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a confirmation after those that came before it.
  func run(_ confirm: () async -> Bool) async -> Bool {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    let opens = await confirm()
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    return opens
  }
}

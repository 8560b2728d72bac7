import WebKit

/// Makes sure that the page of a closed viewer ends, although the viewer may be gone.
///
/// It refuses what the page still tries, and ends the page's process where the state machine asks for it.
@MainActor
final class ClosedPage {
  private var lifecycle: PageStateMachine
  private var task: Task<Void, Never>?
  /// The view of a window must live until its page has answered: its process is also that of the page that opened it.
  private var view: WKWebView?
  private weak var weakView: WKWebView?
  private let delegates: [AnyObject]

  init(_ lifecycle: PageStateMachine, _ view: WKWebView, isWindow: Bool, delegates: [AnyObject]) {
    self.lifecycle = lifecycle
    self.view = isWindow ? view : nil
    weakView = view
    self.delegates = delegates
  }

  /// Holds this object until the timer has run out or the page has answered.
  func start(_ timer: PageTimer, after time: Duration) {
    task = Task {
      try? await Task.sleep(for: time)
      view = nil
      task = nil
      if !Task.isCancelled { receive(.timerFired(timer)) }
    }
  }

  func receive(_ event: EngineEvent) {
    for effect in lifecycle.receive(event) {
      switch effect {
      case .endProcess: weakView?.endStuckPage()
      case .startTimer(let timer, let time): start(timer, after: time)
      default: break
      }
    }
    if case .pageAnswered(_, .some) = event { task?.cancel() }
  }
}

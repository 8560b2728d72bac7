import WebAddress
import WebKit

extension WebViewer {
  /// Says that somebody shows dialogs: from now on they wait in ``dialog`` for an answer, until the returned value is dropped.
  ///
  /// A front calls it for the viewer that it shows, and observes ``dialog``. Without a presenter each dialog is dismissed at
  /// once, so that no page waits for an answer that will not come.
  public func presentDialogs() -> DialogPresenter {
    dialogs.nextPresenter += 1
    let id = dialogs.nextPresenter
    dialogs.presenters.insert(id)
    return DialogPresenter(EventSubscription { [weak self] in self?.presenterGone(id) })
  }

  private func presenterGone(_ id: Int) {
    dialogs.presenters.remove(id)
    if dialogs.presenters.isEmpty { dismissDialogs() }
  }

  /// Dismisses all dialogs that wait.
  func dismissDialogs() {
    for dialog in dialogs.waiting { dialog.answer(.dismissed) }
  }

  /// Another page shows: what was asked before is nothing to it.
  func forgetDialogs() {
    dismissDialogs()
    dialogs.asked = 0
    dialogs.isSuppressed = false
  }

  func ask(_ kind: PageDialog.Kind, _ frame: WKFrameInfo) async -> PageDialog.Answer {
    await ask(kind, origin: Origin(frame.securityOrigin))
  }

  /// Puts a question to the person, and waits for the answer; dismissed where the task is cancelled.
  func ask(_ kind: PageDialog.Kind, origin: Origin) async -> PageDialog.Answer {
    dialogs.asked += 1
    guard !isClosed, !dialogs.isSuppressed, !dialogs.presenters.isEmpty,
      dialogs.waiting.count < DialogQueue.longest
    else { return .dismissed }
    let answers = AsyncStream<PageDialog.Answer>.makeStream()
    let dialog = PageDialog(
      kind, origin: origin.isOpaque ? nil : origin, page: url?.origin, canSuppress: dialogs.asked > 1
    ) { [weak self] dialog, answer, suppresses in
      answers.continuation.yield(answer)
      self?.answered(dialog, suppresses: suppresses)
    }
    dialogs.waiting.append(dialog)
    hub.tell(.dialogAsked(dialog.id))
    showNextDialog()
    for await answer in answers.stream { return answer }
    // The page waits no more.
    dialog.answer(.dismissed)
    return .dismissed
  }

  private func answered(_ dialog: PageDialog, suppresses: Bool) {
    dialogs.waiting.removeAll { $0 === dialog }
    if suppresses { dialogs.isSuppressed = true }
    hub.tell(.dialogAnswered(dialog.id))
    showNextDialog()
    if suppresses { dismissDialogs() }
  }

  private func showNextDialog() {
    if dialog !== dialogs.waiting.first { dialog = dialogs.waiting.first }
  }
}

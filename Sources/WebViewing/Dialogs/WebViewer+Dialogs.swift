import WebAddress
import WebKit

extension WebViewer {
  /// Registers a presenter of dialogs: from now on they wait in ``dialog`` for an answer, until the returned value is released.
  ///
  /// A frontend calls it for the viewer that it shows, and observes ``dialog``. Without a presenter each dialog is dismissed at
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

  /// The load that asked for a password has ended; one that is overtaken ends before the next one asks.
  func dismissDialogsOfLoad() {
    for dialog in dialogs.waiting where dialog.isOfLoad { dialog.answer(.dismissed) }
  }

  /// Another site's page shows, or one that the app loaded: what was asked before is nothing to it.
  func forgetDialogs() {
    dialogs.asked = [:]
    dialogs.silenced = []
    dialogs.toldSilenced = []
  }

  func ask(_ kind: PageDialog.Kind, _ frame: WKFrameInfo) -> AskedDialog? {
    let origin = frame.origin.map { Origin($0) }
    return ask(kind, origin: origin?.isOpaque == false ? origin : nil)
  }

  /// Asks the user a question; nil if the question is refused, which is reported.
  func ask(_ kind: PageDialog.Kind, origin: Origin?, isOfLoad: Bool = false) -> AskedDialog? {
    let sort = kind.sort
    if !kind.isRepetition { dialogs.asked[sort, default: 0] += 1 }
    if let reason = reasonNotToAsk(sort) {
      refuse(.dialog(kind), origin, reason)
      return nil
    }
    let pending: PendingAnswer<PageDialog.Answer> = pending.open()
    let dialog = PageDialog(
      kind, origin: origin, page: originOfContent,
      canSuppress: dialogs.asked[sort, default: 0] > 1 && !kind.isRepetition,
      isOfLoad: isOfLoad
    ) { [weak self] dialog, answer, suppresses in
      pending.give(answer)
      self?.answered(dialog, suppresses: suppresses)
    }
    dialogs.waiting.append(dialog)
    hub.tell(.dialogAsked(dialog.id))
    showNextDialog()
    return AskedDialog(dialog: dialog, pending: pending)
  }

  /// Why the user is not asked; nil if the user is asked.
  private func reasonNotToAsk(_ sort: DialogQueue.Sort) -> RefusedRequest.Reason? {
    if isClosed { return .gone }
    if dialogs.silenced.contains(sort) { return .silenced }
    if dialogs.presenters.isEmpty { return .nobodyAnswers }
    return dialogs.waiting.count < DialogQueue.longest ? nil : .tooManyWaiting
  }

  /// Reports a refused request of a page.
  func refuse(_ wish: RefusedRequest.Wish, _ origin: Origin?, _ reason: RefusedRequest.Reason) {
    if reason == .silenced, case .dialog(let kind) = wish,
      !dialogs.toldSilenced.insert(kind.sort).inserted
    {
      return
    }
    hub.tell(.requestRefused(RefusedRequest(wish: wish, origin: origin, reason: reason)))
  }

  private func answered(_ dialog: PageDialog, suppresses: Bool) {
    let sort = dialog.kind.sort
    dialogs.waiting.removeAll { $0 === dialog }
    if suppresses { dialogs.silenced.insert(sort) }
    hub.tell(.dialogAnswered(dialog.id))
    showNextDialog()
    guard suppresses else { return }
    for dialog in dialogs.waiting where dialog.kind.sort == sort { dialog.answer(.dismissed) }
  }

  private func showNextDialog() {
    if dialog !== dialogs.waiting.first { dialog = dialogs.waiting.first }
  }
}

/// A dialog whose answer is waited for; it does not keep the viewer.
@MainActor
struct AskedDialog {
  let dialog: PageDialog
  fileprivate let pending: PendingAnswer<PageDialog.Answer>

  /// The user's answer; dismissed if the waiting task is cancelled or the viewer is gone.
  var answer: PageDialog.Answer {
    get async {
      if let answer = await pending.value { return answer }
      dialog.answer(.dismissed)
      return .dismissed
    }
  }
}

internal import GTKWidgets
import WebViewing

/// What a page says or asks, over the page: who speaks, the words, and the answers.
@MainActor
final class DialogView {
  let dialog: PageDialog
  let widget: Box
  let yes: Button
  let no = Button("Cancel")
  let entry: Entry?

  init(_ dialog: PageDialog) {
    self.dialog = dialog
    let speaker = Label(dialog.speaker.text, styleClasses: ["heading"])
    let words = Label(Self.words(of: dialog.kind))
    for label in [speaker, words] { label.breakWords() }
    yes = Button("OK")
    yes.addStyleClass("suggested-action")
    let column = Box(.column, spacing: 12, [speaker, words])
    if case .prompt(_, let suggestion) = dialog.kind {
      let entry = Entry(.freeForm, accessibleName: "Answer")
      entry.text = suggestion
      column.append(entry)
      self.entry = entry
    } else {
      entry = nil
    }
    let buttons = Box(.row, spacing: 12)
    buttons.isHomogeneous = true
    if case .alert = dialog.kind {} else { buttons.append(no) }
    buttons.append(yes)
    column.append(buttons)
    if dialog.canSuppress {
      let stop = Button("Let this page ask no more")
      stop.addStyleClass("flat")
      stop.onPress { [weak dialog] in dialog?.answer(.dismissed, suppressing: true) }
      column.append(stop)
    }
    column.setMargin(18)
    widget = Box(.column, [column])
    widget.addStyleClass("background")
    widget.addStyleClass("frame")
    widget.setMinimumSize(width: 320)
    widget.setMargin(12)
    no.onPress { [weak dialog] in dialog?.answer(.dismissed) }
    yes.onPress { [weak self] in self?.agree() }
    entry?.onSubmit { [weak self] in self?.agree() }
  }

  private func agree() {
    if let entry { dialog.answer(.text(entry.text)) } else { dialog.answer(.confirmed) }
  }

  /// Puts the keys where the answer is.
  func takeFocus() {
    if let entry { _ = entry.grabFocus() } else { _ = yes.grabFocus() }
  }

  /// A page's words, of which nobody reads more.
  private static func words(of kind: PageDialog.Kind) -> String {
    let words =
      switch kind {
      case .alert(let words), .confirm(let words), .prompt(let words, _): words
      }
    return words.count > 1000 ? words.prefix(1000) + "…" : words
  }
}

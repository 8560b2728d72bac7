internal import GTKWidgets
import WebViewing
import LinkText

/// What a page says or asks, over the page: who speaks, the words, and the answers.
///
/// Return answers where that gives away nothing but what was typed; Escape dismisses.
@MainActor
final class DialogView {
  let dialog: PageDialog
  let widget: Box
  let yes: Button
  let no: Button
  /// What is typed first: the answer, or the name.
  let entry: Entry?
  let password: Entry?
  /// Has the page ask no more; nil where that is not offered.
  let silence: Button?

  init(_ dialog: PageDialog) {
    self.dialog = dialog
    let content = DialogContent(dialog)
    (entry, password) = (content.entry, content.password)
    yes = Button(content.yes)
    no = Button(content.no)
    silence = dialog.canSuppress ? Button(UserText.label("dialog.silence")) : nil
    let column = Box(.column, spacing: 12, content.widgets)
    let buttons = Box(.row, spacing: 12)
    buttons.isHomogeneous = true
    if case .alert = dialog.kind {} else { buttons.append(no) }
    buttons.append(yes)
    column.append(buttons)
    if let silence {
      silence.addStyleClass("flat")
      column.append(silence)
    }
    for button in [yes, no, silence] { button?.setMinimumSize(height: 44) }
    column.setMargin(18)
    widget = Box(.column, [column])
    widget.becomeDialog(named: dialog.speaker.text)
    widget.addStyleClass("background")
    widget.addStyleClass("frame")
    widget.setMinimumSize(width: 220)
    widget.setMargin(12)
    if content.isHarmless { yes.addStyleClass("suggested-action") }
    connect(content)
  }

  private func connect(_ content: DialogContent) {
    no.onPress { [weak dialog] in dialog?.answer(.dismissed) }
    yes.onPress { [weak dialog] in dialog?.answer(content.answer()) }
    silence?.onPress { [weak dialog] in dialog?.answer(.dismissed, suppressing: true) }
    if let password {
      entry?.onSubmit { [weak password] in password?.grabFocus() }
      password.onSubmit { [weak dialog] in dialog?.answer(content.answer()) }
    } else {
      entry?.onSubmit { [weak dialog] in dialog?.answer(content.answer()) }
    }
    widget.onKey { [weak dialog] key in
      guard key == .escape else { return false }
      dialog?.answer(.dismissed)
      return true
    }
  }

  /// Puts the keys where the answer is; where a yes gives something away, on the no.
  func takeFocus() {
    if let password, let entry, !entry.text.isEmpty {
      password.grabFocus()
    } else if let entry {
      entry.grabFocus()
    } else if case .devices = dialog.kind {
      no.grabFocus()
    } else {
      yes.grabFocus()
    }
  }
}

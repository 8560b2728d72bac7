import LinkText
import SwiftUI
import WebViewing

/// The text that the user enters in a dialog.
struct DialogEntry {
  var text = ""
  var name = ""
  var password = ""

  init() {}

  /// The initial content of a dialog's fields.
  @MainActor
  init(for dialog: PageDialog) {
    switch dialog.kind {
    case .prompt(_, let suggestion): text = suggestion
    case .signIn(let question): name = question.suggestedName
    case .alert, .confirm, .files, .devices: break
    }
  }
}

/// The fields of a dialog and the answers to it.
struct DialogButtons: View {
  let dialog: PageDialog
  @Binding var entry: DialogEntry

  var body: some View {
    switch dialog.kind {
    case .alert:
      Button(UserText.label("dialog.ok")) { dialog.answer(.confirmed) }
    case .confirm:
      refusal(UserText.label("dialog.cancel"))
      Button(UserText.label("dialog.ok")) { dialog.answer(.confirmed) }
    case .prompt:
      TextField(UserText.label("dialog.answer"), text: $entry.text)
      refusal(UserText.label("dialog.cancel"))
      Button(UserText.label("dialog.ok")) { dialog.answer(.text(entry.text)) }
    case .signIn:
      TextField(UserText.label("dialog.name"), text: $entry.name)
      SecureField(UserText.label("dialog.password"), text: $entry.password)
      refusal(UserText.label("dialog.cancel"))
      Button(UserText.label("dialog.signIn")) {
        dialog.answer(.signIn(AuthenticationCredential(name: entry.name, password: entry.password)))
      }
    case .devices:
      refusal(UserText.label("dialog.doNotAllow"))
      Button(UserText.label("dialog.allow")) { dialog.answer(.confirmed) }
    case .files:
      // The system's own chooser asks.
      refusal(UserText.label("dialog.cancel"))
    }
    if dialog.canSuppress {
      Button(UserText.label("dialog.silence"), role: .destructive) {
        dialog.answer(.dismissed, suppressing: true)
      }
    }
  }

  private func refusal(_ words: String) -> some View {
    Button(words, role: .cancel) { dialog.answer(.dismissed) }
  }
}

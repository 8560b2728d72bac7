internal import GTKWidgets
import WebViewing
import LinkText

/// The words and the entries of a page's dialog, and the answer that they make.
@MainActor
struct DialogContent {
  var widgets: [Widget]
  var entry: Entry?
  var password: Entry?
  var yes = UserText.label("dialog.ok")
  var no = UserText.label("dialog.cancel")
  /// Whether a yes gives away nothing but what was typed.
  var isHarmless = true

  init(_ dialog: PageDialog) {
    let speaker = Label(dialog.speaker.text, styleClasses: ["heading"])
    speaker.breakWords()
    speaker.limitWidth(Self.width)
    widgets = [speaker]
    switch dialog.kind {
    case .alert(let words), .confirm(let words): add(words)
    case .prompt(let words, let suggestion):
      add(words)
      let entry = Entry(.freeForm, accessibleName: UserText.label("dialog.answer"))
      entry.text = suggestion
      widgets.append(entry)
      self.entry = entry
    case .signIn(let question): addSignIn(question, dialog.notes.map(\.text))
    case .devices:
      (yes, no, isHarmless) = (UserText.label("dialog.allow"), UserText.label("dialog.doNotAllow"), false)
    // The desktop asks for files by a window of its own.
    case .files: break
    }
  }

  /// Adds words of the page, which scroll where they are long: who speaks and the answers stay in sight.
  private mutating func add(_ words: String) {
    // A longer text of a page is not readable in a dialog.
    let label = Label(words.count > 1000 ? words.prefix(1000) + "…" : words)
    label.breakWords()
    label.limitWidth(Self.width)
    widgets.append(ScrolledWindow(label, maximumHeight: 220))
  }

  /// The most characters of a line.
  private static let width = 48

  private mutating func addSignIn(_ question: AuthenticationChallenge, _ notes: [String]) {
    for note in notes { add(note) }
    let name = Entry(.freeForm, accessibleName: UserText.label("dialog.name"))
    let secret = Entry(.password, accessibleName: UserText.label("dialog.password"))
    name.text = question.suggestedName
    for (title, entry) in [
      (UserText.label("dialog.name"), name), (UserText.label("dialog.password"), secret),
    ] {
      let caption = Label(title, styleClasses: ["caption"])
      entry.setMinimumSize(height: 44)
      widgets.append(Box(.column, spacing: 4, [caption, entry]))
    }
    (entry, password, yes) = (name, secret, UserText.label("dialog.signIn"))
  }

  /// The answer for the confirming button.
  func answer() -> PageDialog.Answer {
    switch (entry, password) {
    case (let name?, let secret?):
      .signIn(AuthenticationCredential(name: name.text, password: secret.text))
    case (let entry?, nil): .text(entry.text)
    default: .confirmed
    }
  }
}

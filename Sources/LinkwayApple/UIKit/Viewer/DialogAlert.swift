#if canImport(UIKit)
  import UIKit
  import WebViewing

  extension UIAlertController {
    /// What a page says or asks: who speaks, the words, and the answers.
    ///
    /// Return answers where that gives away nothing but what was typed. It keeps the dialog weakly.
    convenience init(_ dialog: PageDialog) {
      self.init(title: dialog.speaker.text, message: dialog.message, preferredStyle: .alert)
      switch dialog.kind {
      case .alert:
        add(LinkStrings.ok, .default) { [weak dialog] _ in dialog?.answer(.confirmed) }
      case .confirm:
        addCancel(LinkStrings.cancel, dialog)
        preferredAction = add(LinkStrings.ok, .default) { [weak dialog] _ in dialog?.answer(.confirmed) }
      case .prompt(_, let suggestion):
        addTextField { field in
          field.text = suggestion
          field.accessibilityLabel = LinkStrings.answer
        }
        addCancel(LinkStrings.cancel, dialog)
        preferredAction = add(LinkStrings.ok, .default) { [weak dialog] alert in
          dialog?.answer(.text(alert.textFields?.first?.text ?? ""))
        }
      case .signIn(let question):
        addSignIn(question)
        addCancel(LinkStrings.cancel, dialog)
        preferredAction = add(LinkStrings.signIn, .default) { [weak dialog] alert in
          let words = (alert.textFields ?? []).map { $0.text ?? "" }
          guard words.count == 2 else { return }
          dialog?.answer(.signIn(AuthenticationCredential(name: words[0], password: words[1])))
        }
      case .devices:
        // Nothing is given away by a key that is struck too many.
        preferredAction = addCancel(LinkStrings.doNotAllow, dialog)
        add(LinkStrings.allow, .default) { [weak dialog] _ in dialog?.answer(.confirmed) }
      case .files:
        // WebKit itself asks for files on iOS: from the photos, the camera and the files.
        addCancel(LinkStrings.cancel, dialog)
      }
      guard dialog.canSuppress else { return }
      add(LinkStrings.silence, .destructive) { [weak dialog] _ in
        dialog?.answer(.dismissed, suppressing: true)
      }
    }

    @discardableResult
    private func addCancel(_ title: String, _ dialog: PageDialog) -> UIAlertAction {
      add(title, .cancel) { [weak dialog] _ in dialog?.answer(.dismissed) }
    }

    @discardableResult
    private func add(
      _ title: String, _ style: UIAlertAction.Style,
      perform: @escaping @MainActor (UIAlertController) -> Void
    ) -> UIAlertAction {
      let action = UIAlertAction(title: title, style: style) { [weak self] _ in
        if let self { perform(self) }
      }
      addAction(action)
      return action
    }

    private func addSignIn(_ question: AuthenticationChallenge) {
      addTextField { field in
        field.text = question.suggestedName
        field.placeholder = LinkStrings.name
        field.textContentType = .username
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
      }
      addTextField { field in
        field.placeholder = LinkStrings.password
        field.textContentType = .password
        field.isSecureTextEntry = true
      }
    }
  }

  extension PageDialog {
    /// The page's words, of which nobody reads more, and what a person should know before they answer.
    fileprivate var message: String {
      let words: String? =
        switch kind {
        case .alert(let words), .confirm(let words), .prompt(let words, _):
          words.count > 1000 ? words.prefix(1000) + "…" : words
        case .files, .signIn, .devices: nil
        }
      return ([words].compactMap(\.self) + notes.map(\.text)).joined(separator: "\n\n")
    }
  }
#endif

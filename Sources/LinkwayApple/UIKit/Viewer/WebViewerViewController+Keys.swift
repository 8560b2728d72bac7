#if canImport(UIKit)
  import LinkText
  public import UIKit
  import WebViewing

  // A hardware keyboard: what browsers have.
  extension WebViewerViewController {
    /// Takes the keys that nothing on the screen takes.
    public override var canBecomeFirstResponder: Bool { true }

    /// Reload, back, forward, and Escape for what lies uppermost.
    public override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: UserText.label("viewer.reload"), action: #selector(reloadPage), input: "r",
          modifierFlags: .command),
        UIKeyCommand(
          title: UserText.label("viewer.back"), action: #selector(goBackOnePage), input: "[",
          modifierFlags: .command),
        UIKeyCommand(
          title: UserText.label("viewer.forward"), action: #selector(goForwardOnePage), input: "]",
          modifierFlags: .command
        ),
        UIKeyCommand(
          title: UserText.label("viewer.close"), action: #selector(closeUppermost),
          input: UIKeyCommand.inputEscape,
          modifierFlags: []),
      ]
    }

    @objc private func reloadPage() { viewer.reload() }
    @objc private func goBackOnePage() { viewer.goBackOrDismiss() }
    @objc private func goForwardOnePage() { viewer.goForward() }

    /// What lies uppermost goes first.
    @objc private func closeUppermost() {
      if !viewer.dismissTopmost() { leave() }
    }

    /// The scrub of VoiceOver, which is what Escape is on a keyboard.
    public override func accessibilityPerformEscape() -> Bool {
      closeUppermost()
      return true
    }
  }
#endif

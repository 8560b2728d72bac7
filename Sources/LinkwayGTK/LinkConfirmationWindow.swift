internal import GLib
public import GTKWidgets
public import LinkRouting
import LinkText

/// Asks the user whether a link is opened: shows the true host in large letters, and the findings about the link.
///
/// Return and Escape both leave the link closed, so that no accidental key press opens it.
@MainActor
public final class LinkConfirmationWindow: Window {
  /// Opens the link.
  package let openButton = Button(UserText.label("question.open"))
  /// Closes the window without opening the link.
  package let cancelButton = Button(UserText.label("dialog.cancel"))

  /// The true host.
  package let hostLabel: Label

  private let content: Box
  private var answer: CheckedContinuation<Bool, Never>?

  /// A window for a request; ``confirm(over:)`` shows it.
  public init(_ request: LinkConfirmationRequest) {
    hostLabel = Label(request.hostText, styleClasses: ["title-1"])
    let address = Label(request.addressText, styleClasses: ["dim-label", "caption"])
    let heading = Label(UserText.label("question.intro"), styleClasses: ["heading"])
    let findings = request.findingTexts.map { Label($0) }
    for label in [hostLabel, address] + findings { label.breakWords() }
    content = Box(.column, spacing: 12, [heading, hostLabel, address])
    super.init(title: request.heading, width: 420, height: 10)
    for finding in findings { content.append(finding) }
    if !request.message.isEmpty { content.append(Label(request.message)) }
    cancelButton.expandsHorizontally = true
    openButton.expandsHorizontally = true
    if request.isDoubtful { openButton.addStyleClass("destructive-action") }
    let buttons = Box(.row, spacing: 12, [cancelButton, openButton])
    buttons.isHomogeneous = true
    buttons.setMargins(top: 12, bottom: 0, start: 0, end: 0)
    content.append(buttons)
    content.setMargin(24)
    setContent(content)
    setResizable(false)
    setFirstFocus(cancelButton)
    openButton.onPress { [weak self] in self?.end(true) }
    cancelButton.onPress { [weak self] in self?.end(false) }
    onEscape { [weak self] in self?.end(false) }
    onDestroy { [weak self] in self?.resolve(false) }
  }

  /// Shows the window in front of a `GtkWindow *`, or alone, and returns the answer; closing the window returns false.
  public func confirm(over parent: UnsafeMutableRawPointer?) async -> Bool {
    if let parent { setModal(overPointer: parent) }
    return await withCheckedContinuation { answer in
      self.answer = answer
      present()
    }
  }

  private func end(_ opens: Bool) {
    resolve(opens)
    if !isDestroyed { destroy() }
  }

  private func resolve(_ opens: Bool) {
    answer?.resume(returning: opens)
    answer = nil
  }
}

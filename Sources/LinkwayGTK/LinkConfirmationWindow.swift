internal import GLib
public import GTKWidgets
public import LinkRouting
internal import LinkSafety

/// Asks a person whether a link is to be opened: the true host in large letters, and what was found about the link.
///
/// Return and Escape both leave the link closed, so that nobody opens it by striking a key too many.
@MainActor
public final class LinkConfirmationWindow: Window {
  /// Opens the link.
  public let openButton = Button("Open")
  /// Leaves it closed.
  public let cancelButton = Button("Cancel")

  /// The true host.
  public let hostLabel: Label

  private let content: Box
  private var answer: CheckedContinuation<Bool, Never>?

  /// A window for a question; ``ask(over:)`` shows it.
  public init(_ question: LinkConfirmationRequest) {
    hostLabel = Label(Self.isolated(question.host.ending), styleClasses: ["title-1"])
    let address = Label(Self.isolated(question.address.shortened), styleClasses: ["dim-label", "caption"])
    let heading = Label("This link leads to", styleClasses: ["heading"])
    let findings = question.findings.map { Label("• " + $0.explanation.sentence) }
    for label in [hostLabel, address] + findings { label.breakWords() }
    content = Box(.column, spacing: 12, [heading, hostLabel, address])
    super.init(title: question.heading, width: 420, height: 10)
    for finding in findings { content.append(finding) }
    if !question.message.isEmpty { content.append(Label(question.message)) }
    cancelButton.expandsHorizontally = true
    openButton.expandsHorizontally = true
    if !question.findings.isEmpty { openButton.addStyleClass("destructive-action") }
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
    onDestroy { [weak self] in self?.tell(false) }
  }

  /// Shows the window in front of a `GtkWindow *`, or alone, and waits for the answer; closing the window is a no.
  public func ask(over parent: UnsafeMutableRawPointer?) async -> Bool {
    if let parent { setModal(overPointer: parent) }
    return await withCheckedContinuation { answer in
      self.answer = answer
      present()
    }
  }

  private func end(_ opens: Bool) {
    tell(opens)
    if !isDestroyed { destroy() }
  }

  private func tell(_ opens: Bool) {
    answer?.resume(returning: opens)
    answer = nil
  }

  /// Keeps a right-to-left host from turning around what stands beside it, and its labels in their order.
  private static func isolated(_ text: String) -> String { "\u{2066}\(text)\u{2069}" }
}

extension String {
  /// As much of a long address as anyone reads.
  fileprivate var shortened: String { count > 160 ? prefix(160) + "…" : self }

  /// The end of a long host, for its owner stands there and not at the start.
  fileprivate var ending: String { count > 60 ? "…" + suffix(59) : self }

  /// The words with a capital at the start and a full stop.
  fileprivate var sentence: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst() + (last == "." ? "" : ".")
  }
}

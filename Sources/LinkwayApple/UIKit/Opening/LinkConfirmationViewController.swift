#if canImport(UIKit)
  public import LinkRouting
  import LinkSafety
  public import UIKit

  /// Asks a person whether a link is to be opened: the true host in large letters, and what was found about the link.
  ///
  /// Taking the sheet away, Escape and Return all leave the link closed, so that nobody opens it by striking a key too
  /// many. It keeps its question only; whoever asks waits for the answer.
  @MainActor
  public final class LinkConfirmationViewController: UIViewController {
    private let question: LinkConfirmationRequest
    private var answer: CheckedContinuation<Bool, Never>?

    /// A sheet for a question; ``ask(over:)`` shows it.
    public init(_ question: LinkConfirmationRequest) {
      self.question = question
      super.init(nibName: nil, bundle: nil)
      title = question.heading
    }

    /// Always nil: a question cannot be read from a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// Shows the sheet over a controller, and waits for the answer; a sheet that is taken away is a no.
    public func ask(over host: UIViewController) async -> Bool {
      modalPresentationStyle = .pageSheet
      sheetPresentationController?.detents = [.medium(), .large()]
      sheetPresentationController?.prefersGrabberVisible = true
      // Where nothing can be shown, nobody can say yes.
      guard host.viewIfLoaded?.window != nil else { return false }
      return await withCheckedContinuation { answer in
        self.answer = answer
        host.presentUppermost(
          self, done: { [weak self] isShown in if !isShown { self?.tell(false) } })
      }
    }

    deinit { answer?.resume(returning: false) }

    /// Builds the sheet.
    public override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let column = UIStackView(arrangedSubviews: texts() + buttons())
      column.axis = .vertical
      column.spacing = 12
      column.translatesAutoresizingMaskIntoConstraints = false
      let scroll = UIScrollView(frame: .zero)
      view.fill(with: scroll)
      scroll.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 32),
        column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
        column.leadingAnchor.constraint(equalTo: scroll.readableContentGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: scroll.readableContentGuide.trailingAnchor),
      ])
    }

    private func texts() -> [UIView] {
      var texts = [
        label(LinkStrings.questionIntro, .headline), label(question.host.ending.isolated, .largeTitle),
        label(question.address.shortened.isolated, .caption1),
      ]
      texts[2].textColor = .secondaryLabel
      texts += question.findings.map { label("• " + $0.explanation.sentence, .body) }
      if !question.message.isEmpty { texts.append(label(question.message, .body)) }
      return texts
    }

    private func label(_ words: String, _ style: UIFont.TextStyle) -> UILabel {
      let label = UILabel(frame: .zero)
      label.text = words
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }

    private func buttons() -> [UIView] {
      let isDoubtful = !question.findings.isEmpty
      let cancel = button(LinkStrings.cancel, .borderedProminent()) { [weak self] in self?.end(false) }
      let open = button(LinkStrings.open, isDoubtful ? .borderedTinted() : .bordered()) { [weak self] in
        self?.end(true)
      }
      if isDoubtful { open.tintColor = .systemRed }
      return [cancel, open]
    }

    private func button(
      _ title: String, _ look: UIButton.Configuration, perform: @escaping @MainActor () -> Void
    ) -> UIButton {
      var look = look
      look.title = title
      look.buttonSize = .large
      return UIButton(configuration: look, primaryAction: UIAction { _ in perform() })
    }

    // MARK: Answering

    private func end(_ opens: Bool) {
      tell(opens)
      presentingViewController?.dismiss(animated: true)
    }

    private func tell(_ opens: Bool) {
      answer?.resume(returning: opens)
      answer = nil
    }

    /// However the sheet went, a link that nobody wanted stays closed.
    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { tell(false) }
    }

    /// Takes Return and Escape.
    public override var canBecomeFirstResponder: Bool { true }

    /// Takes the keyboard.
    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    /// Return and Escape, which both leave the link closed.
    public override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand.inputEscape, "\r"].map {
        UIKeyCommand(title: LinkStrings.cancel, action: #selector(refuse), input: $0, modifierFlags: [])
      }
    }

    @objc private func refuse() { end(false) }
  }

  extension String {
    /// As much of a long address as anyone reads.
    fileprivate var shortened: String { count > 160 ? prefix(160) + "…" : self }

    /// The end of a long host, for its owner stands there and not at the start.
    fileprivate var ending: String { count > 60 ? "…" + suffix(59) : self }

    /// Keeps a right-to-left host from turning around what stands beside it, and its labels in their order.
    fileprivate var isolated: String { "\u{2066}\(self)\u{2069}" }

    /// The words with a capital at the start and a full stop.
    fileprivate var sentence: String {
      guard let first else { return self }
      return first.uppercased() + dropFirst() + (last == "." ? "" : ".")
    }
  }
#endif

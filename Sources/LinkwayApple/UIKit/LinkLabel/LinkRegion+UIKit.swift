#if canImport(UIKit)
  import LinkText
  import UIKit

  /// A link's place in the label: what the keyboard's focus and assistive technology find of it.
  ///
  /// It draws nothing and takes no touches. It lies over the runs of its link, is as large as all of them together, and
  /// tells of them one by one where it is asked for its shape.
  final class LinkRegion: UIView {
    let link: TextLink
    private weak var label: LinkLabel?

    init(_ link: TextLink, of label: LinkLabel, hint: String?) {
      self.link = link
      self.label = label
      super.init(frame: .zero)
      isOpaque = false
      isAccessibilityElement = true
      accessibilityLabel = link.label
      accessibilityHint = hint
      // Each link is a group of its own, so that Tab goes from link to link in the order of the text.
      focusGroupIdentifier = "linkway.link.\(ObjectIdentifier(label).hashValue).\(link.id)"
      stateChanged()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the place that the layout gives the link; a link that a line limit leaves out has none.
    func place() {
      guard let label, let bounds = label.layout.bounds(of: link.id) else {
        isHidden = true
        return
      }
      isHidden = false
      frame = bounds
      focusEffect = UIFocusHaloEffect(path: path(in: self, grown: 2))
      #if os(visionOS)
        // What is looked at lights up; which it is, no app is told. Elsewhere the pointer's own interaction does it.
        hoverStyle = UIHoverStyle(shape: .path(path(in: self, grown: 2)))
      #endif
    }

    func stateChanged() {
      guard let state = label?.state(of: link.id) else { return }
      accessibilityTraits = state.contains(.disabled) ? [.link, .notEnabled] : .link
      accessibilityValue = state.contains(.visited) ? UserText.label("link.visited") : nil
    }

    // MARK: Keyboard

    override var canBecomeFocused: Bool { !isHidden && label?.canFollow(link.id) == true }
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      if context.nextFocusedItem === self {
        label?.handle(.focusMoved(link.id))
      } else if context.previouslyFocusedItem === self, label?.interaction.focused == link.id {
        label?.handle(.focusMoved(nil))
      }
    }

    /// Return and Space follow the link.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard label?.interaction.focused == link.id, presses.contains(where: \.isActivating) else {
        return super.pressesBegan(presses, with: event)
      }
      label?.handle(.activateKeyPressed)
    }

    // MARK: Assistive technology

    override var accessibilityPath: UIBezierPath? {
      get { UIAccessibility.convertToScreenCoordinates(path(in: self), in: self) }
      set {}
    }

    /// The middle of the link's first run: the middle of all of them may lie on other words.
    override var accessibilityActivationPoint: CGPoint {
      get {
        guard let label, let rect = label.layout.rects(of: link.id).first else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(
          CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0), in: label
        ).origin
      }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      guard let label, label.canFollow(link.id) else { return false }
      label.activate(link.id)
      return true
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get {
        guard let label, label.hasMenus, !link.target.text.isEmpty else { return nil }
        return [
          UIAccessibilityCustomAction(name: UserText.label("menu.copyLink")) { [weak self] _ in
            self?.link.copyTarget()
            return self != nil
          }
        ]
      }
      set {}
    }

    /// The link's runs as one path in a view's coordinates.
    private func path(in view: UIView, grown: Double = 0) -> UIBezierPath {
      let path = UIBezierPath()
      guard let label else { return path }
      for rect in label.layout.rects(of: link.id) {
        let own = view.convert(rect, from: label).insetBy(dx: -grown, dy: 0)
        path.append(UIBezierPath(roundedRect: own, cornerRadius: 3))
      }
      return path
    }
  }

  extension UIPress {
    @MainActor fileprivate var isActivating: Bool {
      if type == .select { return true }
      return switch key?.keyCode {
      case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: true
      default: false
      }
    }
  }
#endif

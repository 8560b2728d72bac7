#if os(macOS)
  import AppKit
  import LinkText

  /// A link's place in the label: what the keyboard's focus and assistive technology find of it.
  ///
  /// It draws nothing but the focus ring and takes no clicks. It lies over the runs of its link, is as large as all of them
  /// together, and tells of them one by one where it is asked for its shape.
  final class LinkRegion: NSView {
    let link: TextLink
    private let hint: String?
    private weak var label: LinkLabel?

    init(_ link: TextLink, of label: LinkLabel, hint: String?) {
      self.link = link
      self.label = label
      self.hint = hint
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }
    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    /// Takes the place that the layout gives the link; a link that a line limit leaves out has none.
    func place() {
      guard let label, let bounds = label.linkLayout.bounds(of: link.id) else {
        isHidden = true
        return
      }
      isHidden = false
      frame = bounds
      noteFocusRingMaskChanged()
    }

    // MARK: Keyboard

    override var acceptsFirstResponder: Bool { !isHidden && label?.canFollow(link.id) == true }

    /// As for buttons, Tab comes here only where the person wants it to go to everything.
    override var canBecomeKeyView: Bool {
      super.canBecomeKeyView && NSApplication.shared.isFullKeyboardAccessEnabled
    }

    override func becomeFirstResponder() -> Bool {
      label?.handle(.focusMoved(link.id))
      return true
    }

    override func resignFirstResponder() -> Bool {
      if label?.interaction.focused == link.id { label?.handle(.focusMoved(nil)) }
      return true
    }

    /// Return and Space follow the link.
    override func keyDown(with event: NSEvent) {
      switch event.charactersIgnoringModifiers {
      case "\r", "\u{3}", " ": label?.handle(.activateKeyPressed)
      default: super.keyDown(with: event)
      }
    }

    override var focusRingMaskBounds: NSRect { bounds }

    override func drawFocusRingMask() {
      guard let label else { return }
      for rect in label.linkLayout.rects(of: link.id) {
        NSBezierPath(roundedRect: convert(rect, from: label), xRadius: 3, yRadius: 3).fill()
      }
    }

    // MARK: Assistive technology

    override func isAccessibilityElement() -> Bool { !isHidden }
    override func accessibilityRole() -> NSAccessibility.Role? { .link }
    override func accessibilityLabel() -> String? { link.label }
    override func accessibilityHelp() -> String? { hint }
    override func isAccessibilityEnabled() -> Bool { label?.canFollow(link.id) == true }
    override func accessibilityURL() -> URL? { link.target.hasValue ? nil : URL(string: link.target.text) }
    override func accessibilityValue() -> Any? {
      label?.state(of: link.id).contains(.visited) == true ? UserText.label("link.visited") : nil
    }

    /// The middle of the link's first run: the middle of all of them may lie on other words.
    override func accessibilityActivationPoint() -> NSPoint {
      guard let label, let rect = label.linkLayout.rects(of: link.id).first else { return .zero }
      return NSAccessibility.screenPoint(fromView: label, point: CGPoint(x: rect.midX, y: rect.midY))
    }

    override func accessibilityPerformPress() -> Bool {
      guard let label, label.canFollow(link.id) else { return false }
      label.activate(link.id)
      return true
    }

    override func accessibilityPerformShowMenu() -> Bool { label?.showMenu(of: link.id) ?? false }
  }

  /// The whole sentence, as assistive technology reads it; where it has one link only, pressing it follows that one.
  final class SentenceRegion: NSView {
    private weak var label: LinkLabel?

    init(of label: LinkLabel) {
      self.label = label
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }
    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .staticText }
    override func accessibilityValue() -> Any? { label?.text.text }
    override func accessibilitySelectedText() -> String? { label?.selectedText }

    override func accessibilityPerformPress() -> Bool {
      guard let label, label.links.count == 1, label.canFollow(0) else { return false }
      label.activate(0)
      return true
    }
  }
#endif

#if os(macOS)
  public import AppKit
  import LinkText
  import TextKitLayout

  // How large the label asks to be, and the layout that it draws and hits in the place that it gets.
  extension LinkLabel {
    /// What the letters stand on here and now.
    var look: TextLook {
      TextLook(
        font: font, color: textColor, linkColor: followsTint ? .controlAccentColor : nil,
        alpha: isEnabled ? 1 : 0.4, scale: Double(window?.backingScaleFactor ?? 2),
        isRightToLeft: userInterfaceLayoutDirection == .rightToLeft)
    }

    /// Points count from the top, as in the layout.
    public override var isFlipped: Bool { true }

    /// The text's size: as wide as its longest line or ``preferredMaxLayoutWidth``, as high as it is then, or as it is in the
    /// width that the label has.
    public override var intrinsicContentSize: NSSize {
      let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Double(bounds.width)
      let wanted = size(in: nil)
      guard limit > 0, wanted.width > limit else { return wanted }
      let wrapped = size(in: limit)
      return CGSize(
        width: preferredMaxLayoutWidth > 0 ? wrapped.width : wanted.width, height: wrapped.height)
    }

    /// The size of the text in a width, in points; nil gives it all the width it wants.
    public func size(in width: Double?) -> CGSize {
      let text = measuringText()
      text.width = width
      return text.size
    }

    /// Lays the text out in the place that the label has.
    public override func layout() {
      super.layout()
      guard bounds.width > 0 else { return }
      if drawn?.width != Double(bounds.width) {
        // From now on it is the one that is drawn and hit; another one is measured.
        let text = measuringText()
        measured = nil
        text.width = bounds.width
        drawn = text
        // Its height is another one in another width.
        if preferredMaxLayoutWidth <= 0 { invalidateIntrinsicContentSize() }
      }
      guard let drawn else { return }
      drawn.lower(by: distanceFromTop(of: drawn))
      drawn.paint { [self] in state(of: $0) }
      linkLayout = drawn.linkLayout()
      placesChanged()
      needsDisplay = true
    }

    /// Draws the text.
    public override func draw(_ dirtyRect: NSRect) {
      guard let context = NSGraphicsContext.current?.cgContext else { return }
      drawn?.draw(in: context)
    }

    /// A layout that may be given any width, for nobody draws it.
    private func measuringText() -> TextKitText {
      if let measured { return measured }
      let text = TextKitText(text, styles: styles, options: options, look: look)
      measured = text
      return text
    }

    private func distanceFromTop(of text: TextKitText) -> Double {
      let room = max(0, Double(bounds.height) - Double(text.size.height))
      return switch options.position {
      case .top: 0
      case .middle: look.roundedUp(room / 2)
      case .bottom: room
      }
    }
  }
#endif

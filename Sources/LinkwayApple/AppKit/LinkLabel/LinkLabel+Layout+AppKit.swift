#if os(macOS)
  public import AppKit
  import LinkText

  // How large the label asks to be, and the layout that it draws and hits in the place that it gets.
  extension LinkLabel {
    /// What the letters stand on here and now.
    package var look: TextAppearance {
      TextAppearance(
        font: font, color: textColor, linkColor: followsTint ? .controlAccentColor : nil,
        alpha: isEnabled ? 1 : 0.4, scale: Double(window?.backingScaleFactor ?? 2),
        isRightToLeft: userInterfaceLayoutDirection == .rightToLeft)
    }

    /// Points count from the top, as in the layout.
    public override var isFlipped: Bool { true }

    /// The text's size: as wide as its longest line or ``preferredMaxLayoutWidth``, as high as it is then, or as it is in the
    /// width that the label has.
    public override var intrinsicContentSize: NSSize {
      texts.intrinsicSize(preferred: preferredMaxLayoutWidth, in: Double(bounds.width), newText)
    }

    /// The size of the text in a place that is no wider than so many points; nil gives it all the width it wants.
    public func size(within width: Double?) -> CGSize { texts.size(within: width, newText) }

    /// Lays the text out in the place that the label has.
    public override func layout() {
      super.layout()
      guard bounds.width > 0 else { return }
      let isResized = texts.place(in: bounds.size, newText)
      // Its height is another one in another width.
      if isResized, preferredMaxLayoutWidth <= 0 { invalidateIntrinsicContentSize() }
      texts.drawn?.paint { [self] in state(of: $0) }
      placesChanged()
      needsDisplay = true
    }

    /// Draws the text.
    public override func draw(_ dirtyRect: NSRect) {
      guard let context = NSGraphicsContext.current?.cgContext else { return }
      texts.drawn?.draw(in: context, over: drawSelection)
    }
  }
#endif

#if canImport(UIKit)
  import LinkText
  import TextKitLayout
  public import UIKit

  // How large the label asks to be, and the layout that it draws and hits in the place that it gets.
  extension LinkLabel {
    /// What the letters stand on here and now.
    var look: TextLook {
      TextLook(
        font: font, color: textColor, linkColor: followsTint ? tintColor : nil, alpha: isEnabled ? 1 : 0.4,
        traits: traitCollection, scalesFonts: adjustsFontForContentSizeCategory, isRightToLeft: isRightToLeft)
    }

    /// The text's size: as wide as its longest line or ``preferredMaxLayoutWidth``, as high as it is then, or as it
    /// is in the width that the label has.
    public override var intrinsicContentSize: CGSize {
      let wanted = size(in: nil)
      let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Double(bounds.width)
      guard limit > 0, wanted.width > limit else { return wanted }
      let wrapped = size(in: limit)
      return CGSize(
        width: preferredMaxLayoutWidth > 0 ? wrapped.width : wanted.width, height: wrapped.height)
    }

    /// The size of the text in a width; the height is as much as it takes.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      let wanted = self.size(in: nil)
      guard size.width > 0, wanted.width > size.width else { return wanted }
      return self.size(in: size.width)
    }

    /// Lays the text out in the place that the label has.
    public override func layoutSubviews() {
      super.layoutSubviews()
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
      layout = drawn.linkLayout()
      for region in regions { region.place() }
      placeAccessibilityElements()
      setNeedsDisplay()
    }

    /// Draws the text.
    public override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      drawn?.draw(in: context)
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func size(in width: Double?) -> CGSize {
      // Auto Layout asks several times in a pass.
      if let size = sizes[width ?? 0] { return size }
      let text = measuringText()
      text.width = width
      let size = text.size
      sizes[width ?? 0] = size
      return size
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

#if canImport(UIKit)
  import LinkText
  public import UIKit

  // How large the label asks to be, and the layout that it draws and hits in the place that it gets.
  extension LinkLabel {
    /// What the letters stand on here and now.
    package var look: TextAppearance {
      TextAppearance(
        font: font, color: textColor, linkColor: followsTint ? tintColor : nil, alpha: isEnabled ? 1 : 0.4,
        traits: traitCollection, scalesFonts: adjustsFontForContentSizeCategory,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The text's size: as wide as its longest line or ``preferredMaxLayoutWidth``, as high as it is then, or as it
    /// is in the width that the label has.
    public override var intrinsicContentSize: CGSize {
      texts.intrinsicSize(preferred: preferredMaxLayoutWidth, in: Double(bounds.width), newText)
    }

    /// The size of the text in a width; the height is as much as it takes.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      texts.size(within: Double(size.width), newText)
    }

    /// Lays the text out in the place that the label has.
    public override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.width > 0 else { return }
      let isResized = texts.place(in: bounds.size, newText)
      // Its height is another one in another width.
      if isResized, preferredMaxLayoutWidth <= 0 { invalidateIntrinsicContentSize() }
      texts.drawn?.paint { [self] in state(of: $0) }
      for region in regions { region.place() }
      placeAccessibilityElements()
      setNeedsDisplay()
    }

    /// Draws the text.
    public override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      texts.drawn?.draw(in: context)
    }
  }
#endif

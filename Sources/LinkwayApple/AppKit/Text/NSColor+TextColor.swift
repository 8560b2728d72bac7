#if os(macOS)
  public import AppKit
  public import LinkText

  extension NSColor {
    /// A colour that follows the layoutContext: light or dark, with or without more contrast.
    public convenience init(_ color: TextColor) {
      self.init(name: nil) { appearance in
        let name = appearance.bestMatch(from: [
          .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ])
        let parts = color.components(
          dark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
          highContrast: name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua)
        return NSColor(srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      }
    }
  }
#endif

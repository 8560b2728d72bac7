#if canImport(UIKit)
  public import LinkText
  public import UIKit

  extension UIColor {
    /// A colour that follows the layoutContext: light or dark, with or without more contrast.
    public convenience init(_ color: TextColor) {
      self.init { traits in
        let parts = color.components(
          dark: traits.userInterfaceStyle == .dark, highContrast: traits.accessibilityContrast == .high)
        return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      }
    }
  }
#endif

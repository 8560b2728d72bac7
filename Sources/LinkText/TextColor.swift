import Foundation

/// A colour that can differ between light and dark surroundings.
public struct TextColor: Hashable, Sendable {
  /// One colour in sRGB, its parts from 0 to 1, not multiplied by the opacity.
  public struct Components: Hashable, Sendable {
    /// The red part.
    public let red: Double
    /// The green part.
    public let green: Double
    /// The blue part.
    public let blue: Double
    /// The opacity: 0 is clear, 1 solid.
    public let alpha: Double

    /// A colour of its parts; each is brought into 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
      (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// How bright the colour looks, from 0 to 1.
    ///
    /// Source: WCAG 2.2, "relative luminance".
    public var luminance: Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  /// The colour on light surroundings.
  public let light: Components
  /// The colour on dark surroundings.
  public let dark: Components

  /// A colour for either surroundings.
  public init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// A colour from hexadecimal digits as in CSS, `0x1C71D8`, the same on light and dark.
  public init(_ hex: UInt32, alpha: Double = 1) { self.init(light: hex, dark: hex, alpha: alpha) }

  /// A colour from hexadecimal digits as in CSS for light and for dark surroundings.
  public init(light: UInt32, dark: UInt32, alpha: Double = 1) {
    func components(_ hex: UInt32) -> Components {
      Components(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255,
        alpha: alpha)
    }
    self.init(light: components(light), dark: components(dark))
  }

  /// The colour for the surroundings at hand.
  public func components(dark isDark: Bool) -> Components { isDark ? dark : light }
}

import Foundation

/// A colour that can differ between light and dark backgrounds, and with increased contrast.
public struct TextColor: Hashable, Sendable {
  /// One colour in sRGB; components from 0 to 1, not multiplied by the opacity.
  public struct Components: Hashable, Sendable {
    /// The red component.
    public let red: Double
    /// The green component.
    public let green: Double
    /// The blue component.
    public let blue: Double
    /// The opacity: 0 is transparent, 1 is opaque.
    public let alpha: Double

    /// A colour of its components; each is clamped to 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
      (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// The contrast ratio of two colours, from 1 for equal colours to 21 for black and white; text needs at least 4.5.
    ///
    /// Source: WCAG 2.2, "contrast ratio". Both count as opaque.
    public func contrast(with other: Components) -> Double {
      (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// The relative luminance, from 0 to 1.
    ///
    /// Source: WCAG 2.2, "relative luminance".
    public var luminance: Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  /// The colour on a light background.
  public let light: Components
  /// The colour on a dark background.
  public let dark: Components
  /// The colour on a light background with increased contrast.
  public let highContrastLight: Components
  /// The colour on a dark background with increased contrast.
  public let highContrastDark: Components

  /// A colour for each background; without colours for increased contrast, increased contrast changes nothing.
  public init(
    light: Components, dark: Components, highContrastLight: Components? = nil,
    highContrastDark: Components? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrastLight = highContrastLight ?? light
    self.highContrastDark = highContrastDark ?? dark
  }

  /// A colour from hexadecimal digits as in CSS, `0x1C71D8`, the same on light and dark.
  public init(_ hex: UInt32, alpha: Double = 1) { self.init(light: hex, dark: hex, alpha: alpha) }

  /// A colour from hexadecimal digits as in CSS, for light and dark backgrounds and for increased contrast on both.
  public init(
    light: UInt32, dark: UInt32, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil,
    alpha: Double = 1
  ) {
    func components(_ hex: UInt32) -> Components {
      Components(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255,
        alpha: alpha)
    }
    self.init(
      light: components(light), dark: components(dark),
      highContrastLight: highContrastLight.map(components), highContrastDark: highContrastDark.map(components)
    )
  }

  /// The colour for a background and a contrast.
  public func components(dark isDark: Bool, highContrast isHigh: Bool = false) -> Components {
    switch (isDark, isHigh) {
    case (false, false): light
    case (true, false): dark
    case (false, true): highContrastLight
    case (true, true): highContrastDark
    }
  }

  /// The same colour with another opacity.
  public func opacity(_ alpha: Double) -> TextColor {
    func faded(_ color: Components) -> Components {
      Components(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    return TextColor(
      light: faded(light), dark: faded(dark), highContrastLight: faded(highContrastLight),
      highContrastDark: faded(highContrastDark))
  }
}

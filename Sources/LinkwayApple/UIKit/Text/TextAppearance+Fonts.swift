#if canImport(UIKit)
  import LinkText
  import UIKit

  // Fonts of styles: by role the system's own, which follow the size that a person has chosen, or with exact points.
  extension TextAppearance {
    /// The font of a style.
    func font(of style: LinkStyle) -> UIFont {
      guard let wanted = style.font else {
        guard let weight = style.weight else { return baseFont }
        return baseFont.weighing(weight.fontWeight)
      }
      let base: UIFont
      var weight = style.weight
      switch wanted.size {
      case .points(let points): base = baseFont.withSize(points)
      case .role(.body): base = baseFont
      case .role(let role):
        base = systemFont(role.textStyle)
        weight = weight ?? role.weight
      }
      var font = base
      if let family = wanted.family {
        font = font.ofFamily(family, weight: (weight ?? .regular).fontWeight)
      } else if case .role(.code) = wanted.size {
        font = .monospacedSystemFont(ofSize: baseFont.pointSize, weight: (weight ?? .regular).fontWeight)
      } else if let weight {
        font = font.weighing(weight.fontWeight)
      }
      return wanted.isItalic ? font.slanting() : font
    }

    /// The font of letters whose style names none.
    var baseFont: UIFont {
      guard let font else { return systemFont(.body) }
      guard scalesFonts else { return font }
      // A font that the system made for a text style is made anew; any other one is scaled as what is read.
      if let style = font.fontDescriptor.object(forKey: .textStyle) as? String {
        return systemFont(UIFont.TextStyle(rawValue: style))
      }
      return font.withSize(
        UIFontMetrics(forTextStyle: .body).scaledValue(for: font.pointSize, compatibleWith: traits))
    }

    private func systemFont(_ style: UIFont.TextStyle) -> UIFont {
      let traits = scalesFonts ? traits : UITraitCollection(preferredContentSizeCategory: .large)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
  }

  extension FontRole {
    /// The system's style of text for the role.
    fileprivate var textStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title2
      case .heading: .headline
      case .body, .code: .body
      case .caption: .caption1
      }
    }
  }

  extension TextWeight {
    /// The system's weight that is nearest.
    fileprivate var fontWeight: UIFont.Weight {
      nearest(of: [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
    }
  }

  extension UIFont {
    /// The font with another weight.
    fileprivate func weighing(_ weight: Weight) -> UIFont {
      // The descriptor of a font that an app named holds the name of its face, which no weight changes.
      guard familyName.hasPrefix(".") else { return ofFamily(familyName, weight: weight) }
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
      return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
    }

    /// The font as large in another family; the system's where there is none of the name.
    fileprivate func ofFamily(_ family: String, weight: Weight) -> UIFont {
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
      return UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: family, .traits: traits]), size: pointSize)
    }

    /// The font with slanting letters; the same where the family has none.
    fileprivate func slanting() -> UIFont {
      let traits = fontDescriptor.symbolicTraits.union(.traitItalic)
      return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
  }
#endif

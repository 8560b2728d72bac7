#if os(macOS)
  import AppKit
  package import LinkText

  /// What the letters of a view stand on: its font, its colours, its screen.
  package struct TextAppearance: GlyphAppearance {
    /// The font of letters whose style names none; nil is the system's for what is read.
    var font: NSFont?
    /// The colour of letters whose style names none.
    var color = NSColor.labelColor
    /// A colour that links have instead of their styles'.
    var linkColor: NSColor?
    /// How solid the letters are.
    var alpha = 1.0
    /// How many pixels a point has.
    var scale = 1.0
    /// The side where lines begin in the view.
    package var isRightToLeft = false

    package func roundedUp(_ points: Double) -> Double { (points * scale).rounded(.up) / scale }

    package func letterColor(of run: StyledRun) -> Any {
      let own = run.link == nil ? nil : linkColor
      let color = own ?? run.style.color.map { NSColor($0) } ?? color
      guard alpha < 1 else { return color }
      // Made paler once, a colour would follow its layoutContext no more.
      return NSColor(name: nil) { [alpha] appearance in
        var pale = color
        appearance.performAsCurrentDrawingAppearance { pale = color.withAlphaComponent(alpha) }
        return pale
      }
    }

    package func letterFont(of style: LinkStyle) -> Any {
      let base = font ?? NSFont.preferredFont(forTextStyle: .body)
      guard let wanted = style.font else { return style.weight.map { base.weighing($0.fontWeight) } ?? base }
      var result = base
      var weight = style.weight
      switch wanted.size {
      case .points(let points): result = base.withSize(points)
      case .role(.body), .role(.code): break
      case .role(let role):
        result = NSFont.preferredFont(forTextStyle: role.textStyle)
        weight = weight ?? role.weight
      }
      if let family = wanted.family {
        result = result.ofFamily(family, weight: (weight ?? .regular).fontWeight)
      } else if case .role(.code) = wanted.size {
        result = .monospacedSystemFont(ofSize: base.pointSize, weight: (weight ?? .regular).fontWeight)
      } else if let weight {
        result = result.weighing(weight.fontWeight)
      }
      return wanted.isItalic ? result.slanting() : result
    }
  }

  extension FontRole {
    /// The system's style of text for the role.
    fileprivate var textStyle: NSFont.TextStyle {
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
    fileprivate var fontWeight: NSFont.Weight {
      nearest(of: [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
    }
  }

  extension NSFont {
    /// The font with another weight.
    fileprivate func weighing(_ weight: Weight) -> NSFont {
      // The system's own families begin with a dot and are made by their own call.
      guard let familyName, !familyName.hasPrefix(".") else {
        return .systemFont(ofSize: pointSize, weight: weight)
      }
      return ofFamily(familyName, weight: weight)
    }

    /// The font as large in another family; the same where there is none of the name.
    fileprivate func ofFamily(_ family: String, weight: Weight) -> NSFont {
      let traits: [NSFontDescriptor.TraitKey: Any] = [.weight: weight]
      let descriptor = NSFontDescriptor(fontAttributes: [.family: family, .traits: traits])
      return NSFont(descriptor: descriptor, size: pointSize) ?? self
    }

    /// The font with slanting letters; the same where the family has none.
    fileprivate func slanting() -> NSFont {
      let traits = fontDescriptor.symbolicTraits.union(.italic)
      return NSFont(descriptor: fontDescriptor.withSymbolicTraits(traits), size: pointSize) ?? self
    }
  }
#endif

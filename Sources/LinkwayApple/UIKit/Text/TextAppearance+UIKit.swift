#if canImport(UIKit)
  package import LinkText
  import UIKit

  /// What the letters of a view stand on: its font, its colours, its traits.
  package struct TextAppearance: GlyphAppearance {
    /// The font of letters whose style names none; nil is the system's for what is read.
    var font: UIFont?
    /// The colour of letters whose style names none.
    var color = UIColor.label
    /// A colour that links have instead of their styles'.
    var linkColor: UIColor?
    /// How solid the letters are.
    var alpha = 1.0
    /// The size that a person has chosen, the contrast, the weight of legible letters.
    var traits: UITraitCollection
    /// Whether fonts follow the size that a person has chosen.
    var scalesFonts = true
    /// The side where lines begin in the view.
    package var isRightToLeft = false

    /// A length rounded up to whole pixels, in points.
    package func roundedUp(_ points: Double) -> Double {
      let scale = max(Double(traits.displayScale), 1)
      return (points * scale).rounded(.up) / scale
    }

    package func letterFont(of style: LinkStyle) -> Any { font(of: style) }

    package func letterColor(of run: StyledRun) -> Any {
      let own = run.link == nil ? nil : linkColor
      let color = own ?? run.style.color.map { UIColor($0) } ?? color
      return alpha < 1 ? color.withAlphaComponent(alpha) : color
    }
  }
#endif

package import LinkText

#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

/// The appearance of a view's text: its font and its colours; TextKit's attributes are made from it and the styles.
package protocol GlyphAppearance {
  /// The side where lines begin in the view.
  var isRightToLeft: Bool { get }
  /// The font of a style, as the toolkit has fonts.
  func letterFont(of style: LinkStyle) -> Any
  /// The colour of a run, as the toolkit has colours.
  func letterColor(of run: StyledRun) -> Any
  /// A length rounded up to whole pixels, in points.
  func roundedUp(_ points: Double) -> Double
}

extension GlyphAppearance {
  /// A text with all its attributes.
  package func attributedText(
    _ text: LinkedText, runs: [StyledRun], options: LinkLayoutOptions, scale: Double = 1
  ) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: text.text)
    for run in runs where !run.utf8Range.isEmpty {
      var attributes = paint(of: run)
      let font = scaledFont(of: run.style, by: scale)
      attributes[.font] = font
      if let raise = run.style.baseline?.raise(of: font) { attributes[.baselineOffset] = raise }
      if let spacing = run.style.letterSpacing, spacing != 0 { attributes[.kern] = spacing }
      result.addAttributes(attributes, range: text.text.units(utf8: run.utf8Range))
    }
    for (number, paragraph) in text.text.paragraphs().enumerated() {
      result.addAttribute(
        .paragraphStyle, value: paragraphStyle(number, text.text[paragraph], options),
        range: NSRange(paragraph, in: text.text))
    }
    return result
  }

  private func scaledFont(of style: LinkStyle, by scale: Double) -> Any {
    let factor = scale * (style.baseline?.fontScale ?? 1)
    guard factor != 1, let font = letterFont(of: style) as? ToolkitFont else { return letterFont(of: style) }
    return font.withSize(font.pointSize * factor)
  }

  /// What only paints letters: the colour and the lines.
  package func paint(of run: StyledRun) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: letterColor(of: run)]
    if let line = run.style.underline?.line { attributes[.underlineStyle] = line.rawValue }
    if run.style.isStruckThrough == true {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    }
    return attributes
  }

  /// The attributes that a run's paint does not have, to be taken from letters that were painted otherwise.
  package func unpainted(by run: StyledRun) -> [NSAttributedString.Key] {
    let painted = paint(of: run)
    return [.underlineStyle, .strikethroughStyle].filter { painted[$0] == nil }
  }

  private func paragraphStyle(
    _ number: Int, _ words: Substring, _ options: LinkLayoutOptions
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let isRightToLeft = words.runsRightToLeft ?? isRightToLeft
    style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    style.alignment =
      switch options.alignment(ofParagraph: number) {
      case .natural: isRightToLeft ? .right : .left
      case .opposite: isRightToLeft ? .left : .right
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
    style.lineBreakMode = .byWordWrapping
    style.lineSpacing = options.lineSpacing
    if let height = options.lineHeight, height > 0 { style.lineHeightMultiple = height }
    style.firstLineHeadIndent = max(options.firstLineIndent, 0)
    style.headIndent = max(-options.firstLineIndent, 0)
    return style
  }
}

#if canImport(UIKit)
  private typealias ToolkitFont = UIFont
#else
  private typealias ToolkitFont = NSFont
#endif

extension TextBaseline {
  /// The size of raised and lowered text, as a multiple of its font's.
  fileprivate var fontScale: Double {
    switch self {
    case .offset: 1
    case .superscript, .subscript: 0.65
    }
  }

  /// The distance of the text above the line's baseline, in points, with its font as it is drawn.
  fileprivate func raise(of font: Any) -> Double {
    let size = (font as? ToolkitFont).map { Double($0.pointSize) / fontScale } ?? 0
    return switch self {
    case .offset(let points): points
    case .superscript: size / 3
    case .subscript: -size / 6
    }
  }
}

extension UnderlineStyle {
  /// TextKit's line; it has no wave, so a wave is a row of dots.
  fileprivate var line: NSUnderlineStyle? {
    switch self {
    case .none: nil
    case .single: .single
    case .double: .double
    case .wavy: [.single, .patternDot]
    }
  }
}

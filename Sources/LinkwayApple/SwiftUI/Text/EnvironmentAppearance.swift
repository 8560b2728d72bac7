import LinkText
import SwiftUI

/// Turns a linked text into what `Text` shows: its runs with fonts, colours and lines, and a URL for each link.
struct EnvironmentAppearance {
  /// Whether the layoutContext are dark.
  let isDark: Bool
  /// Whether the user has asked for more contrast.
  let isHighContrast: Bool
  /// The font of letters whose style names none.
  let font: Font

  private typealias Attributes = AttributeScopes.SwiftUIAttributes

  /// The text as attributes; a disabled link has no URL and so cannot be followed.
  func attributed(
    _ text: LinkedText, styles: LinkStyleSheet, urls: LinkURLs, state: (TextLink) -> LinkState
  ) -> AttributedString {
    let links = text.links
    var result = AttributedString()
    var start = text.text.startIndex
    for run in text.runs(styles, state: { state(links[$0]) }) {
      let end = text.text.utf8.index(start, offsetBy: run.utf8Range.count)
      var piece = AttributedString(text.text[start..<end])
      dress(&piece, run.style)
      if let link = run.link, !state(links[link]).contains(.disabled) { piece.link = urls.url(of: link) }
      result.append(piece)
      start = end
    }
    return result
  }

  private func dress(_ piece: inout AttributedString, _ style: LinkStyle) {
    if let font = font(of: style) { piece[Attributes.FontAttribute.self] = font }
    if let color = style.color { piece[Attributes.ForegroundColorAttribute.self] = shown(color) }
    if let ground = style.background { piece[Attributes.BackgroundColorAttribute.self] = shown(ground) }
    if let spacing = style.letterSpacing { piece[Attributes.KerningAttribute.self] = spacing }
    if let line = style.underline?.line { piece[Attributes.UnderlineStyleAttribute.self] = line }
    if style.isStruckThrough == true { piece[Attributes.StrikethroughStyleAttribute.self] = .single }
  }

  /// The colour for the layoutContext at hand.
  func shown(_ color: TextColor) -> Color {
    let parts = color.components(dark: isDark, highContrast: isHighContrast)
    return Color(.sRGB, red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)
  }

  /// The font of a style; nil keeps the layoutContext'.
  func font(of style: LinkStyle) -> Font? {
    guard let wanted = style.font else { return style.weight.map { font.weight($0.fontWeight) } }
    var result = base(wanted)
    if let weight = style.weight ?? wanted.roleWeight { result = result.weight(weight.fontWeight) }
    return wanted.isItalic ? result.italic() : result
  }

  private func base(_ wanted: TextFont) -> Font {
    switch (wanted.size, wanted.family) {
    case (.points(let points), let family?): .custom(family, fixedSize: points)
    case (.points(let points), nil): .system(size: points)
    case (.role(let role), let family?):
      .custom(family, size: role.scale * Self.bodyPoints, relativeTo: role.textStyle)
    case (.role(.body), nil): font
    case (.role(.code), nil): font.monospaced()
    case (.role(.largeTitle), nil): .largeTitle
    case (.role(.title), nil): .title2
    case (.role(.heading), nil): .headline
    case (.role(.caption), nil): .caption
    }
  }

  /// The points of the system's body text at the default size.
  #if os(macOS)
    private static let bodyPoints = 13.0
  #else
    private static let bodyPoints = 17.0
  #endif
}

extension TextFont {
  /// The weight that comes with the role; exact points come with none.
  fileprivate var roleWeight: TextWeight? { if case .role(let role) = size { role.weight } else { nil } }
}

extension FontRole {
  /// The system's style whose size a family of the app's own grows and shrinks with.
  fileprivate var textStyle: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title2
    case .heading: .headline
    case .body, .code: .body
    case .caption: .caption
    }
  }
}

extension TextWeight {
  /// SwiftUI's weight that is nearest.
  fileprivate var fontWeight: Font.Weight {
    nearest(of: [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
  }
}

extension UnderlineStyle {
  /// SwiftUI's line; it has neither two lines nor a wave, so these are one line and a row of dots.
  fileprivate var line: Text.LineStyle? {
    switch self {
    case .none: nil
    case .single, .double: .single
    case .wavy: Text.LineStyle(pattern: .dot)
    }
  }
}

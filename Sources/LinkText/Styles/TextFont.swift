/// A font: by its role, which follows the text size chosen in the system, or with an exact size.
public struct TextFont: Hashable, Sendable {
  /// The size of a font.
  public enum Size: Hashable, Sendable {
    /// The system's size for a role.
    case role(FontRole)
    /// An exact size in points, independent of the system's text size.
    case points(Double)
  }

  /// The size.
  public var size: Size
  /// The family's name; nil keeps the family of the surrounding text, or uses the system's fixed-width font for
  /// ``FontRole/code``.
  public var family: String?
  /// Whether the font is italic.
  public var isItalic: Bool

  /// A font for a role.
  public static func role(_ role: FontRole, family: String? = nil, isItalic: Bool = false) -> TextFont {
    TextFont(size: .role(role), family: family, isItalic: isItalic)
  }

  /// A font with a size in points; less than 1 counts as 1.
  public static func points(_ points: Double, family: String? = nil, isItalic: Bool = false) -> TextFont {
    TextFont(size: .points(points >= 1 ? points : 1), family: family, isItalic: isItalic)
  }

  private init(size: Size, family: String?, isItalic: Bool) {
    (self.size, self.family, self.isItalic) = (size, family, isItalic)
  }
}

/// The purpose of a text; the system has a size for each.
public enum FontRole: Hashable, Sendable, CaseIterable {
  /// The title of a window or page.
  case largeTitle
  /// The title of a section.
  case title
  /// The heading of a group.
  case heading
  /// Running text.
  case body
  /// A caption or remark.
  case caption
  /// Code, in a fixed-width font.
  case code

  /// The size as a multiple of the system's body text, after GNOME's style classes `title-1`, `title-2`, `heading`
  /// and `caption`.
  public var scale: Double {
    switch self {
    case .largeTitle: 1.81
    case .title: 1.36
    case .heading, .body, .code: 1
    case .caption: 0.82
    }
  }

  /// The weight of the role; it applies to a style that sets none.
  public var weight: TextWeight? {
    switch self {
    case .largeTitle, .title: TextWeight(800)
    case .heading: .bold
    case .body, .caption, .code: nil
    }
  }
}

/// The weight of a font, with the numbers of CSS: 400 is regular, 700 is bold.
public struct TextWeight: Hashable, Sendable {
  /// From 100 to 1000.
  public let value: Int

  /// A weight; a number outside 100...1000 is clamped to that range.
  public init(_ value: Int) { self.value = min(max(value, 100), 1000) }

  /// 400.
  public static let regular = TextWeight(400)
  /// 500.
  public static let medium = TextWeight(500)
  /// 600.
  public static let semibold = TextWeight(600)
  /// 700.
  public static let bold = TextWeight(700)

  /// The nearest of a platform's nine weights, which are 100, 200 and so on to 900.
  package func nearest<Weight>(of nine: [Weight]) -> Weight { nine[min((value + 50) / 100, 9) - 1] }
}

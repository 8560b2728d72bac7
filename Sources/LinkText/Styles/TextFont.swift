/// A font: by its role, which follows the size that a person has chosen in the system, or with an exact size.
public struct TextFont: Hashable, Sendable {
  /// How large the letters are.
  public enum Size: Hashable, Sendable {
    /// As the system draws text of a role.
    case role(FontRole)
    /// So many points, whatever the system says.
    case points(Double)
  }

  /// How large the letters are.
  public var size: Size
  /// The family's name; nil keeps the surrounding text's, or for ``FontRole/code`` takes the system's
  /// fixed-width one.
  public var family: String?
  /// Whether the letters slant.
  public var isItalic: Bool

  /// A font for a role.
  public static func role(_ role: FontRole, family: String? = nil, isItalic: Bool = false) -> TextFont {
    TextFont(size: .role(role), family: family, isItalic: isItalic)
  }

  /// A font of so many points; less than 1 counts as 1.
  public static func points(_ points: Double, family: String? = nil, isItalic: Bool = false) -> TextFont {
    TextFont(size: .points(points >= 1 ? points : 1), family: family, isItalic: isItalic)
  }

  private init(size: Size, family: String?, isItalic: Bool) {
    (self.size, self.family, self.isItalic) = (size, family, isItalic)
  }
}

/// What a text is for; the system has a size for it.
public enum FontRole: Hashable, Sendable, CaseIterable {
  /// The name of a window or page.
  case largeTitle
  /// The name of a part of a page.
  case title
  /// The name of a group.
  case heading
  /// What is read.
  case body
  /// A remark beside something.
  case caption
  /// Code, in letters of one width.
  case code

  /// How much larger than the system's body text, after GNOME's style classes `title-1`, `title-2`, `heading`
  /// and `caption`.
  public var scale: Double {
    switch self {
    case .largeTitle: 1.81
    case .title: 1.36
    case .heading, .body, .code: 1
    case .caption: 0.82
    }
  }

  /// The weight that comes with the role, where a style says none.
  public var weight: TextWeight? {
    switch self {
    case .largeTitle, .title: TextWeight(800)
    case .heading: .bold
    case .body, .caption, .code: nil
    }
  }
}

/// The weight of letters, as CSS counts it: 400 regular, 700 bold.
public struct TextWeight: Hashable, Sendable {
  /// From 100 to 1000.
  public let value: Int

  /// A weight; numbers outside 100 to 1000 are brought into that range.
  public init(_ value: Int) { self.value = min(max(value, 100), 1000) }

  /// 400.
  public static let regular = TextWeight(400)
  /// 500.
  public static let medium = TextWeight(500)
  /// 600.
  public static let semibold = TextWeight(600)
  /// 700.
  public static let bold = TextWeight(700)

  /// The nearest of a platform's nine weights, which stand for 100, 200 and so on to 900.
  package func nearest<Weight>(of nine: [Weight]) -> Weight { nine[min((value + 50) / 100, 9) - 1] }
}

/// How a link or the text around it looks when nothing happens to it; may change the layout.
public struct LinkStyle: Hashable, Sendable {
  /// The colour of the letters; nil takes the colour of labels on this platform.
  public var color: TextColor?
  /// Whether a line stands under the letters.
  public var isUnderlined: Bool
  /// How heavy the letters are; nil keeps the font's own weight.
  public var weight: TextWeight?

  /// A style; by default the letters look like a label's.
  public init(color: TextColor? = nil, isUnderlined: Bool = false, weight: TextWeight? = nil) {
    self.color = color
    self.isUnderlined = isUnderlined
    self.weight = weight
  }
}

/// What a state adds to a link's look.
///
/// It only paints: no member can move a letter, so the drawn layout stays the one that is hit-tested.
public struct LinkPaint: Hashable, Sendable {
  /// The colour of the letters; nil changes nothing.
  public var color: TextColor?
  /// The colour behind the letters; nil changes nothing.
  public var background: TextColor?
  /// Whether a line stands under the letters; nil changes nothing.
  public var isUnderlined: Bool?

  /// Paint; by default it changes nothing.
  public init(color: TextColor? = nil, background: TextColor? = nil, isUnderlined: Bool? = nil) {
    self.color = color
    self.background = background
    self.isUnderlined = isUnderlined
  }

  /// This paint with another one laid over it.
  public func covered(by other: LinkPaint) -> LinkPaint {
    LinkPaint(
      color: other.color ?? color, background: other.background ?? background,
      isUnderlined: other.isUnderlined ?? isUnderlined)
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
}

/// What a state changes in a link's style.
///
/// It only paints: no member can move a glyph, so the layout that is drawn stays the one that is hit-tested.
public struct LinkStateStyle: Hashable, Sendable {
  /// The colour of the text; nil changes nothing.
  public var color: TextColor?
  /// The background colour of the text; nil changes nothing.
  public var background: TextColor?
  /// The corner radius of the background, in points; nil changes nothing.
  public var cornerRadius: Double?
  /// The line under the text; nil changes nothing.
  public var underline: UnderlineStyle?
  /// Whether the text is struck through; nil changes nothing.
  public var isStruckThrough: Bool?

  /// A state's style; by default it changes nothing.
  ///
  /// `isUnderlined` is short for the underline `.single` or `.none`.
  public init(
    color: TextColor? = nil, background: TextColor? = nil, isUnderlined: Bool? = nil,
    cornerRadius: Double? = nil, underline: UnderlineStyle? = nil, isStruckThrough: Bool? = nil
  ) {
    self.color = color
    self.background = background
    self.cornerRadius = cornerRadius
    self.underline = underline ?? isUnderlined.map { $0 ? .single : .none }
    self.isStruckThrough = isStruckThrough
  }

  /// Whether the text is underlined; nil changes nothing.
  public var isUnderlined: Bool? {
    get { underline.map { $0 != .none } }
    set { underline = newValue.map { $0 ? .single : .none } }
  }

  /// This style, with each member replaced by the one that the other style sets.
  public func merging(_ other: LinkStateStyle) -> LinkStateStyle {
    LinkStateStyle(
      color: other.color ?? color, background: other.background ?? background,
      cornerRadius: other.cornerRadius ?? cornerRadius, underline: other.underline ?? underline,
      isStruckThrough: other.isStruckThrough ?? isStruckThrough)
  }
}

/// The line under text.
public enum UnderlineStyle: Hashable, Sendable {
  /// No line.
  case none
  /// One line.
  case single
  /// Two lines.
  case double
  /// A wave, as under a misspelt word.
  case wavy
}

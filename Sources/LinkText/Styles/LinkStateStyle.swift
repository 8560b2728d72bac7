/// What a state adds to a link's look.
///
/// It only paints: no member can move a letter, so the drawn layout stays the one that is hit-tested.
public struct LinkStateStyle: Hashable, Sendable {
  /// The colour of the letters; nil changes nothing.
  public var color: TextColor?
  /// The colour behind the letters; nil changes nothing.
  public var background: TextColor?
  /// How round the corners of the ground are, in points; nil changes nothing.
  public var cornerRadius: Double?
  /// The line under the letters; nil changes nothing.
  public var underline: UnderlineStyle?
  /// Whether a line goes through the letters; nil changes nothing.
  public var isStruckThrough: Bool?

  /// Paint; by default it changes nothing.
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

  /// Whether a line stands under the letters; nil changes nothing.
  public var isUnderlined: Bool? {
    get { underline.map { $0 != .none } }
    set { underline = newValue.map { $0 ? .single : .none } }
  }

  /// This paint with another one laid over it, member by member.
  public func merging(_ other: LinkStateStyle) -> LinkStateStyle {
    LinkStateStyle(
      color: other.color ?? color, background: other.background ?? background,
      cornerRadius: other.cornerRadius ?? cornerRadius, underline: other.underline ?? underline,
      isStruckThrough: other.isStruckThrough ?? isStruckThrough)
  }
}

/// The line under letters.
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

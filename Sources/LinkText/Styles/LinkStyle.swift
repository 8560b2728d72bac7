/// The style of a link or of the text around it, without states; it may change the layout.
///
/// A member that is nil keeps what it overrides; see `LinkStyleSheet` for the order. The members that only paint
/// are in ``paint``, and have their own names too: `style.color`.
@dynamicMemberLookup
public struct LinkStyle: Hashable, Sendable {
  /// Colours, background and lines.
  public var paint: LinkStateStyle
  /// The font.
  public var font: TextFont?
  /// The weight of the font; nil keeps the font's own weight.
  public var weight: TextWeight?
  /// The space added between characters, in points; may be negative.
  public var letterSpacing: Double?
  /// Where the text is relative to the line's baseline; nil keeps it on the baseline.
  public var baseline: TextBaseline?

  /// A style; by default the text has the style of a label.
  ///
  /// `isUnderlined` is short for the underline `.single` or `.none`.
  public init(
    color: TextColor? = nil, isUnderlined: Bool? = nil, weight: TextWeight? = nil, font: TextFont? = nil,
    letterSpacing: Double? = nil, background: TextColor? = nil, cornerRadius: Double? = nil,
    underline: UnderlineStyle? = nil, isStruckThrough: Bool? = nil, baseline: TextBaseline? = nil
  ) {
    paint = LinkStateStyle(
      color: color, background: background, isUnderlined: isUnderlined, cornerRadius: cornerRadius,
      underline: underline, isStruckThrough: isStruckThrough)
    self.font = font
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.baseline = baseline
  }

  /// The members that only paint, by their own names.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<LinkStateStyle, Value>) -> Value {
    get { paint[keyPath: keyPath] }
    set { paint[keyPath: keyPath] = newValue }
  }

  /// This style, with each member replaced by the one that the other style sets.
  public func merging(_ other: LinkStyle) -> LinkStyle {
    var sum = self
    sum.paint = paint.merging(other.paint)
    sum.font = other.font ?? font
    sum.weight = other.weight ?? weight
    sum.letterSpacing = other.letterSpacing ?? letterSpacing
    sum.baseline = other.baseline ?? baseline
    return sum
  }
}

/// Where text is relative to the line's baseline.
///
/// Raised or lowered text belongs to its line: a link in it is hit on the full height of the line.
public enum TextBaseline: Hashable, Sendable {
  /// Raised by some points; a negative number lowers the text.
  case offset(Double)
  /// Raised and smaller, as in `m²`.
  case superscript
  /// Lowered and smaller, as in `H₂O`.
  case `subscript`
}

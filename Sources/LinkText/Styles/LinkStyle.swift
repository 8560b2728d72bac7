/// How a link or the text around it looks when nothing happens to it; may change the layout.
///
/// A member that is nil leaves to what it covers; see ``LinkedText/runs(_:state:)`` for the order. All that
/// only paints is reached through ``paint``, or by its own name: `style.color`.
@dynamicMemberLookup
public struct LinkStyle: Hashable, Sendable {
  /// Colours, ground and lines.
  public var paint: LinkStateStyle
  /// The letters' font.
  public var font: TextFont?
  /// How heavy the letters are; nil keeps the font's own weight.
  public var weight: TextWeight?
  /// DemoPage added between letters, in points; may be negative.
  public var letterSpacing: Double?

  /// A style; by default the letters look like a label's.
  ///
  /// `isUnderlined` is short for the underline `.single` or `.none`.
  public init(
    color: TextColor? = nil, isUnderlined: Bool? = nil, weight: TextWeight? = nil, font: TextFont? = nil,
    letterSpacing: Double? = nil, background: TextColor? = nil, cornerRadius: Double? = nil,
    underline: UnderlineStyle? = nil, isStruckThrough: Bool? = nil
  ) {
    paint = LinkStateStyle(
      color: color, background: background, isUnderlined: isUnderlined, cornerRadius: cornerRadius,
      underline: underline, isStruckThrough: isStruckThrough)
    self.font = font
    self.weight = weight
    self.letterSpacing = letterSpacing
  }

  /// What only paints, by its own name.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<LinkStateStyle, Value>) -> Value {
    get { paint[keyPath: keyPath] }
    set { paint[keyPath: keyPath] = newValue }
  }

  /// This style with another one laid over it, member by member.
  public func merging(_ other: LinkStyle) -> LinkStyle {
    var sum = self
    sum.paint = paint.merging(other.paint)
    sum.font = other.font ?? font
    sum.weight = other.weight ?? weight
    sum.letterSpacing = other.letterSpacing ?? letterSpacing
    return sum
  }
}

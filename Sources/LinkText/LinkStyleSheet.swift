/// The looks of a linked text: the plain text, the links, and what each state paints over a link.
public struct LinkStyleSheet: Hashable, Sendable {
  /// The text outside links; by default a label's.
  public var text: LinkStyle
  /// Every link when nothing happens to it.
  public var link: LinkStyle
  /// Painted over a link that has the keyboard's focus.
  public var focused: LinkPaint
  /// Painted over a link under the pointer.
  public var hovered: LinkPaint
  /// Painted over a link that is being pressed.
  public var pressed: LinkPaint

  /// A style sheet; by default links are blue and underlined, under the pointer without the line, and pressed on a
  /// tinted ground.
  public init(
    text: LinkStyle = LinkStyle(),
    link: LinkStyle = LinkStyle(color: TextColor(light: 0x1A5FB4, dark: 0x78AEED), isUnderlined: true),
    focused: LinkPaint = LinkPaint(),
    hovered: LinkPaint = LinkPaint(isUnderlined: false),
    pressed: LinkPaint = LinkPaint(background: TextColor(light: 0x1A5FB4, dark: 0x78AEED, alpha: 0.2))
  ) {
    self.text = text
    self.link = link
    self.focused = focused
    self.hovered = hovered
    self.pressed = pressed
  }

  /// The paint of a link in a state: the link's own style, then what focus, hover and press lay over it, in that
  /// order.
  public func paint(for state: LinkState) -> LinkPaint {
    var paint = LinkPaint(color: link.color ?? text.color, isUnderlined: link.isUnderlined)
    if state.contains(.focused) { paint = paint.covered(by: focused) }
    if state.contains(.hovered) { paint = paint.covered(by: hovered) }
    if state.contains(.pressed) { paint = paint.covered(by: pressed) }
    return paint
  }
}

/// What happens to a link at a moment; several can be true at once.
public struct LinkState: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pointer is over it.
  public static let hovered = LinkState(rawValue: 1)
  /// A press began on it, and the pointer is still over it.
  public static let pressed = LinkState(rawValue: 2)
  /// It has the keyboard's focus.
  public static let focused = LinkState(rawValue: 4)
}

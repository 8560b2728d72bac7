/// The looks of a linked text: the plain text, the links, links of a name, and what each state paints over a
/// link.
public struct LinkStyleSheet: Hashable, Sendable {
  /// The text outside links; by default a label's.
  ///
  /// Links take from it what they do not say themselves.
  public var text: LinkStyle
  /// Every link when nothing happens to it.
  public var link: LinkStyle
  /// What each state paints over every link.
  public var states: LinkStateStyles
  /// Looks of single links or kinds of links, by the name that ``TextLink/variant`` says; they cover ``link``
  /// and ``states``.
  ///
  /// A detected link's name is that of its kind: `url`, `email`, `mention`, `hashtag`, `cashtag`.
  public var variants: [String: LinkVariant]

  /// A style sheet; by default links are blue and underlined, under the pointer without the line, and pressed
  /// on a tinted ground.
  public init(
    text: LinkStyle = LinkStyle(),
    link: LinkStyle = LinkStyle(color: Self.blue, isUnderlined: true),
    visited: LinkStateStyle = LinkStateStyle(),
    focused: LinkStateStyle = LinkStateStyle(),
    hovered: LinkStateStyle = LinkStateStyle(isUnderlined: false),
    pressed: LinkStateStyle = LinkStateStyle(background: Self.blue.opacity(0.2)),
    disabled: LinkStateStyle = LinkStateStyle(isUnderlined: false),
    variants: [String: LinkVariant] = [:]
  ) {
    self.text = text
    self.link = link
    states = LinkStateStyles(
      visited: visited, focused: focused, hovered: hovered, pressed: pressed, disabled: disabled)
    self.variants = variants
  }

  /// The blue of links on light and on dark layoutContext, readable on both also with increased contrast.
  public static let blue = TextColor(
    light: 0x1A5FB4, dark: 0x78AEED, highContrastLight: 0x0F3F7D, highContrastDark: 0xB5D5FA)

  /// Painted over a link that has been followed before.
  public var visited: LinkStateStyle {
    get { states.visited }
    set { states.visited = newValue }
  }
  /// Painted over a link that has the keyboard's focus.
  public var focused: LinkStateStyle {
    get { states.focused }
    set { states.focused = newValue }
  }
  /// Painted over a link under the pointer.
  public var hovered: LinkStateStyle {
    get { states.hovered }
    set { states.hovered = newValue }
  }
  /// Painted over a link that is being pressed.
  public var pressed: LinkStateStyle {
    get { states.pressed }
    set { states.pressed = newValue }
  }
  /// Painted over a link that cannot be followed now.
  public var disabled: LinkStateStyle {
    get { states.disabled }
    set { states.disabled = newValue }
  }

  /// A link's look when nothing happens to it: the text's, covered by the links', covered by the variant's.
  public func style(variant: String? = nil) -> LinkStyle {
    let style = text.merging(link)
    return variant.flatMap { variants[$0] }.map { style.merging($0.style) } ?? style
  }

  /// What the states of a link paint over its own style: visited, focused, hovered, pressed, disabled, in
  /// that order.
  ///
  /// For each of them the variant covers the sheet.
  public func paint(for state: LinkState, variant: String? = nil) -> LinkStateStyle {
    var paint = LinkStateStyle()
    let own = variant.flatMap { variants[$0]?.states }
    for (flag, member) in LinkStateStyles.order where state.contains(flag) {
      paint = paint.merging(states[keyPath: member])
      if let own { paint = paint.merging(own[keyPath: member]) }
    }
    return paint
  }
}

/// What each state paints over a link; a later one covers an earlier one.
public struct LinkStateStyles: Hashable, Sendable {
  /// Painted over a link that has been followed before.
  public var visited: LinkStateStyle
  /// Painted over a link that has the keyboard's focus.
  public var focused: LinkStateStyle
  /// Painted over a link under the pointer.
  public var hovered: LinkStateStyle
  /// Painted over a link that is being pressed.
  public var pressed: LinkStateStyle
  /// Painted over a link that cannot be followed now.
  public var disabled: LinkStateStyle

  /// Paints of the states; by default they change nothing.
  public init(
    visited: LinkStateStyle = LinkStateStyle(), focused: LinkStateStyle = LinkStateStyle(),
    hovered: LinkStateStyle = LinkStateStyle(),
    pressed: LinkStateStyle = LinkStateStyle(), disabled: LinkStateStyle = LinkStateStyle()
  ) {
    self.visited = visited
    self.focused = focused
    self.hovered = hovered
    self.pressed = pressed
    self.disabled = disabled
  }

  /// The states in the order in which they are laid over each other.
  static var order: [(LinkState, WritableKeyPath<LinkStateStyles, LinkStateStyle>)] {
    [
      (.visited, \.visited), (.focused, \.focused), (.hovered, \.hovered), (.pressed, \.pressed),
      (.disabled, \.disabled),
    ]
  }
}

/// The look of one link, or of all links of a kind.
public struct LinkVariant: Hashable, Sendable {
  /// Covers the look of all links.
  public var style: LinkStyle
  /// Covers what each state paints over all links.
  public var states: LinkStateStyles

  /// A look; by default like all links.
  public init(_ style: LinkStyle = LinkStyle(), states: LinkStateStyles = LinkStateStyles()) {
    self.style = style
    self.states = states
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
  /// It has been followed before.
  public static let visited = LinkState(rawValue: 8)
  /// It cannot be followed now.
  public static let disabled = LinkState(rawValue: 16)
}

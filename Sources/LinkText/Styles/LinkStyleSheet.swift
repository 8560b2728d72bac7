/// The styles of a linked text: of the plain text, of links, of named variants of links, and of each state of a link.
public struct LinkStyleSheet: Hashable, Sendable {
  /// The text outside links; by default the style of a label.
  ///
  /// A link inherits each member that its own style does not set.
  public var text: LinkStyle
  /// Every link without states.
  public var link: LinkStyle
  /// What each state changes in every link.
  public var states: LinkStateStyles
  /// Styles of single links or kinds of links, by the name in ``TextLink/variant``; they override ``link`` and ``states``.
  ///
  /// A detected link has the name of its kind: `url`, `email`, `mention`, `hashtag`, `cashtag`.
  public var variants: [String: LinkVariant]

  /// A style sheet; by default links are blue and underlined, not underlined under the pointer, and tinted while pressed.
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

  /// The blue of links on light and dark backgrounds, readable on both, also with increased contrast.
  public static let blue = TextColor(
    light: 0x1A5FB4, dark: 0x78AEED, highContrastLight: 0x0F3F7D, highContrastDark: 0xB5D5FA)

  /// The style of a link that has been followed before.
  public var visited: LinkStateStyle {
    get { states.visited }
    set { states.visited = newValue }
  }
  /// The style of a link that has the keyboard focus.
  public var focused: LinkStateStyle {
    get { states.focused }
    set { states.focused = newValue }
  }
  /// The style of a link under the pointer.
  public var hovered: LinkStateStyle {
    get { states.hovered }
    set { states.hovered = newValue }
  }
  /// The style of a link that is being pressed.
  public var pressed: LinkStateStyle {
    get { states.pressed }
    set { states.pressed = newValue }
  }
  /// The style of a link that cannot be followed now.
  public var disabled: LinkStateStyle {
    get { states.disabled }
    set { states.disabled = newValue }
  }

  /// A link's style without states: the text's, overridden by the links', overridden by the variant's.
  public func style(variant: String? = nil) -> LinkStyle {
    let style = text.merging(link)
    return variant.flatMap { variants[$0] }.map { style.merging($0.style) } ?? style
  }

  /// What the states of a link change in its style: visited, focused, hovered, pressed, disabled, in that order.
  ///
  /// For each state the variant overrides the sheet.
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

/// What each state changes in a link's style; a later one overrides an earlier one.
public struct LinkStateStyles: Hashable, Sendable {
  /// The style of a link that has been followed before.
  public var visited: LinkStateStyle
  /// The style of a link that has the keyboard focus.
  public var focused: LinkStateStyle
  /// The style of a link under the pointer.
  public var hovered: LinkStateStyle
  /// The style of a link that is being pressed.
  public var pressed: LinkStateStyle
  /// The style of a link that cannot be followed now.
  public var disabled: LinkStateStyle

  /// Styles of the states; by default they change nothing.
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

  /// The states in the order in which they are merged.
  static var order: [(LinkState, WritableKeyPath<LinkStateStyles, LinkStateStyle>)] {
    [
      (.visited, \.visited), (.focused, \.focused), (.hovered, \.hovered), (.pressed, \.pressed),
      (.disabled, \.disabled),
    ]
  }
}

/// The style of one link, or of all links of a kind.
public struct LinkVariant: Hashable, Sendable {
  /// Overrides the style of all links.
  public var style: LinkStyle
  /// Overrides what each state changes in all links.
  public var states: LinkStateStyles

  /// A variant; by default it has the style of all links.
  public init(_ style: LinkStyle = LinkStyle(), states: LinkStateStyles = LinkStateStyles()) {
    self.style = style
    self.states = states
  }
}

/// The states of a link; a link can have several at once.
public struct LinkState: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pointer is over it.
  public static let hovered = LinkState(rawValue: 1)
  /// A press began on it, and the pointer is still over it.
  public static let pressed = LinkState(rawValue: 2)
  /// It has the keyboard focus.
  public static let focused = LinkState(rawValue: 4)
  /// It has been followed before.
  public static let visited = LinkState(rawValue: 8)
  /// It cannot be followed now.
  public static let disabled = LinkState(rawValue: 16)
}

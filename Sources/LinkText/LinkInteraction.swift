/// What pointer and keyboard do to the links of one text: a pure state machine, the same for every front.
///
/// A front tells it what happened, with the link that its hit test found, and does what it answers. A link is activated
/// by a press and a release on the same link; leaving it in between lets it go, coming back takes it up again. A double
/// click activates once.
public struct LinkInteraction: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The pointer is over a link, or over none.
    case pointerMoved(TextLink.ID?)
    /// A press began on a link, or on none; `count` is 2 for the second press of a double click.
    case pointerPressed(TextLink.ID?, count: Int)
    /// The press ended on a link, or on none.
    case pointerReleased(TextLink.ID?)
    /// The press was taken away, by scrolling or by another gesture.
    case pointerCancelled
    /// The keyboard's focus went to a link, or to none.
    case focusMoved(TextLink.ID?)
    /// The key that activates, Return or Space, was struck.
    case activateKeyPressed
    /// Another text took the place of this one, or an assistive technology lost it.
    case textChanged
  }

  /// The link under the pointer.
  public private(set) var hovered: TextLink.ID?
  /// The link that has the keyboard's focus.
  public private(set) var focused: TextLink.ID?
  private var held: TextLink.ID?
  private var lastPressed: TextLink.ID?

  /// A state in which nothing happens.
  public init() {}

  /// The link that is being pressed, with the pointer over it.
  public var pressed: TextLink.ID? { held == hovered ? held : nil }

  /// Whether a press that began on a link is still going on, wherever the pointer is.
  public var isTracking: Bool { held != nil }

  /// What happens to one link.
  public func state(of link: TextLink.ID) -> LinkState {
    var state: LinkState = []
    if hovered == link, held == nil || held == link { state.insert(.hovered) }
    if pressed == link { state.insert(.pressed) }
    if focused == link { state.insert(.focused) }
    return state
  }

  /// Takes an event in; returns the link to activate, if it activates one.
  public mutating func handle(_ event: Event) -> TextLink.ID? {
    switch event {
    case .pointerMoved(let link):
      hovered = link
    case .pointerPressed(let link, let count):
      hovered = link
      // A toolkit counts presses by time and place, so the first of two may have missed the link.
      held = count > 1 && lastPressed == link ? nil : link
      lastPressed = link
    case .pointerReleased(let link):
      hovered = link
      defer { held = nil }
      return held == link ? link : nil
    case .pointerCancelled:
      held = nil
    case .focusMoved(let link):
      focused = link
    case .activateKeyPressed:
      return focused
    case .textChanged:
      self = LinkInteraction()
    }
    return nil
  }
}

/// What pointer, finger and keyboard do to the links of one text: a pure state machine, the same for every
/// frontend.
///
/// A frontend tells it what happened, with the link that its hit test found, and performs the effect that it
/// answers. A link is activated by a press and a release on the same link; leaving it in between lets it go,
/// coming back takes it up again. A double click activates once. One gesture has one outcome: what has become
/// a menu or a drag does not activate any more.
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
    /// A finger came down on a link, or on none; nothing is hovered by a finger.
    case touchBegan(TextLink.ID?)
    /// The finger is over a link, or over none.
    case touchMoved(TextLink.ID?)
    /// The finger was lifted from a link, or from none.
    case touchEnded(TextLink.ID?)
    /// The press or touch has lasted as long as the system takes for a long press.
    case longPressed
    /// The pointer has gone as far as the system takes for a drag.
    case dragBegan
    /// The pointer's second button, over a link or none; or the menu key, with nil for the focused link.
    case menuRequested(TextLink.ID?)
    /// The keyboard's focus went to a link, or to none.
    case focusMoved(TextLink.ID?)
    /// The key that activates, Return or Space, was struck.
    case activateKeyPressed
    /// Another text took the place of this one, or an assistive technology lost it.
    case textChanged
  }

  /// What a frontend shall do.
  public enum Effect: Hashable, Sendable {
    /// Follow a link.
    case activate(TextLink.ID)
    /// Show what can be done with a link.
    case showMenu(TextLink.ID)
    /// Let a link be dragged elsewhere.
    case drag(TextLink.ID)
  }

  /// The link under the pointer.
  public private(set) var hovered: TextLink.ID?
  /// The link that has the keyboard's focus.
  public private(set) var focused: TextLink.ID?
  /// Links that cannot be followed now; they are not hovered, pressed or focused either.
  public var disabled: Set<TextLink.ID> = [] {
    didSet { letGoOfDisabled() }
  }
  /// Links that have been followed; one is added when it is activated.
  public var visited: Set<TextLink.ID> = []
  /// Where the press or the finger is, while there is one.
  private var over: TextLink.ID?
  private var held: TextLink.ID?
  private var lastPressed: TextLink.ID?

  /// A state in which nothing happens.
  public init() {}

  /// The link that is being pressed, with the pointer over it.
  public var pressed: TextLink.ID? { held == over ? held : nil }

  /// Whether a press that began on a link is still going on, wherever the pointer is.
  public var isTracking: Bool { held != nil }

  /// What happens to one link.
  public func state(of link: TextLink.ID) -> LinkState {
    var state: LinkState = []
    if visited.contains(link) { state.insert(.visited) }
    if disabled.contains(link) { return state.union(.disabled) }
    if hovered == link, held == nil || held == link { state.insert(.hovered) }
    if pressed == link { state.insert(.pressed) }
    if focused == link { state.insert(.focused) }
    return state
  }

  /// Takes an event in; returns what to do, if there is something.
  public mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .pointerMoved(let link):
      hovered = enabled(link)
      over = hovered
    case .pointerPressed(let link, let count):
      hovered = enabled(link)
      // A toolkit counts presses by time and place, so the first of two may have missed the link.
      press(hovered, isRepeated: count > 1 && lastPressed == hovered)
    case .pointerReleased(let link):
      hovered = enabled(link)
      return release(over: hovered)
    case .touchBegan(let link):
      hovered = nil
      press(enabled(link), isRepeated: false)
    case .touchMoved(let link):
      over = enabled(link)
    case .touchEnded(let link):
      return release(over: enabled(link))
    case .pointerCancelled:
      letGo()
    case .longPressed:
      guard let link = pressed else { return nil }
      letGo()
      return .showMenu(link)
    case .dragBegan:
      // By now the pointer may have left the link that it takes along.
      guard let link = held else { return nil }
      letGo()
      return .drag(link)
    case .menuRequested(let link):
      letGo()
      return (enabled(link) ?? (link == nil ? focused : nil)).map { .showMenu($0) }
    case .focusMoved(let link):
      focused = enabled(link)
    case .activateKeyPressed:
      return focused.map { activate($0) }
    case .textChanged:
      self = LinkInteraction()
    }
    return nil
  }

  private func enabled(_ link: TextLink.ID?) -> TextLink.ID? {
    link.flatMap { disabled.contains($0) ? nil : $0 }
  }

  private mutating func press(_ link: TextLink.ID?, isRepeated: Bool) {
    over = link
    held = isRepeated ? nil : link
    lastPressed = link
  }

  private mutating func release(over link: TextLink.ID?) -> Effect? {
    over = link
    defer { letGo() }
    return pressed.map { activate($0) }
  }

  private mutating func activate(_ link: TextLink.ID) -> Effect {
    visited.insert(link)
    return .activate(link)
  }

  private mutating func letGo() {
    held = nil
    over = nil
  }

  private mutating func letGoOfDisabled() {
    if let held, disabled.contains(held) { letGo() }
    hovered = enabled(hovered)
    focused = enabled(focused)
  }
}

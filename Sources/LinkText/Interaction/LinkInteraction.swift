/// What pointer, finger and keyboard do to the links of one text: a pure state machine, the same for every frontend.
///
/// A frontend reports what happened, with the link that its hit test found, and performs the effect that ``handle(_:)``
/// returns. A press and a release on the same link activate it. Leaving the link during the press suspends the press;
/// coming back resumes it. One gesture has one outcome: a press that became a menu or a drag no longer activates a link.
///
/// Every click counts: a double click on a link activates it twice, as it does on a GTK button or an HTML link. Set
/// ``repeatedClicks`` to ``RepeatedClicks/activateOnce`` to ignore the second click.
public struct LinkInteraction: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The pointer is over a link, or over none.
    case pointerMoved(TextLink.ID?)
    /// A press began on a link, or on none; `count` is 2 for the second press of a double click.
    case pointerPressed(TextLink.ID?, count: Int)
    /// The press ended on a link, or on none.
    case pointerReleased(TextLink.ID?)
    /// Scrolling or another gesture cancelled the press.
    case pointerCancelled
    /// A finger came down on a link, or on none; a finger hovers no link.
    case touchBegan(TextLink.ID?)
    /// The finger is over a link, or over none.
    case touchMoved(TextLink.ID?)
    /// The finger was lifted from a link, or from none.
    case touchEnded(TextLink.ID?)
    /// The press or touch has lasted as long as the system's long press.
    case longPressed
    /// The pointer has moved as far as the system's drag threshold.
    case dragBegan
    /// The secondary button was pressed on a link, or on none; nil also means the menu key on the focused link.
    case menuRequested(TextLink.ID?)
    /// The keyboard focus moved to a link, or to none.
    case focusMoved(TextLink.ID?)
    /// An activating key, Return or Space, was pressed.
    case activateKeyPressed
    /// The view has other links now; press, focus and states stay with a link that both texts have.
    ///
    /// The pointer is over no link until the frontend reports it again, because the new links have no layout yet.
    case linksReplaced(LinkReplacement)
    /// The view was hidden, disabled or removed from its window: hover, press and focus end.
    case suspended
  }

  /// What a frontend must do.
  public enum Effect: Hashable, Sendable {
    /// Follow a link.
    case activate(TextLink.ID)
    /// Show the menu of a link.
    case showMenu(TextLink.ID)
    /// Start dragging a link.
    case drag(TextLink.ID)
  }

  /// What a second click within the system's double-click time does.
  public enum RepeatedClicks: Hashable, Sendable {
    /// Every click on a link activates it.
    case activateEach
    /// Clicks after the first one in a series on one link are ignored.
    case activateOnce
  }

  /// The link under the pointer.
  public private(set) var hovered: TextLink.ID?
  /// The link that has the keyboard focus.
  public private(set) var focused: TextLink.ID?
  /// Links that cannot be followed now; they are not hovered, pressed or focused either.
  public var disabled: Set<TextLink.ID> = [] {
    didSet { releaseDisabled() }
  }
  /// Links that have been followed; activating a link adds it.
  public var visited: Set<TextLink.ID> = []
  /// Whether the second click of a double click activates the link again; it does by default.
  public var repeatedClicks = RepeatedClicks.activateEach
  /// The link under the press or the finger, while there is one.
  private var over: TextLink.ID?
  private var held: TextLink.ID?
  private var lastPressed: TextLink.ID?

  /// A state without hover, press and focus.
  public init() {}

  /// The link that is being pressed, with the pointer over it.
  public var pressed: TextLink.ID? { held == over ? held : nil }

  /// Whether a press that began on a link continues, also while the pointer is elsewhere.
  public var isTracking: Bool { held != nil }

  /// The states of one link.
  public func state(of link: TextLink.ID) -> LinkState {
    var state: LinkState = []
    if visited.contains(link) { state.insert(.visited) }
    if disabled.contains(link) { return state.union(.disabled) }
    if hovered == link, held == nil || held == link { state.insert(.hovered) }
    if pressed == link { state.insert(.pressed) }
    if focused == link { state.insert(.focused) }
    return state
  }

  /// Updates the state for an event and returns the effect to perform, if there is one.
  public mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .pointerMoved(let link):
      hovered = enabled(link)
      over = hovered
    case .pointerPressed(let link, let count):
      hovered = enabled(link)
      // A toolkit counts presses by time and place, so the first of two may have missed the link.
      let isRepeated = repeatedClicks == .activateOnce && count > 1 && lastPressed == hovered
      press(hovered, isIgnored: isRepeated)
    case .pointerReleased(let link):
      hovered = enabled(link)
      return release(over: hovered)
    case .touchBegan(let link):
      hovered = nil
      press(enabled(link), isIgnored: false)
    case .touchMoved(let link):
      over = enabled(link)
    case .touchEnded(let link):
      return release(over: enabled(link))
    case .pointerCancelled:
      endPress()
    case .longPressed:
      guard let link = pressed else { return nil }
      endPress()
      return .showMenu(link)
    case .dragBegan:
      // By now the pointer may have left the link that it drags.
      guard let link = held else { return nil }
      endPress()
      return .drag(link)
    case .menuRequested(let link):
      endPress()
      return (enabled(link) ?? (link == nil ? focused : nil)).map { .showMenu($0) }
    case .focusMoved(let link):
      focused = enabled(link)
    case .activateKeyPressed:
      return focused.map { activate($0) }
    case .linksReplaced(let replacement):
      replaceLinks(replacement)
    case .suspended:
      endPress()
      (hovered, focused, lastPressed) = (nil, nil, nil)
    }
    return nil
  }

  private func enabled(_ link: TextLink.ID?) -> TextLink.ID? {
    link.flatMap { disabled.contains($0) ? nil : $0 }
  }

  private mutating func press(_ link: TextLink.ID?, isIgnored: Bool) {
    over = link
    held = isIgnored ? nil : link
    lastPressed = link
  }

  private mutating func release(over link: TextLink.ID?) -> Effect? {
    over = link
    defer { endPress() }
    return pressed.map { activate($0) }
  }

  private mutating func activate(_ link: TextLink.ID) -> Effect {
    visited.insert(link)
    return .activate(link)
  }

  private mutating func endPress() {
    held = nil
    over = nil
  }

  private mutating func releaseDisabled() {
    if let held, disabled.contains(held) { endPress() }
    hovered = enabled(hovered)
    focused = enabled(focused)
  }

  private mutating func replaceLinks(_ replacement: LinkReplacement) {
    func new(_ link: TextLink.ID?) -> TextLink.ID? { link.flatMap { replacement[$0] } }
    (hovered, over) = (nil, nil)
    (held, focused, lastPressed) = (new(held), new(focused), new(lastPressed))
    (disabled, visited) = (Set(disabled.compactMap(new)), Set(visited.compactMap(new)))
  }
}

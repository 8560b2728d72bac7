public import LinkText

/// A frontend's opener of links: it owns a follower, and has what the follower has.
@MainActor
public protocol LinkOpening: LinkPerformer {
  /// Follows links for the opener, which performs what comes of it.
  var follower: LinkFollower { get }
}

extension LinkOpening {
  /// Where links lead.
  public var router: LinkRouter {
    get { follower.router }
    set { follower.router = newValue }
  }

  /// The app's own code by the names that routes give it; a name that is not here goes to ``onAction``.
  public var handlers: ActionHandlers {
    get { follower.handlers }
    set { follower.handlers = newValue }
  }

  /// Called for a link whose route names an action that ``handlers`` do not have.
  public var onAction: (@MainActor (RoutedAction) -> Void)? {
    get { follower.onAction }
    set { follower.onAction = newValue }
  }

  /// Called for an event, beside ``events()``.
  public var onEvent: (@MainActor (RoutedAction) -> Void)? {
    get { follower.onEvent }
    set { follower.onEvent = newValue }
  }

  /// Called for a link that leads nowhere; without it the reason goes to standard error.
  public var onRefusal: (@MainActor (RefusalReason) -> Void)? {
    get { follower.onRefusal }
    set { follower.onRefusal = newValue }
  }

  /// Asks the person about a link in the front's stead.
  public var confirmation: LinkConfirmation? {
    get { follower.confirmation }
    set { follower.confirmation = newValue }
  }

  /// Follows a link in text.
  public func open(_ link: TextLink) { follower.open(link) }

  /// Follows a target.
  public func open(_ target: LinkTarget, from source: LinkSource = .app) {
    follower.open(target, from: source)
  }

  /// Follows a link, at once where nobody has to be asked; a link that is being asked about is not asked about twice.
  public func open(_ request: LinkRequest) { follower.open(request) }

  /// The events that routes tell of, from now on, for as many listeners as there are.
  public func events() -> AsyncStream<RoutedAction> { follower.events() }
}

internal import Foundation
public import LinkText
public import WebAddress

/// What only a frontend can do for a ``LinkFollower``: show pages and questions, and ask the system.
@MainActor
public protocol LinkPerformer: AnyObject {
  /// Shows a page in the app's viewer.
  func show(_ url: WebURL, _ style: ViewerStyle)
  /// Hands an address to a program of the system.
  func openInSystem(_ url: WebURL, _ program: SystemProgram)
  /// Asks the person about a link; true opens it.
  func ask(_ question: LinkConfirmationRequest) async -> Bool
}

/// Follows links to their end: asks the router, asks the person, runs the app's code, and lets a frontend do the rest.
///
/// What is the same on every platform is here, so that frontends only show. It keeps its performer weakly: a frontend owns its
/// follower. Main actor.
@MainActor
public final class LinkFollower {
  /// Where links lead.
  public var router: LinkRouter
  /// The app's own code by the names that routes give it; a name that is not here goes to ``onAction``.
  public var handlers = ActionHandlers()
  /// Called for a link whose route names an action that ``handlers`` do not have.
  public var onAction: (@MainActor (RoutedAction) -> Void)?
  /// Called for an event, beside ``events()``.
  public var onEvent: (@MainActor (RoutedAction) -> Void)?
  /// Called for a link that leads nowhere; without it the reason goes to standard error.
  public var onRefusal: (@MainActor (RefusalReason) -> Void)?
  /// Asks the person about a link in the front's stead.
  public var confirmation: LinkConfirmation?
  /// Shows what is to be shown.
  public weak var performer: (any LinkPerformer)?

  private var listeners: [UUID: AsyncStream<RoutedAction>.Continuation] = [:]
  private var waiting: Set<LinkRequest> = []

  /// A follower that asks a router.
  public init(_ router: LinkRouter) { self.router = router }

  deinit { for listener in listeners.values { listener.finish() } }

  /// Follows a link in text.
  public func open(_ link: TextLink) { open(LinkRequest(link)) }

  /// Follows a target.
  public func open(_ target: LinkTarget, from source: LinkSource = .app) {
    open(LinkRequest(target, from: source))
  }

  /// Follows a link, at once where nobody has to be asked; a link that is being asked about is not asked about twice.
  public func open(_ request: LinkRequest) {
    if let destination = router.followAtOnce(request) { return perform(destination, request) }
    guard waiting.insert(request).inserted else { return }
    let confirmation = userConfirmation
    Task { [weak self, router] in
      let destination = await router.follow(request, confirmation: confirmation)
      self?.waiting.remove(request)
      self?.perform(destination, request)
    }
  }

  /// The events that routes tell of, from now on, for as many listeners as there are.
  public func events() -> AsyncStream<RoutedAction> {
    let id = UUID()
    return AsyncStream { listener in
      listeners[id] = listener
      listener.onTermination = { [weak self] _ in
        Task { @MainActor in self?.listeners[id] = nil }
      }
    }
  }

  /// Tells that a link led nowhere.
  public func refuse(_ reason: RefusalReason) {
    if let onRefusal { return onRefusal(reason) }
    // A link that does nothing at all would leave the developer guessing.
    FileHandle.standardError.write(Data("linkway: \(reason)\n".utf8))
  }

  private var userConfirmation: LinkConfirmation {
    confirmation ?? { [weak self] in await self?.performer?.ask($0) ?? false }
  }

  private func perform(_ destination: Destination, _ request: LinkRequest) {
    switch destination {
    // A viewer that gave the link back would give it back again.
    case .viewer(let url, _) where request.source == .page && WebURL(request.target.text) == url:
      performer?.openInSystem(url, SystemProgram(for: url.scheme))
    case .viewer(let url, let style): performer?.show(url, style)
    case .system(let url, let program): performer?.openInSystem(url, program)
    case .action(let action): run(action, request)
    case .event(let event):
      onEvent?(event)
      for listener in listeners.values { listener.yield(event) }
      if onEvent == nil, listeners.isEmpty { refuse(.noHandler(event)) }
    case .refused(let reason): refuse(reason)
    }
  }

  private func run(_ action: RoutedAction, _ request: LinkRequest) {
    guard handlers.has(action.name) else {
      if let onAction { onAction(action) } else { decline(action, nil, request) }
      return
    }
    Task { [weak self, handlers] in
      do {
        try await handlers.run(action)
      } catch {
        self?.decline(action, "\(error)", request)
      }
    }
  }

  /// What a handler threw is told where nothing else comes of the link.
  private func decline(_ action: RoutedAction, _ words: String?, _ request: LinkRequest) {
    if let words, action.fallback == nil { return refuse(.vetoed(words)) }
    let confirmation = userConfirmation
    Task { [weak self, router] in
      let destination = await router.follow(
        declined: action, label: request.label, confirmation: confirmation)
      self?.perform(destination, request)
    }
  }
}

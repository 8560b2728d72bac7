import Foundation
internal import GLib
internal import GTKWidgets
public import LinkRouting
public import LinkText
public import WebAddress
public import WebPolicy
public import WebViewing

/// Does what a router says of a link: shows the viewer, asks the system, calls the app, asks the person.
///
/// It decides nothing. A link that a page hands off goes back to the same router, and so does one that comes from outside
/// the app:
///
/// ```swift
/// application.onOpen = { addresses in
///   for address in addresses { opener.open(LinkTarget(address), from: .outside) }
/// }
/// ```
@MainActor
public final class LinkOpener {
  /// Where links lead.
  public var router: LinkRouter
  /// Where viewers keep cookies and caches.
  public var storage = DataStorage.shared
  /// The navigation policies that routes name; a route that names none takes the standard one.
  public var policies: [String: NavigationPolicy] = [:]
  /// The app's own code by the names that routes give it; a name that is not here goes to ``onAction``.
  public var handlers = ActionHandlers()

  /// Called for a link whose route names an action that ``handlers`` do not have.
  public var onAction: (@MainActor (RoutedAction) -> Void)?
  /// Called for an event, beside ``events()``.
  public var onEvent: (@MainActor (RoutedAction) -> Void)?
  /// Called for a link that leads nowhere.
  public var onRefusal: (@MainActor (RefusalReason) -> Void)?
  /// Called for a link that the system shall open; nil lets GTK open it.
  public var onSystem: (@MainActor (WebURL) -> Void)?
  /// Called when a viewer's window has been closed.
  public var onViewerClosed: (@MainActor () -> Void)?
  /// Asks the person about a link; nil shows a ``LinkQuestionWindow``.
  public var asker: LinkAsker?

  /// The viewer's window, while one shows.
  public var viewerWindow: WebViewerWindow? { shown.flatMap { $0.isDestroyed ? nil : $0 } }
  /// The window that asks about a link, while one shows.
  public private(set) weak var questionWindow: LinkQuestionWindow?

  private weak var shown: WebViewerWindow?
  private let parent: GObjectWeakRef
  private var listeners: [UUID: AsyncStream<RoutedAction>.Continuation] = [:]
  private var waiting: Set<LinkRequest> = []

  /// An opener whose viewers stand over a `GtkWindow *` and close with it; without one, or once it is gone, they
  /// stand alone.
  public init(_ router: LinkRouter, over parent: UnsafeMutableRawPointer?) {
    self.router = router
    self.parent = GObjectWeakRef(parent)
  }

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
    let asker = asker ?? { [weak self] in await self?.ask($0) ?? false }
    Task { [weak self, router] in
      let destination = await router.follow(request, asker: asker)
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

  isolated deinit { for listener in listeners.values { listener.finish() } }

  private func ask(_ question: LinkQuestion) async -> Bool {
    let window = LinkQuestionWindow(question)
    questionWindow = window
    return await window.ask(over: viewerWindow?.pointer ?? parent.pointer)
  }

  // MARK: Doing

  private func perform(_ destination: Destination, _ request: LinkRequest) {
    switch destination {
    // A viewer that gave the link back would give it back again.
    case .viewer(let url, _) where request.source == .page && WebURL(request.target.text) == url:
      openInSystem(url)
    case .viewer(let url, let style): show(url, style)
    case .system(let url, _): openInSystem(url)
    case .action(let action): run(action, request)
    case .event(let event):
      onEvent?(event)
      for listener in listeners.values { listener.yield(event) }
      if onEvent == nil, listeners.isEmpty { refuse(.noHandler(event)) }
    case .refused(let reason): refuse(reason)
    }
  }

  private func refuse(_ reason: RefusalReason) {
    guard let onRefusal else { return warn(reason.description) }
    onRefusal(reason)
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
    let asker = asker ?? { [weak self] in await self?.ask($0) ?? false }
    Task { [weak self, router] in
      let destination = await router.follow(declined: action, label: request.label, asker: asker)
      self?.perform(destination, request)
    }
  }

  private func show(_ url: WebURL, _ style: ViewerStyle) {
    // GTK has no browser in a sheet; the browser that the person chose is the nearest thing.
    if style.presentation == .browserSheet { return openInSystem(url) }
    var policy = NavigationPolicy()
    if let name = style.policy {
      guard let named = policies[name] else { return refuse(.noPolicy(name)) }
      policy = named
    }
    if let viewerWindow {
      // The page that shows keeps its rules and its title for as long as it does, and a load may come to nothing.
      if viewerWindow.viewer.policy != policy || viewerWindow.fixedTitle != style.title {
        viewerWindow.show(makeViewer(policy))
        viewerWindow.fixedTitle = style.title
      }
      viewerWindow.viewer.load(url)
      return viewerWindow.present()
    }
    let viewer = makeViewer(policy)
    let window = WebViewerWindow(viewer)
    window.fixedTitle = style.title
    window.onDestroy { [weak self] in self?.onViewerClosed?() }
    shown = window
    viewer.load(url)
    if style.presentation == .fullScreen { window.setFullScreen(true) }
    if style.presentation != .window, let parent = parent.pointer {
      window.present(over: parent)
    } else {
      window.present()
    }
  }

  private func makeViewer(_ policy: NavigationPolicy) -> WebViewer {
    let viewer = WebViewer(policy: policy, storage: storage)
    viewer.onHandOff = { [weak self] url, _ in self?.open(LinkTarget(url.href), from: .page) }
    return viewer
  }

  private func openInSystem(_ url: WebURL) {
    if let onSystem { return onSystem(url) }
    SystemBrowser.open(url.href, over: parent.pointer)
  }

  /// A link that does nothing at all would leave the developer guessing.
  private func warn(_ words: String) {
    FileHandle.standardError.write(Data("linkway: \(words)\n".utf8))
  }
}

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
  /// What follows links: the router, the app's handlers, and who hears of events and refusals.
  public let follower: LinkFollower
  /// Where viewers keep cookies and caches.
  public var storage = DataStorage.shared
  /// The navigation policies that routes name; a route that names none takes the standard one.
  public var policies: [String: NavigationPolicy] = [:]

  /// Called for a link that the system shall open; nil lets GTK open it.
  public var onSystem: (@MainActor (WebURL) -> Void)?
  /// Called when a viewer's window has been closed.
  public var onViewerClosed: (@MainActor () -> Void)?
  /// The viewer's window, while one shows.
  public var viewerWindow: WebViewerWindow? { shown.flatMap { $0.isDestroyed ? nil : $0 } }
  /// The window that asks about a link, while one shows.
  public private(set) weak var questionWindow: LinkQuestionWindow?

  private weak var shown: WebViewerWindow?
  private let parent: GObjectWeakRef

  /// An opener whose viewers stand over a `GtkWindow *` and close with it; without one, or once it is gone, they
  /// stand alone.
  public init(_ router: LinkRouter, over parent: UnsafeMutableRawPointer?) {
    follower = LinkFollower(router)
    self.parent = GObjectWeakRef(parent)
    follower.performer = self
  }

  /// Follows a link in text.
  public func open(_ link: TextLink) { follower.open(link) }

  /// Follows a target.
  public func open(_ target: LinkTarget, from source: LinkSource = .app) {
    follower.open(target, from: source)
  }

  /// Follows a link, at once where nobody has to be asked; a link that is being asked about is not asked about twice.
  public func open(_ request: LinkRequest) { follower.open(request) }
}

// By the names that it had before there was a follower; each is the follower's own.
extension LinkOpener {
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
  /// Called for a link that leads nowhere.
  public var onRefusal: (@MainActor (RefusalReason) -> Void)? {
    get { follower.onRefusal }
    set { follower.onRefusal = newValue }
  }
  /// Asks the person about a link; nil shows a ``LinkQuestionWindow``.
  public var asker: LinkAsker? {
    get { follower.asker }
    set { follower.asker = newValue }
  }

  /// The events that routes tell of, from now on, for as many listeners as there are.
  public func events() -> AsyncStream<RoutedAction> { follower.events() }
}

extension LinkOpener: LinkPerformer {
  /// Asks by a ``LinkQuestionWindow``.
  public func ask(_ question: LinkQuestion) async -> Bool {
    let window = LinkQuestionWindow(question)
    questionWindow = window
    return await window.ask(over: viewerWindow?.pointer ?? parent.pointer)
  }

  /// Shows a page in the viewer's window, which is made where there is none.
  public func show(_ url: WebURL, _ style: ViewerStyle) {
    // GTK has no browser in a sheet; the browser that the person chose is the nearest thing.
    if style.presentation == .browserSheet { return openInSystem(url, .browser) }
    var policy = NavigationPolicy()
    if let name = style.policy {
      guard let named = policies[name] else { return follower.refuse(.noPolicy(name)) }
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

  /// Hands an address to GTK, or to ``onSystem``.
  public func openInSystem(_ url: WebURL, _ program: SystemProgram) {
    if let onSystem { return onSystem(url) }
    SystemBrowser.open(url.href, over: parent.pointer)
  }
}

internal import Foundation
public import LinkRouting
public import LinkText
public import WebAddress
public import WebPolicy
public import WebViewing

/// Follows links from the request to the result: asks the router, confirms with the user, shows pages, runs the app's code.
///
/// It is the same on every platform; each frontend adds an initializer that makes its ``LinkPresenter``. A link that a page
/// routes goes back to the same router, and so does one from outside the app:
///
/// ```swift
/// let opener = LinkOpener(router, over: window)
/// label.onActivate = { [weak opener] link in opener?.open(link) }
/// opener.open(LinkTarget("app://product/7"), from: .external)
/// ```
///
/// The app keeps the opener, and the opener keeps its presenter. Main actor.
@MainActor
public final class LinkOpener {
  /// Where links lead.
  public var router: LinkRouter
  /// The app's own code by the names in the routes; an action whose name is missing here goes to ``onAction``.
  public var handlers = ActionHandlers()
  /// Called for a link whose route names an action that ``handlers`` do not have.
  public var onAction: (@MainActor (LinkAction) -> Void)?
  /// Called for an event, in addition to the sequences that ``events()`` returned.
  public var onEvent: (@MainActor (LinkAction) -> Void)?
  /// Called for a link that is not opened; without it the reason is written to standard error.
  public var onRefusal: (@MainActor (RefusalReason) -> Void)?
  /// Asks the user about a link instead of the presenter.
  public var confirmation: LinkConfirmation?

  /// The navigation policies by the names in the routes; a route without a name takes that of ``options``.
  public var policies: [String: NavigationPolicy] = [:]
  /// What viewers are made with; its policy is in force for routes that name none.
  public var options = ViewerOptions()
  /// Where viewers keep cookies and caches: the same member of ``options``.
  public var storage: DataStorage {
    get { options.storage }
    set { options.storage = newValue }
  }

  /// Called for an address that belongs to another program; nil lets the presenter open it.
  public var onSystem: (@MainActor (WebURL) -> Void)?
  /// The store's page of the app for an address that no program opened; nil, the default, offers none.
  ///
  /// Where it returns a page, the user is asked whether to open it, and the link is refused only if the answer is no. Payments
  /// need this, because `open` must be tried first: iOS reports a scheme as missing that Info.plist does not list.
  ///
  /// ```swift
  /// opener.storePage = { PaymentApp.app(for: $0.scheme)?.storeURL }
  /// ```
  public var storePage: (@MainActor (WebURL) -> WebURL?)?
  /// Called with each new viewer before its first page loads, for example to set up its bridge or to listen to its events.
  public var onViewerOpened: (@MainActor (WebViewer) -> Void)?
  /// Called when a viewer has been closed and no other one took its place.
  public var onViewerClosed: (@MainActor () -> Void)?

  /// Shows what the opener decides.
  public let presenter: any LinkPresenter

  private let place: any ViewerPlace
  private let confirmations = ConfirmationQueue()
  private var listeners: [UUID: AsyncStream<LinkAction>.Continuation] = [:]
  private var pending: Set<LinkRequest> = []

  /// An opener that shows pages by a frontend's presenter.
  public convenience init<Presenter: LinkPresenter>(_ router: LinkRouter, presenter: Presenter)
  where Presenter.Viewer == WebViewer {
    self.init(router, presenter: presenter) { WebViewer($0) }
  }

  /// An opener with viewers of another make; tests have viewers without an engine.
  package init<Presenter: LinkPresenter>(
    _ router: LinkRouter, presenter: Presenter,
    makeViewer: @escaping @MainActor (ViewerOptions) -> Presenter.Viewer
  ) where Presenter.Viewer: OpenedViewer {
    self.router = router
    self.presenter = presenter
    place = ViewerSlot(presenter, makeViewer)
    place.onOpen = { [weak self] in self?.opened($0) }
    place.onClose = { [weak self] in self?.onViewerClosed?() }
  }

  deinit { for listener in listeners.values { listener.finish() } }

  /// The viewer that shows; nil without one.
  public var viewer: WebViewer? { place.shownViewer as? WebViewer }

  // MARK: Following links

  /// Follows a link in text.
  public func open(_ link: TextLink) { open(LinkRequest(link)) }

  /// Follows a target.
  public func open(_ target: LinkTarget, from source: LinkSource = .app) {
    open(LinkRequest(target, from: source))
  }

  /// Follows a link, at once if nothing must be waited for; a request that waits for its confirmation is not asked again.
  public func open(_ request: LinkRequest) {
    if let destination = router.followAtOnce(request) { return perform(destination, request) }
    guard pending.insert(request).inserted else { return }
    let confirm = userConfirmation
    Task { [weak self, router] in
      let destination = await router.follow(request, confirmation: confirm)
      self?.pending.remove(request)
      self?.perform(destination, request)
    }
  }

  /// The events that routes name, from now on; there may be several sequences.
  public func events() -> AsyncStream<LinkAction> {
    let id = UUID()
    return AsyncStream { listener in
      listeners[id] = listener
      listener.onTermination = { [weak self] _ in
        Task { @MainActor [weak self] in self?.listeners[id] = nil }
      }
    }
  }

  // MARK: Showing pages

  /// Shows a page as a style says, without asking the router.
  ///
  /// The viewer that shows loads the page if policy, title and form are the same; else a new viewer takes its place.
  public func show(_ url: WebURL, _ style: ViewerStyle = ViewerStyle()) {
    if style.presentation == .browserSheet { return showInBrowser(url) }
    var options = options
    if let name = style.policy {
      guard let policy = policies[name] else { return refuse(.noPolicy(name)) }
      options.policy = policy
    }
    place.show(url, style, options)
  }

  /// Closes the viewer that shows; does nothing without one.
  public func dismiss() { presenter.dismiss() }

  private func showInBrowser(_ url: WebURL) {
    // The sheet stops the program at any other address.
    guard ["http", "https"].contains(url.scheme.name) else { return refuse(.notForWeb(url, .browserSheet)) }
    if presenter.presentations.contains(.browserSheet) {
      presenter.presentBrowser(url)
    } else {
      // The browser that the user chose is the nearest to it.
      openExternally(url, .browser)
    }
  }

  private func opened(_ viewer: any OpenedViewer) {
    viewer.onRoute = { [weak self] url, _ in self?.open(LinkTarget(url.href), from: .page) }
    if let viewer = viewer as? WebViewer { onViewerOpened?(viewer) }
  }

  // MARK: Performing destinations

  private var userConfirmation: LinkConfirmation {
    confirmation ?? { [confirmations, weak presenter] request in
      await confirmations.run { await presenter?.confirm(request) ?? false }
    }
  }

  private func perform(_ destination: Destination, _ request: LinkRequest) {
    switch destination {
    // The viewer routed this very address; it would route it again.
    case .viewer(let url, _) where request.source == .page && WebURL(request.target.text) == url:
      openExternally(url, SystemProgram(for: url.scheme))
    case .viewer(let url, let style): show(url, style)
    case .system(let url, let program): openExternally(url, program)
    case .action(let action): run(action, request)
    case .event(let event):
      onEvent?(event)
      for listener in listeners.values { listener.yield(event) }
      if onEvent == nil, listeners.isEmpty { refuse(.noHandler(event)) }
    case .refused(let reason): refuse(reason)
    }
  }

  private func openExternally(_ url: WebURL, _ program: SystemProgram) {
    if let onSystem { return onSystem(url) }
    presenter.openExternally(url, program) { [weak self] isOpened in
      if !isOpened { self?.offerStorePage(for: url) }
    }
  }

  /// Asks whether to open the store's page of a missing app; refuses the address where there is none, or the user says no.
  private func offerStorePage(for url: WebURL) {
    guard let page = storePage?(url), page != url else { return refuse(.noProgram(url)) }
    let confirm = userConfirmation
    let request = LinkConfirmationRequest(about: page, message: "\(RefusalReason.noProgram(url))")
    Task { [weak self] in
      guard await confirm(request) else {
        self?.refuse(.noProgram(url))
        return
      }
      self?.presenter.openExternally(page, SystemProgram(for: page.scheme)) { [weak self] isOpened in
        if !isOpened { self?.refuse(.noProgram(url)) }
      }
    }
  }

  private func run(_ action: LinkAction, _ request: LinkRequest) {
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

  /// Follows a link whose action was declined to the viewer, or reports the handler's error where its route names no viewer.
  private func decline(_ action: LinkAction, _ message: String?, _ request: LinkRequest) {
    if let message, action.fallback == nil { return refuse(.vetoed(message)) }
    let confirm = userConfirmation
    Task { [weak self, router] in
      let destination = await router.follow(declined: action, label: request.label, confirmation: confirm)
      self?.perform(destination, request)
    }
  }

  private func refuse(_ reason: RefusalReason) {
    if let onRefusal { return onRefusal(reason) }
    // A link without any visible effect is hard to debug.
    FileHandle.standardError.write(Data("linkway: \(reason)\n".utf8))
  }
}

import Foundation
internal import GLib
internal import GTKWidgets
public import LinkRouting
import LinkText
public import WebAddress
public import WebPolicy
public import WebViewing

/// Does what a router says of a link: shows the viewer, asks the system, calls the app, asks the person.
///
/// It decides nothing. A link that a page routes goes back to the same router, and so does one that comes from outside
/// the app:
///
/// ```swift
/// application.onOpen = { addresses in
///   for address in addresses { opener.open(LinkTarget(address), from: .external) }
/// }
/// ```
@MainActor
public final class LinkOpener {
  /// Follows links: the router, the app's handlers, and who hears of actions, events and refusals.
  public let follower: LinkFollower
  /// What viewers are made with; the policy in it holds for routes that name none.
  public var options = ViewerOptions()
  /// Where viewers keep cookies and caches; short for the same member of ``options``.
  public var storage: DataStorage {
    get { options.storage }
    set { options.storage = newValue }
  }
  /// The navigation policies that routes name; a route that names none takes that of ``options``.
  public var policies: [String: NavigationPolicy] = [:]
  /// Called for a link that the system shall open; nil lets GTK open it.
  public var onSystem: (@MainActor (WebURL) -> Void)?
  /// Called with each viewer that is made, before its first page loads: to give it a bridge, to listen to its events.
  public var onViewerOpened: (@MainActor (WebViewer) -> Void)?
  /// Called when a viewer's window has been closed.
  public var onViewerClosed: (@MainActor () -> Void)?

  /// The viewer's window, while one shows.
  public var viewerWindow: WebViewerWindow? { shown.flatMap { $0.isDestroyed ? nil : $0 } }
  /// The window that asks about a link, while one shows.
  public private(set) weak var questionWindow: LinkConfirmationWindow?

  private weak var shown: WebViewerWindow?
  private let parent: GObjectWeakRef

  /// An opener whose viewers stand over a `GtkWindow *` and close with it; without one, or once it is gone, they
  /// stand alone.
  public init(_ router: LinkRouter, over parent: UnsafeMutableRawPointer?) {
    follower = LinkFollower(router)
    self.parent = GObjectWeakRef(parent)
    follower.performer = self
  }
}

extension LinkOpener: LinkOpening {
  /// Shows a page in the app's viewer; a window that shows already shows this page.
  public func show(_ url: WebURL, _ style: ViewerStyle) {
    // GTK has no browser in a sheet; the browser that the person chose is the nearest thing.
    if style.presentation == .browserSheet { return openInSystem(url, SystemProgram(for: url.scheme)) }
    var policy = options.policy
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
    var options = options
    options.policy = policy
    let viewer = WebViewer(options)
    viewer.onRoute = { [weak self] url, _ in self?.open(LinkTarget(url.href), from: .page) }
    onViewerOpened?(viewer)
    return viewer
  }

  /// Hands an address to GTK, or to ``onSystem``.
  public func openInSystem(_ url: WebURL, _ program: SystemProgram) {
    if let onSystem { return onSystem(url) }
    SystemBrowser.open(url.href, over: parent.pointer)
  }

  /// Asks the person about a link in a window, with its true host.
  public func ask(_ question: LinkConfirmationRequest) async -> Bool {
    let window = LinkConfirmationWindow(question)
    questionWindow = window
    return await window.ask(over: viewerWindow?.pointer ?? parent.pointer)
  }
}

#if canImport(UIKit)
  import Foundation
  public import LinkRouting
  import LinkText
  import SafariServices
  public import UIKit
  public import WebAddress
  public import WebPolicy
  public import WebViewing

  /// Does what a router says of a link: shows the viewer, asks the system, calls the app, asks the person.
  ///
  /// It decides nothing. A link that a page routes goes back to the same router, and so does one that comes from
  /// outside the app:
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
  ///   for context in contexts { opener.open(LinkTarget(context.url.absoluteString), from: .external) }
  /// }
  /// ```
  ///
  /// Whoever shows text keeps the opener; it keeps neither the controller over which it shows things nor the viewers.
  @MainActor
  public final class LinkOpener {
    /// Follows links: the router, the app's handlers, and who hears of actions, events and refusals.
    public let follower: LinkFollower
    /// Where viewers keep cookies and caches.
    public var storage = DataStorage.shared
    /// The navigation policies that routes name; a route that names none takes the standard one.
    public var policies: [String: NavigationPolicy] = [:]
    /// What viewers are made with beside policy and storage; nil makes them with nothing more.
    public var viewerOptions: ViewerOptions?
    /// Called for a link that the system shall open; nil lets UIKit open it.
    public var onSystem: (@MainActor (WebURL) -> Void)?
    /// Called with each viewer that is made, before its first page loads: to give it a bridge, to listen to its events.
    public var onViewerOpened: (@MainActor (WebViewer) -> Void)?
    /// Called when a viewer's screen has been left.
    public var onViewerClosed: (@MainActor () -> Void)?

    /// The viewer's screen, while one shows.
    public private(set) weak var viewerScreen: WebViewerViewController?

    private weak var host: UIViewController?

    /// An opener that shows things over a controller, which it does not keep; once that is gone it shows nothing.
    public init(_ router: LinkRouter, over host: UIViewController) {
      follower = LinkFollower(router)
      self.host = host
      follower.performer = self
    }
  }

  extension LinkOpener: LinkOpening {
    /// Shows a page in the app's viewer, in the form that its style names; a viewer that shows already shows this page.
    public func show(_ url: WebURL, _ style: ViewerStyle) {
      if style.presentation == .browserSheet { return showBrowser(url) }
      var policy = NavigationPolicy()
      if let name = style.policy {
        guard let named = policies[name] else { return follower.refuse(.noPolicy(name)) }
        policy = named
      }
      if let screen = viewerScreen, !screen.viewer.isClosed {
        if screen.viewer.policy == policy, screen.fixedTitle == style.title {
          return screen.viewer.load(url)
        }
        // The page that shows keeps its rules and its title for as long as it does, and a load may come to nothing.
        let next = WebViewerViewController(makeViewer(policy))
        next.fixedTitle = style.title
        if screen.giveWay(to: next) {
          viewerScreen = next
          next.onLeave = { [weak self] in self?.onViewerClosed?() }
          return next.viewer.load(url)
        }
      }
      let viewer = makeViewer(policy)
      viewerScreen = host?.show(viewer, style)
      viewerScreen?.onLeave = { [weak self] in self?.onViewerClosed?() }
      viewer.load(url)
    }

    private func makeViewer(_ policy: NavigationPolicy) -> WebViewer {
      var options = viewerOptions ?? ViewerOptions()
      (options.policy, options.storage) = (policy, storage)
      let viewer = WebViewer(options)
      viewer.onRoute = { [weak self] url, _ in self?.open(LinkTarget(url.href), from: .page) }
      onViewerOpened?(viewer)
      return viewer
    }

    /// Hands an address to the system.
    public func openInSystem(_ url: WebURL, _ program: SystemProgram) {
      if let onSystem { return onSystem(url) }
      guard let address = URL(string: url.href) else { return }
      UIApplication.shared.open(address) { [weak follower] isOpened in
        if !isOpened { follower?.refuse(.vetoed("no program on this device opens “\(url)”")) }
      }
    }

    /// Asks the person about a link, with its true host; no is the answer where nobody can be asked.
    public func ask(_ question: LinkConfirmationRequest) async -> Bool {
      guard let host else { return false }
      return await LinkConfirmationViewController(question).ask(over: host)
    }

    private func showBrowser(_ url: WebURL) {
      // It takes addresses of the web alone, and stops the program at others.
      guard url.scheme == "https" || url.scheme == "http", let address = URL(string: url.href) else {
        return follower.refuse(.notForWeb(url, .browserSheet))
      }
      host?.presentUppermost(SFSafariViewController(url: address))
    }
  }
#endif

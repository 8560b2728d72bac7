#if os(macOS)
  public import AppKit
  public import LinkRouting
  import LinkText
  import SwiftUI
  public import WebAddress
  public import WebPolicy
  public import WebViewing

  /// Does what a router says of a link in an app made with AppKit: shows the viewer in a window, asks the system, asks the
  /// person.
  ///
  /// It decides nothing. A link that a page routes goes back to the same router.
  @MainActor
  public final class LinkOpener {
    /// What follows links: the router, the app's handlers, and who hears of events and refusals.
    public let follower: LinkFollower
    /// The navigation policies that routes name; a route that names none takes the standard one.
    public var policies: [String: NavigationPolicy] = [:]
    /// What viewers are made with; the policy in it holds for routes that name none.
    public var options = ViewerOptions()
    /// Called with each viewer that is made, before its first page loads: to give it a bridge, to listen to its events.
    public var onViewerOpened: (@MainActor (WebViewer) -> Void)?
    /// The viewer's window, while one shows.
    public var viewerWindow: NSWindow? { viewer.map(\.isClosed) == false ? shown : nil }

    private weak var parent: NSWindow?
    private var shown: NSWindow?
    private weak var viewer: WebViewer?
    private var title: String?

    /// An opener whose questions stand over a window; without one they stand alone.
    public init(_ router: LinkRouter, over parent: NSWindow? = nil) {
      self.parent = parent
      follower = LinkFollower(router)
      follower.performer = self
    }
  }

  extension LinkOpener: LinkOpening {
    public func show(_ url: WebURL, _ style: ViewerStyle) {
      // macOS has no browser in a sheet; the browser that the person chose is the nearest thing.
      if style.presentation == .browserSheet {
        return openInSystem(url, SystemProgram(for: url.scheme))
      }
      var options = options
      if let name = style.policy {
        guard let policy = policies[name] else { return follower.refuse(.noPolicy(name)) }
        options.policy = policy
      }
      if let viewer, !viewer.isClosed, let shown {
        if viewer.policy == options.policy, title == style.title {
          viewer.load(url)
          return shown.makeKeyAndOrderFront(nil)
        }
        // The page that shows keeps its rules and its title for as long as it does, and a load may come to nothing.
        viewer.close()
        shown.close()
      }
      let viewer = WebViewer(options)
      viewer.onRoute = { [weak self] url, _ in self?.open(LinkTarget(url.href), from: .page) }
      onViewerOpened?(viewer)
      let window = ViewerWindow(WebViewerController(viewer, title: style.title), of: viewer)
      window.onClose = { [weak self, weak window] in
        if let self, shown === window { shown = nil }
      }
      (self.viewer, shown, title) = (viewer, window, style.title)
      viewer.load(url)
      window.makeKeyAndOrderFront(nil)
      if style.presentation == .fullScreen { window.toggleFullScreen(nil) }
    }

    public func openInSystem(_ url: WebURL, _ program: SystemProgram) {
      guard let address = URL(string: url.href), NSWorkspace.shared.open(address) else {
        return follower.refuse(.vetoed("no program on this Mac opens “\(url)”"))
      }
    }

    /// Asks with the true host in the heading; Return and Escape both leave the link closed.
    public func ask(_ question: LinkConfirmationRequest) async -> Bool {
      let alert = NSAlert()
      alert.messageText = question.heading
      alert.informativeText = LinkConfirmationAlert.words(of: question)
      alert.addButton(withTitle: FrontendStrings.cancel)
      let open = alert.addButton(withTitle: FrontendStrings.open)
      open.hasDestructiveAction = !question.findings.isEmpty
      guard let window = viewerWindow ?? parent else { return alert.runModal() == .alertSecondButtonReturn }
      return await alert.beginSheetModal(for: window) == .alertSecondButtonReturn
    }
  }
#endif

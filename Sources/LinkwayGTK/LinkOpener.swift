internal import GTKWidgets
public import LinkRouting
public import LinkText
public import WebAddress
public import WebViewing

/// Does what a router says of a link: shows the viewer, asks the system, calls the app.
///
/// It decides nothing. A link that a page hands off goes back to the same router.
@MainActor
public final class LinkOpener {
  /// Where links lead.
  public var router: LinkRouter
  /// Where viewers keep cookies and caches.
  public var storage = DataStorage.shared

  /// Called for a link whose route names an action of the app.
  public var onAction: (@MainActor (String, LinkTarget) -> Void)?
  /// Called for a link that leads nowhere.
  public var onRefusal: (@MainActor (RefusalReason) -> Void)?
  /// Called for a link that the system shall open; nil lets GTK open it.
  public var onSystem: (@MainActor (WebURL) -> Void)?
  /// Called when a viewer's window has been closed.
  public var onViewerClosed: (@MainActor () -> Void)?

  /// The viewer's window, while one shows.
  public private(set) weak var viewerWindow: WebViewerWindow?

  private let parent: UnsafeMutableRawPointer?

  /// An opener whose viewers stand over a `GtkWindow *`, which must outlive it; without one they stand alone.
  public init(_ router: LinkRouter, over parent: UnsafeMutableRawPointer?) {
    self.router = router
    self.parent = parent
  }

  /// Follows a link.
  public func open(_ link: TextLink) { open(link.target) }

  /// Follows a target.
  public func open(_ target: LinkTarget) {
    switch router.destination(for: target) {
    case .viewer(let url): show(url)
    case .system(let url): openInSystem(url)
    case .action(let name, let target): onAction?(name, target)
    case .refused(let reason): onRefusal?(reason)
    }
  }

  private func show(_ url: WebURL) {
    if let viewerWindow {
      viewerWindow.viewer.load(url)
      return viewerWindow.present()
    }
    let viewer = WebViewer(storage: storage)
    viewer.onHandOff = { [weak self] url in self?.open(LinkTarget(url.href)) }
    viewer.onClose = { [weak self] in
      self?.viewerWindow = nil
      self?.onViewerClosed?()
    }
    let window = WebViewerWindow(viewer)
    viewerWindow = window
    viewer.load(url)
    if let parent { window.present(over: parent) } else { window.present() }
  }

  private func openInSystem(_ url: WebURL) {
    if let onSystem { return onSystem(url) }
    SystemBrowser.open(url.href, over: parent)
  }
}

import Foundation
internal import GLib
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
  public var viewerWindow: WebViewerWindow? { shown.flatMap { $0.isDestroyed ? nil : $0 } }

  private weak var shown: WebViewerWindow?
  private let parent: GObjectWeakRef

  /// An opener whose viewers stand over a `GtkWindow *` and close with it; without one, or once it is gone, they
  /// stand alone.
  public init(_ router: LinkRouter, over parent: UnsafeMutableRawPointer?) {
    self.router = router
    self.parent = GObjectWeakRef(parent)
  }

  /// Follows a link.
  public func open(_ link: TextLink) { open(link.target) }

  /// Follows a target.
  public func open(_ target: LinkTarget) {
    switch router.destination(for: target) {
    case .viewer(let url): show(url)
    case .system(let url): openInSystem(url)
    case .action(let name, let target):
      guard let onAction else {
        return warn("nobody handles the action “\(name)” of \(target); set onAction")
      }
      onAction(name, target)
    case .refused(let reason):
      guard let onRefusal else { return warn(reason.description) }
      onRefusal(reason)
    }
  }

  private func show(_ url: WebURL) {
    if let viewerWindow {
      viewerWindow.viewer.load(url)
      return viewerWindow.present()
    }
    let viewer = WebViewer(storage: storage)
    viewer.onHandOff = { [weak self] url, _ in self?.open(LinkTarget(url.href)) }
    let window = WebViewerWindow(viewer)
    window.onDestroy { [weak self] in self?.onViewerClosed?() }
    shown = window
    viewer.load(url)
    if let parent = parent.pointer { window.present(over: parent) } else { window.present() }
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

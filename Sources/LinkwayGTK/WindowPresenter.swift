internal import GLib
internal import GTKWidgets
public import LinkOpening
public import LinkRouting
public import WebAddress
public import WebViewing

/// Shows an opener's viewer in a window, and its confirmations in others.
@MainActor
public final class WindowPresenter: LinkPresenter {
  // GTK has no browser in a sheet.
  public let presentations = [ViewerPresentation.sheet, .fullScreen, .window]
  public var onDismiss: (@MainActor (WebViewer) -> Void)?

  /// The viewer's window; nil while none shows.
  public var viewerWindow: WebViewerWindow? { shown.flatMap { $0.isDestroyed ? nil : $0 } }
  /// The window that asks about a link; nil while none shows.
  package private(set) weak var confirmationWindow: LinkConfirmationWindow?

  private weak var shown: WebViewerWindow?
  private let parent: GObjectWeakRef

  /// A presenter whose windows show over a `GtkWindow *` and close with it; without one, or after it is gone, they show alone.
  public init(over parent: UnsafeMutableRawPointer?) { self.parent = GObjectWeakRef(parent) }

  public func present(_ viewer: WebViewer, _ style: ViewerStyle) {
    let window = WebViewerWindow(viewer)
    window.fixedTitle = style.title
    window.onDestroy { [weak self, weak window] in
      if let viewer = window?.viewer { self?.onDismiss?(viewer) }
    }
    shown = window
    if style.presentation == .fullScreen { window.setFullScreen(true) }
    if style.presentation != .window, let parent = parent.pointer {
      window.present(over: parent)
    } else {
      window.present()
    }
  }

  public func replace(with viewer: WebViewer, _ style: ViewerStyle) {
    guard let viewerWindow else { return present(viewer, style) }
    viewerWindow.show(viewer)
    viewerWindow.fixedTitle = style.title
    viewerWindow.present()
  }

  public func reveal() { viewerWindow?.present() }

  public func dismiss() { viewerWindow?.close() }

  public func presentBrowser(_ url: WebURL) {}

  public func openExternally(
    _ url: WebURL, _ program: SystemProgram, completion: @escaping @MainActor (Bool) -> Void
  ) {
    // The desktop itself shows what it cannot open.
    SystemBrowser.open(url.href, over: parent.pointer)
    completion(true)
  }

  public func confirm(_ request: LinkConfirmationRequest) async -> Bool {
    let window = LinkConfirmationWindow(request)
    confirmationWindow = window
    return await window.confirm(over: viewerWindow?.pointer ?? parent.pointer)
  }
}

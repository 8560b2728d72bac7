public import LinkOpening
public import LinkRouting

// The opener of links on GTK: its initializer, and what it shows.
extension LinkOpener {
  /// An opener whose viewers show over a `GtkWindow *` and close with it; without one, or after it is gone, they show alone.
  public convenience init(_ router: LinkRouter, over parent: UnsafeMutableRawPointer?) {
    self.init(router, presenter: WindowPresenter(over: parent))
  }

  /// The viewer's window; nil while none shows.
  public var viewerWindow: WebViewerWindow? { (presenter as? WindowPresenter)?.viewerWindow }

  /// The window that asks about a link; nil while none shows.
  package var confirmationWindow: LinkConfirmationWindow? {
    (presenter as? WindowPresenter)?.confirmationWindow
  }
}

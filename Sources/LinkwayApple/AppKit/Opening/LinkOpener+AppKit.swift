#if os(macOS)
  public import AppKit
  public import LinkOpening
  public import LinkRouting

  // The opener of links in AppKit: its initializer, and what it shows.
  extension LinkOpener {
    /// An opener whose confirmations show over a window; with nil they show alone.
    ///
    /// Its viewers have windows of their own.
    public convenience init(_ router: LinkRouter, over parent: NSWindow?) {
      self.init(router, presenter: WindowPresenter(over: parent))
    }

    /// The viewer's window; nil while none shows.
    public var viewerWindow: NSWindow? { (presenter as? WindowPresenter)?.window }
  }
#endif

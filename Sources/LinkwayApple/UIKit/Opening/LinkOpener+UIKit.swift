#if canImport(UIKit)
  public import LinkOpening
  public import LinkRouting
  public import UIKit

  // The opener of links in UIKit: its initializer, and what it shows.
  extension LinkOpener {
    /// An opener that shows pages over a controller, which it does not keep; after the controller is gone it shows nothing.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///   for context in contexts { opener.open(LinkTarget(context.url.absoluteString), from: .external) }
    /// }
    /// ```
    public convenience init(_ router: LinkRouter, over host: UIViewController) {
      self.init(router, presenter: ControllerPresenter(over: host))
    }

    /// The viewer's screen; nil while none shows.
    public var viewerScreen: WebViewerViewController? { (presenter as? ControllerPresenter)?.screen }
  }
#endif

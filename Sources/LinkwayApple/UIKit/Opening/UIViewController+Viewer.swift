#if canImport(UIKit)
  public import LinkRouting
  public import UIKit
  public import WebAddress
  public import WebPolicy
  public import WebViewing

  extension UIViewController {
    /// Shows a page in a viewer over this controller, and returns the viewer.
    ///
    /// - Parameters:
    ///   - url: The page; one that the policy does not allow shows the reason.
    ///   - policy: What may be loaded, opened and asked for.
    ///   - style: The title and the form: as a sheet, over the whole screen, or pushed where this controller is in a
    ///     navigation controller.
    @discardableResult
    public func present(
      viewerFor url: WebURL, policy: NavigationPolicy = NavigationPolicy(), style: ViewerStyle = ViewerStyle()
    ) -> WebViewer {
      let viewer = WebViewer(policy: policy)
      show(viewer, style)
      viewer.load(url)
      return viewer
    }

    /// Shows a viewer of the app's own making over this controller, and returns its screen.
    ///
    /// The screen keeps the viewer, and closes it when it leaves.
    @discardableResult
    public func present(
      viewer: WebViewer, style: ViewerStyle = ViewerStyle()
    ) -> WebViewerViewController { show(viewer, style) }

    @discardableResult
    func show(_ viewer: WebViewer, _ style: ViewerStyle) -> WebViewerViewController {
      let screen = WebViewerViewController(viewer)
      screen.fixedTitle = style.title
      if style.presentation == .push, let navigation = navigationController ?? self as? UINavigationController
      {
        navigation.pushViewController(screen, animated: true)
        return screen
      }
      let navigation = UINavigationController(rootViewController: screen)
      navigation.modalPresentationStyle =
        switch style.presentation {
        case .fullScreen: .fullScreen
        // An app's windows are scenes, which only the app can ask for.
        case .automatic, .sheet, .push, .window, .browserSheet: .pageSheet
        }
      presentUppermost(navigation)
      return screen
    }
  }
#endif

#if canImport(UIKit)
  import Foundation
  import UIKit
  import WebPolicy
  import WebViewing

  /// Shows the windows that a viewer's pages open: over the page, or as controllers upon each other.
  ///
  /// Each controller keeps its own window's viewer, and with it the delegates that the engine asks; so what a page closes
  /// is found by its identity, in whatever order windows are closed. Windows that the policy gives to a container are the
  /// app's own to show, from `WebViewer.popups`.
  @MainActor
  final class PopupShower: NSObject, UIAdaptivePresentationControllerDelegate {
    private let viewer: WebViewer
    private weak var host: UIViewController?
    private var overlays: [PopupController] = []
    /// The controllers that are presented, each over the one before it.
    private var windows: [(popup: Popup, controller: UIViewController)] = []
    private var isBusy = false

    init(_ viewer: WebViewer, over host: UIViewController) {
      self.viewer = viewer
      self.host = host
      super.init()
    }

    func update() {
      showOverlays()
      showWindows()
    }

    private func showOverlays() {
      guard let host else { return }
      let wanted = viewer.presentedPopups.filter { $0.presentation == .overlay }
      for overlay in overlays where !wanted.contains(where: { $0 === overlay.popup }) {
        overlay.abandon()
        UIAccessibility.post(notification: .screenChanged, argument: host.view)
      }
      overlays.removeAll { overlay in !wanted.contains { $0 === overlay.popup } }
      for popup in wanted where !overlays.contains(where: { $0.popup === popup }) {
        let overlay = PopupController(popup)
        overlays.append(overlay)
        host.adopt(overlay, in: host.view)
        overlay.leaveMargins(in: host.view)
        UIAccessibility.post(notification: .screenChanged, argument: overlay.view)
      }
    }

    /// Takes away the controllers from the first one on that is not wanted where it stands, then shows those that are
    /// missing: a controller that is dismissed takes along what stands upon it.
    private func showWindows() {
      // A screen that its own windows cover may be in no window itself.
      guard !isBusy, let host, host.viewIfLoaded?.window != nil || !windows.isEmpty else { return }
      let wanted = viewer.popups.filter { $0.presentation == .window }
      let kept = zip(windows, wanted).prefix { $0.popup === $1 }.count
      if kept < windows.count {
        let first = windows[kept].controller
        windows.removeSubrange(kept...)
        // One that a person took away is gone already.
        guard let base = first.presentingViewController, !first.isBeingDismissed else { return showWindows() }
        isBusy = true
        base.dismiss(animated: true) { [weak self] in self?.goOn() }
      } else if kept < wanted.count {
        let popup = wanted[kept]
        let screen = WebViewerViewController(popup.viewer)
        // It may go only because one below it goes.
        screen.closesViewer = false
        let controller = UINavigationController(rootViewController: screen)
        controller.presentationController?.delegate = self
        windows.append((popup, controller))
        isBusy = true
        let base = kept == 0 ? host : windows[kept - 1].controller
        base.presentUppermost(controller, ifStill: { [weak popup] in popup?.isClosed == false }) {
          [weak self] isShown in
          if !isShown { self?.windows.removeAll { $0.controller === controller } }
          self?.isBusy = false
          // What cannot be shown now is shown when the screen next appears.
          if isShown || popup.isClosed { self?.showWindows() }
        }
      }
    }

    /// A person has swiped a window away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      windows.first { $0.controller === presentationController.presentedViewController }?.popup.close()
    }

    private func goOn() {
      isBusy = false
      showWindows()
    }
  }
#endif

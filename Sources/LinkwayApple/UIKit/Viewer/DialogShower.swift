#if canImport(UIKit)
  import Foundation
  import UIKit
  import WebViewing

  /// Shows what a viewer's page says and asks, one after the other, over everything that the viewer shows.
  ///
  /// It keeps the viewer and says to it that somebody shows dialogs, until it is dropped; the controller over which it
  /// shows them owns it.
  @MainActor
  final class DialogShower: NSObject {
    private let viewer: WebViewer
    private weak var host: UIViewController?
    private let presenter: DialogPresenter
    private var shown: PageDialog?
    private weak var presented: UIViewController?

    init(_ viewer: WebViewer, over host: UIViewController) {
      self.viewer = viewer
      self.host = host
      presenter = viewer.presentDialogs()
      super.init()
    }

    /// Shows the dialog that is to be answered now, and takes away one that is answered.
    func update() {
      // What was to show and could not be, or was taken away unanswered, shows again.
      guard shown !== viewer.dialog || (shown != nil && presented == nil) else { return }
      // A dialog that nobody can see yet is shown by the next call.
      guard let host, host.viewIfLoaded?.window != nil else { return }
      if let old = presented, !old.isBeingDismissed, let base = old.presentingViewController {
        // It was answered by itself: the page is gone.
        presented = nil
        base.dismiss(animated: true) { [weak self] in self?.update() }
        return
      }
      shown = viewer.dialog
      presented = nil
      guard let dialog = viewer.dialog else { return }
      let controller = UIAlertController(dialog)
      presented = controller
      host.presentUppermost(controller, ifStill: { [weak self] in self?.presented === controller })
    }
  }
#endif

#if canImport(UIKit)
  import LinkText
  import Foundation
  import UIKit
  import WebAddress
  import WebViewing

  /// The buttons of a viewer's screen: close above; back, forward, reload, share and downloads below.
  ///
  /// The screen keeps it, and it does not keep the screen.
  @MainActor
  final class ViewerBars {
    let downloadsItem: UIBarButtonItem
    private weak var screen: WebViewerViewController?
    private let viewer: WebViewer
    private let backItem: UIBarButtonItem
    private let forwardItem: UIBarButtonItem
    private let reloadItem: UIBarButtonItem
    private let shareItem: UIBarButtonItem
    private var wasToolbarHidden = true

    init(_ screen: WebViewerViewController) {
      self.screen = screen
      let viewer = screen.viewer
      self.viewer = viewer
      backItem = UIBarButtonItem(
        UserText.label("viewer.back"), "chevron.backward"
      ) { [weak viewer] in viewer?.goBack() }
      forwardItem = UIBarButtonItem(
        UserText.label("viewer.forward"), "chevron.forward"
      ) { [weak viewer] in viewer?.goForward() }
      reloadItem = UIBarButtonItem(UserText.label("viewer.reload"), "arrow.clockwise") { [weak viewer] in
        guard let viewer else { return }
        if viewer.isLoading { viewer.stop() } else { viewer.reload() }
      }
      shareItem = UIBarButtonItem(UserText.label("viewer.share"), "square.and.arrow.up") {}
      downloadsItem = UIBarButtonItem(
        title: UserText.label("viewer.downloads"), image: UIImage(systemName: "arrow.down.circle"))
      shareItem.primaryAction = UIAction(
        title: UserText.label("viewer.share"), image: UIImage(systemName: "square.and.arrow.up")
      ) { [weak self] _ in self?.sharePage() }
      downloadsItem.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.downloadItems() ?? []) }
      ])
    }

    /// Adds the buttons for the form of the screen: a close button if it was presented, and none if it was pushed, because
    /// there is a back button.
    func place() {
      guard let screen else { return }
      let navigation = screen.navigationController
      let isFirst = navigation == nil || navigation?.viewControllers.first === screen
      screen.navigationItem.leftBarButtonItem =
        isFirst && (navigation ?? screen).presentingViewController != nil
        ? UIBarButtonItem(
          systemItem: .close, primaryAction: UIAction { [weak screen] _ in screen?.leave() }) : nil
      wasToolbarHidden = navigation?.isToolbarHidden ?? true
      navigation?.setToolbarHidden(!screen.showsToolbar, animated: false)
      update()
    }

    /// Leaves the toolbar to the app's other screens as it was.
    func leave() { screen?.navigationController?.setToolbarHidden(wasToolbarHidden, animated: false) }

    func update() {
      guard let screen else { return }
      backItem.isEnabled = viewer.canGoBack || (viewer.failure != nil && viewer.hasPage)
      forwardItem.isEnabled = viewer.canGoForward
      reloadItem.image = UIImage(systemName: viewer.isLoading ? "xmark" : "arrow.clockwise")
      reloadItem.title = viewer.isLoading ? UserText.label("viewer.stop") : UserText.label("viewer.reload")
      shareItem.isEnabled = viewer.url != nil
      var items = [backItem, .flexibleSpace(), forwardItem, .flexibleSpace(), reloadItem, .flexibleSpace()]
      if !viewer.downloads.isEmpty { items += [downloadsItem, .flexibleSpace()] }
      items.append(shareItem)
      if screen.toolbarItems?.count != items.count { screen.toolbarItems = items }
    }

    private func sharePage() {
      // A name and a password in the address must not be shared.
      guard let url = viewer.url.flatMap({ URL(string: $0.withoutUserInfo.href) }) else { return }
      screen?.share(url, from: shareItem)
    }

    /// A line for each file: how much is there, and what can be done; and one that clears away those that have ended.
    private func downloadItems() -> [UIMenuElement] {
      var items: [UIMenuElement] = viewer.downloads.map { download in
        // A file whose head has not come has no name yet.
        let name = download.fileName.isEmpty ? UserText.label("viewer.loading") : download.fileName
        let action = UIAction(title: name, image: UIImage(systemName: download.symbol)) {
          [weak self, weak download] _ in
          guard let self, let download else { return }
          if case .finished(let file) = download.state {
            screen?.share(file, from: downloadsItem)
          } else {
            download.cancel()
          }
        }
        action.subtitle = download.fractionCompleted.map { "\(Int($0 * 100)) %" }
        return action
      }
      if !viewer.downloads.allSatisfy(\.isRunning) {
        items.append(
          UIAction(title: UserText.label("downloads.clear"), image: UIImage(systemName: "trash")) {
            [weak viewer] _ in
            viewer?.clearDownloads()
          })
      }
      return items
    }
  }

  extension Download {
    fileprivate var symbol: String {
      switch state {
      case .waiting, .running: "xmark.circle"
      case .finished: "square.and.arrow.up"
      case .cancelled, .failed, .refused: "exclamationmark.circle"
      }
    }
  }

  extension UIBarButtonItem {
    fileprivate convenience init(
      _ title: String, _ symbol: String, perform: @escaping @MainActor () -> Void
    ) {
      let image = UIImage(systemName: symbol)
      self.init(primaryAction: UIAction(title: title, image: image) { _ in perform() })
    }
  }
#endif

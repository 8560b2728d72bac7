#if canImport(UIKit)
  import LinkText
  import Foundation
  import LinkOpening
  import LinkRouting
  import SafariServices
  import UIKit
  import WebAddress
  import WebViewing

  /// Shows an opener's viewer and its confirmations over a view controller.
  @MainActor
  final class ControllerPresenter: LinkPresenter {
    // An app's windows are scenes, which only the app can request.
    let presentations = [ViewerPresentation.sheet, .fullScreen, .push, .browserSheet]
    var onDismiss: (@MainActor (WebViewer) -> Void)?
    private(set) weak var screen: WebViewerViewController?
    private weak var host: UIViewController?

    init(over host: UIViewController) { self.host = host }

    func present(_ viewer: WebViewer, _ style: ViewerStyle) {
      screen = host?.show(viewer, style)
      screen?.onLeave = { [weak self] in self?.onDismiss?(viewer) }
    }

    func replace(with viewer: WebViewer, _ style: ViewerStyle) {
      let next = WebViewerViewController(viewer)
      next.fixedTitle = style.title
      guard let screen, screen.giveWay(to: next) else { return present(viewer, style) }
      next.onLeave = { [weak self] in self?.onDismiss?(viewer) }
      self.screen = next
    }

    // The screen covers its host already.
    func reveal() {}

    func dismiss() { screen?.leave() }

    func presentBrowser(_ url: WebURL) {
      guard let address = URL(string: url.href) else { return }
      host?.presentUppermost(SFSafariViewController(url: address))
    }

    func openExternally(
      _ url: WebURL, _ program: SystemProgram, completion: @escaping @MainActor (Bool) -> Void
    ) {
      guard let address = URL(string: url.href) else { return completion(false) }
      // Not UIApplication.shared, which app extensions must not use.
      if let context = host?.extensionContext {
        // The context calls its handler on a queue of the system.
        context.open(address) { @Sendable isOpened in
          Task { @MainActor in completion(isOpened) }
        }
      } else if let scene = (host?.viewIfLoaded ?? screen?.viewIfLoaded)?.window?.windowScene {
        scene.open(address, options: nil) { isOpened in completion(isOpened) }
      } else {
        completion(false)
      }
    }

    /// Shows an alert; Return and Escape do not open the link.
    func confirm(_ request: LinkConfirmationRequest) async -> Bool {
      guard let host, host.viewIfLoaded?.window != nil else { return false }
      return await withCheckedContinuation { continuation in
        let answer = ConfirmationAnswer(continuation)
        let alert = UIAlertController(
          title: request.heading, message: request.alertText(UserText.label("question.intro")),
          preferredStyle: .alert)
        let cancel = UIAlertAction(title: UserText.label("dialog.cancel"), style: .cancel) { _ in
          answer.resolve(false)
        }
        alert.addAction(cancel)
        alert.addAction(
          UIAlertAction(
            title: UserText.label("question.open"), style: request.isDoubtful ? .destructive : .default
          ) { _ in
            answer.resolve(true)
          })
        alert.preferredAction = cancel
        host.presentUppermost(alert) { isShown in
          if !isShown { answer.resolve(false) }
        }
      }
    }
  }

  /// The answer to a confirmation, given once; false if the alert is taken away without an answer.
  @MainActor
  private final class ConfirmationAnswer {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

    deinit { continuation?.resume(returning: false) }

    func resolve(_ opens: Bool) {
      continuation?.resume(returning: opens)
      continuation = nil
    }
  }
#endif

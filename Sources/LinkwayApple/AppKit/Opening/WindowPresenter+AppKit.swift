#if os(macOS)
  import LinkText
  import AppKit
  import LinkOpening
  import LinkRouting
  import WebAddress
  import WebViewing

  /// Shows an opener's viewer in a window, and its confirmations over it.
  @MainActor
  final class WindowPresenter: LinkPresenter {
    // macOS has no browser in a sheet.
    let presentations = [ViewerPresentation.window, .fullScreen]
    var onDismiss: (@MainActor (WebViewer) -> Void)?
    private(set) var window: ViewerWindow?
    private weak var parent: NSWindow?

    init(over parent: NSWindow?) { self.parent = parent }

    func present(_ viewer: WebViewer, _ style: ViewerStyle) {
      let window = ViewerWindow(WebViewerController(viewer, title: style.title), of: viewer)
      window.onClose = { [weak self, weak window] in
        guard let self else { return }
        if self.window === window { self.window = nil }
        onDismiss?(viewer)
      }
      self.window = window
      window.makeKeyAndOrderFront(nil)
      if style.presentation == .fullScreen { window.toggleFullScreen(nil) }
    }

    /// Shows a window of the same size in the same place; the old one closes with its viewer.
    func replace(with viewer: WebViewer, _ style: ViewerStyle) {
      let frame = window?.frame
      present(viewer, style)
      if let frame { window?.setFrame(frame, display: true) }
    }

    func reveal() { window?.makeKeyAndOrderFront(nil) }

    func dismiss() { window?.close() }

    func presentBrowser(_ url: WebURL) {}

    func openExternally(
      _ url: WebURL, _ program: SystemProgram, completion: @escaping @MainActor (Bool) -> Void
    ) {
      completion(URL(string: url.href).map { NSWorkspace.shared.open($0) } ?? false)
    }

    /// Shows an alert; Return and Escape do not open the link.
    func confirm(_ request: LinkConfirmationRequest) async -> Bool {
      let alert = NSAlert()
      alert.messageText = request.heading
      alert.informativeText = request.alertText(UserText.label("question.intro"))
      alert.addButton(withTitle: UserText.label("dialog.cancel"))
      alert.addButton(withTitle: UserText.label("question.open")).hasDestructiveAction = request.isDoubtful
      guard let window = window ?? parent else { return alert.runModal() == .alertSecondButtonReturn }
      return await alert.beginSheetModal(for: window) == .alertSecondButtonReturn
    }
  }
#endif

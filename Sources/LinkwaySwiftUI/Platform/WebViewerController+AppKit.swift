#if os(macOS)
  public import AppKit
  public import SwiftUI
  public import WebViewing

  /// A viewer in an app made with AppKit: its page with windows, dialogs and failures, and its toolbar in the window's.
  ///
  /// ```swift
  /// let window = NSWindow(contentViewController: WebViewerController(viewer))
  /// ```
  @MainActor
  public final class WebViewerController: NSHostingController<WebViewerScreen> {
    /// The model that is shown.
    public let viewer: WebViewer

    /// A controller of a viewer, with the page's title or the app's own words.
    public init(_ viewer: WebViewer, title: String? = nil) {
      self.viewer = viewer
      super.init(rootView: WebViewerScreen(viewer, title: title))
      sceneBridgingOptions = [.title, .toolbars]
    }

    /// Storyboards hold no viewers: nil.
    public required init?(coder: NSCoder) { nil }
  }

  /// A window that closes its viewer when it is closed, and that its viewer closes.
  final class ViewerWindow: NSWindow {
    private weak var viewer: WebViewer?
    private var isGone = false

    convenience init(_ controller: WebViewerController) {
      self.init(contentViewController: controller)
      let viewer = controller.viewer
      self.viewer = viewer
      // The window's life is its owner's business.
      isReleasedWhenClosed = false
      viewer.onClose = { [weak self] in self?.close() }
    }

    override func close() {
      guard !isGone else { return }
      isGone = true
      super.close()
      viewer?.close()
    }
  }
#endif

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
    private var tracker: ObservationTracker?
    private var isGone = false
    /// Called once, when it has been closed.
    var onClose: (() -> Void)?

    convenience init(_ controller: NSViewController, of viewer: WebViewer) {
      self.init(contentViewController: controller)
      self.viewer = viewer
      // A page has no size of its own, and the window would be as small as its buttons let it be.
      setContentSize(NSSize(width: 960, height: 720))
      contentMinSize = NSSize(width: 360, height: 240)
      center()
      // Its owner keeps the window.
      isReleasedWhenClosed = false
      // The viewer's own closure is the app's.
      tracker = ObservationTracker { [weak self, weak viewer] in
        if viewer?.isClosed == true { self?.close() }
      }
    }

    override func close() {
      guard !isGone else { return }
      isGone = true
      super.close()
      viewer?.close()
      onClose?()
      onClose = nil
    }
  }
#endif

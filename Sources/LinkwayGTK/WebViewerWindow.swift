public import GTKWidgets
import WebAddress
internal import WebPolicy
public import WebViewing
import LinkText

/// A window with a `WebViewer` in it: the page's title, its host, and a close button.
///
/// It closes by its button, by Escape where nothing lies over its page, or when the viewer is closed; and however it goes, it closes the viewer.
@MainActor
public final class WebViewerWindow: Window {
  /// The model that is shown.
  public private(set) var viewer: WebViewer
  /// The button that closes the window.
  package let closeButton = Button(icon: "window-close-symbolic", name: UserText.label("viewer.close"))

  /// A title that replaces the page's own; nil shows the page's.
  public var fixedTitle: String? {
    didSet { update() }
  }

  private let labels = HeadingLabels(title: ["title"], address: ["subtitle"])
  private var view: WebViewerView
  private var follower: ObservationTracker?
  private let popup: Popup?
  private var hasWishedSize = false

  /// A window that is not yet on screen; present it, or show it with ``present(over:)``.
  public convenience init(_ viewer: WebViewer) { self.init(viewer, of: nil) }

  /// - Parameter popup: The page's window that it is; nil where no page opened it.
  init(_ viewer: WebViewer, of popup: Popup?) {
    self.viewer = viewer
    self.popup = popup
    view = WebViewerView(viewer)
    super.init(title: "", width: 640, height: 560)
    let bar = HeaderBar()
    bar.showWindowButtons(false)
    // 44 points to hit: the theme's bars keep up to 6 above and below a button, which count as asked for.
    closeButton.setMinimumSize(width: 44, height: 56)
    closeButton.addStyleClass("flat")
    bar.addAtEnd(closeButton)
    for label in [labels.title, labels.address] { label.center() }
    bar.setTitle(Box(.column, [labels.title, labels.address]).centered())
    setTitlebar(bar)
    showView()
    follower = ObservationTracker { [weak self] in self?.update() }
    closeButton.onPress { [weak self] in self?.close() }
    onKey { [weak self] key in
      // What lies uppermost goes first.
      guard let self, !view.leave(by: key) else { return true }
      guard key == .escape else { return false }
      close()
      return true
    }
    onDestroy { [weak self] in self?.viewer.close() }
  }

  /// The close button of the window of a page's that lies uppermost; nil where none does.
  package var popupCloseButton: Button? { view.popupCloseButton }

  /// Shows another viewer in the place of this one, which is closed, with its page and the windows of that.
  ///
  /// So a page that shows under rules of its own leaves nothing to the next.
  public func show(_ viewer: WebViewer) {
    guard viewer !== self.viewer, !isDestroyed else { return }
    let old = self.viewer
    self.viewer = viewer
    view = WebViewerView(viewer)
    showView()
    follower = ObservationTracker { [weak self] in self?.update() }
    old.close()
  }

  /// Shows the window in front of a `GtkWindow *`, which takes no input until it is closed.
  public func present(over parent: UnsafeMutableRawPointer) {
    setModal(overPointer: parent)
    present()
  }

  private func showView() {
    view.leaveOutside = { [weak self] in self?.close() }
    view.comeForward = { [weak self] in self?.present() }
    setContent(view)
  }

  private func update() {
    if viewer.isClosed, !isDestroyed { return destroy() }
    takeWishedSize()
    let shown = viewer.heading(fixedTitle: fixedTitle)
    labels.show(shown)
    title = shown.title
  }

  /// The size that the page requests for its window, once.
  private func takeWishedSize() {
    guard let popup, !hasWishedSize, popup.shownWidth != nil || popup.shownHeight != nil else { return }
    hasWishedSize = true
    resize(width: popup.shownWidth ?? 640, height: popup.shownHeight.map { $0 + Self.barHeight } ?? 560)
  }

  private static let barHeight = 57
}

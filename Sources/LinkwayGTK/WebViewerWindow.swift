public import GTKWidgets
import WebAddress
internal import WebPolicy
public import WebViewing

/// A window with a `WebViewer` in it: the page's title, its host, and a close button.
///
/// It closes by its button, by Escape where nothing lies over its page, or when the viewer is closed; and however it goes, it closes the viewer.
@MainActor
public final class WebViewerWindow: Window {
  /// The model that is shown.
  public let viewer: WebViewer
  /// The button that closes the window.
  public let closeButton = Button(icon: "window-close-symbolic", name: "Close")

  /// A title in place of the page's own; nil shows the page's.
  public var fixedTitle: String? {
    didSet { update() }
  }

  private let heading = Label(styleClasses: ["title"])
  private let host = Label(styleClasses: ["subtitle"])
  private let view: WebViewerView
  private var follower: Follower?

  /// A window that is not yet on screen; present it, or show it with ``present(over:)``.
  public init(_ viewer: WebViewer) {
    self.viewer = viewer
    view = WebViewerView(viewer)
    super.init(title: "", width: 640, height: 560)
    let bar = HeaderBar()
    bar.showWindowButtons(false)
    // 44 points to hit: the theme's bars keep up to 6 above and below a button, which count as asked for.
    closeButton.setMinimumSize(width: 44, height: 56)
    closeButton.addStyleClass("flat")
    bar.addAtEnd(closeButton)
    for label in [heading, host] {
      label.truncate()
      label.center()
    }
    bar.setTitle(Box(.column, [heading, host]).centered())
    setTitlebar(bar)
    setContent(view)
    follower = Follower { [weak self] in self?.update() }
    closeButton.onPress { [weak self] in self?.close() }
    onKey { [weak self] key in
      // What lies uppermost goes first.
      guard let self, !view.leave(by: key) else { return true }
      guard key == .escape else { return false }
      close()
      return true
    }
    onDestroy { [weak viewer] in viewer?.close() }
  }

  /// Shows the window in front of a `GtkWindow *`, which takes no input until it is closed.
  public func present(over parent: UnsafeMutableRawPointer) {
    setModal(overPointer: parent)
    present()
  }

  private func update() {
    if viewer.isClosed, !isDestroyed { return destroy() }
    var hostName = viewer.address
    var words = viewer.title
    if let failure = viewer.failure {
      hostName = failure.url?.host?.displayed ?? hostName
      words = ""
    } else if !viewer.hasPage, let pending = viewer.pendingURL {
      hostName = pending.host?.displayed ?? ""
    }
    let name = fixedTitle ?? (!words.isEmpty ? words : hostName.isEmpty ? "Loading…" : hostName)
    heading.text = name
    host.text = hostName
    host.isVisible = !hostName.isEmpty && hostName != name
    title = name
  }
}

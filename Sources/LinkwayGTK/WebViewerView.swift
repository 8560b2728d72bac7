internal import GLib
public import GTKWidgets
internal import WebKit
public import WebViewing

/// Shows a `WebViewer`: its page with a thin progress bar, or the failure in its place, never a blank area.
///
/// In a program of another make, put ``widgetPointer`` into a container: the container then keeps the view alive.
@MainActor
public final class WebViewerView: Stack {
  /// The model that is shown.
  public let viewer: WebViewer

  /// The `GtkWidget *`, to put into a container of any make.
  public var widgetPointer: UnsafeMutableRawPointer { pointer }

  private let progress = ProgressBar()
  private var failurePage: FailurePage?
  private var follower: Follower?

  /// A view of a viewer; one viewer has one view at a time.
  public init(_ viewer: WebViewer) {
    self.viewer = viewer
    super.init()
    let page = Widget.lent(viewer.webView.widgetPointer)
    page.expandsHorizontally = true
    page.expandsVertically = true
    let overlay = Overlay(page)
    overlay.addAtTop(progress)
    add(overlay, named: "page")
    let failurePage = FailurePage(
      retry: { [weak viewer] in viewer?.retry() }, back: { [weak viewer] in viewer?.goBack() },
      close: { [weak viewer] in viewer?.close() })
    add(failurePage.widget, named: "failure")
    self.failurePage = failurePage
    follower = Follower { [weak self] in self?.update() }
  }

  private func update() {
    progress.fraction = viewer.progress
    progress.isVisible = viewer.isLoading
    if let failure = viewer.failure {
      failurePage?.show(failure, hasPage: viewer.hasPage)
      visibleName = "failure"
    } else {
      visibleName = "page"
    }
  }
}

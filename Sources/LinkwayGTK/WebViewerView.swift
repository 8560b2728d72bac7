internal import GLib
public import GTKWidgets
internal import LinkText
internal import WebKit
internal import WebPolicy
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
  private let overlay: Overlay
  private let presenter: DialogPresenter
  private var dialogView: DialogView?
  private var fileDialog: FileDialog?
  private(set) var popupViews: [PopupView] = []
  private var popupWindows: [Popup.ID: WebViewerWindow] = [:]
  /// The windows of the page as they are ordered now, the uppermost last.
  private var shownOrder: [Popup.ID] = []
  private(set) var failurePage: FailurePage?
  private var follower: ObservationTracker?
  private let page: Widget
  /// Who fills the screen, while a page does.
  let fullScreenNotice = Label(styleClasses: ["heading", "osd", "frame"])
  /// Whether the page keeps the Escape key that was just pressed in it.
  private var escape: Task<Bool, Never>?
  /// Leaves what the view is in, by the Escape key; nil where the view is in a container of another make.
  var leaveOutside: (() -> Void)?
  /// Brings what the view is in before what covers it.
  var comeForward: (() -> Void)?

  /// A view of a viewer; one viewer has one view at a time.
  public init(_ viewer: WebViewer) {
    self.viewer = viewer
    presenter = viewer.presentDialogs()
    page = Widget.lent(viewer.webView.widgetPointer)
    page.expandsHorizontally = true
    page.expandsVertically = true
    page.keepFocusOutOfChildren()
    overlay = Overlay(page)
    super.init()
    overlay.addAtTop(progress)
    overlay.addAtTop(fullScreenNotice)
    fullScreenNotice.center()
    fullScreenNotice.breakWords()
    add(overlay, named: "page")
    let failurePage = FailurePage(
      retry: { [weak viewer] in viewer?.retry() }, back: { [weak viewer] in viewer?.goBack() },
      close: { [weak viewer] in viewer?.close() })
    add(failurePage.widget, named: "failure")
    self.failurePage = failurePage
    onKeyFirst { [weak self] key in self?.askPage(about: key) }
    onKey { [weak self] key in self?.leave(by: key) ?? false }
    follower = ObservationTracker { [weak self] in self?.update() }
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
    showPopups()
    showDialog()
    fullScreenNotice.isVisible = viewer.isFullScreen
    fullScreenNotice.text = UserText("viewer.fullScreen", "\u{2068}\(viewer.address)\u{2069}").text
  }

  // MARK: Windows and dialogs of the page

  private func showPopups() {
    let wanted = viewer.presentedPopups
    for view in popupViews where !wanted.contains(where: { $0 === view.popup }) {
      overlay.remove(view.widget)
    }
    popupViews.removeAll { view in !wanted.contains { $0 === view.popup } }
    for (id, window) in popupWindows where !wanted.contains(where: { $0.id == id }) {
      popupWindows[id] = nil
      if !window.isDestroyed { window.destroy() }
    }
    for popup in wanted {
      switch popup.presentation {
      case .overlay where !popupViews.contains { $0.popup === popup }:
        let view = PopupView(popup)
        view.view.leaveOutside = { [weak viewer] in _ = viewer?.dismissTopmost() }
        view.view.comeForward = { [weak self, weak view] in
          guard let self, let view else { return }
          overlay.raise(view.widget)
          bringForward()
        }
        popupViews.append(view)
        overlay.add(view.widget)
        raiseDialog()
      case .window where popupWindows[popup.id] == nil:
        let window = WebViewerWindow(popup.viewer, of: popup)
        popupWindows[popup.id] = window
        if let root = rootPointer { window.present(over: root) } else { window.present() }
      default: break
      }
    }
    raisePopups(wanted.map(\.id))
  }

  /// Puts the page's windows in the order in which they were opened or used last, where that has changed.
  private func raisePopups(_ order: [Popup.ID]) {
    let common = shownOrder.filter(order.contains)
    defer { shownOrder = order }
    guard common != order.filter(common.contains), let last = order.last else { return }
    for id in order {
      if let view = popupViews.first(where: { $0.popup.id == id }) { overlay.raise(view.widget) }
    }
    popupWindows[last]?.present()
    raiseDialog()
  }

  /// Brings the view before all that covers it, as what a page asks must be seen: the page and its windows wait for the answer.
  private func bringForward() {
    for window in popupWindows.values { window.stepAside() }
    comeForward?()
  }

  /// The windows of the page that stepped aside for a dialog take their place again.
  private func giveWay() {
    guard let root = rootPointer else { return }
    for window in popupWindows.values { window.present(over: root) }
  }

  private func showDialog() {
    let shown = dialogView?.dialog ?? fileDialog?.dialog
    guard shown !== viewer.dialog else { return }
    if let dialogView { overlay.remove(dialogView.widget) }
    fileDialog?.chooser.close()
    (dialogView, fileDialog) = (nil, nil)
    guard let dialog = viewer.dialog else { return giveWay() }
    bringForward()
    if case .files(let wish) = dialog.kind {
      let chosen = FileDialog(dialog, wish)
      fileDialog = chosen
      chosen.show(over: rootPointer)
    } else {
      let shown = DialogView(dialog)
      dialogView = shown
      overlay.add(shown.widget, fills: false)
      shown.takeFocus()
    }
  }

  /// A window that a page opens meanwhile does not cover a question to the user.
  private func raiseDialog() {
    guard let dialogView else { return }
    overlay.remove(dialogView.widget)
    overlay.add(dialogView.widget, fills: false)
    dialogView.takeFocus()
  }

  /// Leaves what lies over the page, or by the key that goes back, its page; false where there is nothing to leave.
  func leave(by key: LeavingKey) -> Bool {
    guard key == .escape else { return viewer.goBackOrDismiss() }
    if viewer.dismissTopmost() { return true }
    guard let escape, let leaveOutside else { return false }
    self.escape = nil
    Task {
      if await !escape.value { leaveOutside() }
    }
    return true
  }

  /// Asks the page what it does with the Escape key, before it gets the key: a dialog of the page's is closed by it.
  private func askPage(about key: LeavingKey) {
    let isForPage = key == .escape && page.isFocus && viewer.dialog == nil && visibleName == "page"
    escape = isForPage ? Task.immediate { [viewer] in await viewer.pageKeepsEscape() } : nil
  }

  /// The close button of the window of a page's that lies uppermost; nil where none does.
  package var popupCloseButton: Button? { popupViews.last?.closeButton }

  /// The button that tries a page again that cannot be shown; nil where a page shows, or trying again cannot help.
  package var retryButton: Button? {
    viewer.failure?.canRetry == true ? failurePage?.retry : nil
  }

  /// The window of a page's that has a window of its own and opened last; nil where there is none.
  package var popupWindow: WebViewerWindow? {
    viewer.presentedPopups.last { popupWindows[$0.id] != nil }.flatMap { popupWindows[$0.id] }
  }

  /// The buttons and the entry of the dialog that shows; nil where none does.
  package var dialogControls: (yes: Button, no: Button, entry: Entry?)? {
    dialogView.map { ($0.yes, $0.no, $0.entry) }
  }

  /// The entry for a password of the dialog that shows; nil where it has none.
  package var passwordEntry: Entry? { dialogView?.password }

  /// The button of the dialog that shows, by which the page asks no more; nil where it has none.
  package var silenceButton: Button? { dialogView?.silence }

  /// The window in which the user chooses files for the page; nil without one, or if the desktop shows it.
  package var fileChooserWindow: FileChooserWindow? { fileDialog?.chooser.window }
}

extension WebViewer {
  /// The widget of the page itself, without progress, windows and dialogs: to point at, not to put into a container.
  package var pageWidget: Widget { Widget.lent(webView.widgetPointer) }
}

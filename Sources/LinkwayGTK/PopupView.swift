internal import GTKWidgets
import WebViewing

/// A page's window over the page: its title, its address and a close button above its content.
@MainActor
final class PopupView {
  let popup: Popup
  let widget: Box
  let closeButton = Button(icon: "window-close-symbolic", name: "Close")
  private let view: WebViewerView
  private let heading = Label(styleClasses: ["heading"])
  private let address = Label(styleClasses: ["caption", "dim-label"])
  private var follower: Follower?

  init(_ popup: Popup) {
    self.popup = popup
    view = WebViewerView(popup.viewer)
    view.expandsVertically = true
    for label in [heading, address] { label.truncate() }
    let words = Box(.column, [heading, address])
    words.expandsHorizontally = true
    words.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    closeButton.setMinimumSize(width: 44, height: 44)
    closeButton.addStyleClass("flat")
    let bar = Box(.row, [words, closeButton])
    widget = Box(.column, [bar, view])
    widget.addStyleClass("background")
    widget.addStyleClass("frame")
    widget.setMargins(top: 24, bottom: 12, start: 12, end: 12)
    closeButton.onPress { [weak popup] in popup?.close() }
    follower = Follower { [weak self] in self?.update() }
  }

  private func update() {
    let shown = popup.viewer.heading()
    heading.text = shown.title
    address.text = shown.address
    address.isVisible = !shown.address.isEmpty
  }
}

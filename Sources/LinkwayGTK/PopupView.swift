internal import GTKWidgets
import WebViewing
import LinkText

/// A page's window over the page: its title, its address and a close button above its content.
@MainActor
final class PopupView {
  let popup: Popup
  /// What is laid over the page: the window at its middle, as large as it wishes, or as there is room for.
  let widget: SizeClamp
  let frame: Box
  let closeButton = Button(icon: "window-close-symbolic", name: UserText.label("viewer.close"))
  let view: WebViewerView
  private let labels = HeadingLabels(title: ["heading"], address: ["caption", "dim-label"])
  private var follower: ObservationTracker?
  private static let barHeight = 56

  init(_ popup: Popup) {
    self.popup = popup
    view = WebViewerView(popup.viewer)
    view.expandsVertically = true
    let words = Box(.column, [labels.title, labels.address])
    words.expandsHorizontally = true
    words.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    closeButton.setMinimumSize(width: 44, height: 44)
    closeButton.addStyleClass("flat")
    let bar = Box(.row, [words, closeButton])
    frame = Box(.column, [bar, view])
    frame.addStyleClass("background")
    frame.addStyleClass("frame")
    widget = SizeClamp(frame)
    widget.setMargins(top: 24, bottom: 12, start: 12, end: 12)
    closeButton.onPress { [weak popup] in popup?.close() }
    follower = ObservationTracker { [weak self] in self?.update() }
  }

  private func update() {
    widget.setMaximumSize(
      width: popup.shownWidth, height: popup.shownHeight.map { $0 + Self.barHeight })
    labels.show(popup.viewer.heading())
  }
}

extension Popup {
  /// The width for the page that it wishes, in points; not so small that nobody could read who it is, nor beyond all screens.
  var shownWidth: Int? { wishedWidth.map { Int(min(max($0, 320), 1600)) } }
  /// The height for the page that it wishes, in points, within bounds.
  var shownHeight: Int? { wishedHeight.map { Int(min(max($0, 200), 1200)) } }
}

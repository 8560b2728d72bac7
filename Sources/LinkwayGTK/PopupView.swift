internal import GTKWidgets
import WebViewing
import LinkText

/// A page's window over the page: its title, its address and a close button above its content.
@MainActor
final class PopupView {
  let popup: Popup
  /// The overlay over the page: the window in its centre, with the requested size if there is enough space.
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
  /// The width that the page requests, in points; large enough to read its host, and not larger than a screen.
  var shownWidth: Int? { wishedWidth.map { Int(min(max($0, 320), 1600)) } }
  /// The height that the page requests, in points, within bounds.
  var shownHeight: Int? { wishedHeight.map { Int(min(max($0, 200), 1200)) } }
}

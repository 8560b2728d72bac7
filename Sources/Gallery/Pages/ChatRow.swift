import GTKWidgets
import LinkDetection
import LinkText
import LinkwayGTK

/// One message as it shows: a bubble with the sender's name over the words.
@MainActor
final class ChatRow {
  let widget: Box
  let label: LinkLabel
  /// The message that shows, by its number.
  private(set) var position: Int?
  private let bubble: Box
  private let sender = Label(styleClasses: ["caption-heading", "dim-label"])

  init() {
    label = LinkLabel(styles: Self.styles, options: LinkLayoutOptions { $0.minimumTarget = 24 })
    bubble = Box(.column, spacing: 2, [sender, label])
    widget = Box(.column, [bubble])
    bubble.addStyleClass("card")
    label.setMargins(top: 0, bottom: 8, start: 12, end: 12)
    sender.setMargins(top: 6, bottom: 0, start: 12, end: 12)
    widget.setMargins(top: 4, bottom: 4, start: 12, end: 12)
  }

  func show(_ message: ChatMessage, at position: Int, as text: LinkedText) {
    self.position = position
    sender.text = message.sender
    label.text = text
    bubble.place(message.isMine ? .end : .start)
    if message.isMine { bubble.addStyleClass("mine") } else { bubble.removeStyleClass("mine") }
    bubble.setMargins(top: 0, bottom: 0, start: message.isMine ? 72 : 0, end: message.isMine ? 0 : 72)
  }

  private static let styles = LinkStyleSheet(
    visited: LinkStateStyle(
      color: TextColor(
        light: 0x613583, dark: 0xC69BE3, highContrastLight: 0x401860, highContrastDark: 0xE4C9F5)),
    variants: [
      "mention": LinkVariant(
        LinkStyle(
          color: TextColor(light: 0x0B5A4A, dark: 0x8FF0D4), isUnderlined: false, weight: .semibold,
          background: TextColor(light: 0x26A287, dark: 0x26A287, alpha: 0.18), cornerRadius: 5)),
      "hashtag": LinkVariant(
        LinkStyle(color: TextColor(light: 0x813D9C, dark: 0xDC8ADD), isUnderlined: false)),
      "cashtag": LinkVariant(
        LinkStyle(color: TextColor(light: 0x8F4A00, dark: 0xF8C878), isUnderlined: false)),
    ])
}

internal import GTKWidgets
import WebAddress
import WebViewing

/// What shows in place of a page that cannot: what happened, and the ways out.
@MainActor
final class FailurePage {
  let widget: Widget
  private let heading = Label(styleClasses: ["title-2"])
  private let sentence = Label()
  private let address = Label(styleClasses: ["dim-label", "caption"])
  private let retry = Button("Try Again")

  init(retry perform: @escaping @MainActor () -> Void, close: @escaping @MainActor () -> Void) {
    let back = Button("Go Back")
    for label in [heading, sentence, address] { label.center() }
    for button in [retry, back] { button.addStyleClass("pill") }
    retry.addStyleClass("suggested-action")
    let column = Box(
      .column, spacing: 12,
      [Icon("network-error-symbolic", size: 64), heading, sentence, address, retry, back])
    column.setMargin(24)
    widget = ScrolledWindow(column.centered())
    retry.onPress(perform)
    back.onPress(close)
  }

  func show(_ failure: PageFailure) {
    heading.text = failure.heading
    sentence.text = failure.sentence
    address.text = failure.url?.href ?? ""
    address.isVisible = !address.text.isEmpty
    retry.isVisible = failure.canRetry
  }
}

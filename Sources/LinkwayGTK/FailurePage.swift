internal import GTKWidgets
import WebAddress
import WebViewing
import LinkText

/// The view that replaces a page that cannot be displayed: the problem, and buttons to retry or go back.
@MainActor
final class FailurePage {
  let widget: Widget
  private let heading = Label(styleClasses: ["title-2"])
  private let sentence = Label()
  let address = Label(styleClasses: ["dim-label", "caption"])
  let retry = Button(UserText.label("failure.retry"))
  private let back = Button(UserText.label("failure.goBack"))
  private let close = Button(UserText.label("viewer.close"))

  init(
    retry perform: @escaping @MainActor () -> Void, back goBack: @escaping @MainActor () -> Void,
    close leave: @escaping @MainActor () -> Void
  ) {
    for label in [heading, sentence, address] { label.center() }
    for button in [retry, back, close] { button.addStyleClass("pill") }
    retry.addStyleClass("suggested-action")
    let column = Box(
      .column, spacing: 12,
      [Icon("network-error-symbolic", size: 64), heading, sentence, address, retry, back, close])
    column.setMargin(24)
    widget = ScrolledWindow(column.centered())
    retry.onPress(perform)
    back.onPress(goBack)
    close.onPress(leave)
  }

  /// - Parameter hasPage: Whether there is a page to go back to.
  func show(_ failure: PageFailure, hasPage: Bool) {
    back.isVisible = hasPage
    heading.text = failure.heading
    sentence.text = failure.sentence
    // A user name could be made to look like the host.
    address.text = failure.url?.withoutUserInfo.href ?? ""
    address.isVisible = !address.text.isEmpty
    retry.isVisible = failure.canRetry
  }
}

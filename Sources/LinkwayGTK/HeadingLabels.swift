internal import GTKWidgets
import WebViewing

/// The labels for what is above a page: its title, and who it is.
///
/// A title is shortened at its end. An address is shortened at its start, as its owner is at the end.
@MainActor
struct HeadingLabels {
  let title: Label
  let address: Label

  /// Labels of some styles.
  init(title: [String], address: [String]) {
    self.title = Label(styleClasses: title)
    self.address = Label(styleClasses: address)
    self.title.truncate()
  }

  /// Shows a heading.
  func show(_ heading: PageHeading) {
    if heading.isTitleAddress {
      title.shortenAtStart(keeping: heading.owner.count)
    } else {
      title.truncate()
    }
    title.text = heading.title
    address.shortenAtStart(keeping: heading.owner.count)
    address.text = heading.address
    address.isVisible = !heading.address.isEmpty
  }
}

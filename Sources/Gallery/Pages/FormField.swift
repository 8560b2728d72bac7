import GTKWidgets

/// A labelled entry with space for an error message.
@MainActor
final class FormField {
  let entry: Entry
  let widget: Box
  private let words = Label(styleClasses: ["error", "caption"])

  init(_ name: String, _ purpose: Entry.Purpose) {
    entry = Entry(purpose, accessibleName: name)
    widget = Box(.column, spacing: 4, [Label(name, styleClasses: ["caption-heading"]), entry, words])
    words.isVisible = false
  }

  /// What is wrong; nil where nothing is.
  var problem: String? {
    didSet {
      words.text = problem ?? ""
      words.isVisible = problem != nil
      if problem == nil { entry.removeStyleClass("error") } else { entry.addStyleClass("error") }
    }
  }
}

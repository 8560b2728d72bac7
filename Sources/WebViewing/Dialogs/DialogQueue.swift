/// The dialogs of one viewer that wait for an answer, the oldest first.
struct DialogQueue {
  var waiting: [PageDialog] = []
  /// How many show dialogs.
  var presenters: Set<Int> = []
  var nextPresenter = 0
  /// How many dialogs the page that shows has asked for.
  var asked = 0
  /// Whether a person wants to hear no more of the page that shows.
  var isSuppressed = false
  /// More than these do not wait: a page that asks without an end shall not fill the memory.
  static let longest = 20
}

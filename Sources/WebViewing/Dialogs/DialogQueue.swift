/// The dialogs of one viewer that wait for an answer, the oldest first.
struct DialogQueue {
  /// A sort of dialogs that the user can silence.
  enum Sort: Hashable {
    case words
    case files
    case signIn
    case devices
  }

  var waiting: [PageDialog] = []
  /// How many show dialogs.
  var presenters: Set<Int> = []
  var nextPresenter = 0
  /// How many dialogs of each sort the page that shows has asked for.
  var asked: [Sort: Int] = [:]
  /// The sorts that the user has silenced for the displayed page.
  var silenced: Set<Sort> = []
  /// The silenced sorts for which an event was already emitted: one event each.
  var toldSilenced: Set<Sort> = []
  /// The name that was last given to each server.
  var names: [String: String] = [:]
  /// The certificates that the app accepted.
  var accepted: Set<ServerTrustChallenge> = []
  /// The limit for waiting dialogs: a page that asks endlessly must not fill the memory.
  static let longest = 20
}

extension PageDialog.Kind {
  var sort: DialogQueue.Sort {
    switch self {
    case .alert, .confirm, .prompt: .words
    case .files: .files
    case .signIn: .signIn
    case .devices: .devices
    }
  }

  /// Whether it is asked again because of the user's own mistake, and not because the page repeats it.
  var isRepetition: Bool {
    if case .signIn(let question) = self { question.failures > 0 } else { false }
  }
}

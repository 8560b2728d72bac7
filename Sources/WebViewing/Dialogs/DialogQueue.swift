/// The dialogs of one viewer that wait for an answer, the oldest first.
struct DialogQueue {
  /// What a person can want to hear no more of, each by itself.
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
  /// What a person wants to hear no more of from the page that shows.
  var silenced: Set<Sort> = []
  /// What was refused for that already: it is told once.
  var toldSilenced: Set<Sort> = []
  /// The name that was last given to each server.
  var names: [String: String] = [:]
  /// The certificates that the app accepted.
  var accepted: Set<ServerTrustChallenge> = []
  /// More than these do not wait: a page that asks without an end shall not fill the memory.
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

  /// Whether it is asked once more because of the person's own mistake, and not because the page keeps asking.
  var isRepetition: Bool {
    if case .signIn(let question) = self { question.failures > 0 } else { false }
  }
}

extension PageEvent {
  /// The kinds of events, in the order in which merged ones are given.
  enum Kind: Int, CaseIterable {
    case started, redirected, committed, httpError, finished, failed, sameDocumentChanged, blocked, routed
    case dialogAsked, dialogAnswered, requestRefused, popupRequested, popupOpened, popupClosed, popupBlocked
    case popupRaised, fullScreenChanged
    case downloadStarted, downloadEnded, messageReceived, messageRefused, processEnded, closed

    /// Whether a page can bring it about as often as it likes, without anything coming of it.
    var isNoise: Bool {
      switch self {
      case .blocked, .requestRefused, .popupRequested, .popupBlocked, .messageRefused: true
      default: false
      }
    }
  }

  var kind: Kind {
    switch self {
    case .started: .started
    case .redirected: .redirected
    case .committed: .committed
    case .httpError: .httpError
    case .finished: .finished
    case .failed: .failed
    case .sameDocumentChanged: .sameDocumentChanged
    case .blocked: .blocked
    case .routed: .routed
    case .dialogAsked: .dialogAsked
    case .dialogAnswered: .dialogAnswered
    case .requestRefused: .requestRefused
    case .popupRequested: .popupRequested
    case .popupOpened: .popupOpened
    case .popupClosed: .popupClosed
    case .popupRaised: .popupRaised
    case .fullScreenChanged: .fullScreenChanged
    case .popupBlocked: .popupBlocked
    case .downloadStarted: .downloadStarted
    case .downloadEnded: .downloadEnded
    case .messageReceived: .messageReceived
    case .messageRefused: .messageRefused
    case .processEnded: .processEnded
    case .closed: .closed
    case .repeated(let event, _): event.kind
    }
  }

  /// One event, and how many events it represents.
  var parts: (event: PageEvent, count: Int) {
    if case .repeated(let event, let count) = self { (event, count) } else { (self, 1) }
  }

  func times(_ count: Int) -> PageEvent { count == 1 ? self : .repeated(self, count: count) }
}

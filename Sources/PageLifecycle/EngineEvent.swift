public import WebAddress

/// The number of a load; the state machine numbers the app's loads, and ``PageStateMachine/makeLoadID()`` the page's own.
public typealias LoadID = Int

/// What the engine reports, and what comes back from an effect.
public enum EngineEvent: Hashable, Sendable {
  /// A load has started; nothing of it is shown. `address` is the view's address, which is not always the load's.
  case started(LoadID?, address: WebURL?)
  /// A server redirected the load.
  case redirected(address: WebURL?)
  /// The page of a load is shown from now on.
  case committed(LoadID?, address: WebURL?, isSecure: Bool)
  /// A load is complete.
  case finished(LoadID?, address: WebURL?, isSecure: Bool)
  /// A load failed; `isLoading` is the engine's word that another one is in progress.
  case failed(LoadID?, PageFailure, isLoading: Bool)
  /// The engine refused the app's load at once; nil means that there was nothing to load.
  case rejected(LoadID, PageFailure?)
  /// The process that runs the page ended.
  case processEnded
  /// The view's address, or whether it loads, changed; or a ``PageEffect/continueNextTurn(_:)`` asked for both.
  case addressChanged(WebURL?, isLoading: Bool)
  /// The page's title changed.
  case titleChanged(String)
  /// More of the page has arrived.
  case progressChanged(Double)
  /// The history changed.
  case historyChanged(canGoBack: Bool, canGoForward: Bool)
  /// Whether all of the page arrived over authenticated connections changed.
  case securityChanged(Bool)
  /// The page answered ``PageEffect/askPage(document:)``; nil means that it did not answer in time.
  case pageAnswered(document: Int, PageAnswer?)
  /// The cookies for a load are set.
  case cookiesSet(for: LoadID)
  /// The next turn of the run loop began.
  case turnBegan(PageTurn, address: WebURL?, isLoading: Bool)
  /// A timer has run out.
  case timerFired(PageTimer)
}

/// The document's report on its own state.
public struct PageAnswer: Hashable, Sendable {
  /// The document's address.
  public let url: WebURL?
  /// The document's title, as the engine knows it after the answer.
  public let title: String
  /// Whether the document has no content that could be seen.
  public let isBlank: Bool

  /// An answer of its parts.
  public init(url: WebURL?, title: String, isBlank: Bool) {
    self.url = url
    self.title = title
    self.isBlank = isBlank
  }
}

/// What waits for the next turn of the run loop.
public enum PageTurn: Hashable, Sendable {
  /// The view's address is looked at again.
  case address
  /// A load that must not begin within the engine's question begins.
  case load(LoadID)
}

/// What a timer is for.
public enum PageTimer: Hashable, Sendable {
  /// The page is asked whether it responds, because the app's load has not replaced it yet.
  case askBeforeLeaving(LoadID)
  /// A page that has not responded since loses its process.
  case leave(LoadID)
  /// The engine had to report something about the load by now.
  case giveUp(LoadID)
  /// A closed viewer's page had to be replaced by now.
  case close
}

public import WebAddress
public import WebPolicy

/// What the adapter does for a ``PageStateMachine``, in the order of the returned array.
public enum PageEffect: Hashable, Sendable {
  // MARK: Calls of the engine

  /// Loads a page.
  case load(PageSource, as: LoadID)
  /// Loads the shown page again.
  case reload(fromOrigin: Bool, as: LoadID)
  /// Goes through the history: -1 is back, 1 is forward.
  case move(Int, as: LoadID)
  /// Cancels what the engine loads.
  case stop
  /// Replaces a page that the policy denies by an empty one.
  case showBlank(as: LoadID)
  /// Leaves the page of a viewer that is being closed.
  case leavePage
  /// Ends the process that runs the page.
  case endProcess
  /// Sets the app's cookies, then reports ``EngineEvent/cookiesSet(for:)``.
  case setCookies(for: LoadID)

  // MARK: Questions that come back as events

  /// Asks the document how it is, then reports ``EngineEvent/pageAnswered(document:_:)``.
  case askPage(document: Int)
  /// Reports ``EngineEvent/turnBegan(_:address:isLoading:)`` in the next turn of the run loop.
  case continueNextTurn(PageTurn)
  /// Reports ``EngineEvent/timerFired(_:)`` after a time.
  case startTimer(PageTimer, after: Duration)

  // MARK: What happened

  /// An event for the app.
  case emit(LifecycleEvent)
  /// The policy denied something; the block log and the app are notified.
  case block(NavigationRequest, Verdict)
  /// The policy denied something that the app is notified of in another way; only the block log records it.
  case recordBlock(NavigationRequest, Verdict)
  /// The policy returns an address to the app.
  case route(WebURL, VerdictReason)
  /// The page goes to an address, which settles the address of a window that began empty.
  case windowNavigates(NavigationRequest)
  /// The window's first page was denied after a redirect, so the window has nothing to show.
  case windowDenied(NavigationRequest, Verdict)

  /// The document that was shown is gone.
  case documentEnded
  /// Another document is shown; events that were held back are emitted first.
  case documentShown(isSameSite: Bool)
  /// A load ended without a page: the dialogs that belong to it are dismissed.
  case loadEnded
  /// A denied page is replaced: what was silenced in its dialogs is forgotten.
  case pageDenied
  /// The app chose another page: the overlays that the page opened are closed.
  case closeOverlays
  /// The page's process ended: its dialogs are dismissed and its windows closed.
  case closeWindows
}

/// The events of a page's life, as an app hears them.
public enum LifecycleEvent: Hashable, Sendable {
  /// A load started; nothing of it is shown yet.
  case started(WebURL)
  /// A server redirected the load.
  case redirected(to: WebURL)
  /// The page is shown from now on.
  case committed(WebURL)
  /// The page came with an HTTP error status.
  case httpError(status: Int, url: WebURL)
  /// The page is complete.
  case finished(WebURL)
  /// The load failed.
  case failed(PageFailure)
  /// The page changed its own address without a load.
  case sameDocumentChanged(WebURL)
  /// The process that ran the page ended.
  case processEnded(willReload: Bool)
}

public import WebAddress
public import WebPolicy

/// Something that happened in a ``WebViewer``.
public enum PageEvent: Sendable {
  /// A load of the page itself has begun; nothing of it shows yet.
  case started(WebURL)
  /// A server sent the load on to another address.
  case redirected(to: WebURL)
  /// The page's content begins to show; its address is now the viewer's.
  case committed(WebURL)
  /// The page came with one of HTTP's error statuses, 400 to 599; its content may show all the same.
  case httpError(status: Int, url: WebURL)
  /// The page is complete.
  case finished(WebURL)
  /// The page could not be shown, or not to its end.
  ///
  /// A load that was stopped or replaced fails as `cancelled`; do not display this to the user.
  case failed(PageFailure)
  /// The page changed its own address without a load: by `pushState`, `replaceState` or a fragment.
  case sameDocumentChanged(WebURL)
  /// The policy kept a navigation, a download or a request from happening.
  case blocked(BlockedNavigation)
  /// The policy gave a link back to the app; see ``WebViewer/onRoute``.
  case routed(WebURL, VerdictReason)
  /// The page asks the user a question or shows a message; it waits in ``WebViewer/dialog``.
  case dialogAsked(PageDialog.ID)
  /// A dialog has been answered by the user, or dismissed automatically.
  case dialogAnswered(PageDialog.ID)
  /// A request of a page was refused without asking the user; of silenced requests only the first is reported.
  case requestRefused(RefusedRequest)
  /// A page requested a window.
  case popupRequested(WebURL)
  /// A window of a page opened; the root viewer emits this event.
  case popupOpened(Popup.ID)
  /// A window of a page's was used again by the page that opened it, and comes before the others.
  case popupRaised(Popup.ID)
  /// The page fills the screen, or no more; see ``WebViewer/isFullScreen``.
  case fullScreenChanged(isFull: Bool)
  /// A window of a page closed; the root viewer emits this event.
  case popupClosed(Popup.ID)
  /// A page got no window; the app may offer a button that opens it, see ``WebViewer/open(_:)``.
  case popupBlocked(BlockedPopup)
  /// A file has begun to come.
  case downloadStarted(Download.ID)
  /// A file is there, or will never be; see ``Download/state``.
  case downloadEnded(Download.ID)
  /// The bridge took a message of a page's.
  case messageReceived(name: String, from: MessageSender)
  /// The bridge refused a page's message, or could not deliver the reply.
  case messageRefused(name: String, reason: MessageRefusal)
  /// Further events of one kind, and how often they happened in about a second, in addition to those that were emitted one by one.
  ///
  /// It limits what a page can repeat endlessly: `blocked`, `requestRefused`, `popupRequested`, `popupBlocked` from the
  /// twentieth in a second on, and `messageRefused` from the second equal one on. An unread sequence merges in this way what
  /// came after its first ten thousand events. The event is the last of them, and never itself a repeated one.
  indirect case repeated(PageEvent, count: Int)
  /// The process that ran the page died.
  case processEnded(willReload: Bool)
  /// The viewer was closed; no event comes after this one.
  case closed
}

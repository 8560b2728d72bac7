public import LinkRouting
public import WebAddress
package import WebPolicy
public import WebViewing

/// What a frontend implements so that a ``LinkOpener`` can show pages and confirmations and reach the system.
///
/// A presenter decides nothing: the opener calls it with a viewer and a form that is in ``presentations``. It keeps the screens
/// that it shows, and each screen keeps its viewer. It must not keep the opener.
@MainActor
public protocol LinkPresenter<Viewer>: AnyObject {
  /// The model of a web view that the frontend shows.
  associatedtype Viewer: AnyObject = WebViewer

  /// The forms that the frontend has; never empty, and the first one replaces `automatic` and every form that is missing here.
  var presentations: [ViewerPresentation] { get }

  /// Called with a viewer whose screen the user, the page or ``dismiss()`` has closed; the opener sets it.
  var onDismiss: (@MainActor (Viewer) -> Void)? { get set }

  /// Shows a viewer on a new screen, in the form that the style names.
  func present(_ viewer: Viewer, _ style: ViewerStyle)

  /// Replaces the current viewer by another one in the same form; the opener closes the old one afterwards.
  func replace(with viewer: Viewer, _ style: ViewerStyle)

  /// Brings the screen of the viewer that shows to the user's attention, because it loads another page.
  func reveal()

  /// Closes the screen of the viewer that shows; does nothing without one.
  func dismiss()

  /// Shows a web page in the system's browser sheet; called only if ``presentations`` has `browserSheet`.
  func presentBrowser(_ url: WebURL)

  /// Opens an address in another program, and calls `completion` once with whether a program took it.
  func openExternally(
    _ url: WebURL, _ program: SystemProgram, completion: @escaping @MainActor (Bool) -> Void)

  /// Asks the user whether a link is opened; false where the user cannot be asked. Called for one request at a time.
  func confirm(_ request: LinkConfirmationRequest) async -> Bool
}

/// What the opener does with a viewer; a test has one without an engine.
@MainActor
package protocol OpenedViewer: AnyObject {
  var policy: NavigationPolicy { get }
  var isClosed: Bool { get }
  /// Called with a link of the page that the policy routes.
  var onRoute: (@MainActor (WebURL, VerdictReason) -> Void)? { get set }
  func load(_ url: WebURL)
  func close()
}

extension WebViewer: OpenedViewer {}

public import LinkOpening
public import LinkRouting
import SwiftUI
import WebAddress
import WebViewing

// The opener of links in SwiftUI: its initializer.
extension LinkOpener {
  /// An opener whose pages and confirmations show in the view that has the modifier `linkOpener(_:)`.
  ///
  /// ```swift
  /// @State private var opener = LinkOpener(router)
  ///
  /// ContentView()
  ///   .linkOpener(opener)
  ///   .onOpenURL { opener.open(LinkTarget($0.absoluteString), from: .external) }
  /// ```
  public convenience init(_ router: LinkRouter) { self.init(router, presenter: ViewPresenter()) }
}

/// The page and the confirmation of an opener, as state that views show.
@MainActor
@Observable
final class ViewPresenter: LinkPresenter {
  /// The page that shows; setting it to nil closes it.
  var page: LinkedPage? {
    didSet {
      if let viewer = oldValue?.viewer, viewer !== page?.viewer { onDismiss?(viewer) }
      if page?.covers == true { isCovered = true }
    }
  }
  /// The request that waits for the user's answer; nil while none does.
  private(set) var request: LinkConfirmationRequest?
  /// Whether a page covers the view around the links, from its presentation until it has left the screen.
  var isCovered = false
  /// The popups in sheets over the page, the uppermost last.
  var popups: [Popup.ID] = []
  /// Whether the confirmation is on the screen.
  private(set) var isConfirming = false
  /// Where a confirmation shows now.
  var confirmationPlace: ConfirmationPlace {
    popups.last.map { .popup($0) } ?? (isCovered ? .page : .links)
  }

  @ObservationIgnored let presentations = LinkedPage.presentations
  @ObservationIgnored var onDismiss: (@MainActor (WebViewer) -> Void)?
  /// Opens addresses as the views around do.
  @ObservationIgnored var openURL: OpenURLAction?
  @ObservationIgnored private var answer: CheckedContinuation<Bool, Never>?
  @ObservationIgnored private var next: CheckedContinuation<Void, Never>?

  func present(_ viewer: WebViewer, _ style: ViewerStyle) { page = LinkedPage(.viewer(viewer), style) }

  func replace(with viewer: WebViewer, _ style: ViewerStyle) { present(viewer, style) }

  func reveal() { page?.reveals += 1 }

  func dismiss() { page = nil }

  func presentBrowser(_ url: WebURL) {
    guard let address = URL(string: url.href) else { return }
    page = LinkedPage(.browser(address), ViewerStyle(presentation: .sheet))
  }

  func openExternally(
    _ url: WebURL, _ program: SystemProgram, completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let openURL, let address = URL(string: url.href) else { return completion(false) }
    openURL(address) { isAccepted in completion(isAccepted) }
  }

  func confirm(_ request: LinkConfirmationRequest) async -> Bool {
    // An alert that follows another one shows only after that has left the screen.
    if isConfirming { await withCheckedContinuation { next = $0 } }
    return await withCheckedContinuation { answer in
      self.answer = answer
      self.request = request
    }
  }

  /// Answers the request; a later answer to the same request does nothing.
  func resolve(_ asked: LinkConfirmationRequest, _ opens: Bool) {
    guard request == asked else { return }
    request = nil
    answer?.resume(returning: opens)
    answer = nil
  }

  /// Records that the confirmation has come to the screen, or has left it.
  func confirmationChanged(isShown: Bool) {
    isConfirming = isShown
    guard !isShown else { return }
    next?.resume()
    next = nil
  }

  /// Leaves the link closed, because the view that asks has left the screen.
  func cancelConfirmation() {
    if let request { resolve(request, false) }
    confirmationChanged(isShown: false)
  }
}

/// A view that can show a confirmation: the one around the links, the page that covers it, or the popup that covers the page.
enum ConfirmationPlace: Equatable {
  case links
  case page
  case popup(Popup.ID)
}

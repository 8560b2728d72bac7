import LinkRouting
import LinkText
import WebAddress
import WebPolicy
import WebViewing

@testable import LinkOpening

/// A viewer without an engine, which records what it loads.
@MainActor final class FakeViewer: OpenedViewer {
  let policy: NavigationPolicy
  private(set) var isClosed = false
  private(set) var loaded: [WebURL] = []
  var onRoute: (@MainActor (WebURL, VerdictReason) -> Void)?

  init(_ options: ViewerOptions) { policy = options.policy }

  func load(_ url: WebURL) { loaded.append(url) }
  func close() { isClosed = true }
}

/// Records what a presenter is asked to do; it has no screen.
@MainActor final class RecordingPresenter: LinkPresenter {
  var presentations: [ViewerPresentation]
  var onDismiss: (@MainActor (FakeViewer) -> Void)?
  private(set) var calls: [String] = []
  private(set) var shown: FakeViewer?

  /// The answer to each confirmation.
  var answer = false
  /// Whether a program takes addresses.
  var hasPrograms = true
  private(set) var requests: [LinkConfirmationRequest] = []
  /// Whether confirmations wait in ``held``.
  var holds = false
  var held: [CheckedContinuation<Void, Never>] = []

  init(_ presentations: [ViewerPresentation] = [.sheet, .fullScreen, .push, .browserSheet]) {
    self.presentations = presentations
  }

  func present(_ viewer: FakeViewer, _ style: ViewerStyle) {
    calls.append("present " + words(style))
    shown = viewer
  }

  func replace(with viewer: FakeViewer, _ style: ViewerStyle) {
    calls.append("replace " + words(style))
    shown = viewer
  }

  func reveal() { calls.append("reveal") }

  func dismiss() {
    calls.append("dismiss")
    leave()
  }

  func presentBrowser(_ url: WebURL) { calls.append("browser \(url)") }

  func openExternally(
    _ url: WebURL, _ program: SystemProgram, completion: @escaping @MainActor (Bool) -> Void
  ) {
    calls.append("\(program.rawValue) \(url)")
    completion(hasPrograms)
  }

  func confirm(_ request: LinkConfirmationRequest) async -> Bool {
    requests.append(request)
    if holds { await withCheckedContinuation { held.append($0) } }
    return answer
  }

  /// Closes the screen, as the user does.
  func leave() {
    guard let viewer = shown else { return }
    shown = nil
    onDismiss?(viewer)
  }

  private func words(_ style: ViewerStyle) -> String {
    style.presentation.rawValue + (style.title.map { " “\($0)”" } ?? "")
  }
}

/// An opener over a recording presenter.
@MainActor struct Fixture {
  let presenter: RecordingPresenter
  let opener: LinkOpener

  init(_ routes: [Route] = [], presenter: RecordingPresenter = RecordingPresenter()) throws {
    self.presenter = presenter
    opener = LinkOpener(try LinkRouter(routes), presenter: presenter) { FakeViewer($0) }
  }

  /// The pages that the shown viewer has loaded.
  var loaded: [String] { presenter.shown?.loaded.map(\.href) ?? [] }

  /// Lets tasks of the main actor run until a condition holds.
  func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 {
      if condition() { return }
      await Task.yield()
    }
  }
}

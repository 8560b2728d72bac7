import Foundation
import GTKWidgets
import PageServer
import Testing
import WebAddress

/// Waits until something is so; fails the test after some seconds in which it is not.
@MainActor
func wait(
  for what: String, seconds: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
  until isSo: () -> Bool
) async {
  let end = ContinuousClock.now + .seconds(seconds)
  while !isSo() {
    guard ContinuousClock.now < end else {
      Issue.record("timed out waiting for \(what)", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .milliseconds(5))
  }
}

/// Shows a widget in a window for the time of a test.
@MainActor
func withWindow<Result>(
  _ content: Widget, width: Int = 400, height: Int = 300, _ body: (Window) async throws -> Result
) async rethrows -> Result {
  let window = Window(title: "Test", width: width, height: height)
  window.setContent(content)
  window.present()
  await wait(for: "the window to show") { content.isMapped && content.size.width > 0 }
  defer { window.destroy() }
  return try await body(window)
}

extension PageServer {
  /// The address of one of its pages.
  func page(_ path: String) -> WebURL { WebURL(url(path).absoluteString)! }
}

/// A page that a server answers only once the test lets it.
@MainActor
final class SlowPage {
  private var waiting: CheckedContinuation<Void, Never>?

  /// Serves a page under a path; `answer` is called when the page is released.
  init(
    _ path: String, on server: PageServer,
    answer: @escaping @MainActor (PageRequest) -> PageResponse = { _ in .html("slow") }
  ) {
    server.serve(path) { request in
      await withCheckedContinuation { self.waiting = $0 }
      return answer(request)
    }
  }

  /// Whether a client waits for the page.
  var isAwaited: Bool { waiting != nil }

  /// Sends the response to the waiting client.
  func letGo() {
    waiting?.resume()
    waiting = nil
  }
}

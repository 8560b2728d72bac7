import WebKit

/// Runs scripts in a view's page and holds nothing of it meanwhile.
///
/// A strong reference during the wait would keep a page that never answers, and its process, alive permanently.
@MainActor
struct PageScripts {
  private weak var view: WKWebView?

  init(_ view: WKWebView) { self.view = view }

  private typealias End = @MainActor @Sendable (Result<Any, any Error>) -> Void

  /// What a script gives; nil where it fails, its view goes away, or it takes longer than the limit.
  func value(of script: String, in world: WKContentWorld, within limit: Duration? = nil) async -> Any? {
    let result = await Self.result(within: limit) {
      if view != nil { Self.discountAct() }
      return view?.evaluateJavaScript(script, in: nil, in: world, completionHandler: $0)
    }
    return try? result?.get()
  }

  /// What a script gives or fails with; nil where its view goes away, or it takes longer than the limit.
  func result(
    of script: String, in world: WKContentWorld, within limit: Duration
  ) async -> Result<Any, any Error>? {
    await Self.result(within: limit) {
      view?.evaluateJavaScript(script, in: nil, in: world, completionHandler: $0)
    }
  }

  /// What an asynchronous function gives, named by its body; nil where its view goes away, or it takes longer than the limit.
  ///
  /// - Parameter isForUser: Whether the script is the app's, and what it does counts as the user's act.
  func result(
    ofCalling body: String, _ arguments: [String: Any] = [:], in world: WKContentWorld,
    within limit: Duration? = nil, isForUser: Bool = false
  ) async -> Result<Any, any Error>? {
    await Self.result(within: limit) {
      if view != nil, !isForUser { Self.discountAct() }
      return view?.callAsyncJavaScript(body, arguments: arguments, in: nil, in: world, completionHandler: $0)
    }
  }

  private static func result(
    within limit: Duration?, _ start: (@escaping End) -> Void?
  ) async -> Result<Any, any Error>? {
    let slot = Slot()
    await withCheckedContinuation { continuation in
      slot.continuation = continuation
      let began: Void? = start { slot.end(with: $0) }
      if began == nil { slot.end(with: nil) }
      guard let limit, slot.continuation != nil else { return }
      slot.timer = Task {
        try? await Task.sleep(for: limit)
        slot.end(with: nil)
      }
    }
    return slot.result
  }

  /// Takes what comes first, the result or the limit.
  @MainActor
  private final class Slot {
    var result: Result<Any, any Error>?
    var continuation: CheckedContinuation<Void, Never>?
    var timer: Task<Void, Never>?

    func end(with result: Result<Any, any Error>?) {
      guard let continuation else { return }
      self.continuation = nil
      self.result = result
      timer?.cancel()
      continuation.resume()
    }
  }
}

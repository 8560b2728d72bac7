internal import Foundation

extension WKWebView {
  /// Runs a script in the page and gives its value.
  ///
  /// The value is String, NSNumber, Date, NSNull, or arrays and dictionaries of these; nil stands for `undefined`.
  ///
  /// - Throws: ``WKError`` where the script throws, or its value is none of these.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await engine.evaluate(javaScriptString, world: nil)
  }

  /// Runs a script in the page, and gives its value or its error to a function, if there is one.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    engine.evaluate(javaScriptString, then: completionHandler)
  }

  /// Runs a script in one world of the page, and gives its value.
  ///
  /// - Throws: ``WKError`` as ``evaluateJavaScript(_:)``, and for any frame but the main one, which alone this engine
  ///   reaches: `javaScriptInvalidFrameTarget`.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try reach(frame)
    return try await engine.evaluate(javaScript, world: contentWorld.engineName)
  }

  /// Calls an asynchronous function, given by its body, and gives the value of its promise.
  ///
  /// - Parameters:
  ///   - functionBody: What stands between the braces; it may `await`, and returns its value.
  ///   - arguments: The function's arguments by their names: String, numbers, Bool, Date, NSNull, arrays and dictionaries.
  ///     They pass as values, whatever characters are in them.
  ///   - frame: Where it runs; nil is the page itself, and no other frame is in reach.
  ///   - contentWorld: The world it runs in.
  /// - Throws: ``WKError`` where the function throws or its promise is rejected, where an argument or the value has no
  ///   counterpart, and for a frame out of reach.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try reach(frame)
    return try await engine.call(functionBody, arguments: arguments, world: contentWorld.engineName)
  }

  private func reach(_ frame: WKFrameInfo?) throws {
    guard let frame, !frame.isMainFrame || frame.webView !== self else { return }
    throw WKError(
      code: .javaScriptInvalidFrameTarget, message: "scripts reach the main frame of this view only")
  }
}

internal import Foundation

extension WKWebView {
  /// Runs a script in the page and returns its value.
  ///
  /// The value is String, NSNumber, Date, NSNull, or arrays and dictionaries of these; nil for `undefined`.
  ///
  /// - Throws: ``WKError`` where the script throws, or its value is none of these.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    Self.userActCount += 1
    return try await engine.evaluate(javaScriptString, world: nil)
  }

  /// Runs a script in the page, and gives its value or its error to a function, if there is one.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    Self.userActCount += 1
    guard let completionHandler else { return engine.run(javaScriptString, world: nil) }
    engine.evaluate(javaScriptString, world: nil) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
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

  /// Calls an asynchronous function, given by its body, and returns the value of its promise.
  ///
  /// - Parameters:
  ///   - functionBody: The text between the braces of the function; it may `await`, and returns its value.
  ///   - arguments: The function's arguments by their names: String, numbers, Bool, Date, NSNull, arrays and dictionaries.
  ///     They pass as values and can contain any character.
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

  /// Runs a script in one world of the page, and gives its value or its error to a function, if there is one.
  ///
  /// The call does not keep the view alive: if the view is released, the script ends with an error.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    do {
      try reach(frame)
      engine.evaluate(javaScript, world: contentWorld.engineName) { completionHandler?($0) }
    } catch {
      completionHandler?(.failure(error))
    }
  }

  /// Calls an asynchronous function, given by its body, and gives its promise's value or its error to a function, if there
  /// is one.
  ///
  /// The call does not keep the view alive: if the view is released, the call ends with an error. Otherwise it is
  /// ``callAsyncJavaScript(_:arguments:in:contentWorld:)``.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    do {
      try reach(frame)
      try engine.call(functionBody, arguments: arguments, world: contentWorld.engineName) {
        completionHandler?($0)
      }
    } catch {
      completionHandler?(.failure(error))
    }
  }

  /// How often the user has done something in any view, or the app has run a script in a page; not on Apple's platforms.
  ///
  /// A script of the app's acts for the user, as the engine lets it do what needs a user's act. ``discountAct()`` takes one back.
  public internal(set) static var userActCount = 0

  /// Takes back the count of a script that does nothing for the user; not on Apple's platforms.
  public static func discountAct() { userActCount -= 1 }

  private func reach(_ frame: WKFrameInfo?) throws {
    Self.userActCount += 1
    guard let frame, !frame.isMainFrame || frame.webView !== self else { return }
    throw WKError(
      code: .javaScriptInvalidFrameTarget, message: "scripts reach the main frame of this view only")
  }
}

import Foundation
import WebKit

extension WebViewer {
  /// Calls a function of the page's by its name, such as `render` or `shop.cart.add`, and waits for its promise.
  ///
  /// ```swift
  /// let total: Int = try await viewer.call("cart.add", "pencil", 3)
  /// ```
  ///
  /// Arguments pass as values, whatever characters are in them; no source text is built of them. Where the task that waits is
  /// cancelled, it ends at once, and the page's function goes on by itself.
  ///
  /// - Throws: ``ScriptError``.
  public func call<Value: Decodable>(_ function: String, _ arguments: any Encodable...)
    async throws(ScriptError) -> Value
  {
    try value(of: try await run(function, arguments))
  }

  /// Calls a function of the page's by its name, and waits until it has returned.
  ///
  /// - Throws: ``ScriptError``.
  public func call(_ function: String, _ arguments: any Encodable...) async throws(ScriptError) {
    _ = try await run(function, arguments)
  }

  /// Runs the body of an asynchronous function, and gives what it returns.
  ///
  /// ```swift
  /// let names: [String] = try await viewer.evaluate(
  ///   "return [...document.querySelectorAll(selector)].map(e => e.id)", arguments: ["selector": "input"])
  /// ```
  ///
  /// - Parameters:
  ///   - body: What stands between the function's braces.
  ///   - arguments: The function's arguments by their names.
  ///   - world: Which variables it sees; the app's own by default.
  /// - Throws: ``ScriptError``.
  public func evaluate<Value: Decodable>(
    _ body: String, arguments: [String: any Encodable] = [:], in world: ScriptWorld = .isolated
  ) async throws(ScriptError) -> Value {
    try value(of: try await run(body, arguments, world))
  }

  /// Runs the body of an asynchronous function.
  ///
  /// - Throws: ``ScriptError``.
  public func evaluate(
    _ body: String, arguments: [String: any Encodable] = [:], in world: ScriptWorld = .isolated
  ) async throws(ScriptError) {
    _ = try await run(body, arguments, world)
  }

  /// Sends a value to the page, for `linkway.on('message', …)`.
  ///
  /// Values arrive in order; those sent before a listening page is there wait for it.
  ///
  /// - Throws: ``ScriptError/badArgument(_:)``, also where 100,000 wait already.
  public func send(_ value: some Encodable) throws(ScriptError) { try send(value, as: "message") }

  /// Sends a value to the page, for `linkway.on(name, …)`.
  ///
  /// It reaches only pages that the bridge hears.
  ///
  /// - Throws: ``ScriptError/badArgument(_:)``, also where 100,000 wait already.
  public func send(_ value: some Encodable, as name: String) throws(ScriptError) {
    bridge.open()
    let json: String
    do {
      json = try BridgeValue.text(value)
    } catch {
      throw .badArgument("\(error)")
    }
    guard bridge.outbox.add(name, json) else {
      throw .badArgument("\(Outbox.longest) values wait for a page that listens, or the viewer is closed")
    }
  }

  // MARK: Running

  private func run(_ function: String, _ arguments: [any Encodable]) async throws(ScriptError) -> Any? {
    var values: [Any] = []
    for argument in arguments { values.append(try Self.argument(argument)) }
    let body = """
      let owner = globalThis, value = globalThis;
      for (const part of linkwayName.split('.')) {
        owner = value;
        value = value === undefined || value === null ? undefined : value[part];
      }
      if (typeof value !== 'function') return { missing: true };
      return { result: await value.apply(owner, linkwayArguments) };
      """
    let arguments: [String: Any] = ["linkwayName": function, "linkwayArguments": values]
    // A name declared by `let` or `const` is no property of the global object.
    let answer = try await guarded(body, arguments, .page) as? [String: Any]
    if answer?["missing"] != nil { throw .noFunction(function) }
    return answer?["result"]
  }

  private func run(
    _ body: String, _ arguments: [String: any Encodable], _ world: ScriptWorld
  ) async throws(ScriptError) -> Any? {
    var values: [String: Any] = [:]
    for (name, argument) in arguments { values[name] = try Self.argument(argument) }
    return try await guarded(body, values, world.contentWorld)
  }

  /// Runs a body whose exceptions come back as values, for engines tell of them in different ways.
  private func guarded(
    _ body: String, _ arguments: [String: Any], _ world: WKContentWorld
  ) async throws(ScriptError) -> Any? {
    if Task.isCancelled { throw .cancelled }
    guard hasPage, !isClosed else { throw .noDocument }
    let source = """
      const base = new Error().line; try { return { value: await (async () => {
      \(body)
      })() }; } catch (error) {
        const isError = error instanceof Error, isPages = Boolean(isError && error.sourceURL);
        return { name: isError ? error.name : '', message: isError ? error.message : String(error),
          line: isError && error.line ? error.line - (isPages ? 0 : base) : 0, column: isError && error.column || 0 };
      }
      """
    let outcome = await untilDocumentGone { [scripts = PageScripts(webView)] in
      switch await scripts.result(ofCalling: source, arguments, in: world) {
      case .success(let answer as [String: Any]): .answered(answer)
      case .success: .failed(.notRepresentable("it gave nothing"))
      case .failure(let error): .failed(Self.error(error))
      case nil: .failed(.documentGone)
      }
    }
    let answer: [String: Any]
    switch outcome {
    case .answered(let value): answer = value
    case .failed(let error): throw error
    case nil: throw .documentGone
    }
    guard let message = answer["message"] as? String else {
      return answer["value"].flatMap { $0 is NSNull ? nil : $0 }
    }
    let line = (answer["line"] as? Int).flatMap { $0 > 0 ? $0 : nil }
    let name = answer["name"] as? String ?? ""
    throw .exception(
      name: name.isEmpty ? "Error" : name, message: message, line: line,
      column: (answer["column"] as? Int).flatMap { $0 > 0 ? $0 : nil })
  }

  private enum Outcome {
    case answered([String: Any])
    case failed(ScriptError)
  }

  /// What a script gives; nil where its document goes away before.
  ///
  /// WebKitGTK tells of that only when it next collects what the document left.
  private func untilDocumentGone(_ run: @escaping @MainActor () async -> Outcome) async -> Outcome? {
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    let id = documents.add { continuation.yield() }
    defer { documents.remove(id) }
    let document = lifecycle.state.document
    let slot = OutcomeSlot()
    Task {
      slot.outcome = await run()
      continuation.yield()
    }
    for await _ in ends { break }
    // What a dying document's script failed by says nothing of the script.
    if case .failed = slot.outcome, lifecycle.state.document != document { return nil }
    if slot.outcome == nil, lifecycle.state.document == document { return .failed(.cancelled) }
    return slot.outcome
  }

  /// Takes what a script gives.
  @MainActor
  private final class OutcomeSlot {
    var outcome: Outcome?
  }

  private static func error(_ error: any Error) -> ScriptError {
    guard let error = error as? WKError else { return .notRepresentable("\(error)") }
    return switch error.code {
    case .javaScriptExceptionOccurred:
      .exception(name: "SyntaxError", message: error.localizedDescription, line: nil, column: nil)
    case .javaScriptResultTypeIsUnsupported: .notRepresentable("it has no counterpart outside the page")
    case .webContentProcessTerminated: .documentGone
    default: .notRepresentable(error.localizedDescription)
    }
  }

  private static func argument(_ value: any Encodable) throws(ScriptError) -> Any {
    do {
      return try BridgeValue.encode(value)
    } catch {
      throw .badArgument("\(error)")
    }
  }

  private func value<Value: Decodable>(of result: Any?) throws(ScriptError) -> Value {
    do {
      let result = result ?? NSNull()
      try BridgeValue.check(result, limit: BridgeValue.largestResult)
      return try BridgeValue.decode(Value.self, from: result)
    } catch {
      throw .notRepresentable((error as? MessageRefusal)?.description ?? "\(error)")
    }
  }
}

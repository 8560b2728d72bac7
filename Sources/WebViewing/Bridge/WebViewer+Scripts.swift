import Foundation
import WebKit

extension WebViewer {
  /// Calls a function of the page's by its name, such as `render` or `shop.cart.add`, and waits for its promise.
  ///
  /// ```swift
  /// let total: Int = try await viewer.call("cart.add", "pencil", 3)
  /// ```
  ///
  /// Arguments and the result pass as JSON, by the rules of `ScriptBridge.handle(_:_:perform:)`; no source text is built of
  /// them. A result that breaks a rule throws ``ScriptError/notRepresentable(_:)``, an argument that JavaScript's numbers cannot hold
  /// exactly ``ScriptError/badArgument(_:)``. Where the task that waits is cancelled, it ends at once, and the page's function
  /// goes on by itself.
  ///
  /// - Throws: ``ScriptError``.
  public func call<Value: Decodable & SendableMetatype>(_ function: String, _ arguments: any Encodable...)
    async throws(ScriptError) -> Value
  {
    try await value(of: try await run(function, arguments, returnsValue: true))
  }

  /// Calls a function of the page's for a value of a type of the main actor's, which is decoded there.
  ///
  /// - Throws: ``ScriptError``.
  public func call<Value: Decodable>(_ function: String, _ arguments: any Encodable...)
    async throws(ScriptError) -> Value
  {
    try valueHere(of: try await run(function, arguments, returnsValue: true))
  }

  /// Calls a function of the page's by its name, and waits until it has returned.
  ///
  /// - Throws: ``ScriptError``.
  public func call(_ function: String, _ arguments: any Encodable...) async throws(ScriptError) {
    _ = try await run(function, arguments, returnsValue: false)
  }

  /// Runs the body of an asynchronous function, and returns its result.
  ///
  /// ```swift
  /// let names: [String] = try await viewer.evaluate(
  ///   "return [...document.querySelectorAll(selector)].map(e => e.id)", arguments: ["selector": "input"])
  /// ```
  ///
  /// - Parameters:
  ///   - body: The text between the function's braces.
  ///   - arguments: The function's arguments by their names.
  ///   - world: Which variables it sees; the app's own by default.
  /// - Throws: ``ScriptError``.
  public func evaluate<Value: Decodable & SendableMetatype>(
    _ body: String, arguments: [String: any Encodable] = [:], in world: ScriptWorld = .isolated
  ) async throws(ScriptError) -> Value {
    try await value(of: try await run(body, arguments, world, returnsValue: true))
  }

  /// Runs the body of an asynchronous function for a value of a type of the main actor's, which is decoded there.
  ///
  /// - Throws: ``ScriptError``.
  public func evaluate<Value: Decodable>(
    _ body: String, arguments: [String: any Encodable] = [:], in world: ScriptWorld = .isolated
  ) async throws(ScriptError) -> Value {
    try valueHere(of: try await run(body, arguments, world, returnsValue: true))
  }

  /// Runs the body of an asynchronous function.
  ///
  /// - Throws: ``ScriptError``.
  public func evaluate(
    _ body: String, arguments: [String: any Encodable] = [:], in world: ScriptWorld = .isolated
  ) async throws(ScriptError) {
    _ = try await run(body, arguments, world, returnsValue: false)
  }

  /// Sends a value to the page, for `linkway.on('message', …)`.
  ///
  /// Values arrive in order; those sent before a listening page is there wait for it. They pass by the rules of
  /// `ScriptBridge.handle(_:_:perform:)`: a number that is not finite arrives as a text.
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

  private func run(
    _ function: String, _ arguments: [any Encodable], returnsValue: Bool
  ) async throws(ScriptError) -> ScriptCall.Result {
    var values: [String] = []
    for argument in arguments { values.append(try Self.json(argument)) }
    let body = """
      let owner = globalThis, value = globalThis;
      for (const part of linkwayName.split('.')) {
        owner = value;
        value = value === undefined || value === null ? undefined : value[part];
      }
      // A name declared by `let` or `const` is no property of the global object.
      if (typeof value !== 'function') throw linkwayMissing;
      return await value.apply(owner, linkwayArguments);
      """
    let json = "[" + values.joined(separator: ",") + "]"
    let fields = [("linkwayName", try Self.json(function)), ("linkwayArguments", json)]
    let source = ScriptCall(body: body, arguments: fields, returnsValue: returnsValue)
    do {
      return try await run(source, .page)
    } catch .noFunction {
      throw .noFunction(function)
    }
  }

  private func run(
    _ body: String, _ arguments: [String: any Encodable], _ world: ScriptWorld, returnsValue: Bool
  ) async throws(ScriptError) -> ScriptCall.Result {
    var fields: [(String, String)] = []
    for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
      guard name.wholeMatch(of: /[\p{L}_$][\p{L}\p{N}_$]*/) != nil else {
        throw .badArgument("“\(name)” cannot be the name of an argument")
      }
      fields.append((name, try Self.json(argument)))
    }
    let source = ScriptCall(body: body, arguments: fields, returnsValue: returnsValue)
    return try await run(source, world.contentWorld)
  }

  private func run(_ call: ScriptCall, _ world: WKContentWorld) async throws(ScriptError) -> ScriptCall.Result
  {
    if Task.isCancelled { throw .cancelled }
    guard hasPage, !isClosed else { throw .noDocument }
    let arguments = [ScriptCall.argument: call.json]
    let outcome = await untilDocumentGone { [scripts = PageScripts(webView)] in
      switch await scripts.result(ofCalling: call.source, arguments, in: world, isForUser: true) {
      case .success(let answer as [String: Any]): .answered(answer)
      case .success: .failed(.notRepresentable("the page returned nothing that the app can read"))
      case .failure(let error): .failed(Self.error(error))
      case nil: .failed(.documentGone)
      }
    }
    switch outcome {
    case .answered(let answer): return try call.result(answer)
    case .failed(let error): throw error
    case nil: throw .documentGone
    }
  }

  private enum Outcome {
    case answered([String: Any])
    case failed(ScriptError)
  }

  /// What a script gives; nil where its document goes away before.
  ///
  /// WebKitGTK reports that only when it next collects what the document left.
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

  private static func json(_ value: any Encodable) throws(ScriptError) -> String {
    do {
      return try BridgeValue.text(value)
    } catch {
      throw .badArgument("\(error)")
    }
  }

  private func value<Value: Decodable & SendableMetatype>(of result: ScriptCall.Result)
    async throws(ScriptError) -> Value
  {
    guard result.json.count > DecodingLane.small else { return try valueHere(of: result) }
    do {
      return try await BridgeValue.decodeElsewhere(Value.self, result.json, isWide: result.isWide)
    } catch {
      throw .notRepresentable((error as? MessageRefusal)?.description ?? "\(error)")
    }
  }

  private func valueHere<Value: Decodable>(of result: ScriptCall.Result) throws(ScriptError) -> Value {
    do {
      return try BridgeValue.decode(Value.self, from: result.json, isWide: result.isWide)
    } catch {
      throw .notRepresentable((error as? MessageRefusal)?.description ?? "\(error)")
    }
  }
}

internal import CWebKitGTK
internal import Foundation
internal import GLib

extension WebViewEngine {
  /// Whether there is a page for scripts to run in.
  var hasPage: Bool { address.map { !$0.isEmpty } ?? false }

  /// Runs a script in the page's main frame; `world` nil means the page's own.
  func evaluate(_ script: String, world: String?) async throws -> Any? {
    let deathsBefore = deaths
    let operation = await AsyncOperation.run { callback, data in
      webkit_web_view_evaluate_javascript(
        view, script, script.byteCount, world, nil, nil, callback, data)
    }
    return try Self.value(
      webkit_web_view_evaluate_javascript_finish, view, operation.result, processDied: deaths != deathsBefore)
  }

  /// Runs a script in the page's main frame, and reports its end in the same turn of the loop.
  func evaluate(_ script: String, world: String?, then body: @escaping ScriptEnd) {
    AsyncOperation.start { callback, data in
      webkit_web_view_evaluate_javascript(
        view, script, script.byteCount, world, nil, nil, callback, data)
    } then: { [end = ending(body)] in
      end(webkit_web_view_evaluate_javascript_finish, $0)
    }
  }

  typealias ScriptEnd = @MainActor (Result<Any, any Error>) -> Void
  private typealias Finish = (
    UnsafeMutablePointer<WebKitWebView>?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> OpaquePointer?

  /// What reads a script's result; the engine's object lives until then, while the view may go away.
  private func ending(_ body: @escaping ScriptEnd) -> @MainActor (Finish, OpaquePointer?) -> Void {
    nonisolated(unsafe) let view = view
    let deathsBefore = deaths
    return { [weak self] finish, ended in
      let died = self?.deaths != deathsBefore
      body(Result { try Self.value(finish, view, ended, processDied: died) as Any })
    }
  }

  /// Runs a script and ignores its value.
  func run(_ script: String, world: String?) {
    webkit_web_view_evaluate_javascript(view, script, script.byteCount, world, nil, nil, nil, nil)
  }

  /// Notifies the page whether keys may scroll it.
  func tellScrollKeys() {
    if hasPage { run(ScrollKeys.script(isStopped: stopsScrollKeys), world: ScrollKeys.world) }
  }

  /// Calls a function's body with arguments, and waits for its promise.
  func call(_ body: String, arguments: [String: Any], world: String?) async throws -> Any? {
    let (source, fields) = try Self.function(body, arguments)
    defer { g_variant_unref(fields) }
    let deathsBefore = deaths
    let operation = await AsyncOperation.run { callback, data in
      webkit_web_view_call_async_javascript_function(
        view, source, source.byteCount, fields, world, nil, nil, callback, data)
    }
    return try Self.value(
      webkit_web_view_call_async_javascript_function_finish, view, operation.result,
      processDied: deaths != deathsBefore)
  }

  /// Calls a function's body with arguments, and reports the end of its promise in the same turn of the loop.
  func call(
    _ body: String, arguments: [String: Any], world: String?, then end: @escaping ScriptEnd
  ) throws {
    let (source, fields) = try Self.function(body, arguments)
    defer { g_variant_unref(fields) }
    AsyncOperation.start { callback, data in
      webkit_web_view_call_async_javascript_function(
        view, source, source.byteCount, fields, world, nil, nil, callback, data)
    } then: { [end = ending(end)] in
      end(webkit_web_view_call_async_javascript_function_finish, $0)
    }
  }

  /// The source of a function that is called with arguments, and these for the engine, which the caller owns.
  private static func function(
    _ body: String, _ arguments: [String: Any]
  ) throws -> (source: String, fields: OpaquePointer?) {
    let names = arguments.keys.sorted()
    if let name = names.first(where: { $0.wholeMatch(of: /[\p{L}_$][\p{L}\p{N}_$]*/) == nil }) {
      throw WKError(
        code: .javaScriptExceptionOccurred, message: "\"\(name)\" cannot be the name of an argument")
    }
    let text: String
    do {
      text = try ScriptValueWriter.text(names.map { arguments[$0] })
    } catch let error as ScriptValueWriter.Unsupported {
      throw WKError(
        code: .javaScriptExceptionOccurred,
        message: "an argument is of a type that scripts lack: \(error.type)")
    }
    let source = """
      return (async function(\(names.joined(separator: ", "))) {
      \(body)
      }).apply(undefined, \(ScriptValueWriter.decoder)(linkwayArguments));
      """
    return (source, g_variant_ref_sink(fields("linkwayArguments", text)))
  }

  private static func fields(_ name: String, _ text: String) -> OpaquePointer {
    var fields = GVariantDict()
    g_variant_dict_init(&fields, nil)
    g_variant_dict_insert_value(&fields, name, g_variant_new_string(text))
    return g_variant_dict_end(&fields)
  }

  private static func value(
    _ finish: Finish, _ view: UnsafeMutablePointer<WebKitWebView>, _ ended: OpaquePointer?, processDied: Bool
  ) throws -> Any? {
    var error: UnsafeMutablePointer<GError>?
    guard let value = finish(view, ended, &error) else {
      let failure = error.map { GLibError(taking: $0) }
      let isException = failure?.code == Int(WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED.rawValue)
      throw WKError(
        code: processDied
          ? .webContentProcessTerminated
          : isException ? .javaScriptExceptionOccurred : .javaScriptResultTypeIsUnsupported,
        message: failure?.message ?? "the script's value cannot be read")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(value)) }
    var reader = ScriptValueReader(limit: ScriptValueReader.largestResult)
    do throws(WKScriptMessage.BodyError) {
      return try reader.read(value)
    } catch {
      throw WKError(code: .unknown, message: error.ofResult)
    }
  }
}

extension WKScriptMessage.BodyError {
  /// The same of a script's result.
  fileprivate var ofResult: String {
    switch self {
    case .tooLarge(_, let limit): "it holds more than \(limit) bytes"
    case .tooDeep(let limit): "it contains itself, or is nested deeper than \(limit) levels"
    }
  }
}

extension String {
  /// The length for C, passed with the text, because the text can contain NUL.
  fileprivate var byteCount: gssize { gssize(utf8.count) }
}

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
    var error: UnsafeMutablePointer<GError>?
    let value = webkit_web_view_evaluate_javascript_finish(view, operation.result, &error)
    return try Self.result(value, error, processDied: deaths != deathsBefore)
  }

  /// Runs a script in the page's own world, and tells of its end without another turn of the loop.
  func evaluate(_ script: String, then body: (@MainActor (Any?, (any Error)?) -> Void)?) {
    guard let body else { return run(script, world: nil) }
    let deathsBefore = deaths
    AsyncOperation.start { callback, data in
      webkit_web_view_evaluate_javascript(
        view, script, script.byteCount, nil, nil, nil, callback, data)
    } then: { [self] ended in
      var error: UnsafeMutablePointer<GError>?
      let value = webkit_web_view_evaluate_javascript_finish(view, ended, &error)
      do {
        body(try Self.result(value, error, processDied: deaths != deathsBefore), nil)
      } catch {
        body(nil, error)
      }
    }
  }

  /// Runs a script whose value nobody wants.
  func run(_ script: String, world: String?) {
    webkit_web_view_evaluate_javascript(view, script, script.byteCount, world, nil, nil, nil, nil)
  }

  /// Tells the page whether keys may scroll it.
  func tellScrollKeys() {
    if hasPage { run(ScrollKeys.script(isStopped: stopsScrollKeys), world: ScrollKeys.world) }
  }

  /// Calls a function's body with arguments, and waits for its promise.
  func call(_ body: String, arguments: [String: Any], world: String?) async throws -> Any? {
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
    let deathsBefore = deaths
    let fields = g_variant_ref_sink(Self.fields("linkwayArguments", text))
    defer { g_variant_unref(fields) }
    let operation = await AsyncOperation.run { callback, data in
      webkit_web_view_call_async_javascript_function(
        view, source, source.byteCount, fields, world, nil, nil, callback, data)
    }
    var error: UnsafeMutablePointer<GError>?
    let value = webkit_web_view_call_async_javascript_function_finish(view, operation.result, &error)
    return try Self.result(value, error, processDied: deaths != deathsBefore)
  }

  private static func fields(_ name: String, _ text: String) -> OpaquePointer {
    var fields = GVariantDict()
    g_variant_dict_init(&fields, nil)
    g_variant_dict_insert_value(&fields, name, g_variant_new_string(text))
    return g_variant_dict_end(&fields)
  }

  private static func result(
    _ value: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?, processDied: Bool
  ) throws -> Any? {
    guard let value else {
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
  /// Its length for C, told beside it: the text may contain NUL.
  fileprivate var byteCount: gssize { gssize(utf8.count) }
}

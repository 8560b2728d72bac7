internal import CWebKitGTK
internal import Foundation
internal import GLib

extension WebViewEngine {
  func evaluate(_ script: String) async throws -> Any? {
    let box = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<ScriptValue, any Error>) in
      let data = Unmanaged.passRetained(ScriptContinuation(continuation)).toOpaque()
      webkit_web_view_evaluate_javascript(view, script, -1, nil, nil, nil, scriptEvaluated, data)
    }
    return box.value
  }
}

/// A script's value on its way to the caller; made and read on the main actor.
private struct ScriptValue: @unchecked Sendable {
  let value: Any?
}

private final class ScriptContinuation {
  let continuation: CheckedContinuation<ScriptValue, any Error>
  init(_ continuation: CheckedContinuation<ScriptValue, any Error>) { self.continuation = continuation }
}

private func scriptEvaluated(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  let continuation = Unmanaged<ScriptContinuation>.fromOpaque(data!).takeRetainedValue().continuation
  let view = UnsafeMutableRawPointer(source!).assumingMemoryBound(to: WebKitWebView.self)
  var error: UnsafeMutablePointer<GError>?
  guard let value = webkit_web_view_evaluate_javascript_finish(view, result, &error) else {
    let failure = error.map { GLibError(taking: $0) }
    let isException = failure?.domain == "WebKitJavascriptError" && failure?.code == 699
    continuation.resume(
      throwing: WKError(
        code: isException ? .javaScriptExceptionOccurred : .javaScriptResultTypeIsUnsupported,
        message: failure?.message ?? "the script's value cannot be read"))
    return
  }
  defer { g_object_unref(UnsafeMutableRawPointer(value)) }
  continuation.resume(returning: ScriptValue(value: swiftValue(value)))
}

/// A script's value in Swift; what JSON cannot say is nil.
private func swiftValue(_ value: OpaquePointer) -> Any? {
  if jsc_value_is_boolean(value) != 0 { return jsc_value_to_boolean(value) != 0 }
  if jsc_value_is_number(value) != 0 { return jsc_value_to_double(value) }
  if jsc_value_is_string(value) != 0 { return text(jsc_value_to_string(value)) }
  guard jsc_value_is_object(value) != 0, let json = text(jsc_value_to_json(value, 0)) else { return nil }
  return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
}

private func text(_ owned: UnsafeMutablePointer<CChar>?) -> String? {
  guard let owned else { return nil }
  defer { g_free(owned) }
  return String(cString: owned)
}

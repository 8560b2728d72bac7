internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// The schemes that some configuration has a handler for.
///
/// The engine knows one handler of a scheme for all views; which view's configuration answers, is found at each request.
@MainActor
enum SchemeRegistry {
  private static var registered: Set<String> = []
  private static let builtIn: Set<String> = [
    "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss",
  ]

  static func isBuiltIn(_ scheme: String) -> Bool { builtIn.contains(scheme) }

  static func register(_ scheme: String) {
    guard registered.insert(scheme).inserted else { return }
    webkit_web_context_register_uri_scheme(
      webkit_web_context_get_default(), scheme, schemeRequested, nil, nil)
  }

  fileprivate static func requested(_ pointer: UnsafeMutableRawPointer) {
    let object = OpaquePointer(pointer)
    let view = webkit_uri_scheme_request_get_web_view(object).map { UnsafeMutableRawPointer($0) }
    guard let engine = EngineRegistry.engine(of: view),
      let url = URL(string: String(cString: webkit_uri_scheme_request_get_uri(object)))
    else { return SchemeTask.fail(object, URLError(.cancelled) as NSError) }
    var request = URLRequest(url: url)
    request.httpMethod = String(cString: webkit_uri_scheme_request_get_http_method(object))
    request.allHTTPHeaderFields = WebViewEngine.headers(webkit_uri_scheme_request_get_http_headers(object))
    if let stream = webkit_uri_scheme_request_get_http_body(object) { request.httpBody = read(stream) }
    engine.start(pointer, scheme: String(cString: webkit_uri_scheme_request_get_scheme(object)), request)
  }

  private static func read(_ stream: UnsafeMutablePointer<GInputStream>) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = g_input_stream_read(stream, &buffer, gsize(buffer.count), nil, nil)
      guard count > 0 else { return data }
      data.append(buffer, count: Int(count))
    }
  }
}

private func schemeRequested(_ request: OpaquePointer?, _ data: gpointer?) {
  nonisolated(unsafe) let request = UnsafeMutableRawPointer(request!)
  MainActor.assumeIsolated { SchemeRegistry.requested(request) }
}

internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// A `WebKitURISchemeRequest` that waits for its answer; dropped before its end, it fails.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  /// Whether the page that asked has been left, once the next one begins to show.
  var isOfOldPage = false
  private let ref: GObjectRef
  private weak var engine: WebViewEngine?
  private var response: URLResponse?
  /// The answer's content, once the engine has got the answer's head.
  private var content: PieceStream?
  private var isOpen = true

  init(_ pointer: UnsafeMutableRawPointer, _ request: URLRequest, _ engine: WebViewEngine) {
    ref = GObjectRef(retaining: pointer)
    self.request = request
    self.engine = engine
    super.init()
  }

  isolated deinit {
    if isOpen { fail(URLError(.cancelled) as NSError) }
  }

  func didReceive(_ response: URLResponse) {
    guard isOpen, content == nil else { return }
    self.response = response
  }

  func didReceive(_ data: Data) {
    guard isOpen else { return }
    guard let content = content ?? begin() else {
      return didFailWithError(URLError(.badServerResponse))
    }
    content.append(data)
  }

  func didFinish() {
    guard isOpen else { return }
    guard let content = content ?? begin() else {
      return didFailWithError(URLError(.badServerResponse))
    }
    end()
    content.finish()
  }

  func didFailWithError(_ error: any Error) {
    guard isOpen else { return }
    end()
    fail(error as NSError)
  }

  /// Gives the engine the answer's head, and a stream for what comes of its content; nil where there is no head.
  private func begin() -> PieceStream? {
    guard let response else { return nil }
    let content = PieceStream { [weak self] in self?.left() }
    let stream = content.makeObject()
    let answer = GObjectRef(
      adopting: UnsafeMutableRawPointer(
        webkit_uri_scheme_response_new(stream, gint64(response.expectedContentLength))!))
    g_object_unref(UnsafeMutableRawPointer(stream))
    let head = OpaquePointer(answer.pointer)
    var type = response.mimeType ?? "application/octet-stream"
    if let http = response as? HTTPURLResponse {
      webkit_uri_scheme_response_set_status(head, guint(http.statusCode), nil)
      let fields = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE)!
      for (name, value) in http.allHeaderFields { soup_message_headers_append(fields, "\(name)", "\(value)") }
      // Taken over by the response.
      webkit_uri_scheme_response_set_http_headers(head, fields)
      type = http.value(forHTTPHeaderField: "Content-Type") ?? type
    } else if let encoding = response.textEncodingName {
      type += "; charset=\(encoding)"
    }
    webkit_uri_scheme_response_set_content_type(head, type)
    webkit_uri_scheme_request_finish_with_response(OpaquePointer(ref.pointer), head)
    self.content = content
    return content
  }

  /// The page wants no more of the answer.
  private func left() {
    guard isOpen else { return }
    end()
    engine?.tellStopped(self)
  }

  /// Ends the task from the view's side; true where it was still open.
  func stop() -> Bool {
    guard isOpen else { return false }
    didFailWithError(URLError(.cancelled))
    return true
  }

  private func end() {
    isOpen = false
    engine?.schemeTasks[ObjectIdentifier(self)] = nil
  }

  private func fail(_ error: NSError) {
    if let content {
      content.finish(throwing: error)
    } else {
      Self.fail(OpaquePointer(ref.pointer), error)
    }
  }

  static func fail(_ request: OpaquePointer, _ error: NSError) {
    let failure = EngineErrors.gError(error)
    webkit_uri_scheme_request_finish_error(request, failure)
    g_error_free(failure)
  }
}

extension WebViewEngine {
  func start(_ pointer: UnsafeMutableRawPointer, scheme: String, _ request: URLRequest) {
    guard let owner, let handler = owner.configuration.urlSchemeHandler(forURLScheme: scheme) else {
      return SchemeTask.fail(OpaquePointer(pointer), URLError(.unsupportedURL) as NSError)
    }
    let task = SchemeTask(pointer, request, self)
    schemeTasks[ObjectIdentifier(task)] = task
    handler.webView(owner, start: task)
  }

  func markSchemeTasksOfOldPage() {
    // The new page's own request arrives before its load is reported.
    for task in schemeTasks.values where task.request.url?.absoluteString != address {
      task.isOfOldPage = true
    }
  }

  func stopSchemeTasks(onlyOfOldPage: Bool = false) {
    for task in schemeTasks.values where task.isOfOldPage || !onlyOfOldPage {
      if task.stop() { tellStopped(task) }
    }
  }

  func tellStopped(_ task: SchemeTask) {
    guard let owner, let scheme = task.request.url?.scheme else { return }
    owner.configuration.urlSchemeHandler(forURLScheme: scheme)?.webView(owner, stop: task)
  }
}

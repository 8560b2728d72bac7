import Foundation
import WebAddress
import WebKit

/// Translates the engine's requests for a scheme of the app's own.
@MainActor
final class ContentAdapter: NSObject, WKURLSchemeHandler {
  private let handler: ContentHandler
  private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

  init(_ handler: @escaping ContentHandler) {
    self.handler = handler
    super.init()
  }

  // An engine whose view goes away stops nothing.
  deinit {
    for task in tasks.values { task.cancel() }
  }

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    let id = ObjectIdentifier(urlSchemeTask)
    tasks[id] = Task { [weak self, handler] in
      do {
        let response = try await handler(try Self.request(urlSchemeTask.request))
        // Apple's engine stops the program at a call to a task that has been stopped.
        guard let self, tasks.removeValue(forKey: id) != nil else { return }
        give(response, to: urlSchemeTask)
      } catch {
        guard let self, tasks.removeValue(forKey: id) != nil else { return }
        urlSchemeTask.didFailWithError(error)
      }
    }
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    tasks.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
  }

  private static func request(_ request: URLRequest) throws -> ContentRequest {
    guard let url = request.url.flatMap({ WebURL($0.absoluteString) }) else {
      throw URLError(.badURL)
    }
    return ContentRequest(
      url: url, method: request.httpMethod ?? "GET", headers: request.allHTTPHeaderFields ?? [:],
      body: request.httpBody)
  }

  private func give(_ answer: ContentResponse, to task: any WKURLSchemeTask) {
    guard let url = task.request.url else { return task.didFailWithError(URLError(.badURL)) }
    var headers = answer.headers
    headers["Content-Type"] = answer.mimeType + (answer.encoding.map { "; charset=\($0)" } ?? "")
    headers["Content-Length"] = "\(answer.data.count)"
    let response = HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: headers)
    guard let response else { return task.didFailWithError(URLError(.badServerResponse)) }
    task.didReceive(response)
    task.didReceive(answer.data)
    task.didFinish()
  }
}

public import Foundation
internal import CSoup
internal import GLib

/// What a ``PageServer`` answers.
public struct PageResponse: Hashable, Sendable {
  /// The HTTP status, 200 for a page.
  public var status: Int
  /// Header fields beside the content's type.
  public var headers: [String: String]
  /// The content's media type, such as `text/html; charset=utf-8`.
  public var contentType: String
  /// The content.
  public var body: Data

  /// An answer of its parts.
  public init(status: Int = 200, headers: [String: String] = [:], contentType: String, body: Data) {
    self.status = status
    self.headers = headers
    self.contentType = contentType
    self.body = body
  }

  /// A page in HTML.
  public static func html(_ source: String, status: Int = 200) -> PageResponse {
    PageResponse(status: status, contentType: "text/html; charset=utf-8", body: Data(source.utf8))
  }

  /// Sends the browser on to another address.
  public static func redirect(to address: String, status: Int = 302) -> PageResponse {
    PageResponse(status: status, headers: ["Location": address], contentType: "text/plain", body: Data())
  }

  /// Refuses a request that names another host.
  static let wrongHost = PageResponse(
    status: 421, contentType: "text/plain; charset=utf-8", body: Data("Ask for 127.0.0.1 or localhost.".utf8))

  /// The response for a path without a page.
  static func notFound(_ path: String) -> PageResponse {
    PageResponse(
      status: 404, contentType: "text/plain; charset=utf-8", body: Data("There is no page at \(path).".utf8))
  }

  @MainActor
  func write(to message: GObjectRef) {
    let message = OpaquePointer(message.pointer)
    soup_server_message_set_status(message, guint(status), nil)
    let fields = soup_server_message_get_response_headers(message)
    for (name, value) in headers { soup_message_headers_replace(fields, name, value) }
    body.withUnsafeBytes { bytes in
      soup_server_message_set_response(
        message, contentType, SOUP_MEMORY_COPY, bytes.bindMemory(to: CChar.self).baseAddress,
        gsize(bytes.count))
    }
  }
}

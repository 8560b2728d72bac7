public import Foundation
internal import CSoup
internal import GLib

/// A request that a ``PageServer`` received.
public struct PageRequest: Hashable, Sendable {
  /// The method: `GET`, `POST`.
  public let method: String
  /// The path, percent-decoded: `/terms`.
  public let path: String
  /// The fields of the query.
  public let query: [String: String]
  /// The header fields, their names in lower case; one that came several times has its last value.
  public let headers: [String: String]
  /// The body; empty where there is none.
  public let body: Data

  @MainActor
  init(message: GObjectRef, path: String, query: [String: String]) {
    let message = OpaquePointer(message.pointer)
    method = String(cString: soup_server_message_get_method(message))
    self.path = path
    self.query = query
    var headers: [String: String] = [:]
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, soup_server_message_get_request_headers(message))
    var (name, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      guard let name, let value else { continue }
      headers[String(cString: name).lowercased()] = String(cString: value)
    }
    self.headers = headers
    let bytes = soup_message_body_flatten(soup_server_message_get_request_body(message))!
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    body = g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }
}

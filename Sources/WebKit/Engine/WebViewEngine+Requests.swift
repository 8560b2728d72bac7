internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

extension WebViewEngine {
  /// A `WebKitURIRequest *` in Foundation's words; nil where its address is none.
  static func request(_ request: OpaquePointer?) -> URLRequest? {
    guard let request, let uri = webkit_uri_request_get_uri(request),
      let url = URL(string: String(cString: uri))
    else { return nil }
    var result = URLRequest(url: url)
    result.httpMethod = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    if let fields = webkit_uri_request_get_http_headers(request) {
      result.allHTTPHeaderFields = headers(fields)
    }
    return result
  }

  /// Foundation's request as a request of the engine, which consists of an address and header fields.
  static func uriRequest(_ request: URLRequest) -> GObjectRef {
    let address = request.url?.absoluteString ?? ""
    let uri = GObjectRef(adopting: UnsafeMutableRawPointer(webkit_uri_request_new(address)!))
    let fields = webkit_uri_request_get_http_headers(OpaquePointer(uri.pointer))
    for (name, value) in request.allHTTPHeaderFields ?? [:] where fields != nil {
      soup_message_headers_replace(fields, name, value)
    }
    return uri
  }

  /// A `WebKitURIResponse *` in Foundation's words; nil where its address is none.
  static func response(_ response: OpaquePointer?) -> URLResponse? {
    guard let response, let uri = webkit_uri_response_get_uri(response),
      let url = URL(string: String(cString: uri))
    else { return nil }
    let status = Int(webkit_uri_response_get_status_code(response))
    guard status > 0 else {
      let type = webkit_uri_response_get_mime_type(response).map { String(cString: $0) }
      let length = webkit_uri_response_get_content_length(response)
      return URLResponse(
        url: url, mimeType: type, expectedContentLength: length > 0 ? Int(length) : -1, textEncodingName: nil)
    }
    let fields = webkit_uri_response_get_http_headers(response).map(headers) ?? [:]
    return HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
  }

  /// The fields of a `SoupMessageHeaders *`.
  static func headers(_ fields: OpaquePointer) -> [String: String] {
    var result: [String: String] = [:]
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, fields)
    var (name, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      guard let name, let value else { continue }
      let key = String(cString: name)
      let text = String(cString: value)
      result[key] = result[key].map { "\($0), \(text)" } ?? text
    }
    return result
  }
}

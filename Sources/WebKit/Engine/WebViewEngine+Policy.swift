internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

extension WebViewEngine {
  func connectPolicy() {
    connectDeciding("decide-policy") { [unowned self] arguments in
      guard let decision = arguments.object(1) else { return false }
      switch WebKitPolicyDecisionType(rawValue: UInt32(arguments.enumeration(2))) {
      case WEBKIT_POLICY_DECISION_TYPE_RESPONSE: decideResponse(decision)
      case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: decideAction(decision, newWindow: true)
      default: decideAction(decision, newWindow: false)
      }
      return true
    }
  }

  private func decideAction(_ pointer: UnsafeMutableRawPointer, newWindow: Bool) {
    let decision = PolicyDecision(pointer)
    let action = webkit_navigation_policy_decision_get_navigation_action(OpaquePointer(pointer))!
    guard let request = Self.request(webkit_navigation_action_get_request(action)) else {
      return decision.ignore()
    }
    let navigation = WKNavigationAction(
      request: request, type: Self.type(webkit_navigation_action_get_navigation_type(action)),
      targetFrame: newWindow ? nil : WKFrameInfo(kind: .unknown),
      isUserGesture: webkit_navigation_action_is_user_gesture(action) != 0,
      isRedirect: webkit_navigation_action_is_redirect(action) != 0)
    guard let delegate = owner.navigationDelegate else { return decision.use() }
    let owner = owner
    Task {
      switch await delegate.webView(owner, decidePolicyFor: navigation) {
      case .allow: decision.use()
      case .cancel: decision.ignore()
      case .download: decision.download()
      }
    }
  }

  private func decideResponse(_ pointer: UnsafeMutableRawPointer) {
    let decision = PolicyDecision(pointer)
    let object = OpaquePointer(pointer)
    guard let response = Self.response(webkit_response_policy_decision_get_response(object)) else {
      return decision.ignore()
    }
    let navigation = WKNavigationResponse(
      isForMainFrame: webkit_response_policy_decision_is_main_frame_main_resource(object) != 0,
      response: response,
      canShowMIMEType: webkit_response_policy_decision_is_mime_type_supported(object) != 0)
    guard let delegate = owner.navigationDelegate else {
      return navigation.canShowMIMEType ? decision.use() : decision.ignore()
    }
    let owner = owner
    Task {
      switch await delegate.webView(owner, decidePolicyFor: navigation) {
      case .allow: decision.use()
      case .cancel: decision.ignore()
      case .download: decision.download()
      }
    }
  }

  private static func request(_ request: OpaquePointer?) -> URLRequest? {
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

  private static func response(_ response: OpaquePointer?) -> URLResponse? {
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

  private static func headers(_ fields: OpaquePointer) -> [String: String] {
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

  private static func type(_ type: WebKitNavigationType) -> WKNavigationType {
    switch type {
    case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .linkActivated
    case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .formSubmitted
    case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
    case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
    case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
    default: .other
    }
  }
}

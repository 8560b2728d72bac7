internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

extension WebViewEngine {
  func connectPolicy() {
    connectDeciding("decide-policy") { [unowned self] owner, arguments in
      guard let decision = arguments.object(1) else { return false }
      switch WebKitPolicyDecisionType(rawValue: UInt32(arguments.enumeration(2))) {
      case WEBKIT_POLICY_DECISION_TYPE_RESPONSE: decideResponse(decision, owner)
      case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: decideAction(decision, owner, newWindow: true)
      default: decideAction(decision, owner, newWindow: false)
      }
      return true
    }
  }

  private func decideAction(_ pointer: UnsafeMutableRawPointer, _ owner: WKWebView, newWindow: Bool) {
    let decision = PolicyDecision(pointer)
    let object = webkit_navigation_policy_decision_get_navigation_action(OpaquePointer(pointer))!
    guard let action = Self.action(object, targetFrame: newWindow ? nil : .unknown),
      let url = action.request.url
    else { return decision.ignore() }
    if RestrictedPorts.contains(url) { return refuseRestrictedPort(decision, url) }
    if url.isFileURL, !mayRead(url) {
      // A page's own way back to a file that the view was once given.
      guard action.navigationType == .backForward, let scope = grantedScope(for: url) else {
        return deny(decision, url)
      }
      fileScope = scope
      Task { [weak self] in
        guard await self?.content.enforceFileScopes() == true else { return }
        self?.decide(decision, action, url)
      }
      return
    }
    decide(decision, action, url)
  }

  private func decide(_ decision: PolicyDecision, _ action: WKNavigationAction, _ url: URL) {
    guard let owner else { return }
    guard let delegate = owner.navigationDelegate else {
      allowed(action, url)
      return decision.use()
    }
    // Decided at once where the delegate waits for nothing.
    Task.immediate { [weak self] in
      switch await delegate.webView(owner, decidePolicyFor: action) {
      case .allow:
        switch await self?.accepts(url, decision, delegate) {
        case true?: break
        case false?:
          self?.refuseCertificate(decision, action, url)
          return
        case nil: return decision.ignore()
        }
        self?.remember(.action(action))
        self?.allowed(action, url)
        decision.use()
      case .cancel:
        self?.deny(decision, url)
      case .download:
        self?.remember(.action(action))
        decision.download()
      }
    }
  }

  private func allowed(_ action: WKNavigationAction, _ url: URL) {
    lifecycle.allowed(address: url.absoluteString)
    allowedMethod = (url, action.request.httpMethod ?? "GET")
  }

  private func deny(_ decision: PolicyDecision, _ url: URL) {
    lifecycle.denied(address: url.absoluteString)
    decision.ignore()
    // Its start was reported before it waited at a certificate.
    if let held = heldLoad, held.isRepeated, held.url == url {
      endHeldLoad(EngineErrors.interrupted(url: url))
    }
  }

  /// If it were allowed, the engine would show a blank page without an error.
  ///
  /// A page's own navigation to such a port ends in its process without a notification to the app, as on Apple's platforms. If
  /// one arrives here, its frame is unknown.
  private func refuseRestrictedPort(_ decision: PolicyDecision, _ url: URL) {
    let navigation = lifecycle.takeRequested(address: url.absoluteString)
    decision.ignore()
    guard let navigation else { return }
    failUnstarted(navigation, EngineErrors.restrictedPort(url: url))
  }

  private func decideResponse(_ pointer: UnsafeMutableRawPointer, _ owner: WKWebView) {
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
    Task.immediate { [weak self] in
      switch await delegate.webView(owner, decidePolicyFor: navigation) {
      case .allow: decision.use()
      case .cancel: decision.ignore()
      case .download:
        self?.remember(.response(navigation))
        if navigation.isForMainFrame { self?.downloadedLoad = .awaited }
        decision.download()
      }
    }
  }

  static func action(_ action: OpaquePointer, targetFrame: WKFrameInfo.Kind?) -> WKNavigationAction? {
    guard let request = request(webkit_navigation_action_get_request(action)) else { return nil }
    return WKNavigationAction(
      request: request, type: type(webkit_navigation_action_get_navigation_type(action)),
      targetFrame: targetFrame.map { WKFrameInfo(kind: $0) },
      isUserGesture: webkit_navigation_action_is_user_gesture(action) != 0,
      isRedirect: webkit_navigation_action_is_redirect(action) != 0)
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

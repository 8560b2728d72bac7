internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

extension WebViewEngine {
  /// Passwords are asked of the delegate; without one, the server's own words for "no" show.
  func connectAuthentication() {
    connectDeciding("authenticate") { [unowned self] owner, arguments in
      guard let request = arguments.object(1) else { return false }
      ask(OpaquePointer(request), owner)
      return true
    }
  }

  private func ask(_ request: OpaquePointer, _ owner: WKWebView) {
    let question = EngineQuestion(UnsafeMutableRawPointer(request)) {
      webkit_authentication_request_cancel($0)
    }
    let failures = countFailures(request)
    guard let delegate = owner.navigationDelegate,
      let challenge = AuthenticationChallenges.challenge(request, previousFailures: failures)
    else { return question.answer { webkit_authentication_request_authenticate($0, nil) } }
    Task {
      let (disposition, credential) = await delegate.webView(owner, respondTo: challenge)
      switch (disposition, credential) {
      case (.useCredential, let credential?):
        question.answer { AuthenticationChallenges.give(credential, to: $0) }
      case (.cancelAuthenticationChallenge, _): question.refuse()
      default: question.answer { webkit_authentication_request_authenticate($0, nil) }
      }
    }
  }

  /// How many answers to this question were wrong; the engine says only whether the last one was.
  private func countFailures(_ request: OpaquePointer) -> Int {
    let parts = [
      borrowString(webkit_authentication_request_get_host(request)) ?? "",
      "\(webkit_authentication_request_get_port(request))",
      borrowString(webkit_authentication_request_get_realm(request)) ?? "",
      "\(webkit_authentication_request_is_for_proxy(request))",
    ]
    let isRetry = webkit_authentication_request_is_retry(request) != 0
    let count = isRetry ? passwordFailures[parts, default: 0] + 1 : 0
    passwordFailures[parts] = count
    return count
  }
}

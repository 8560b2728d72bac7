internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// The engine's questions for a password in Foundation's words.
@MainActor
enum AuthenticationChallenges {
  /// The challenge; nil where only a client certificate could answer it.
  static func challenge(_ request: OpaquePointer, previousFailures: Int) -> URLAuthenticationChallenge? {
    guard let method = method(webkit_authentication_request_get_scheme(request)) else { return nil }
    return URLAuthenticationChallenge(
      protectionSpace: space(request, method),
      proposedCredential: webkit_authentication_request_get_proposed_credential(request).flatMap(credential),
      previousFailureCount: previousFailures, failureResponse: nil, error: nil, sender: SilentSender())
  }

  /// The challenge of a server whose certificate is not trusted.
  static func challenge(host: String, port: Int, trust: WKServerTrust) -> URLAuthenticationChallenge {
    URLAuthenticationChallenge(
      protectionSpace: ServerTrustSpace(host: host, port: port, trust: trust), proposedCredential: nil,
      previousFailureCount: 0, failureResponse: nil, error: nil, sender: SilentSender())
  }

  /// Gives the engine a name and a password.
  static func give(_ credential: URLCredential, to request: OpaquePointer) {
    let persistence =
      switch credential.persistence {
      case .none: WEBKIT_CREDENTIAL_PERSISTENCE_NONE
      case .forSession: WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION
      default: WEBKIT_CREDENTIAL_PERSISTENCE_PERMANENT
      }
    let own = webkit_credential_new(credential.user ?? "", credential.password ?? "", persistence)!
    webkit_authentication_request_authenticate(request, own)
    webkit_credential_free(own)
  }

  private static func space(_ request: OpaquePointer, _ method: String) -> URLProtectionSpace {
    let host = borrowString(webkit_authentication_request_get_host(request)) ?? ""
    let port = Int(webkit_authentication_request_get_port(request))
    let realm = borrowString(webkit_authentication_request_get_realm(request))
    guard webkit_authentication_request_is_for_proxy(request) == 0 else {
      return URLProtectionSpace(
        proxyHost: host, port: port, type: NSURLProtectionSpaceHTTPProxy, realm: realm,
        authenticationMethod: method)
    }
    let origin = webkit_authentication_request_get_security_origin(request)
    defer { origin.map { webkit_security_origin_unref($0) } }
    let scheme = origin.flatMap { webkit_security_origin_get_protocol($0) }.map { String(cString: $0) }
    return URLProtectionSpace(
      host: host, port: port, protocol: scheme, realm: realm, authenticationMethod: method)
  }

  private static func credential(_ own: OpaquePointer) -> URLCredential? {
    defer { webkit_credential_free(own) }
    guard let user = webkit_credential_get_username(own), user.pointee != 0 else { return nil }
    let password = webkit_credential_get_password(own).map { String(cString: $0) } ?? ""
    return URLCredential(user: String(cString: user), password: password, persistence: .forSession)
  }

  private static func method(_ scheme: WebKitAuthenticationScheme) -> String? {
    switch scheme {
    case WEBKIT_AUTHENTICATION_SCHEME_DEFAULT: NSURLAuthenticationMethodDefault
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: NSURLAuthenticationMethodHTTPBasic
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: NSURLAuthenticationMethodHTTPDigest
    case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: NSURLAuthenticationMethodHTMLForm
    case WEBKIT_AUTHENTICATION_SCHEME_NTLM: NSURLAuthenticationMethodNTLM
    case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: NSURLAuthenticationMethodNegotiate
    default: nil
    }
  }
}

/// Foundation wants a sender for each challenge; a web view's delegate answers by its result and never by this.
private final class SilentSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

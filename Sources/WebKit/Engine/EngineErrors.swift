internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// Turns the engine's errors into those that Apple's WebKit reports for the same cause.
enum EngineErrors {
  static func error(_ error: GLibError, url: String) -> any Error {
    let url = URL(string: url)
    switch (error.domain, error.code) {
    case ("WebKitNetworkError", Int(WEBKIT_NETWORK_ERROR_CANCELLED.rawValue)):
      return urlError(.cancelled, error, url)
    case ("WebKitNetworkError", Int(WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL.rawValue)):
      return urlError(.unsupportedURL, error, url)
    case ("WebKitNetworkError", Int(WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST.rawValue)):
      return urlError(.fileDoesNotExist, error, url)
    // An error of the app's own, given to a scheme's task.
    case (NSURLErrorDomain, let code):
      return urlError(URLError.Code(rawValue: code) ?? .unknown, error, url)
    case ("WebKitPolicyError", let code): return policyError(code, error, url)
    case ("g-resolver-error-quark", _): return urlError(.cannotFindHost, error, url)
    case ("g-tls-error-quark", _): return urlError(.secureConnectionFailed, error, url)
    case ("g-io-error-quark", let code): return urlError(ioCodes[code] ?? .cannotConnectToHost, error, url)
    default: return urlError(.networkConnectionLost, error, url)
    }
  }

  static func certificate(flaws: UInt, url: String) -> any Error {
    let flaws = GTlsCertificateFlags(rawValue: UInt32(flaws)).rawValue
    let kinds: [(GTlsCertificateFlags, URLError.Code, String)] = [
      (G_TLS_CERTIFICATE_EXPIRED, .serverCertificateHasBadDate, "the certificate has expired"),
      (G_TLS_CERTIFICATE_NOT_ACTIVATED, .serverCertificateNotYetValid, "the certificate is not yet valid"),
      (
        G_TLS_CERTIFICATE_UNKNOWN_CA, .serverCertificateHasUnknownRoot,
        "the certificate has an unknown issuer"
      ),
    ]
    let kind = kinds.first { flaws & $0.0.rawValue != 0 }
    let failure = GLibError(
      domain: "g-tls-error-quark", code: 0, message: kind?.2 ?? "the certificate is not trusted")
    return urlError(kind?.1 ?? .serverCertificateUntrusted, failure, URL(string: url))
  }

  /// What is wrong with a certificate, in the order of the cases.
  static func flaws(_ bits: UInt) -> [WKServerTrust.Flaw] {
    let kinds: [(GTlsCertificateFlags, WKServerTrust.Flaw)] = [
      (G_TLS_CERTIFICATE_UNKNOWN_CA, .unknownAuthority), (G_TLS_CERTIFICATE_BAD_IDENTITY, .wrongHost),
      (G_TLS_CERTIFICATE_NOT_ACTIVATED, .notYetValid), (G_TLS_CERTIFICATE_EXPIRED, .expired),
      (G_TLS_CERTIFICATE_REVOKED, .revoked), (G_TLS_CERTIFICATE_INSECURE, .insecure),
    ]
    let flaws = kinds.filter { bits & UInt($0.0.rawValue) != 0 }.map(\.1)
    let isMoreWrong =
      bits & ~kinds.reduce(0) { $0 | UInt($1.0.rawValue) } != 0
    return flaws.isEmpty || isMoreWrong ? flaws + [.other] : flaws
  }

  static func cancelled(url: URL?) -> any Error {
    urlError(.cancelled, GLibError(domain: "", code: 0, message: "the load was cancelled"), url)
  }

  /// A policy ended a load that had begun.
  static func interrupted(url: URL?) -> any Error {
    NSError(
      domain: webKitErrorDomain, code: WebKitErrorCode.frameLoadInterruptedByPolicyChange,
      userInfo: userInfo("the policy ended the load", url))
  }

  static func download(_ error: GLibError?) -> any Error {
    guard let error, error.domain == "WebKitDownloadError" else {
      return Self.error(error ?? GLibError(domain: "", code: 0, message: ""), url: "")
    }
    switch error.code {
    case Int(WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER.rawValue): return urlError(.cancelled, error, nil)
    case Int(WEBKIT_DOWNLOAD_ERROR_DESTINATION.rawValue): return urlError(.cannotCreateFile, error, nil)
    default: return urlError(.networkConnectionLost, error, nil)
    }
  }

  /// An error of the app's own in the engine's form, which the caller owns.
  static func gError(_ error: NSError) -> UnsafeMutablePointer<GError> {
    g_error_new_literal(
      g_quark_from_string(error.domain), gint(truncatingIfNeeded: error.code), error.localizedDescription)
  }

  static func outsideReadScope(url: URL?) -> any Error {
    let failure = GLibError(
      domain: "", code: 0, message: "the file lies outside the folder that the page may read")
    return urlError(.noPermissionsToReadFile, failure, url)
  }

  static func restrictedPort(url: URL?) -> any Error {
    NSError(
      domain: webKitErrorDomain, code: WebKitErrorCode.cannotUseRestrictedPort,
      userInfo: userInfo("the port is restricted", url))
  }

  private static let ioCodes: [Int: URLError.Code] = [
    Int(G_IO_ERROR_TIMED_OUT.rawValue): .timedOut,
    Int(G_IO_ERROR_CONNECTION_REFUSED.rawValue): .cannotConnectToHost,
    Int(G_IO_ERROR_HOST_NOT_FOUND.rawValue): .cannotFindHost,
    Int(G_IO_ERROR_HOST_UNREACHABLE.rawValue): .cannotConnectToHost,
    Int(G_IO_ERROR_NETWORK_UNREACHABLE.rawValue): .notConnectedToInternet,
    Int(G_IO_ERROR_CONNECTION_CLOSED.rawValue): .networkConnectionLost,
    // What the app or the page cancels comes in the engine's own words; this the engine did to itself.
    Int(G_IO_ERROR_CANCELLED.rawValue): .networkConnectionLost,
  ]

  private static func policyError(_ code: Int, _ error: GLibError, _ url: URL?) -> any Error {
    let code =
      code == Int(WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI.rawValue)
      ? WebKitErrorCode.cannotShowURL
      : code == Int(WEBKIT_POLICY_ERROR_CANNOT_USE_RESTRICTED_PORT.rawValue)
        ? WebKitErrorCode.cannotUseRestrictedPort : WebKitErrorCode.frameLoadInterruptedByPolicyChange
    return NSError(domain: webKitErrorDomain, code: code, userInfo: userInfo(error.message, url))
  }

  private static func urlError(_ code: URLError.Code, _ error: GLibError, _ url: URL?) -> any Error {
    URLError(code, userInfo: userInfo(error.message, url))
  }

  private static func userInfo(_ message: String, _ url: URL?) -> [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    info[NSURLErrorFailingURLErrorKey] = url
    return info
  }
}

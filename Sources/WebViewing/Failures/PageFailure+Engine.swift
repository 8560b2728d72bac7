import Foundation
import WebAddress
import WebKit

extension PageFailure {
  /// Reads the engine's error.
  init(error: any Error) {
    let bridged = error as NSError
    let url = bridged.userInfo[NSURLErrorFailingURLErrorKey] as? URL
    let detail = bridged.userInfo[NSLocalizedDescriptionKey] as? String ?? ""
    self.init(Self.kind(of: bridged, url), url: url.flatMap { WebURL($0.absoluteString) }, detail: detail)
  }

  private static func kind(of error: NSError, _ url: URL?) -> Kind {
    guard error.domain == NSURLErrorDomain else {
      guard error.domain == WebKitFailure.domain else { return .other }
      switch error.code {
      case WebKitFailure.cannotShowURL: return .cannotShow(mimeType: nil)
      case WebKitFailure.restrictedPort: return .restrictedPort
      // Denials of the policy are reported with their reason; the remaining case is a response that is not a page.
      case WebKitFailure.interruptedByPolicy: return .noContent
      default: return .other
      }
    }
    // Not by the constants' names: those of Linux's Foundation have other numbers than the errors, where secrecy is concerned.
    switch URLError.Code(rawValue: error.code) {
    case .cancelled: return .cancelled
    case .cannotFindHost, .dnsLookupFailed: return .hostNotFound
    case .cannotConnectToHost: return .connectionRefused
    case .notConnectedToInternet: return .offline
    case .timedOut: return .timedOut
    case .networkConnectionLost: return .connectionLost
    case .unsupportedURL: return .unsupportedScheme(url?.scheme ?? "")
    case .fileDoesNotExist, .noPermissionsToReadFile: return .fileUnreadable
    case .appTransportSecurityRequiresSecureConnection:
      return .cleartextBlocked(domain: url?.host ?? "")
    case .secureConnectionFailed: return .tls(.handshake)
    case .serverCertificateHasBadDate: return .tls(.expired)
    case .serverCertificateNotYetValid: return .tls(.notYetValid)
    case .serverCertificateHasUnknownRoot: return .tls(.unknownAuthority)
    case .serverCertificateUntrusted: return .tls(.untrusted)
    default: return .other
    }
  }
}

/// WebKit's errors beside those of `URLError`; Apple's module has the numbers without names.
private enum WebKitFailure {
  static let domain = "WebKitErrorDomain"
  static let cannotShowURL = 101
  static let interruptedByPolicy = 102
  static let restrictedPort = 103
}

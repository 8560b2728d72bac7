import WebAddress
import WebPolicy

extension PageFailure {
  /// What the developer of the app can do; nil where that is nothing.
  public var hint: String? {
    switch kind {
    case .blocked(let verdict): verdict.hint
    case .cleartextBlocked(let domain):
      """
      Use https, or allow cleartext for this domain: on Apple's platforms in Info.plist, \
      NSAppTransportSecurity → NSExceptionDomains → \(domain) → NSExceptionAllowsInsecureHTTPLoads = YES; and in the \
      viewer's policy, transport.exceptions["\(domain)"].
      """
    case .cannotShow:
      "Files are kept only where the viewer's options say how: set downloads to a folder or a function."
    case .unsupportedScheme(let scheme):
      "Route “\(scheme):” in the app's router, or give the viewer a content handler for it."
    case .tls(.unknownAuthority):
      """
      For a test server, install its authority on the device, or answer the viewer's onServerTrustChallenge for this very \
      certificate; certificates with an unknown issuer are refused.
      """
    case .crashed:
      "The page's process ended. On Linux, see the journal for the WebKitWebProcess; memory limits are a common cause."
    case .noContent: "The answer's head came without content (Content-Length: 0, or status 204 or 205)."
    case .fileUnreadable:
      "Load files by .file(url, readAccess:), whose folder must hold all that the page needs."
    default: nil
    }
  }
}

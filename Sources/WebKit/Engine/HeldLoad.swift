internal import CGLibShims
internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// A load that ended at a certificate, and waits for the app's word on it.
///
/// The engine knows no such wait: there the load has failed. It is begun again once the certificate is accepted, and is the
/// same navigation to the app.
@MainActor
final class HeldLoad {
  let navigation: WKNavigation
  let url: URL
  let error: any Error
  /// The certificate in question; nil where the engine ended the load without reporting it.
  let certificate: GObjectRef?
  var task: Task<Void, Never>?
  /// Whether the certificate is accepted, so that the engine loads once more.
  var isRepeated = false

  init(_ navigation: WKNavigation, _ url: URL, _ certificate: GObjectRef?, error: any Error) {
    self.navigation = navigation
    self.url = url
    self.certificate = certificate
    self.error = error
  }
}

extension WebViewEngine {
  func connectCertificates() {
    connectDeciding("load-failed-with-tls-errors") { [unowned self] owner, arguments in
      let (address, flaws) = (arguments.string(1) ?? "", arguments.flags(3))
      if !hold(address, arguments.object(2), flaws: flaws, owner) {
        fail(EngineErrors.certificate(flaws: flaws, url: address), isProvisional: true, owner)
      }
      return true
    }
  }

  /// Asks the delegate about a certificate; false where it cannot be asked, and the load has failed.
  private func hold(
    _ address: String, _ certificate: UnsafeMutableRawPointer?, flaws: UInt, _ owner: WKWebView
  ) -> Bool {
    guard let certificate, let delegate = owner.navigationDelegate, let url = URL(string: address),
      let host = url.host, !isBodyLost(url), let navigation = lifecycle.hold()
    else { return false }
    let accepted = GObjectRef(retaining: certificate)
    let held = HeldLoad(
      navigation, url, accepted, error: EngineErrors.certificate(flaws: flaws, url: address))
    heldLoad = held
    untoldCertificates = 0
    // The engine has gone back to the address of the page before.
    owner.propertyChanged([\WKWebView.url])
    let trust = WKServerTrust(
      flaws: EngineErrors.flaws(flaws), certificatePEM: Self.pem(of: certificate))
    let challenge = AuthenticationChallenges.challenge(host: host, port: url.port ?? 443, trust: trust)
    held.task = Task { [weak self, weak held] in
      let (disposition, credential) = await delegate.webView(owner, respondTo: challenge)
      guard let self, let held, heldLoad === held else { return }
      guard disposition == .useCredential, credential != nil else {
        return endHeldLoad(
          disposition == .cancelAuthenticationChallenge
            ? EngineErrors.cancelled(url: held.url) : held.error)
      }
      session.accept(
        AcceptedCertificate(certificate: accepted, flaws: flaws, trust: trust), for: host,
        port: url.port ?? 443)
      begin(again: held)
    }
    return true
  }

  /// Repeats a load that ended as cancelled without being cancelled by the app; false where it has failed permanently.
  ///
  /// The engine opens connections before a page's next load. If such a connection gets an untrusted certificate, the engine ends
  /// the load without reporting the certificate. The load's next connection reports it.
  func beginAgain(after error: GLibError, _ address: String) -> Bool {
    guard error.domain == "g-io-error-quark", error.code == Int(G_IO_ERROR_CANCELLED.rawValue),
      let url = URL(string: address), url.scheme == "https", !isBodyLost(url), untoldCertificates < 5,
      let navigation = lifecycle.hold()
    else { return false }
    untoldCertificates += 1
    let held = HeldLoad(
      navigation, url, nil, error: EngineErrors.error(error, url: address))
    heldLoad = held
    owner?.propertyChanged([\WKWebView.url])
    // The engine has still to end the old load.
    held.task = Task { [weak self, weak held] in
      guard let self, let held, heldLoad === held, !Task.isCancelled else { return }
      begin(again: held)
    }
    return true
  }

  private func begin(again held: HeldLoad) {
    held.isRepeated = true
    lifecycle.expect(held.navigation, address: held.url.absoluteString)
    var request = URLRequest(url: held.url)
    if let asked = requestedByApp, asked.url == held.url { request = asked }
    let uri = Self.uriRequest(request)
    webkit_web_view_load_request(view, OpaquePointer(uri.pointer))
  }

  /// Whether the load carried what cannot be sent again: the engine keeps no body.
  private func isBodyLost(_ url: URL) -> Bool {
    allowedMethod.url == url && !["GET", "HEAD"].contains(allowedMethod.method)
  }

  /// Notifies the delegate of the end of a load that waits; without such a load it does nothing.
  func endHeldLoad(_ error: any Error) {
    guard let held = heldLoad, let owner else { return }
    heldLoad = nil
    held.task?.cancel()
    lifecycle.denied(address: held.url.absoluteString)
    owner.propertyChanged([\WKWebView.url, \WKWebView.isLoading, \WKWebView.estimatedProgress])
    owner.navigationDelegate?.webView(
      owner, didFailProvisionalNavigation: held.navigation, withError: error)
  }

  /// The app or the page goes elsewhere.
  func cancelHeldLoad() {
    guard let held = heldLoad else { return }
    endHeldLoad(EngineErrors.cancelled(url: held.url))
  }

  private static func pem(of certificate: UnsafeMutableRawPointer) -> String {
    var value = GValue()
    g_value_init(&value, clinkway_type_string())
    defer { g_value_unset(&value) }
    g_object_get_property(certificate.assumingMemoryBound(to: GObject.self), "certificate-pem", &value)
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }
}

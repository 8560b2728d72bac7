internal import CWebKitGTK
internal import Foundation
internal import GLib

/// A certificate that is not trusted, with what is wrong with it, and that an app accepted.
struct AcceptedCertificate {
  let certificate: GObjectRef
  let flaws: UInt
  let trust: WKServerTrust
}

/// A `WebKitNetworkSession`.
@MainActor
final class NetworkSession {
  let ref: GObjectRef
  private var connection: SignalConnection?
  /// The certificates that the app accepted, by host.
  private var accepted: [String: [GObjectRef]] = [:]

  private init(_ ref: GObjectRef) {
    self.ref = ref
    // A download that none of our views began has no delegate that could choose its file.
    connection = SignalConnection(ref.pointer, "download-started") { arguments in
      guard let download = arguments.object(1) else { return }
      let view = webkit_download_get_web_view(OpaquePointer(download)).map { UnsafeMutableRawPointer($0) }
      if let engine = EngineRegistry.engine(of: view) {
        engine.began(download)
      } else {
        DownloadEngine.giveUp(download)
      }
    }
  }

  /// The session on disk, which keeps its cookies there too.
  static func shared() -> NetworkSession {
    let session = NetworkSession(
      GObjectRef(retaining: UnsafeMutableRawPointer(webkit_network_session_get_default()!)))
    let manager = webkit_network_session_get_website_data_manager(session.pointer)
    if let folder = webkit_website_data_manager_get_base_data_directory(manager) {
      let file = URL(fileURLWithPath: String(cString: folder)).appendingPathComponent("cookies.sqlite")
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      webkit_cookie_manager_set_persistent_storage(
        session.cookieManager, file.path, WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
    }
    return session
  }

  static func ephemeral() -> NetworkSession {
    NetworkSession(GObjectRef(adopting: UnsafeMutableRawPointer(webkit_network_session_new_ephemeral()!)))
  }

  /// Lets a host have a certificate that is not trusted, as long as the session lives.
  func accept(_ certificate: AcceptedCertificate, for host: String, port: Int) {
    accepted[host, default: []].append(certificate.certificate)
    let place = Place(host: host, port: port)
    acceptedPlaces.insert(place)
    Self.acceptedAnywhere[place] = certificate
    webkit_network_session_allow_tls_certificate_for_host(
      pointer, certificate.certificate.pointer.assumingMemoryBound(to: GTlsCertificate.self), host)
    EngineRegistry.blockForeignHosts(except: self)
  }

  /// A server, by its host and port.
  struct Place: Hashable {
    let host: String
    let port: Int
  }

  /// The certificate that an app accepted for a server in another session, and not in this one.
  ///
  /// The engine keeps what was accepted for the whole program, so it does not ask this session, and the session asks by itself.
  /// A server that shows the same certificate on another port of the host is not known here.
  func acceptedElsewhere(for host: String, port: Int) -> AcceptedCertificate? {
    let place = Place(host: host, port: port)
    return acceptedPlaces.contains(place) ? nil : Self.acceptedAnywhere[place]
  }

  /// The servers of such certificates, from which this session's pages get nothing.
  var foreignPlaces: Set<Place> { Set(Self.acceptedAnywhere.keys).subtracting(acceptedPlaces) }

  private var acceptedPlaces: Set<Place> = []
  private static var acceptedAnywhere: [Place: AcceptedCertificate] = [:]

  func hasAccepted(_ certificate: UnsafeMutablePointer<GTlsCertificate>?, for host: String) -> Bool {
    guard let certificate else { return false }
    return accepted[host]?.contains {
      g_tls_certificate_is_same($0.pointer.assumingMemoryBound(to: GTlsCertificate.self), certificate) != 0
    } ?? false
  }

  var pointer: OpaquePointer { OpaquePointer(ref.pointer) }
  var cookieManager: OpaquePointer { webkit_network_session_get_cookie_manager(pointer)! }
  var isPersistent: Bool { webkit_network_session_is_ephemeral(pointer) == 0 }
}

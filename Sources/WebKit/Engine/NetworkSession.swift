internal import CWebKitGTK
internal import GLib

/// A `WebKitNetworkSession`.
@MainActor
final class NetworkSession {
  let ref: GObjectRef

  private init(_ ref: GObjectRef) { self.ref = ref }

  static func shared() -> NetworkSession {
    NetworkSession(GObjectRef(retaining: UnsafeMutableRawPointer(webkit_network_session_get_default()!)))
  }

  static func ephemeral() -> NetworkSession {
    NetworkSession(GObjectRef(adopting: UnsafeMutableRawPointer(webkit_network_session_new_ephemeral()!)))
  }

  var isPersistent: Bool { webkit_network_session_is_ephemeral(OpaquePointer(ref.pointer)) == 0 }
}

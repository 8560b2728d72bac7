internal import CGLibShims
internal import CGTK

/// A Swift object and a GObject that live and die together.
///
/// A Swift widget in a container must stay alive as long as the container holds it, even if the program keeps no
/// reference to it. A Swift widget without any owner must release its GObject. GObject's toggle reference distinguishes
/// the two cases: while anything else holds the GObject, the GObject holds the Swift peer.
///
/// The peer is released in the loop's next turn and not inside GObject's own unref, which still accesses the object after
/// the toggle callback.
///
/// A handler connected with ``onSignal(_:of:perform:)`` that captures the peer itself keeps both alive until the GObject is
/// disposed of. A closure in a property of the peer keeps both alive permanently: capture the peer weakly.
@MainActor
open class GObjectPeer {
  /// The `GObject *`.
  public let pointer: UnsafeMutableRawPointer

  private var connections: [SignalConnection] = []
  private var isHeldByObject = false
  private var isSettling = false

  /// Binds this peer to an object that is new, and whose only reference is floating or the caller's; it becomes
  /// the peer's.
  public init(new pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    if clinkway_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    bind()
    g_object_unref(pointer)
  }

  /// Binds this peer to an object that others own: a toplevel window, which GTK owns, or another library's widget.
  public init(lent pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    bind()
    holdByObject()
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
    g_object_set_qdata(pointer.assumingMemoryBound(to: GObject.self), peerKey, nil)
    g_object_remove_toggle_ref(
      pointer.assumingMemoryBound(to: GObject.self), objectToggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The Swift peer of a GObject; nil where it has none, or is being taken down.
  public static func peer(of pointer: UnsafeMutableRawPointer) -> GObjectPeer? {
    guard let raw = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), peerKey) else {
      return nil
    }
    return Unmanaged<GObjectPeer>.fromOpaque(raw).takeUnretainedValue()
  }

  /// Runs `body` at each emission of a signal for as long as this peer lives.
  ///
  /// The signal is this object's, or with `of` that of an object that this one owns, such as an event controller.
  public func onSignal(
    _ name: String, of object: UnsafeMutableRawPointer? = nil,
    perform body: @escaping @MainActor (SignalArguments) -> Void
  ) {
    connections.append(SignalConnection(object ?? pointer, name, perform: body))
  }

  /// Runs `body` at each emission of a signal that asks for a Boolean: true stops the emission as handled.
  public func onSignalDeciding(
    _ name: String, of object: UnsafeMutableRawPointer? = nil,
    perform body: @escaping @MainActor (SignalArguments) -> Bool
  ) {
    connections.append(SignalConnection.deciding(object ?? pointer, name, perform: body))
  }

  /// Runs `body` at each emission of a signal that asks for an object; the object becomes the signal's, nil answers none.
  public func onSignalMaking(
    _ name: String, of object: UnsafeMutableRawPointer? = nil,
    perform body: @escaping @MainActor (SignalArguments) -> UnsafeMutableRawPointer?
  ) {
    connections.append(SignalConnection.making(object ?? pointer, name, perform: body))
  }

  /// The object's reference count, for tests.
  public var referenceCount: Int { Int(clinkway_ref_count(pointer)) }

  private func bind() {
    precondition(GObjectPeer.peer(of: pointer) == nil, "a GObject has one Swift peer: use the one it has")
    let data = Unmanaged.passUnretained(self).toOpaque()
    g_object_add_toggle_ref(pointer.assumingMemoryBound(to: GObject.self), objectToggled, data)
    g_object_set_qdata(pointer.assumingMemoryBound(to: GObject.self), peerKey, data)
  }

  fileprivate func toggled(isLast: Bool) {
    if !isLast { holdByObject() } else if isHeldByObject { resolveSoon() }
  }

  private func holdByObject() {
    guard !isHeldByObject else { return }
    isHeldByObject = true
    _ = Unmanaged.passRetained(self)
  }

  private func resolveSoon() {
    guard !isSettling else { return }
    isSettling = true
    g_idle_add_full(G_PRIORITY_HIGH, resolvePeer, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  fileprivate func resolve() {
    isSettling = false
    guard isHeldByObject, clinkway_ref_count(pointer) == 1 else { return }
    isHeldByObject = false
    Unmanaged.passUnretained(self).release()
  }
}

@MainActor private let peerKey = g_quark_from_static_string("linkway-peer")

private func resolvePeer(_ data: gpointer?) -> gboolean {
  nonisolated(unsafe) let data = data!
  MainActor.assumeIsolated { Unmanaged<GObjectPeer>.fromOpaque(data).takeUnretainedValue().resolve() }
  return 0
}

private func objectToggled(_ data: gpointer?, _ object: UnsafeMutablePointer<GObject>?, _ isLast: gboolean) {
  nonisolated(unsafe) let data = data!
  MainActor.assumeIsolated {
    Unmanaged<GObjectPeer>.fromOpaque(data).takeUnretainedValue().toggled(isLast: isLast != 0)
  }
}

internal import CGLibShims
internal import CGTK

/// A handler connected to a signal; dropping it disconnects.
///
/// One C marshaller serves every signal with any arguments: it passes the emission's `GValue`s to Swift, so no handler
/// depends on a hand-written C signature.
@MainActor
public final class SignalConnection {
  fileprivate var instance: UnsafeMutableRawPointer?
  private var id: gulong = 0
  private weak var box: SignalBox?

  /// Connects `body` to a signal that wants no answer.
  ///
  /// Stops the program where the object has no such signal. `name` may carry a detail: `notify::title`.
  public convenience init(
    _ instance: UnsafeMutableRawPointer, _ name: String,
    perform body: @escaping @MainActor (SignalArguments) -> Void
  ) {
    self.init(instance, name, marshal: { arguments, _ in body(arguments) })
  }

  /// Connects `body` to a signal whose Boolean answer says whether it was handled.
  public static func deciding(
    _ instance: UnsafeMutableRawPointer, _ name: String,
    perform body: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalConnection {
    SignalConnection(
      instance, name,
      marshal: { arguments, result in
        let answer = body(arguments)
        if let result { g_value_set_boolean(result, answer ? 1 : 0) }
      })
  }

  /// Connects `body` to a signal that asks for an object, such as a new window's web view; nil answers none.
  ///
  /// The object stays the caller's, who must hold it beyond the emission.
  public static func making(
    _ instance: UnsafeMutableRawPointer, _ name: String,
    perform body: @escaping @MainActor (SignalArguments) -> UnsafeMutableRawPointer?
  ) -> SignalConnection {
    SignalConnection(
      instance, name,
      marshal: { arguments, result in
        let object = body(arguments)
        // GObject takes ownership of a C handler's result; an additional reference would leak.
        if let result { g_value_take_object(result, object) }
      })
  }

  fileprivate init(
    _ instance: UnsafeMutableRawPointer, _ name: String, marshal body: @escaping SignalBox.Body
  ) {
    self.instance = instance
    let box = SignalBox(body, connection: self)
    self.box = box
    let data = Unmanaged.passRetained(box).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_set_marshal(closure, marshalSignal)
    g_closure_add_finalize_notifier(closure, data) { data, _ in releaseBox(data) }
    id = g_signal_connect_closure(instance, name, closure, 0)
    precondition(id != 0, "\(String(cString: clinkway_type_name(instance))) has no signal \"\(name)\"")
  }

  /// Makes the object own the connection: the handler ends with the object, also if the caller drops the connection.
  func keepWithObject() { box?.kept = self }

  isolated deinit { disconnect() }

  /// Whether an emission would still reach the handler.
  public var isConnected: Bool { instance != nil }

  /// Lets the handler go; calling it again, or after the object has gone, does nothing.
  public func disconnect() {
    guard let instance else { return }
    self.instance = nil
    // A disposed object has already disconnected its handlers; a running handler is not notified of that.
    if g_signal_handler_is_connected(instance, id) != 0 { g_signal_handler_disconnect(instance, id) }
  }
}

/// What the closure keeps alive; its finalizer is the only release.
@MainActor
private final class SignalBox {
  typealias Body = @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
  let body: Body
  weak var connection: SignalConnection?
  /// The connection, if the object owns it; GObject's closure owns the box, and releases it with the object.
  var kept: SignalConnection?

  init(_ body: @escaping Body, connection: SignalConnection) {
    self.body = body
    self.connection = connection
  }
}

private func releaseBox(_ data: gpointer?) {
  nonisolated(unsafe) let data = data!
  MainActor.assumeIsolated {
    let box = Unmanaged<SignalBox>.fromOpaque(data).takeRetainedValue()
    box.connection?.instance = nil
  }
}

private func marshalSignal(
  _ closure: UnsafeMutablePointer<GClosure>?, _ result: UnsafeMutablePointer<GValue>?, _ count: guint,
  _ values: UnsafePointer<GValue>?, _ hint: gpointer?, _ marshalData: gpointer?
) {
  nonisolated(unsafe) let data = closure!.pointee.data!
  nonisolated(unsafe) let result = result
  nonisolated(unsafe) let arguments = UnsafeBufferPointer(start: values, count: Int(count))
  MainActor.assumeIsolated {
    // Retained during the call, because the handler can disconnect itself.
    let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
    box.body(SignalArguments(values: arguments), result)
  }
}

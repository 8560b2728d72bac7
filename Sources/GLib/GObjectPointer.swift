/// A GObject of a program's own C code: with the pointer types that C functions take, and handlers that end with the object.
///
/// ```swift
/// let window = GObjectPointer(gtk_application_window_new(app.typed()))
/// gtk_window_set_title(window.typed(), "Chat")
/// window.on("close-request") { _ in print("closed") }
/// ```
///
/// It holds no reference. The object's container, or the program, owns the object.
public struct GObjectPointer: Hashable {
  /// The `GObject *`.
  public let raw: UnsafeMutableRawPointer

  /// An object of a C function whose type has a visible structure, such as `GtkWidget *`; not NULL.
  public init<Object>(_ object: UnsafeMutablePointer<Object>?) { raw = UnsafeMutableRawPointer(object!) }

  /// An object of a C function whose type has no visible structure, such as `GtkStringList *`; not NULL.
  public init(_ object: OpaquePointer?) { raw = UnsafeMutableRawPointer(object!) }

  /// An object without a type, such as ``LinkwayGTK/LinkLabel/widgetPointer``.
  public init(_ object: UnsafeMutableRawPointer) { raw = object }

  /// The object as a pointer to the structure that a C function takes: `gtk_window_present(window.typed())`.
  ///
  /// The class is not checked here. GTK logs a critical warning if the object is of another class.
  public func typed<Object>(_ type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
    raw.assumingMemoryBound(to: type)
  }

  /// The object for a C function that takes a type without a visible structure.
  public var opaque: OpaquePointer { OpaquePointer(raw) }

  /// Runs `body` at each emission of a signal, until the object is gone or the returned connection is disconnected.
  ///
  /// The object owns the handler and what it captures, so nothing must be kept and nothing leaks. A handler that captures a
  /// Swift object which owns this GObject must capture it weakly. Stops the program if the object has no such signal.
  @MainActor @discardableResult
  public func on(
    _ signal: String, perform body: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    let connection = SignalConnection(raw, signal, perform: body)
    connection.keepWithObject()
    return connection
  }

  /// Runs `body` at each emission of a signal that asks for a Boolean: true stops the emission as handled.
  @MainActor @discardableResult
  public func onDeciding(
    _ signal: String, perform body: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalConnection {
    let connection = SignalConnection.deciding(raw, signal, perform: body)
    connection.keepWithObject()
    return connection
  }
}

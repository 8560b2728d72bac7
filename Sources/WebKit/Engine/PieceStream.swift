internal import CWebKitGTK
internal import Foundation
internal import GLib

/// The data of a `GInputStream` that receives its bytes in pieces, as a scheme's handler delivers them.
///
/// The engine reads to the end, one reading at a time; a reading that finds nothing waits for the next piece. The GObject
/// keeps this object, and not the other way round.
@MainActor
final class PieceStream {
  private enum End {
    case complete
    case failure(NSError)
  }

  private var pieces: [Data] = []
  private var end: End?
  /// A reading of the engine's that waits, and where its bytes go.
  private var reading: (task: OpaquePointer, buffer: UnsafeMutableRawPointer, count: Int)?
  private var cancellation: SignalConnection?
  private let wasCancelled: @MainActor () -> Void

  /// A stream that calls a function when the engine wants no more of it.
  init(wasCancelled: @escaping @MainActor () -> Void) { self.wasCancelled = wasCancelled }

  /// Makes the stream's GObject, which the caller owns.
  func makeObject() -> UnsafeMutablePointer<GInputStream> {
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
    g_object_set_qdata_full(
      object, Self.key, Unmanaged.passRetained(self).toOpaque(),
      { data in
        nonisolated(unsafe) let data = data!
        MainActor.assumeIsolated { Unmanaged<PieceStream>.fromOpaque(data).release() }
      })
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GInputStream.self)
  }

  /// Gives the next piece; after the end it does nothing.
  func append(_ data: Data) {
    guard end == nil, !data.isEmpty else { return }
    pieces.append(data)
    answer()
  }

  /// Ends the stream: after what has been given already, or at once with an error.
  func finish(throwing error: NSError? = nil) {
    guard end == nil else { return }
    end = error.map(End.failure) ?? .complete
    if error != nil { pieces = [] }
    answer()
  }

  fileprivate func read(
    _ task: OpaquePointer, into buffer: UnsafeMutableRawPointer, count: Int,
    cancellable: UnsafeMutableRawPointer?
  ) {
    reading = (task, buffer, count)
    if let cancellable, cancellation == nil {
      cancellation = SignalConnection(cancellable, "cancelled") { [weak self] _ in self?.cancel() }
    }
    answer()
  }

  private func cancel() {
    finish(throwing: URLError(.cancelled) as NSError)
    wasCancelled()
  }

  /// Answers the reading that waits, if there is something to answer it with.
  private func answer() {
    guard let reading, !pieces.isEmpty || end != nil else { return }
    self.reading = nil
    if let piece = pieces.first {
      let count = min(piece.count, reading.count)
      piece.copyBytes(
        to: UnsafeMutableRawBufferPointer(start: reading.buffer, count: count),
        from: piece.startIndex..<piece.startIndex + count)
      // A slice shares its bytes.
      if count < piece.count { pieces[0] = piece.dropFirst(count) } else { pieces.removeFirst() }
      g_task_return_int(reading.task, count)
    } else if case .failure(let error) = end {
      g_task_return_error(reading.task, EngineErrors.gError(error))
    } else {
      g_task_return_int(reading.task, 0)
    }
    g_object_unref(UnsafeMutableRawPointer(reading.task))
  }

  fileprivate static func of(_ object: UnsafeMutableRawPointer) -> PieceStream? {
    guard let data = g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), key) else { return nil }
    return Unmanaged<PieceStream>.fromOpaque(data).takeUnretainedValue()
  }

  private static let key = g_quark_from_static_string("linkway-pieces")

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(g_input_stream_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = { pointer, _ in
      guard let functions = pointer?.assumingMemoryBound(to: GInputStreamClass.self) else { return }
      functions.pointee.read_async = startReading
      functions.pointee.read_finish = { _, result, error in g_task_propagate_int(result, error) }
    }
    return g_type_register_static(
      g_input_stream_get_type(), "LinkwayPieceStream", &info, GTypeFlags(rawValue: 0))
  }()
}

private func startReading(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ buffer: UnsafeMutableRawPointer?, _ count: gsize,
  _ priority: gint, _ cancellable: UnsafeMutablePointer<GCancellable>?, _ callback: GAsyncReadyCallback?,
  _ data: gpointer?
) {
  let task = g_task_new(stream, cancellable, callback, data)!
  g_task_set_priority(task, priority)
  nonisolated(unsafe) let (stream, buffer) = (UnsafeMutableRawPointer(stream!), buffer!)
  nonisolated(unsafe) let (cancel, reading) = (cancellable.map { UnsafeMutableRawPointer($0) }, task)
  MainActor.assumeIsolated {
    PieceStream.of(stream)?.read(reading, into: buffer, count: Int(count), cancellable: cancel)
  }
}

internal import CWebKitGTK
internal import GLib

/// The result of one of GIO's asynchronous operations, for its finishing function.
@MainActor
struct AsyncOperation {
  private let ref: GObjectRef?

  /// The `GAsyncResult *`; nil where the operation has none.
  var result: OpaquePointer? { ref.map { OpaquePointer($0.pointer) } }

  /// Starts an operation and waits for its end.
  static func run(_ start: (GAsyncReadyCallback, gpointer) -> Void) async -> AsyncOperation {
    await withCheckedContinuation { (continuation: CheckedContinuation<AsyncOperation, Never>) in
      start(operationEnded, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
    }
  }

  /// Starts an operation and runs `body` at its end, still inside the engine's call, which lends the result.
  static func start(
    _ start: (GAsyncReadyCallback, gpointer) -> Void, then body: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    start(operationEndedAtOnce, Unmanaged.passRetained(Following(body)).toOpaque())
  }

  fileprivate init(_ result: UnsafeMutableRawPointer?) { ref = result.map { GObjectRef(retaining: $0) } }
}

private final class Waiting {
  let continuation: CheckedContinuation<AsyncOperation, Never>
  init(_ continuation: CheckedContinuation<AsyncOperation, Never>) { self.continuation = continuation }
}

private final class Following {
  let body: @MainActor (OpaquePointer?) -> Void
  init(_ body: @escaping @MainActor (OpaquePointer?) -> Void) { self.body = body }
}

private func operationEnded(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  nonisolated(unsafe) let result = result.map { UnsafeMutableRawPointer($0) }
  nonisolated(unsafe) let data = data!
  MainActor.assumeIsolated {
    let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
    waiting.continuation.resume(returning: AsyncOperation(result))
  }
}

private func operationEndedAtOnce(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  nonisolated(unsafe) let (result, data) = (result, data!)
  MainActor.assumeIsolated {
    Unmanaged<Following>.fromOpaque(data).takeRetainedValue().body(result)
  }
}

/// Standard output with a buffer, so that small pieces do not each cost a call to the system.
final class Output {
  private let sink: any ByteSink
  private static let limit = 1 << 16

  /// What waits to be written; append to it and call ``drain()``.
  var buffer: [UInt8] = []

  init(_ sink: any ByteSink) { self.sink = sink }

  func write(_ text: String) throws(CommandFailure) {
    buffer += text.utf8
    try drain()
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) {
    buffer += bytes
    try drain()
  }

  /// Writes the buffer where it has grown large.
  func drain() throws(CommandFailure) {
    if buffer.count >= Self.limit { try flush() }
  }

  /// Writes the buffer.
  func flush() throws(CommandFailure) {
    guard !buffer.isEmpty else { return }
    do throws(SystemError) {
      try sink.write(buffer)
    } catch {
      throw .output(error.isClosedPipe ? nil : error.reason)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

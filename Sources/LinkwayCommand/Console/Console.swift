/// What a command reads from and writes to; tests give it memory instead of files.
struct Console {
  /// Standard input.
  let input: any ByteSource
  /// Standard output.
  let output: Output
  /// Standard error.
  let errors: any ByteSink
  let outputIsTerminal: Bool
  let errorIsTerminal: Bool
  /// Opens a file for reading.
  let open: (String) throws(SystemError) -> any ByteSource

  static func system() -> Console {
    SystemCalls.endQuietlyOnClosedPipe()
    return Console(
      input: DescriptorSource(0), output: Output(DescriptorSink(1)), errors: DescriptorSink(2),
      outputIsTerminal: SystemCalls.isTerminal(1), errorIsTerminal: SystemCalls.isTerminal(2),
      open: { path throws(SystemError) in DescriptorSource(try SystemCalls.open(path)) })
  }

  /// Writes a message to standard error; a standard error that takes none is no reason to stop.
  func complain(_ message: String) {
    // The current line may contain a progress message.
    let clear = Progress.isShown(on: self) ? "\r\u{1B}[K" : ""
    try? errors.write(Array("\(clear)linkway: \(message)\n".utf8))
  }

  func leave(with status: Int32) -> Never { SystemCalls.leave(with: status) }
}

/// Bytes that come in chunks.
protocol ByteSource: AnyObject {
  /// The number of bytes; nil where it is unknown.
  var size: Int? { get }
  /// The next bytes, as soon as there are any; nil at the end.
  func read() throws(SystemError) -> ArraySlice<UInt8>?
}

/// Where bytes go.
protocol ByteSink: AnyObject {
  func write(_ bytes: [UInt8]) throws(SystemError)
}

final class DescriptorSource: ByteSource {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 17)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { if descriptor > 2 { SystemCalls.close(descriptor) } }

  var size: Int? { SystemCalls.size(descriptor) }

  func read() throws(SystemError) -> ArraySlice<UInt8>? {
    let count = try SystemCalls.read(descriptor, into: &buffer)
    return count == 0 ? nil : buffer[..<count]
  }
}

final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemCalls.write(descriptor, bytes)
  }
}

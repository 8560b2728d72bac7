@testable import LinkwayCommand

/// A console in memory: what went in, and what came out.
final class MemoryConsole {
  private let output = MemorySink()
  private let errors = MemorySink()
  let console: Console

  /// - Parameters:
  ///   - input: standard input.
  ///   - files: what can be opened, by name.
  ///   - chunk: how many bytes each read gives.
  init(
    input: [UInt8] = [], files: [String: [UInt8]] = [:], chunk: Int = 7, outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, outputFails: Int32? = nil
  ) {
    output.failure = outputFails
    console = Console(
      input: MemorySource(input, chunk: chunk), output: Output(output), errors: errors,
      outputIsTerminal: outputIsTerminal, errorIsTerminal: errorIsTerminal,
      open: { name throws(SystemError) in
        guard let bytes = files[name] else { throw SystemError(code: 2) }
        return MemorySource(bytes, chunk: chunk)
      })
  }

  convenience init(_ text: String, chunk: Int = 7, outputIsTerminal: Bool = false) {
    self.init(input: Array(text.utf8), chunk: chunk, outputIsTerminal: outputIsTerminal)
  }

  func run(_ words: String...) -> Int32 { run(words) }

  func run(_ words: [String]) -> Int32 { Linkway.run(words, on: console) }

  var written: String { String(decoding: output.bytes, as: UTF8.self) }
  var writtenBytes: [UInt8] { output.bytes }
  var complaints: String { String(decoding: errors.bytes, as: UTF8.self) }
}

final class MemorySource: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let chunk: Int
  let size: Int?

  init(_ bytes: [UInt8], chunk: Int) {
    rest = bytes[...]
    self.chunk = chunk
    size = bytes.count
  }

  func read() throws(SystemError) -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let piece = rest.prefix(chunk)
    rest = rest.dropFirst(chunk)
    return piece
  }
}

final class MemorySink: ByteSink {
  var bytes: [UInt8] = []
  var failure: Int32?

  func write(_ bytes: [UInt8]) throws(SystemError) {
    if let failure { throw SystemError(code: failure) }
    self.bytes += bytes
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system answered instead of doing what it was asked.
struct SystemError: Error {
  let code: Int32

  var isClosedPipe: Bool { code == EPIPE }

  /// The system's own words.
  var reason: String { String(cString: strerror(code)) }
}

/// Files by their descriptors.
///
/// Foundation's file handles read a pipe either not at once or not safely, so the system's own calls are used.
enum SystemCalls {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func open(_ path: String) throws(SystemError) -> Int32 {
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
      #elseif canImport(Musl)
        let descriptor = Musl.open(path, O_RDONLY | O_CLOEXEC)
      #else
        let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC)
      #endif
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Fills the start of `buffer` with what is there and answers how much; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &buffer, buffer.count)
      #else
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// Writes all of `bytes`.
  static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, rest, rest.count)
      #else
        let count = Darwin.write(descriptor, rest, rest.count)
      #endif
      if count == rest.count { return }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// The size of a regular file; nil for a pipe, a terminal or a device.
  static func size(_ descriptor: Int32) -> Int? {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }

  /// Makes a closed pipe end the process silently, as users of pipes expect, regardless of the inherited setting.
  static func endQuietlyOnClosedPipe() { signal(SIGPIPE, SIG_DFL) }

  static func leave(with status: Int32) -> Never { exit(status) }
}

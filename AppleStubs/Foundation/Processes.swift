open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { fatalError() }
}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { fatalError() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

open class Thread: NSObject {
  open class var isMainThread: Bool { fatalError() }
}

#if os(macOS)
  open class Process: NSObject, @unchecked Sendable {
    open var executableURL: URL?
    open var arguments: [String]?
    open var standardOutput: Any?
    open var standardError: Any?
    open func run() throws {}
    open func waitUntilExit() {}
    open var terminationStatus: Int32 { fatalError() }
  }

  open class Pipe: NSObject, @unchecked Sendable {
    open var fileHandleForReading: FileHandle { fatalError() }
  }
#endif

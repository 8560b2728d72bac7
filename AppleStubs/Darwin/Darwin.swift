public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }

public var errno: Int32 {
  get { fatalError() }
  set {}
}
public var EPIPE: Int32 { 32 }
public var EINTR: Int32 { 4 }
public var O_RDONLY: Int32 { 0 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }
public func strerror(_ errnum: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func isatty(_ fd: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func close(_ fd: Int32) -> Int32 { fatalError() }
public func read(_ fd: Int32, _ buf: UnsafeMutableRawPointer!, _ nbyte: Int) -> Int { fatalError() }
public func write(_ fd: Int32, _ buf: UnsafeRawPointer!, _ nbyte: Int) -> Int { fatalError() }
public func exit(_ status: Int32) -> Never { fatalError() }

public typealias mode_t = UInt16
public typealias off_t = Int64
public var S_IFMT: mode_t { 0xf000 }
public var S_IFREG: mode_t { 0x8000 }
public struct stat {
  public var st_mode: mode_t
  public var st_size: off_t
  public init() { fatalError() }
}
public func fstat(_ fd: Int32, _ buf: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }

public var SIGPIPE: Int32 { 13 }
public var SIG_DFL: (@convention(c) (Int32) -> Void)? { nil }
@discardableResult
public func signal(
  _ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? { fatalError() }

public struct timespec {
  public var tv_sec: Int
  public var tv_nsec: Int
  public init() { fatalError() }
}
public struct clockid_t: Sendable {}
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { fatalError() }
@discardableResult
public func clock_gettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!) -> Int32 {
  fatalError()
}

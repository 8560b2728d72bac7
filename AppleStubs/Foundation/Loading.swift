public struct URLRequest: Hashable, Sendable {
  public init(url: URL) { fatalError() }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

@objc open class NSURLRequest: NSObject, @unchecked Sendable {}

@objc open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { fatalError() }
  open var mimeType: String? { fatalError() }
  open var suggestedFilename: String? { fatalError() }
}

@objc open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    fatalError()
  }
  open var statusCode: Int { fatalError() }
  @available(iOS 13, macOS 10.15, *)
  open func value(forHTTPHeaderField field: String) -> String? { fatalError() }
}

public struct HTTPCookiePropertyKey: Hashable, Sendable {
  public init(_ rawValue: String) { fatalError() }
  public static let name = HTTPCookiePropertyKey("")
  public static let value = HTTPCookiePropertyKey("")
  public static let domain = HTTPCookiePropertyKey("")
  public static let path = HTTPCookiePropertyKey("")
  public static let secure = HTTPCookiePropertyKey("")
  public static let expires = HTTPCookiePropertyKey("")
}

@objc open class HTTPCookie: NSObject, @unchecked Sendable {
  public init?(properties: [HTTPCookiePropertyKey: Any]) { fatalError() }
}

@objc open class URLAuthenticationChallenge: NSObject {
  open var protectionSpace: URLProtectionSpace { fatalError() }
  open var previousFailureCount: Int { fatalError() }
}

@objc open class URLProtectionSpace: NSObject, @unchecked Sendable {
  open var host: String { fatalError() }
  open var port: Int { fatalError() }
  open var `protocol`: String? { fatalError() }
  open var realm: String? { fatalError() }
  open var authenticationMethod: String { fatalError() }
  open func isProxy() -> Bool { fatalError() }
}

public let NSURLAuthenticationMethodDefault: String = ""
public let NSURLAuthenticationMethodHTTPBasic: String = ""
public let NSURLAuthenticationMethodHTTPDigest: String = ""
public let NSURLAuthenticationMethodNTLM: String = ""
@available(iOS 3, macOS 10.6, *)
public let NSURLAuthenticationMethodServerTrust: String = ""

@objc open class URLCredential: NSObject, @unchecked Sendable {
  @objc public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }
  public convenience init(user: String, password: String, persistence: Persistence) { fatalError() }
}

@objc open class URLSession: NSObject, @unchecked Sendable {
  @objc public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
}

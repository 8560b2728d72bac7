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

public import Foundation
import WebKit

/// A cookie that the app gives to pages, such as that of a session it has already.
public struct PageCookie: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String
  /// The host that gets it; with a leading dot, the names under that host get it too.
  public var domain: String
  /// The beginning of the paths that it is sent for.
  public var path: String
  /// Whether it is sent over secure connections only.
  public var isSecure: Bool
  /// Whether scripts cannot read it.
  public var isHTTPOnly: Bool
  /// When it ends; nil ends with the program.
  public var expires: Date?

  /// A cookie of its parts.
  public init(
    _ name: String, _ value: String, domain: String, path: String = "/", isSecure: Bool = true,
    isHTTPOnly: Bool = true, expires: Date? = nil
  ) {
    self.name = name
    self.value = value
    self.domain = domain
    self.path = path
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.expires = expires
  }

  /// Nil where a part holds what no cookie can.
  var engineCookie: HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: domain, .path: path,
    ]
    if isSecure { properties[.secure] = "TRUE" }
    if isHTTPOnly { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
    properties[.expires] = expires
    return HTTPCookie(properties: properties)
  }
}

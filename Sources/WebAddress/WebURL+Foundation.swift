public import Foundation

extension WebURL {
  /// Reads the text of a Foundation URL as a browser does; nil where a browser would refuse it.
  ///
  /// The two standards differ, so what Foundation says of the URL's host need not be what is read here.
  public init?(_ url: URL) {
    self.init(url.absoluteString, relativeTo: nil)
  }
}

extension URL {
  /// Hands a URL to an interface that takes Foundation's; nil where Foundation would see another address in it.
  ///
  /// A character that browsers leave in a path or query and RFC 3986 does not, such as `|`, is percent-encoded.
  public init?(_ url: WebURL) {
    self.init(string: url.href)
    guard let seen = WebURL(self), seen.scheme == url.scheme, seen.host == url.host, seen.port == url.port,
      seen.username == url.username, seen.password == url.password
    else { return nil }
  }
}

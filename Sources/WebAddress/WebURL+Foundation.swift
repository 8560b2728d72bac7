public import Foundation

extension WebURL {
  /// Reads the text of a Foundation URL as a browser does; nil where a browser would refuse it.
  ///
  /// The two standards differ, so Foundation can report another host for the same text.
  public init?(_ url: URL) {
    self.init(url.absoluteString, relativeTo: nil)
  }
}

extension URL {
  /// Converts a URL for an API that takes Foundation's type; nil where Foundation would read another address.
  ///
  /// A character that browsers leave in a path or query and RFC 3986 does not, such as `|`, is percent-encoded.
  public init?(_ url: WebURL) {
    self.init(string: url.href)
    guard let seen = WebURL(self), seen.scheme == url.scheme, seen.host == url.host, seen.port == url.port,
      seen.username == url.username, seen.password == url.password
    else { return nil }
  }
}

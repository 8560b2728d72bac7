extension WebURL {
  /// The segments of the path, percent-decoded; empty for an opaque path.
  ///
  /// Empty segments are kept (`/a//b` has three), including the one after a final slash. A `%2F` becomes a slash inside its
  /// segment and does not separate segments. Bytes that are not UTF-8 become U+FFFD.
  public var decodedPathSegments: [String] { pathSegments.map { Self.percentDecoded($0) } }

  /// The path, percent-decoded as a whole: what follows the colon in `mailto:a%20b@c.example`.
  ///
  /// Once decoded, a slash of the path and one that was encoded look alike; take ``decodedPathSegments`` where a path has
  /// segments.
  public var decodedPath: String { Self.percentDecoded(path) }

  /// The last segment that is not empty, percent-decoded: the name of the file, where the path names one.
  public var lastPathSegment: String? {
    pathSegments.last { !$0.isEmpty }.map { Self.percentDecoded($0) }
  }

  /// The same URL with another path, made of segments in plain text.
  ///
  /// Characters that a segment cannot contain, such as a slash or a percent sign, are percent-encoded. Returns nil for an
  /// opaque path, and for a segment `.` or `..`, because URL parsers remove these in every spelling.
  public func replacingPath(with segments: some Sequence<String>) -> WebURL? {
    guard !hasOpaquePath else { return nil }
    let encoded = segments.map { PercentEncoding.encode(Array($0.utf8), by: .segment) }
    var url = self
    url.path = encoded.map { "/" + $0 }.joined()
    if url.path.isEmpty, scheme.isSpecial || host == nil { url.path = "/" }
    return WebURL(url.href) == url ? url : nil
  }

  /// The same URL with segments in plain text added to its path; a final slash is not doubled.
  ///
  /// Returns nil where ``replacingPath(with:)`` does.
  public func appendingPath(_ segments: some Sequence<String>) -> WebURL? {
    var all = decodedPathSegments
    if all.last?.isEmpty == true { all.removeLast() }
    return replacingPath(with: all + segments)
  }

  /// Turns each `%` with two hexadecimal digits into its byte; bytes that are no UTF-8 become U+FFFD.
  ///
  /// Source: WHATWG URL Standard, section 1.3, "percent-decode" and "UTF-8 decode without BOM".
  public static func percentDecoded(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    return bytes.contains(0x25) ? PercentEncoding.decode(bytes).text : String(text)
  }
}

extension WebHost.Opaque {
  /// The host, percent-decoded as the user wrote it.
  public var decoded: String { WebURL.percentDecoded(text) }
}

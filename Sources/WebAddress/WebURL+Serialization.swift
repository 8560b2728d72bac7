extension WebURL {
  /// The canonical text of the URL, all ASCII; reading it again gives an equal value.
  ///
  /// Source: WHATWG URL Standard, section 4.5, "URL serializing".
  public var href: String {
    var text = withoutFragmentText
    if let fragment { text += "#" + fragment }
    return text
  }

  var withoutFragmentText: String {
    var text = scheme.name + ":"
    if let host {
      text += "//"
      if hasUserInfo {
        text += username
        if !password.isEmpty { text += ":" + password }
        text += "@"
      }
      text += host.serialized
      if let port { text += ":\(port)" }
    } else if !hasOpaquePath, path.utf8.starts(with: "//".utf8) {
      // Without these two characters the path would be read as a host.
      text += "/."
    }
    text += path
    if let query { text += "?" + query }
    return text
  }
}

extension WebURL: CustomStringConvertible, LosslessStringConvertible {
  /// The canonical text of the URL.
  public var description: String { href }

  /// Reads a URL as a browser does; nil where a browser would refuse it.
  public init?(_ description: String) {
    self.init(description, relativeTo: nil)
  }
}

extension WebURL: Codable {
  /// Reads the text of a URL.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the description of ``WebURLError`` if the text is not a URL.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(WebURLError) {
      self = try WebURL(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the canonical text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(href)
  }
}

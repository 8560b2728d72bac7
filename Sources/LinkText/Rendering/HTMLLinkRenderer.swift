public import LinkDetection

/// Writes text with links as an HTML fragment that can be put into a page as it is.
///
/// `&`, `<`, `>` and both quotes are escaped everywhere, so the fragment is safe in an element's content. Line breaks stay as
/// they are; show the fragment with `white-space: pre-wrap` to keep them. A link with a URL becomes `<a href>`, any other
/// `<span class>` with its kind.
///
/// Bidirectional controls cannot change the text after the fragment: from the first such control on the text is in a
/// `<bdi>` element, a link's label in one of its own, and a closing control without an opening one is omitted.
public struct HTMLLinkRenderer: LinkRenderer {
  /// The `rel` of each link.
  ///
  /// Default: `nofollow noopener noreferrer ugc`, for text that strangers wrote.
  public var relation: String

  /// The `target` of each link, such as `_blank` for a new tab; nil writes none.
  public var target: String?

  private var isolation = BidiIsolation(open: "<bdi>", close: "</bdi>")

  /// Makes a renderer that writes `rel` and, if it is not nil, `target` into each link.
  public init(relation: String = "nofollow noopener noreferrer ugc", target: String? = nil) {
    self.relation = relation
    self.target = target
  }

  public mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    isolation.write(text, to: &output, write: Self.escape)
  }

  public mutating func write(link text: String, url: String?, kind: LinkKind, to output: inout [UInt8]) {
    isolation.flush(to: &output)
    let href = RenderedTarget.href(url)
    if let href {
      output += "<a href=\"".utf8
      Self.escape(href, to: &output)
      if !relation.isEmpty {
        output += "\" rel=\"".utf8
        Self.escape(relation, to: &output)
      }
      if let target {
        output += "\" target=\"".utf8
        Self.escape(target, to: &output)
      }
      output += "\">".utf8
    } else if url == nil {
      output += "<span class=\"".utf8
      Self.escape(kind.name, to: &output)
      output += "\">".utf8
    }
    var label = BidiIsolation(open: "<bdi>", close: "</bdi>")
    label.write(Array(text.utf8)[...], to: &output, write: Self.escape)
    label.finish(to: &output)
    if href != nil { output += "</a>".utf8 } else if url == nil { output += "</span>".utf8 }
  }

  public mutating func finish(to output: inout [UInt8]) { isolation.finish(to: &output) }

  private static func escape(_ text: String, to output: inout [UInt8]) {
    escape(Array(text.utf8)[...], to: &output)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var start = bytes.startIndex
    for index in bytes.indices {
      guard let entity = entity(for: bytes[index]) else { continue }
      output += bytes[start..<index]
      output += entity.utf8
      start = index + 1
    }
    output += bytes[start...]
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

extension LinkedText {
  /// The text as HTML for a clipboard, with its line breaks and its web and e-mail links.
  ///
  /// Other targets only have a meaning inside the app and are written as plain text.
  public func clipboardHTML() -> String {
    var renderer = HTMLLinkRenderer(relation: "noopener noreferrer")
    var copy = self
    copy.spans.removeAll { span in
      switch span.target.kind {
      case .web, .email, .phoneNumber: false
      case .action, .value, .other: true
      }
    }
    return "<meta charset=\"utf-8\"><span style=\"white-space: pre-wrap\">" + renderer.render(copy)
      + "</span>"
  }
}

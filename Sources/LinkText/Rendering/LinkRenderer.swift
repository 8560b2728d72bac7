public import LinkDetection
internal import WebAddress

/// Writes text and its links in another format, piece by piece and in constant memory.
///
/// The pieces are those of a `LinkStream`; their bytes need not be well-formed UTF-8, may be cut
/// within a character, and are never lost. Both text and links may come from strangers: a renderer escapes
/// everything that is markup in its format, and writes a link only for a URL that a browser accepts and that runs no code.
///
/// ```swift
/// var renderer = HTMLLinkRenderer()
/// let html = renderer.render("See example.com", links: LinkDetector().links(in: "See example.com"))
/// ```
public protocol LinkRenderer: Sendable {
  /// Appends a piece of text outside any link to `output`.
  mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8])

  /// Appends a link to `output`.
  ///
  /// - Parameters:
  ///   - text: the link's label.
  ///   - url: where it leads; nil for a tag or a mention, whose target only the app knows.
  ///   - kind: what it is.
  ///   - output: the bytes written so far.
  mutating func write(link text: String, url: String?, kind: LinkKind, to output: inout [UInt8])

  /// Ends the text: appends what was held back, and makes the renderer ready for another text.
  mutating func finish(to output: inout [UInt8])
}

extension LinkRenderer {
  /// Appends a link as it was detected.
  public mutating func write(_ link: UTF8Link, to output: inout [UInt8]) {
    write(link: link.text, url: link.url, kind: link.kind, to: &output)
  }

  /// Writes a whole text.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - links: its links, in order and without overlap, as `LinkDetector` finds them.
  public mutating func render(_ text: String, links: [DetectedLink]) -> String {
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    var position = 0
    for link in links {
      write(text: bytes[position..<link.utf8Range.lowerBound], to: &output)
      write(link.utf8Link, to: &output)
      position = link.utf8Range.upperBound
    }
    write(text: bytes[position...], to: &output)
    finish(to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

/// The URL that a rendered link leads to.
enum RenderedTarget {
  /// The canonical URL, printable ASCII only; nil where the text is no URL or one that can run code.
  static func href(_ url: String?) -> String? {
    guard let url = url.flatMap({ WebURL($0) }), !url.scheme.canCarryScript else { return nil }
    return url.href
  }
}

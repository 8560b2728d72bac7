import LinkDetection
import WebAddress

extension LinkedText {
  /// The text in another format, its links included.
  ///
  /// The renderer itself stays as it is: one that counts, as a ``TerminalLinkRenderer`` counts its links, begins anew for each
  /// text. Where many texts go to one screen, call ``LinkRenderer/render(_:)`` of a renderer that is kept.
  ///
  /// ```swift
  /// let html = message.rendered(by: HTMLLinkRenderer())
  /// ```
  public func rendered(by renderer: some LinkRenderer) -> String {
    var renderer = renderer
    return renderer.render(self)
  }
}

extension LinkRenderer {
  /// Writes a linked text.
  ///
  /// A link whose target is no URL, or one that can run code, is written as the renderer writes links without
  /// a URL. Hints and looks are left out.
  public mutating func render(_ linked: LinkedText) -> String {
    var output: [UInt8] = []
    let bytes = Array(linked.text.utf8)
    var position = 0
    for span in linked.spans {
      write(text: bytes[position..<span.utf8.lowerBound], to: &output)
      let kind: LinkKind =
        switch span.origin {
        case .detected(let kind): kind
        case .written: span.target.scheme == "mailto" ? .email : .url
        }
      write(
        link: String(decoding: bytes[span.utf8], as: UTF8.self),
        url: span.target.hasValue ? nil : span.target.text, kind: kind, to: &output)
      position = span.utf8.upperBound
    }
    write(text: bytes[position...], to: &output)
    finish(to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

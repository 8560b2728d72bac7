public import Foundation

extension LinkedText {
  /// A text with the links of an `AttributedString`: its `link` and ``TextLinkAttribute``, and its
  /// ``LinkStyleAttribute``.
  ///
  /// Neighbouring runs with one `link` are one link, also where they differ otherwise: a link with a bold word in it is
  /// one link.
  public init(_ attributed: AttributedString) {
    self.init(String(attributed.characters))
    var offset = 0
    var last: (own: TextLinkAttribute.Value?, url: URL?)
    for run in attributed.runs {
      let utf8 = offset..<offset + String(attributed.characters[run.range]).utf8.count
      offset = utf8.upperBound
      let (own, url) = (run[TextLinkAttribute.self], run.link)
      if own != nil || url != nil, own == last.own, own != nil || url == last.url {
        spans[spans.count - 1].utf8 = spans[spans.count - 1].utf8.lowerBound..<utf8.upperBound
      } else if let own {
        spans.append(
          Span(utf8: utf8, target: own.target, hint: own.hint, variant: own.variant, origin: own.origin))
      } else if let url {
        spans.append(Span(utf8: utf8, target: LinkTarget(url.absoluteString)))
      }
      if let style = run[LinkStyleAttribute.self] { styleSpans.append(StyleSpan(utf8: utf8, style: style)) }
      last = (own, url)
    }
  }
}

extension AttributedString {
  /// The text with each link as ``TextLinkAttribute`` and, where Foundation takes the target for a URL, as
  /// `link` too.
  ///
  /// `LinkedText(AttributedString(text))` has the same text and the same links; styles that overrode each other
  /// are merged.
  public init(_ linked: LinkedText) {
    self.init(linked.text)
    for (id, link) in linked.links.enumerated() {
      guard let range = Range(link.range, in: self) else { continue }
      self[range][TextLinkAttribute.self] = TextLinkAttribute.Value(
        id: id, target: link.target, hint: link.hint, variant: link.variant, origin: link.origin)
      if !link.target.hasValue, let url = URL(string: link.target.text) { self[range].link = url }
    }
    for span in linked.styleSpans {
      guard let range = Range(linked.text.range(utf8: span.utf8), in: self) else { continue }
      for (style, part) in self[range].runs[LinkStyleAttribute.self] {
        self[part][LinkStyleAttribute.self] = style?.merging(span.style) ?? span.style
      }
    }
  }
}

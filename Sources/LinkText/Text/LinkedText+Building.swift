extension LinkedText {
  /// Adds plain text at the end.
  public mutating func append(_ plain: some StringProtocol) {
    text += plain
  }

  /// Adds a link at the end; without a label or a target only the label is added.
  ///
  /// - Parameters:
  ///   - label: The words to show.
  ///   - target: Where the link leads.
  ///   - hint: What following the link does, read aloud after the label.
  ///   - variant: The name of the link's style in ``LinkStyleSheet/variants``.
  public mutating func append(
    link label: some StringProtocol, to target: LinkTarget, hint: String? = nil, variant: String? = nil
  ) {
    guard !label.isEmpty, !target.text.isEmpty || target.hasValue else { return append(label) }
    let start = text.utf8.count
    text += label
    spans.append(
      Span(utf8: start..<text.utf8.count, target: target, hint: hint, variant: variant))
  }

  /// Adds plain text with its own style at the end.
  public mutating func append(_ plain: some StringProtocol, style: LinkStyle) {
    let start = text.utf8.count
    text += plain
    if !plain.isEmpty { styleSpans.append(StyleSpan(utf8: start..<text.utf8.count, style: style)) }
  }

  /// Adds another text with its links and styles at the end.
  public mutating func append(_ other: LinkedText) {
    let start = text.utf8.count
    text += other.text
    spans += other.spans.map { span in
      var span = span
      span.utf8 = span.utf8.moved(by: start)
      return span
    }
    styleSpans += other.styleSpans.map { StyleSpan(utf8: $0.utf8.moved(by: start), style: $0.style) }
  }

  /// Two texts, one after the other.
  public static func + (first: LinkedText, second: LinkedText) -> LinkedText {
    var sum = first
    sum.append(second)
    return sum
  }

  /// A part of the text with its links and styles, in UTF-8 offsets; a link that reaches beyond the part is cut.
  func slice(utf8 part: Range<Int>) -> LinkedText {
    func cut(_ range: Range<Int>) -> Range<Int>? {
      let inside = range.clamped(to: part)
      return inside.isEmpty ? nil : inside.moved(by: -part.lowerBound)
    }
    return LinkedText(
      String(text[text.range(utf8: part)]),
      spans: spans.compactMap { span in
        cut(span.utf8).map { range in
          var span = span
          span.utf8 = range
          return span
        }
      },
      styleSpans: styleSpans.compactMap { span in
        cut(span.utf8).map { StyleSpan(utf8: $0, style: span.style) }
      })
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

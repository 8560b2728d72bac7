extension LinkedText {
  /// Sets the style of a part of the text, links in it included.
  ///
  /// It overrides the styles of text and links member by member, and earlier styles of the same words; the states of a link
  /// override it. A link with a bold word in it is still one link.
  public mutating func setStyle(_ style: LinkStyle, in range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    let utf8 = text.utf8Offset(of: range.lowerBound)..<text.utf8Offset(of: range.upperBound)
    styleSpans.append(StyleSpan(utf8: utf8, style: style))
  }

  /// Sets the name of a link's style in ``LinkStyleSheet/variants``; nil gives it the style of all links.
  ///
  /// A number that no link has is ignored.
  public mutating func setVariant(_ variant: String?, of link: TextLink.ID) {
    if spans.indices.contains(link) { spans[link].variant = variant }
  }

  /// Sets what following a link does, read aloud after its label; nil removes it.
  ///
  /// A number that no link has is ignored.
  public mutating func setHint(_ hint: String?, of link: TextLink.ID) {
    if spans.indices.contains(link) { spans[link].hint = hint }
  }
}

/// A part of a text with one style.
package struct StyledRun: Hashable, Sendable {
  /// The part, in UTF-8 offsets.
  package let utf8Range: Range<Int>
  /// The link that it belongs to; nil outside links.
  package let link: TextLink.ID?
  /// Its style, all styles and states merged.
  package let style: LinkStyle
}

extension LinkedText {
  /// The whole text in parts with one style each, in the order of the text.
  ///
  /// Styles are merged member by member, a later one overrides an earlier one: the sheet's text, its link, the link's
  /// variant, the styles set for the words themselves, then the states in the order of ``LinkStyleSheet/paint(for:variant:)``.
  package func runs(_ sheet: LinkStyleSheet, state: (TextLink.ID) -> LinkState = { _ in [] }) -> [StyledRun] {
    let end = text.utf8.count
    var cuts = Set([0, end])
    for span in spans { cuts.formUnion([span.utf8.lowerBound, span.utf8.upperBound]) }
    for span in styleSpans { cuts.formUnion([span.utf8.lowerBound, span.utf8.upperBound]) }
    let edges = cuts.sorted()
    var (runs, link, styles): ([StyledRun], Int, StyleCursor) = ([], 0, StyleCursor(styleSpans))
    for (lower, upper) in zip(edges, edges.dropFirst()) {
      while link < spans.count, spans[link].utf8.upperBound <= lower { link += 1 }
      let span = link < spans.count && spans[link].utf8.lowerBound <= lower ? spans[link] : nil
      var style = span == nil ? sheet.text : sheet.style(variant: span?.variant)
      for own in styles.styles(at: lower) { style = style.merging(own) }
      if let span {
        style.paint = style.paint.merging(sheet.paint(for: state(link), variant: span.variant))
      }
      runs.append(StyledRun(utf8Range: lower..<upper, link: span == nil ? nil : link, style: style))
    }
    return runs
  }
}

/// Returns the styles that cover an offset, for offsets that only grow; no span is read at an offset that it does not cover.
private struct StyleCursor {
  private let spans: [LinkedText.StyleSpan]
  /// The spans' positions by where they begin.
  private let starts: [Int]
  private var next = 0
  /// The positions of the spans that cover the last offset, in the order in which they were set.
  private var open: [Int] = []

  init(_ spans: [LinkedText.StyleSpan]) {
    self.spans = spans
    starts = spans.indices.sorted { spans[$0].utf8.lowerBound < spans[$1].utf8.lowerBound }
  }

  mutating func styles(at offset: Int) -> [LinkStyle] {
    open.removeAll { spans[$0].utf8.upperBound <= offset }
    var hasNew = false
    while next < starts.count, spans[starts[next]].utf8.lowerBound <= offset {
      if spans[starts[next]].utf8.upperBound > offset {
        open.append(starts[next])
        hasNew = true
      }
      next += 1
    }
    if hasNew { open.sort() }
    return open.map { spans[$0].style }
  }
}

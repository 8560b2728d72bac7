extension LinkedText {
  /// Gives a part of the text a look of its own, links in it included.
  ///
  /// It covers the styles of text and links member by member, and earlier looks of the same words; the states
  /// of a link paint over it. A bold word inside a link leaves it one link.
  public mutating func setStyle(_ style: LinkStyle, in range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    let utf8 = text.utf8Offset(of: range.lowerBound)..<text.utf8Offset(of: range.upperBound)
    styleSpans.append(StyleSpan(utf8: utf8, style: style))
  }

  /// Gives a link the look that ``LinkStyleSheet/variants`` has under a name; nil makes it look like all
  /// others.
  ///
  /// A number that no link has changes nothing.
  public mutating func setVariant(_ variant: String?, of link: TextLink.ID) {
    if spans.indices.contains(link) { spans[link].variant = variant }
  }

  /// Says what following a link does, in words read aloud after its label; nil says nothing.
  ///
  /// A number that no link has changes nothing.
  public mutating func setHint(_ hint: String?, of link: TextLink.ID) {
    if spans.indices.contains(link) { spans[link].hint = hint }
  }
}

/// A part of a text that looks the same throughout.
package struct StyledRun: Hashable, Sendable {
  /// The part, in UTF-8 offsets.
  package let utf8Range: Range<Int>
  /// The link that it belongs to; nil outside links.
  package let link: TextLink.ID?
  /// How it looks, all styles and states merged.
  package let style: LinkStyle
}

extension LinkedText {
  /// The whole text in parts that look the same, in the order of the text.
  ///
  /// Merged member by member, the later over the earlier: the sheet's text, its link, the link's variant, the
  /// looks given to the words themselves, then the paint of the states in the order of
  /// ``LinkStyleSheet/paint(for:variant:)``.
  package func runs(_ sheet: LinkStyleSheet, state: (TextLink.ID) -> LinkState = { _ in [] }) -> [StyledRun] {
    let end = text.utf8.count
    var cuts = Set([0, end])
    for span in spans { cuts.formUnion([span.utf8.lowerBound, span.utf8.upperBound]) }
    for span in styleSpans { cuts.formUnion([span.utf8.lowerBound, span.utf8.upperBound]) }
    let edges = cuts.sorted()
    var (runs, link): ([StyledRun], Int) = ([], 0)
    for (lower, upper) in zip(edges, edges.dropFirst()) {
      while link < spans.count, spans[link].utf8.upperBound <= lower { link += 1 }
      let span = link < spans.count && spans[link].utf8.lowerBound <= lower ? spans[link] : nil
      var style = span == nil ? sheet.text : sheet.style(variant: span?.variant)
      for look in styleSpans where look.utf8.contains(lower) { style = style.merging(look.style) }
      if let span {
        style.paint = style.paint.merging(sheet.paint(for: state(link), variant: span.variant))
      }
      runs.append(StyledRun(utf8Range: lower..<upper, link: span == nil ? nil : link, style: style))
    }
    return runs
  }
}

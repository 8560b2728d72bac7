extension LinkedText {
  /// Makes a part of the text a link; it replaces detected links that overlap it.
  ///
  /// - Parameters:
  ///   - range: A range of ``text``; a range of another text links the wrong words.
  ///   - target: Where the link leads.
  ///   - hint: What following the link does, read aloud after the label.
  ///   - variant: The name of the link's style in ``LinkStyleSheet/variants``.
  /// - Throws: ``LinkRangeError`` if the range is empty, reaches beyond the text, or overlaps a written link.
  public mutating func addLink(
    in range: Range<String.Index>, to target: LinkTarget, hint: String? = nil, variant: String? = nil
  ) throws(LinkRangeError) {
    guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else {
      throw LinkRangeError(kind: .beyondText, words: "")
    }
    guard !range.isEmpty else { throw LinkRangeError(kind: .empty, words: "") }
    let utf8 = text.utf8Offsets(of: range)
    for position in spanPositions(overlapping: utf8) where spans[position].origin == .written {
      throw LinkRangeError(kind: .overlap(link(position)), words: String(text[range]))
    }
    insert(Span(utf8: utf8, target: target, hint: hint, variant: variant))
  }

  /// A part of the text with its links and styles; a link that reaches beyond the part is cut.
  ///
  /// - Parameter range: A range of ``text``.
  public subscript(range: Range<String.Index>) -> LinkedText { slice(utf8: text.utf8Offsets(of: range)) }

  /// The range of ``text`` for a range of UTF-16 units, as `NSRange` counts them.
  ///
  /// Nil if the range reaches beyond the text or cuts the units of one scalar.
  public func range(utf16 offsets: Range<Int>) -> Range<String.Index>? {
    let units = text.utf16
    guard offsets.lowerBound >= 0, offsets.upperBound <= units.count else { return nil }
    let lower = units.index(units.startIndex, offsetBy: offsets.lowerBound)
    let upper = units.index(lower, offsetBy: offsets.count)
    guard lower.samePosition(in: text.unicodeScalars) != nil,
      upper.samePosition(in: text.unicodeScalars) != nil
    else { return nil }
    return lower..<upper
  }

  /// Inserts a link at its place and removes the links that it overlaps.
  mutating func insert(_ span: Span) {
    spans.replaceSubrange(spanPositions(overlapping: span.utf8), with: CollectionOfOne(span))
  }

  /// The positions of the links that overlap a part of the text; where none do, an empty range at the place for one.
  ///
  /// Links are in the order of the text, so both ends are found by binary search.
  func spanPositions(overlapping utf8: Range<Int>) -> Range<Int> {
    let lower = firstSpan { $0.utf8.upperBound > utf8.lowerBound }
    return lower..<max(lower, firstSpan { $0.utf8.lowerBound >= utf8.upperBound })
  }

  /// The first position whose link has a property that all later links have too.
  private func firstSpan(where hasProperty: (Span) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A range that cannot become a link: the reason, and how to fix it.
public struct LinkRangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Kind: Hashable, Sendable {
    /// The range contains no character.
    case empty
    /// The range ends after the end of the text.
    case beyondText
    /// Another link already covers a part of the range.
    case overlap(TextLink)
  }

  /// What is wrong.
  public let kind: Kind
  let words: String

  /// What is wrong and how to fix it, in one sentence.
  public var description: String {
    switch kind {
    case .empty: "a link needs words: the range is empty"
    case .beyondText: "the range reaches beyond the text; take its indices from the text of this LinkedText"
    case .overlap(let link):
      "“\(words)” cannot become a link: the link “\(link.label)” covers a part of it; end one before the other begins"
    }
  }
}

extension LinkedText {
  /// Makes a part of the text a link; a link that a detector found there gives way.
  ///
  /// - Parameters:
  ///   - range: A range of ``text``; one of another text links the wrong words.
  ///   - target: Where the link leads.
  ///   - hint: What following the link does, read aloud after the label.
  ///   - variant: The name of the link's look in ``LinkStyleSheet/variants``.
  /// - Throws: ``LinkRangeError`` where the range is empty, reaches beyond the text, or overlaps a written
  ///   link.
  public mutating func addLink(
    in range: Range<String.Index>, to target: LinkTarget, hint: String? = nil, variant: String? = nil
  ) throws(LinkRangeError) {
    guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else {
      throw LinkRangeError(kind: .beyondText, words: "")
    }
    guard !range.isEmpty else { throw LinkRangeError(kind: .empty, words: "") }
    let utf8 = text.utf8Offset(of: range.lowerBound)..<text.utf8Offset(of: range.upperBound)
    for link in links where link.origin == .written && link.range.overlaps(range) {
      throw LinkRangeError(kind: .overlap(link), words: String(text[range]))
    }
    insert(Span(utf8: utf8, target: target, hint: hint, variant: variant))
  }

  /// The range of ``text`` that a range of UTF-16 units stands for, as `NSRange` counts them; nil where it
  /// reaches beyond the text or cuts a character's code in two.
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

  /// Puts a link in its place, in the stead of what it overlaps.
  mutating func insert(_ span: Span) {
    spans.removeAll { $0.utf8.overlaps(span.utf8) }
    let place = spans.firstIndex { $0.utf8.lowerBound > span.utf8.lowerBound } ?? spans.endIndex
    spans.insert(span, at: place)
  }
}

/// A range that cannot be made a link: why, and what to do.
public struct LinkRangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Kind: Hashable, Sendable {
    /// No character lies in the range.
    case empty
    /// The range ends behind the text's end.
    case beyondText
    /// Another link already covers a part of the range.
    case overlap(TextLink)
  }

  /// What is wrong.
  public let kind: Kind
  let words: String

  /// The fault and its mending, in one sentence.
  public var description: String {
    switch kind {
    case .empty: "a link needs words: the range is empty"
    case .beyondText: "the range reaches beyond the text; take its indices from the text of this LinkedText"
    case .overlap(let link):
      "“\(words)” cannot become a link: the link “\(link.label)” covers a part of it; end one before the other begins"
    }
  }
}

/// A text and its links, as one value.
///
/// The links are ranges of the text. They are not searched for in it, so a word that occurs twice, or a translation, cannot
/// link the wrong place.
///
/// ```swift
/// let literal: LinkedText = "I agree to the \(link: "Terms", to: "terms://all")."
/// let markup = try LinkedText(markup: "I agree to the [Terms](terms://all).")
/// ```
public struct LinkedText: Hashable, Sendable {
  /// The text as the user reads it, without markup.
  public internal(set) var text: String
  /// The links in the order of the text; they do not overlap, and none is empty.
  var spans: [Span]
  /// Styles of parts of the text, in the order in which they were set; a later one overrides an earlier one.
  var styleSpans: [StyleSpan]

  /// Offsets instead of indices: they stay valid when the text grows.
  struct Span: Hashable, Sendable {
    var utf8: Range<Int>
    var target: LinkTarget
    var hint: String?
    var variant: String?
    var origin = TextLink.Origin.written
  }

  struct StyleSpan: Hashable, Sendable {
    var utf8: Range<Int>
    var style: LinkStyle
  }

  /// A text without links.
  public init(_ text: String = "") {
    self.init(text, spans: [])
  }

  init(_ text: String, spans: [Span], styleSpans: [StyleSpan] = []) {
    // Native UTF-8, so that an offset is converted to an index in constant time.
    self.text = text
    self.text.makeContiguousUTF8()
    self.spans = spans
    self.styleSpans = styleSpans
  }

  /// The links, in the order of the text; they do not overlap, and none is empty.
  public var links: [TextLink] { spans.indices.map { link($0) } }

  /// How many links there are.
  public var linkCount: Int { spans.count }

  /// The link that covers an index of the text; nil where there is none.
  public func link(at index: String.Index) -> TextLink? {
    let offset = text.utf8Offset(of: index)
    return spanPositions(overlapping: offset..<offset + 1).first.map { link($0) }
  }

  func link(_ position: Int) -> TextLink {
    let span = spans[position]
    let range = text.range(utf8: span.utf8)
    return TextLink(
      id: position, range: range, label: String(text[range]), target: span.target, hint: span.hint,
      variant: span.variant, origin: span.origin)
  }
}

extension String {
  /// The number of UTF-8 bytes before an index.
  func utf8Offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }

  /// The range of indices for a range of UTF-8 offsets.
  package func range(utf8 offsets: Range<Int>) -> Range<Index> {
    let lower = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
    return lower..<utf8.index(lower, offsetBy: offsets.count)
  }

  /// The range of UTF-8 offsets for a range of indices.
  package func utf8Offsets(of range: Range<Index>) -> Range<Int> {
    let lower = utf8Offset(of: range.lowerBound)
    return lower..<lower + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}

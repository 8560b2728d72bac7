/// A text and its links: one immutable value, so the two cannot come apart.
///
/// Links come with the text instead of being searched for in it, so repeated words and translations link the
/// right place:
///
/// ```swift
/// let consent = try LinkedText(
///   markup: "By creating an account, you agree to our [Terms & Conditions](terms://termsAndConditions).")
/// let same: LinkedText =
///   "By creating an account, you agree to our \(link: "Terms & Conditions", to: "terms://termsAndConditions")."
/// ```
public struct LinkedText: Hashable, Sendable {
  /// The text as a person reads it, without any markup.
  public internal(set) var text: String
  /// The links in the order of the text; they do not overlap, and none is empty.
  var spans: [Span]
  /// Looks of parts of the text, in the order in which they were given; a later one covers an earlier one.
  var styleSpans: [StyleSpan]

  /// Offsets instead of indices: they stay true when the text grows.
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
    // Native UTF-8, so that offsets and indices turn into each other at once.
    self.text = text
    self.text.makeContiguousUTF8()
    self.spans = spans
    self.styleSpans = styleSpans
  }

  /// The links, in the order of the text; they do not overlap, and none is empty.
  public var links: [TextLink] { spans.indices.map { link($0) } }

  /// How many links there are.
  public var linkCount: Int { spans.count }

  /// The link that covers an index of the text; nil where plain text stands.
  public func link(at index: String.Index) -> TextLink? {
    let offset = text.utf8Offset(of: index)
    return spans.firstIndex { $0.utf8.contains(offset) }.map { link($0) }
  }

  private func link(_ position: Int) -> TextLink {
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

  /// The range that a range of UTF-8 offsets stands for.
  package func range(utf8 offsets: Range<Int>) -> Range<Index> {
    let lower = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
    return lower..<utf8.index(lower, offsetBy: offsets.count)
  }
  /// The UTF-8 offsets that a range of indices stands for.
  package func utf8Offsets(of range: Range<Index>) -> Range<Int> {
    let lower = utf8Offset(of: range.lowerBound)
    return lower..<lower + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}

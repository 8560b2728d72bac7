/// A text and its links: one immutable value, so the two cannot come apart.
///
/// Links come with the text instead of being searched for in it, so repeated words and translations link the right
/// place:
///
/// ```swift
/// let consent = try LinkedText(
///   markup: "By creating an account, you agree to our [Terms & Conditions](terms://termsAndConditions).")
/// let same: LinkedText =
///   "By creating an account, you agree to our \(link: "Terms & Conditions", to: "terms://termsAndConditions")."
/// ```
public struct LinkedText: Hashable, Sendable {
  /// The text as a person reads it, without any markup.
  public private(set) var text: String
  private var spans: [Span]

  /// Offsets instead of indices: they stay true when the text grows.
  private struct Span: Hashable, Sendable {
    var utf8: Range<Int>
    var target: LinkTarget
  }

  /// A text without links.
  public init(_ text: String = "") {
    self.text = text
    spans = []
  }

  init(_ text: String, spans: [(utf8: Range<Int>, target: LinkTarget)]) {
    self.text = text
    self.spans = spans.map { Span(utf8: $0.utf8, target: $0.target) }
  }

  /// The links, in the order of the text; they do not overlap, and none is empty.
  public var links: [TextLink] {
    spans.enumerated().map { position, span in
      let range = text.range(utf8: span.utf8)
      return TextLink(id: position, range: range, label: String(text[range]), target: span.target)
    }
  }

  /// Adds plain text at the end.
  public mutating func append(_ plain: some StringProtocol) {
    text += plain
  }

  /// Adds a link at the end; without a label or a target it is none, and only the label is added.
  public mutating func append(link label: some StringProtocol, to target: LinkTarget) {
    guard !label.isEmpty, !target.text.isEmpty else { return append(label) }
    let start = text.utf8.count
    text += label
    spans.append(Span(utf8: start..<text.utf8.count, target: target))
  }

  /// The link that covers an index of the text; nil where plain text stands.
  public func link(at index: String.Index) -> TextLink? {
    links.first { $0.range.contains(index) }
  }
}

extension String {
  /// The number of UTF-8 bytes before an index.
  func utf8Offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }

  /// The range that a range of UTF-8 offsets stands for.
  func range(utf8 offsets: Range<Int>) -> Range<Index> {
    let lower = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
    return lower..<utf8.index(lower, offsetBy: offsets.count)
  }
}

/// A property of a URL that an app or its user should know before following it.
public struct AddressFinding: Hashable, Sendable {
  /// What was found.
  public let kind: FindingKind

  /// The position in UTF-8 bytes of the text that was parsed; an empty range where a part is missing.
  public let range: Range<Int>

  /// What it means, in a sentence for the user that quotes the piece in question.
  public let explanation: String

  init(_ kind: FindingKind, range: Range<Int>, detail: String? = nil) {
    self.kind = kind
    self.range = range
    explanation = detail ?? kind.sentence
  }
}

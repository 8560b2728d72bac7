public import LinkDetection

/// One link of a ``LinkedText``.
///
/// A link is logical: over three lines, or with several styles in it, it is one link; two adjacent links to one address are two.
public struct TextLink: Hashable, Sendable, Identifiable {
  /// What made a part of the text a link.
  public enum Origin: Hashable, Sendable {
    /// The text's author.
    case written
    /// A detector, as a link of a kind.
    case detected(LinkKind)
  }

  /// The link's position among the links of its text, counted from 0.
  ///
  /// The numbers of a truncation token's links follow those of the text.
  public let id: Int
  /// The part of ``LinkedText/text`` that the link covers; never empty.
  ///
  /// A truncation token's link covers a part of the token's own text.
  public let range: Range<String.Index>
  /// The words that the link covers.
  public let label: String
  /// Where the link leads.
  public let target: LinkTarget
  /// What following the link does, read aloud after the label; nil where the label is enough.
  public let hint: String?
  /// The name of the link's style in ``LinkStyleSheet/variants``; nil for the style of all links.
  public let variant: String?
  /// What made it a link.
  public let origin: Origin

  /// The same link with another number: the numbers of a token's links follow those of the text.
  func numbered(_ id: Int) -> TextLink {
    TextLink(
      id: id, range: range, label: label, target: target, hint: hint, variant: variant, origin: origin)
  }
}

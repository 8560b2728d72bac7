public import LinkDetection

/// One link of a ``LinkedText``.
///
/// A link is logical: over three lines, or with several styles inside, it is one link; two neighbouring links
/// to one address are two.
public struct TextLink: Hashable, Sendable, Identifiable {
  /// Who says that this is a link.
  public enum Origin: Hashable, Sendable {
    /// The text's author.
    case written
    /// A detector, which took it for a link of a kind.
    case detected(LinkKind)
  }

  /// The link's position among the links of its text, counted from 0.
  ///
  /// A truncation token's links count on from those of the text.
  public let id: Int
  /// The part of ``LinkedText/text`` that the link covers; never empty.
  ///
  /// A truncation token's link covers a part of the token's own text.
  public let range: Range<String.Index>
  /// The words that the link covers.
  public let label: String
  /// Where the link leads.
  public let target: LinkTarget
  /// What following the link does, in words, read aloud after the label; nil where the label says enough.
  public let hint: String?
  /// The name of the look that the link has in ``LinkStyleSheet/variants``; nil for a link like all others.
  public let variant: String?
  /// Who says that this is a link.
  public let origin: Origin

  /// The same link under another number, for a token's links count on from the text's.
  func numbered(_ id: Int) -> TextLink {
    TextLink(
      id: id, range: range, label: label, target: target, hint: hint, variant: variant, origin: origin)
  }
}

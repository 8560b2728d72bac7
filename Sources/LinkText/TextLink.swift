/// One link of a ``LinkedText``.
///
/// A link is logical: over three lines, or with several styles inside, it is one link; two neighbouring links to one
/// address are two.
public struct TextLink: Hashable, Sendable, Identifiable {
  /// The link's position among the links of its text, counted from 0.
  public let id: Int
  /// The part of ``LinkedText/text`` that the link covers; never empty.
  public let range: Range<String.Index>
  /// The words that the link covers.
  public let label: String
  /// Where the link leads.
  public let target: LinkTarget
}

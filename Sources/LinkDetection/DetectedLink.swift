/// A link found in a `String`.
///
/// What was found is described, never judged: ``findings`` lists what a careful app may want to look at, and
/// the app decides.
public struct DetectedLink: Hashable, Sendable {
  /// The link's range in the scanned text; valid for that text only.
  public let range: Range<String.Index>

  /// The same link without its place in a `String`.
  public let utf8Link: UTF8Link

  init(range: Range<String.Index>, utf8Link: UTF8Link) {
    self.range = range
    self.utf8Link = utf8Link
  }

  /// The link's range in UTF-8 code units from the start of the text.
  public var utf8Range: Range<Int> { utf8Link.utf8Range }

  /// What the link is.
  public var kind: LinkKind { utf8Link.kind }

  /// The link as written.
  public var text: String { utf8Link.text }

  /// The link as a URL with its scheme; nil for tags and mentions, whose target only the app knows.
  public var url: String? { utf8Link.url }

  /// How the detector came to call this a link.
  public var confidence: DetectionConfidence { utf8Link.confidence }

  /// What was seen on the way.
  public var findings: DetectionFindings { utf8Link.findings }
}

/// A link found in UTF-8 bytes: everything about it but its place in a `String`.
public struct UTF8Link: Hashable, Sendable {
  /// The link's range in bytes from the start of the text or of the stream.
  public let utf8Range: Range<Int>

  /// What the link is.
  public let kind: LinkKind

  /// The link as written; always well-formed, because a link ends before an invalid byte.
  public let text: String

  /// The link as a URL with its scheme: `https://` is put before bare names, `mailto:` before e-mail addresses.
  ///
  /// Nothing else is changed; the canonical form is `WebURL`'s task. Nil for mentions, hashtags and cashtags,
  /// whose target only the app knows, and for the app's own kinds unless they make one.
  public let url: String?

  /// How the detector came to call this a link.
  public let confidence: DetectionConfidence

  /// What was seen on the way.
  public let findings: DetectionFindings

  init(
    utf8Range: Range<Int>, kind: LinkKind, text: String, url: String?, confidence: DetectionConfidence,
    findings: DetectionFindings
  ) {
    self.utf8Range = utf8Range
    self.kind = kind
    self.text = text
    self.url = url
    self.confidence = confidence
    self.findings = findings
  }
}

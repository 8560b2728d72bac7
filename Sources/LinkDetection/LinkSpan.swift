/// A link as offsets only; what ``LinkDetector/forEachSpan(inUTF8:_:)`` hands out.
@_spi(Measuring) public struct LinkSpan: Hashable, Sendable {
  /// Where the link is, in bytes.
  public let utf8Range: Range<Int>
  /// What the link is.
  public let kind: LinkKind
  /// How the detector came to call this a link.
  public let confidence: DetectionConfidence
  /// What was seen on the way.
  public let findings: DetectionFindings

  init(
    utf8Range: Range<Int>, kind: LinkKind, confidence: DetectionConfidence, findings: DetectionFindings
  ) {
    self.utf8Range = utf8Range
    self.kind = kind
    self.confidence = confidence
    self.findings = findings
  }
}

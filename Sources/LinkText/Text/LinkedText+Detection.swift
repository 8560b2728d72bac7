public import LinkDetection

extension LinkedText {
  /// A text with the links that a detector found in it.
  ///
  /// `target` says where a found link leads; nil leaves the place plain. By default web and e-mail addresses
  /// lead to their URL, and tags and mentions, whose target only the app knows, stay plain. A found link's
  /// kind is the name of its ``TextLink/variant``, so that mentions can look unlike addresses.
  ///
  /// ```swift
  /// let message = LinkedText(detecting: "see example.com @ada", with: LinkDetector())
  /// ```
  public init(
    detecting text: String, with detector: LinkDetector,
    target: (DetectedLink) -> LinkTarget? = { $0.url.map { LinkTarget($0) } }
  ) {
    self.init(text)
    apply(detectedLinks(with: detector, target: target))
  }

  /// The links that a detector finds in this text, to be applied to it.
  public func detectedLinks(
    with detector: LinkDetector, target: (DetectedLink) -> LinkTarget? = { $0.url.map { LinkTarget($0) } }
  ) -> DetectedLinks {
    DetectedLinks(
      source: text,
      found: detector.links(in: text).compactMap { link in
        guard !link.utf8Range.isEmpty, let target = target(link), !target.text.isEmpty || target.hasValue
        else { return nil }
        return Span(
          utf8: link.utf8Range, target: target, variant: link.kind.name, origin: .detected(link.kind))
      })
  }

  /// Finds links away from the caller's thread; apply what it returns to the text that shows by then.
  ///
  /// ```swift
  /// let found = await label.text.detectedLinksInBackground(with: detector)
  /// label.text.apply(found)        // does nothing where the label shows another text by now
  /// ```
  @concurrent public func detectedLinksInBackground(
    with detector: LinkDetector,
    target: @Sendable (DetectedLink) -> LinkTarget? = { $0.url.map { LinkTarget($0) } }
  ) async -> DetectedLinks {
    detectedLinks(with: detector, target: target)
  }

  /// Adds found links; those found before are forgotten, and where a written link stands the written one
  /// stays.
  ///
  /// False, and nothing changes, where the links were found in another text.
  @discardableResult public mutating func apply(_ detection: DetectedLinks) -> Bool {
    guard detection.source == text, detection.source.utf8.elementsEqual(text.utf8) else { return false }
    let written = spans.filter { $0.origin == .written }
    var (merged, next): ([Span], Int) = ([], 0)
    for span in detection.found {
      while next < written.count, written[next].utf8.upperBound <= span.utf8.lowerBound {
        merged.append(written[next])
        next += 1
      }
      if next == written.count || !written[next].utf8.overlaps(span.utf8) { merged.append(span) }
    }
    spans = merged + written[next...]
    return true
  }
}

/// Links that were found in one text; they can be applied to that text and to no other.
public struct DetectedLinks: Hashable, Sendable {
  let source: String
  let found: [LinkedText.Span]

  /// How many links were found.
  public var count: Int { found.count }
}

public import LinkDetection

extension LinkedText {
  /// A text with the links that a detector found in it.
  ///
  /// `target` returns where a found link leads; nil makes no link. By default web and e-mail addresses
  /// lead to their URL, and tags and mentions, whose target only the app knows, stay plain text. A found link's
  /// kind is the name of its ``TextLink/variant``, so that mentions can have another style than addresses.
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

  /// The links that a detector finds in this text; apply them with ``apply(_:)``.
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

  /// Finds links on another thread; apply the result to the text that is shown then.
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

  /// Adds found links; they replace those found before, but not written links.
  ///
  /// Returns false and changes nothing if the links were found in another text.
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

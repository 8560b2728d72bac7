public import LinkDetection

extension LinkedText {
  /// A text with the links that a detector found in it.
  ///
  /// `target` says where a found link leads; nil leaves the place plain. By default web and e-mail addresses lead to their
  /// URL, and tags and mentions, whose target only the app knows, stay plain.
  ///
  /// ```swift
  /// let message = LinkedText(detecting: "see example.com @ada", with: LinkDetector())
  /// ```
  public init(
    detecting text: String, with detector: LinkDetector,
    target: (DetectedLink) -> LinkTarget? = { $0.url.map { LinkTarget($0) } }
  ) {
    self.init(
      text,
      spans: detector.links(in: text).compactMap { link in
        target(link).flatMap { $0.text.isEmpty ? nil : (link.utf8Range, $0) }
      })
  }
}

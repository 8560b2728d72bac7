public import LinkDetection
public import WebAddress

extension WebURL {
  /// The canonical URL of a detected link; nil for tags and mentions, and where a browser would refuse the
  /// URL.
  public init?(_ link: DetectedLink) {
    self.init(link.utf8Link)
  }

  /// The canonical URL of a detected link; nil for tags and mentions, and where a browser would refuse the
  /// URL.
  public init?(_ link: UTF8Link) {
    guard let text = link.url else { return nil }
    self.init(text, relativeTo: nil)
  }
}

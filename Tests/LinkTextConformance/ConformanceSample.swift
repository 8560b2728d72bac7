public import LinkText

/// A text, its looks and its options: something that every layout engine must draw and hit alike.
public struct ConformanceSample: Sendable, CustomStringConvertible {
  /// What is hard about it.
  public let name: String
  public let text: LinkedText
  public let styles: LinkStyleSheet
  public let options: LinkLayoutOptions

  public init(
    _ name: String, _ text: LinkedText, styles: LinkStyleSheet = LinkStyleSheet(),
    _ change: (inout LinkLayoutOptions) -> Void = { _ in }
  ) {
    (self.name, self.text, self.styles) = (name, text, styles)
    options = LinkLayoutOptions(change)
  }

  public var description: String { name }

  /// The widths, in points, that each sample is laid out in; nil is as wide as it likes.
  public static let widths: [Double?] = [0, 23, 60, 97, 150, 233, 400, nil]
}

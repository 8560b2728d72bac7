/// What a page's file picker allows.
public struct FilePickerRequest: Hashable, Sendable {
  /// Whether more than one file may be chosen.
  public let allowsSeveral: Bool
  /// Whether folders may be chosen; WebKitGTK never says so.
  public let allowsFolders: Bool
  /// The media types that the page wants, such as `image/*`; empty where it takes any.
  ///
  /// It is a wish and not a rule. WebKitGTK tells no file name endings, and Apple's WebKit no types at all.
  public let acceptedTypes: [String]

  /// A wish of its parts.
  public init(allowsSeveral: Bool, allowsFolders: Bool = false, acceptedTypes: [String] = []) {
    self.allowsSeveral = allowsSeveral
    self.allowsFolders = allowsFolders
    self.acceptedTypes = acceptedTypes
  }
}

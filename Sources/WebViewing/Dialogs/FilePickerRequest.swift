/// What a page's file picker allows.
public struct FilePickerRequest: Hashable, Sendable {
  /// Whether more than one file may be chosen.
  public let allowsSeveral: Bool
  /// Whether folders may be chosen; WebKitGTK never says so.
  public let allowsFolders: Bool
  /// The media types that the page accepts, such as `image/*`; empty for any.
  ///
  /// A hint, not a rule. WebKitGTK reports no file name extensions, and Apple's WebKit reports no types.
  public let acceptedTypes: [String]

  /// Creates a request from its parts.
  public init(allowsSeveral: Bool, allowsFolders: Bool = false, acceptedTypes: [String] = []) {
    self.allowsSeveral = allowsSeveral
    self.allowsFolders = allowsFolders
    self.acceptedTypes = acceptedTypes
  }
}

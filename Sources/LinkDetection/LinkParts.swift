/// The parts of a URL, unescaped, for writing it with as few escapes as its end can be found with.
///
/// Source: UTS #58, *Link Formatting*.
public struct LinkParts: Hashable, Sendable {
  /// One key of a query with its value, or a key alone.
  public struct QueryItem: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value; nil where there is not even a `=`.
    public var value: String?

    /// Makes an item.
    public init(_ key: String, _ value: String? = nil) {
      self.key = key
      self.value = value
    }
  }

  /// What comes before the path, written as it is: `https://example.com`.
  public var origin: String
  /// The segments of the path, without slashes.
  public var path: [String]
  /// The query; nil where there is no `?`.
  public var query: [QueryItem]?
  /// The fragment; nil where there is no `#`.
  public var fragment: String?
  /// The fragment's directives, without `:~:`.
  public var directives: [String]

  /// Makes a URL's parts.
  public init(
    origin: String, path: [String] = [], query: [QueryItem]? = nil, fragment: String? = nil,
    directives: [String] = []
  ) {
    self.origin = origin
    self.path = path
    self.query = query
    self.fragment = fragment
    self.directives = directives
  }
}

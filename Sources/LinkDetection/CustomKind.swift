/// A kind of link that the app defines: ticket numbers, order codes, wiki words.
///
/// The detector shows a custom kind one line at a time, without the line feed; a line over 64 KB comes in pieces.
/// Bytes that are no UTF-8 are shown as U+001A.
public struct CustomKind: Sendable {
  /// The name, as ``LinkKind/custom(_:)`` carries it.
  public let name: String
  let find: @Sendable (Substring) -> [Range<Substring.Index>]
  let makeURL: @Sendable (Substring) -> String?

  /// Makes a kind that `regex` finds.
  ///
  /// `regex` is a closure because a `Regex` cannot be shared between threads; it is called once a line.
  public init<Output>(
    _ name: String, url: @escaping @Sendable (Substring) -> String? = { _ in nil },
    regex: @escaping @Sendable () -> Regex<Output>
  ) {
    self.name = name
    self.find = { line in line.ranges(of: regex()) }
    self.makeURL = url
  }

  /// Makes a kind that `find` finds: the ranges in the line that it is given.
  public init(
    _ name: String, url: @escaping @Sendable (Substring) -> String? = { _ in nil },
    find: @escaping @Sendable (Substring) -> [Range<Substring.Index>]
  ) {
    self.name = name
    self.find = find
    self.makeURL = url
  }
}

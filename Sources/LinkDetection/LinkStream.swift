/// Finds links in text that arrives in chunks of any size, in constant memory.
///
/// Chunks may be cut anywhere, within a link or a character; the links are those of the whole text.
///
/// ```swift
/// var stream = LinkStream(detector)
/// while let chunk = try read() {
///   stream.feed(chunk) { piece in … }
/// }
/// stream.finish { piece in … }
/// ```
public struct LinkStream: Sendable {
  /// A piece of the text that went in: all pieces in order, joined, are that text byte for byte.
  public enum Piece: Sendable {
    /// Bytes outside any link; perhaps cut within a character.
    case text(ArraySlice<UInt8>)
    /// A link; its range counts from the start of the stream.
    case link(UTF8Link)
  }

  /// The detector whose links are found.
  public let detector: LinkDetector

  /// Makes a stream at its start.
  public init(_ detector: LinkDetector) { self.detector = detector }

  /// Takes the next bytes of the text and calls `body` with the pieces that are certain by now.
  public mutating func feed(_ bytes: some Collection<UInt8>, _ body: (Piece) throws -> Void) rethrows {}

  /// Ends the text, calls `body` with the remaining pieces, and makes the stream ready for another text.
  public mutating func finish(_ body: (Piece) throws -> Void) rethrows {}
}

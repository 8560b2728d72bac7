/// What is drawn of a text: all of it, or parts of it with a truncation token where the rest was left out.
///
/// A frontend draws and hit-tests ``text``, and says what it found in the terms of the source: links by
/// ``sourceLink(_:)``, places by ``sourceOffset(_:)``. So a link whose end is left out is hit on what is seen
/// of it, and the token by its own letters only.
package struct DisplayedText: Hashable, Sendable {
  /// The text to draw.
  package let text: LinkedText
  /// The text's parts in the order in which they are drawn, and where each comes from; nil is the token.
  private let pieces: [Piece]
  private let links: [TextLink.ID]

  private struct Piece: Hashable, Sendable {
    let utf8: Range<Int>
    /// Where the part begins in the source.
    let source: Int?
  }

  /// The whole of a text.
  package init(whole source: LinkedText) {
    text = source
    pieces = [Piece(utf8: 0..<source.text.utf8.count, source: 0)]
    links = Array(0..<source.linkCount)
  }

  /// A text's start up to an offset and its end from another on, the token in between; offsets are in UTF-8
  /// units and between characters.
  init(_ source: LinkedText, upTo head: Int, from tail: Int, token: LinkedText) {
    var (text, pieces, links) = (LinkedText(), [Piece](), [TextLink.ID]())
    let end = source.text.utf8.count
    func add(_ part: LinkedText, source: Int?, links ids: [TextLink.ID]) {
      let start = text.text.utf8.count
      text.append(part)
      pieces.append(Piece(utf8: start..<text.text.utf8.count, source: source))
      links += ids
    }
    func ids(in part: Range<Int>) -> [TextLink.ID] {
      source.spans.indices.filter { !source.spans[$0].utf8.clamped(to: part).isEmpty }
    }
    if head > 0 { add(source.slice(utf8: 0..<head), source: 0, links: ids(in: 0..<head)) }
    add(token, source: nil, links: token.spans.indices.map { source.linkCount + $0 })
    if tail < end { add(source.slice(utf8: tail..<end), source: tail, links: ids(in: tail..<end)) }
    (self.text, self.pieces, self.links) = (text, pieces, links)
  }

  /// Whether a part of the text was left out.
  package var isTruncated: Bool { pieces.contains { $0.source == nil } }

  /// The number that a drawn link has in the source; a token's links count on from the source's.
  package func sourceLink(_ drawn: TextLink.ID) -> TextLink.ID { links[drawn] }

  /// The place in the source of a place in the drawn text, both in UTF-8 offsets; nil in the token.
  package func sourceOffset(_ drawn: Int) -> Int? {
    guard let piece = pieces.first(where: { $0.utf8.contains(drawn) }), let source = piece.source else {
      return nil
    }
    return source + drawn - piece.utf8.lowerBound
  }

  /// Where a part of the source is drawn, both in UTF-8 offsets: nowhere, in one piece, or in two with the
  /// token in between.
  package func drawnRanges(of range: Range<Int>) -> [Range<Int>] {
    pieces.compactMap { piece in
      guard let source = piece.source else { return nil }
      let part = range.clamped(to: source..<source + piece.utf8.count)
      return part.isEmpty ? nil : part.moved(by: piece.utf8.lowerBound - source)
    }
  }
}

extension LinkedText {
  /// All links that can be hit when the text is drawn with a token: the text's, then the token's, numbered
  /// on.
  package func links(withToken token: LinkedText) -> [TextLink] {
    links + token.links.map { $0.numbered(linkCount + $0.id) }
  }
}

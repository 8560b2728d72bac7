package import LinkText

#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

extension TextKitText {
  /// Where the text's links are drawn.
  package func linkLayout() -> LinkLayout {
    var fragments: [LinkLayout.Fragment] = []
    var first = 0
    for (number, line) in lines().enumerated() {
      while first < linkRanges.count, linkRanges[first].range.upperBound <= line.range.lowerBound {
        first += 1
      }
      for (link, range) in linkRanges[first...].prefix(while: {
        $0.range.lowerBound < line.range.upperBound
      }) {
        let id = displayed.sourceLink(link)
        fragments += reader.rects(of: range, on: line).map {
          LinkLayout.Fragment(link: id, line: number, rect: $0)
        }
      }
    }
    return LinkLayout(size: size, fragments: fragments, isTruncated: displayed.isTruncated)
  }

  /// Where a part of the source is drawn, given in UTF-8 offsets: a rectangle for every run on every line.
  package func rects(of range: Range<Int>) -> [CGRect] {
    displayed.drawnRanges(of: range).flatMap { drawnRects(of: $0) }
  }

  /// The rectangles of a part of the drawn text, given in UTF-8 offsets; a background is as high as the glyphs without
  /// the line spacing.
  package func drawnRects(of range: Range<Int>, ground: Bool = false) -> [CGRect] {
    let units = displayed.text.text.units(utf8: range)
    return lines().flatMap { line in
      reader.rects(of: units, on: line).map { rect in
        ground
          ? CGRect(x: rect.minX, y: line.letters.minY, width: rect.width, height: line.letters.height)
          : rect
      }
    }
  }

  /// The place in the source, between characters, that is nearest to a point, as UTF-8 offset.
  package func caretOffset(at point: CGPoint) -> Int {
    let text = displayed.text.text
    guard let units = reader.caret(nearestTo: point) else { return 0 }
    let index = String.Index(utf16Offset: min(units, text.utf16.count), in: text)
    return sourceCaret(text.utf8.distance(from: text.startIndex, to: index))
  }

  /// A caret's position in the source; the token is not part of the source, so its position is where text was omitted.
  private func sourceCaret(_ drawn: Int) -> Int {
    if let source = displayed.sourceOffset(drawn) { return source }
    return drawn > 0 ? displayed.sourceOffset(drawn - 1).map { $0 + 1 } ?? source.text.utf8.count : 0
  }

  /// The place in the source of the character that a point is on, as UTF-8 offset; nil in blank space and on
  /// the token.
  package func sourceOffset(at point: CGPoint) -> Int? {
    guard let line = lines().first(where: { point.y >= $0.top && point.y < $0.bottom }) else { return nil }
    let text = displayed.text.text
    var index = String.Index(utf16Offset: line.range.lowerBound, in: text)
    let end = String.Index(utf16Offset: line.range.upperBound, in: text)
    while index < end {
      let next = text.index(after: index)
      let units = NSRange(index..<next, in: text)
      if reader.boxes(of: units, on: line).contains(where: { point.x >= $0.left && point.x < $0.right }) {
        return displayed.sourceOffset(text.utf8.distance(from: text.startIndex, to: index))
      }
      index = next
    }
    return nil
  }
}

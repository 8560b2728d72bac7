internal import CGTK
import Foundation
import LinkText

extension PangoText {
  /// Where the text's links are drawn.
  func linkLayout() -> LinkLayout {
    let size = size
    var fragments: [LinkLayout.Fragment] = []
    var first = 0
    for (number, line) in lines().enumerated() {
      while first < linkRanges.count, linkRanges[first].range.upperBound <= line.bytes.lowerBound {
        first += 1
      }
      for (link, range) in linkRanges[first...].prefix(while: { $0.range.lowerBound < line.bytes.upperBound })
      {
        let id = displayed.sourceLink(link)
        fragments += rects(of: range, on: line).map { LinkLayout.Fragment(link: id, line: number, rect: $0) }
      }
    }
    return LinkLayout(
      size: CGSize(width: Double(size.width), height: Double(size.height)), fragments: fragments,
      isTruncated: displayed.isTruncated)
  }

  /// Where a part of the source is drawn, in UTF-8 offsets: one rectangle for each continuous piece on each line.
  func rects(of range: Range<Int>) -> [CGRect] {
    displayed.drawnRanges(of: range).flatMap { drawnRects(of: $0) }
  }

  /// Where a part of the drawn text is; a background has the height of the line without the space between lines.
  func drawnRects(of range: Range<Int>, isBackground: Bool = false) -> [CGRect] {
    lines().filter { $0.bytes.overlaps(range) }.flatMap {
      rects(of: range, on: $0, isBackground: isBackground)
    }
  }

  /// The source offset of the character at a point; nil in blank space and on the token.
  func sourceOffset(at point: CGPoint) -> Int? {
    guard let line = lines().first(where: { point.y >= $0.top && point.y < $0.bottom }) else { return nil }
    let glyph = line.glyphs.first { point.x >= $0.left && point.x < $0.right }
    return glyph.flatMap { displayed.sourceOffset($0.bytes.lowerBound) }
  }

  /// The source offset between characters that is nearest to a point.
  func caretOffset(at point: CGPoint) -> Int {
    let lines = lines()
    guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
    func distance(_ glyph: Glyph) -> Double { max(glyph.left - point.x, 0, point.x - glyph.right) }
    guard let glyph = line.glyphs.min(by: { distance($0) < distance($1) }) else {
      return sourceCaret(line.bytes.lowerBound)
    }
    let isFirstHalf = point.x < (glyph.left + glyph.right) / 2
    return sourceCaret(isFirstHalf != glyph.isRightToLeft ? glyph.bytes.lowerBound : glyph.bytes.upperBound)
  }

  /// The source offset of a caret in the drawn text; a caret beside the token is where text was omitted.
  func sourceCaret(_ drawn: Int) -> Int {
    if let source = displayed.sourceOffset(drawn) { return source }
    return drawn > 0 ? displayed.sourceOffset(drawn - 1).map { $0 + 1 } ?? source.text.utf8.count : 0
  }

  private func rects(of range: Range<Int>, on line: Line, isBackground: Bool = false) -> [CGRect] {
    let (top, bottom) = isBackground ? (line.backgroundTop, line.backgroundBottom) : (line.top, line.bottom)
    var rects: [CGRect] = []
    for glyph in line.glyphs where range.contains(glyph.bytes.lowerBound) {
      let width = glyph.right - glyph.left
      if let last = rects.last, abs(last.maxX - glyph.left) < Self.touching {
        rects[rects.count - 1].size.width = glyph.right - last.minX
      } else {
        rects.append(CGRect(x: glyph.left, y: top, width: width, height: bottom - top))
      }
    }
    return rects
  }

  /// Less than Pango's smallest step is no gap.
  private static let touching = 0.5 / scale
}

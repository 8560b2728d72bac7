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

  /// Where a part of the source is drawn, given in UTF-8 offsets: a rectangle for every run on every line.
  func rects(of range: Range<Int>) -> [CGRect] {
    displayed.drawnRanges(of: range).flatMap { drawnRects(of: $0) }
  }

  /// Where a part of the drawn text stands; a ground is as high as the letters' line without the room between lines.
  func drawnRects(of range: Range<Int>, ground: Bool = false) -> [CGRect] {
    lines().filter { $0.bytes.overlaps(range) }.flatMap { rects(of: range, on: $0, ground: ground) }
  }

  /// The place in the source of the character that a point is on; nil in blank space and on the token.
  func sourceOffset(at point: CGPoint) -> Int? {
    guard let line = lines().first(where: { point.y >= $0.top && point.y < $0.bottom }) else { return nil }
    var (index, trailing): (gint, gint) = (0, 0)
    let x = gint(((point.x - line.left) * scale).rounded(.down))
    guard pango_layout_line_x_to_index(line.line, x, &index, &trailing) != 0 else { return nil }
    return displayed.sourceOffset(line.start + Int(index))
  }

  /// The place in the source, between characters, that is nearest to a point.
  func caretOffset(at point: CGPoint) -> Int {
    let lines = lines()
    guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
    var (index, trailing): (gint, gint) = (0, 0)
    let x = gint(((point.x - line.left) * scale).rounded(.down))
    pango_layout_line_x_to_index(line.line, x, &index, &trailing)
    let drawn = displayed.text.text
    var place = drawn.utf8.index(drawn.startIndex, offsetBy: line.start + Int(index))
    for _ in 0..<trailing where place < drawn.endIndex { place = drawn.index(after: place) }
    let offset = drawn.utf8.distance(from: drawn.startIndex, to: place)
    // The token stands for nothing: a caret beside it is a caret where words were left out.
    if let source = displayed.sourceOffset(offset) { return source }
    return offset > 0 ? displayed.sourceOffset(offset - 1).map { $0 + 1 } ?? source.text.utf8.count : 0
  }

  /// One line: Pango's, where its paragraph begins and its bytes in the drawn text, and its box.
  struct Line {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let start: Int
    let bytes: Range<Int>
    let left: Double
    /// The box that is hit, its share of the room between lines included.
    let top: Double
    let bottom: Double
    /// The box of the letters.
    let groundTop: Double
    let groundBottom: Double
  }

  func lines() -> [Line] {
    var lines: [Line] = []
    for paragraph in paragraphs {
      let paragraphTop = origin.y + paragraph.top
      let iterator = pango_layout_get_iter(paragraph.layout)
      defer { pango_layout_iter_free(iterator) }
      repeat {
        guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
        var (top, bottom, box): (gint, gint, PangoRectangle) = (0, 0, PangoRectangle())
        pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
        pango_layout_iter_get_line_extents(iterator, nil, &box)
        let start = paragraph.start + Int(line.pointee.start_index)
        lines.append(
          Line(
            line: line, start: paragraph.start, bytes: start..<start + Int(line.pointee.length),
            left: origin.x + Double(box.x) / scale, top: paragraphTop + Double(top) / scale,
            bottom: paragraphTop + Double(bottom) / scale, groundTop: paragraphTop + Double(box.y) / scale,
            groundBottom: paragraphTop + Double(box.y + box.height) / scale))
      } while pango_layout_iter_next_line(iterator) != 0
    }
    return lines
  }

  private func rects(of range: Range<Int>, on line: Line, ground: Bool = false) -> [CGRect] {
    // Beyond the line's own bytes Pango would extend a range to the layout's edge: blank space, nobody's.
    let part = range.clamped(to: line.bytes)
    guard !part.isEmpty else { return [] }
    var edges: UnsafeMutablePointer<gint>?
    var count: gint = 0
    pango_layout_line_get_x_ranges(
      line.line, gint(part.lowerBound - line.start), gint(part.upperBound - line.start), &edges, &count)
    defer { g_free(edges) }
    let (top, bottom) = ground ? (line.groundTop, line.groundBottom) : (line.top, line.bottom)
    return (0..<Int(count)).compactMap { run in
      let (left, right) = (Double(edges![2 * run]) / scale, Double(edges![2 * run + 1]) / scale)
      guard right > left else { return nil }
      return CGRect(x: origin.x + left, y: top, width: right - left, height: bottom - top)
    }
  }
}

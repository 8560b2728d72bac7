internal import CGTK
import Foundation
import LinkText

extension PangoText {
  /// Where the text's links are drawn.
  func linkLayout() -> LinkLayout {
    let size = size
    var fragments: [LinkLayout.Fragment] = []
    for (line, box) in lines().enumerated() {
      for (link, range) in linkRanges {
        fragments += rects(of: range, on: box).map { LinkLayout.Fragment(link: link, line: line, rect: $0) }
      }
    }
    return LinkLayout(
      size: CGSize(width: Double(size.width), height: Double(size.height)), fragments: fragments)
  }

  /// Where a part of the text is drawn, given in UTF-8 offsets: a rectangle for every run on every line.
  func rects(of range: Range<Int>) -> [CGRect] { lines().flatMap { rects(of: range, on: $0) } }

  /// One line: Pango's, its bytes, its height.
  struct Line {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let bytes: Range<Int>
    let top: Double
    let bottom: Double
  }

  private func lines() -> [Line] {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var lines: [Line] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var (top, bottom): (gint, gint) = (0, 0)
      pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      let start = Int(line.pointee.start_index)
      lines.append(
        Line(
          line: line, bytes: start..<start + Int(line.pointee.length), top: Double(top) / scale,
          bottom: Double(bottom) / scale))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  private func rects(of range: Range<Int>, on line: Line) -> [CGRect] {
    // Beyond the line's own bytes Pango would extend a range to the layout's edge: blank space, nobody's.
    let part = range.clamped(to: line.bytes)
    guard !part.isEmpty else { return [] }
    var edges: UnsafeMutablePointer<gint>?
    var count: gint = 0
    pango_layout_line_get_x_ranges(line.line, gint(part.lowerBound), gint(part.upperBound), &edges, &count)
    defer { g_free(edges) }
    return (0..<Int(count)).compactMap { run in
      let (left, right) = (Double(edges![2 * run]) / scale, Double(edges![2 * run + 1]) / scale)
      guard right > left else { return nil }
      return CGRect(x: left, y: line.top, width: right - left, height: line.bottom - line.top)
    }
  }
}

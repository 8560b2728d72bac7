internal import CGTK
import Foundation
import LinkText

// The caret: where it is drawn, and where keys move it. Offsets are UTF-8 offsets of the source.
extension PangoText {
  /// The rectangle of a caret, without a width.
  func caretRect(at offset: Int) -> CGRect {
    let drawn = drawnCaret(offset)
    guard let paragraph = paragraphs.last(where: { $0.start <= drawn }) else { return .zero }
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(
      paragraph.layout, gint(min(drawn - paragraph.start, paragraph.length)), &strong, nil)
    return CGRect(
      x: origin.x + Double(strong.x) / scale, y: origin.y + paragraph.top + Double(strong.y) / scale,
      width: 0, height: Double(strong.height) / scale)
  }

  /// The offset some lines above or below a caret, nearest to a horizontal position; the text's start or end beyond them.
  func caretOffset(from offset: Int, lines count: Int, x: Double) -> Int {
    let lines = lines()
    let target = lineIndex(of: offset) + count
    guard target >= 0 else { return 0 }
    guard target < lines.count else { return source.text.utf8.count }
    return caretOffset(at: CGPoint(x: x, y: (lines[target].top + lines[target].bottom) / 2))
  }

  /// The start or the end of the line that a caret is on.
  func lineEdge(of offset: Int, isEnd: Bool) -> Int {
    let lines = lines()
    guard !lines.isEmpty else { return 0 }
    let index = lineIndex(of: offset)
    guard isEnd else { return sourceCaret(lines[index].bytes.lowerBound) }
    let end = lines[index].bytes.upperBound
    // The offset where a wrapped line ends is drawn on the next line; the space before it is on this one.
    let isWrapped = index + 1 < lines.count && lines[index + 1].bytes.lowerBound == end
    return sourceCaret(isWrapped && end > lines[index].bytes.lowerBound ? end - 1 : end)
  }

  private func lineIndex(of offset: Int) -> Int {
    let drawn = drawnCaret(offset)
    return lines().lastIndex { $0.bytes.lowerBound <= drawn } ?? 0
  }

  private func drawnCaret(_ offset: Int) -> Int {
    if let next = displayed.drawnRanges(of: offset..<offset + 1).first { return next.lowerBound }
    guard offset > 0 else { return 0 }
    return displayed.drawnRanges(of: offset - 1..<offset).last?.upperBound ?? displayed.text.text.utf8.count
  }
}

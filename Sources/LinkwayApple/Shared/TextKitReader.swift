#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

/// Reads a layout from TextKit 2: its lines, and the position of a part of the text on them.
///
/// All lengths are in the points of the view that draws, all ranges in UTF-16 units of the text that is laid out.
@MainActor
package struct TextKitReader {
  let manager: NSTextLayoutManager
  let content: NSTextContentManager
  /// Where the layout begins in the view.
  let origin: CGPoint

  /// A reader of a layout.
  package init(manager: NSTextLayoutManager, content: NSTextContentManager, origin: CGPoint) {
    (self.manager, self.content, self.origin) = (manager, content, origin)
  }

  /// One line: its part of the drawn text, its box, and the box of its letters.
  package struct Line {
    /// The part of the drawn text, without what hangs over at the line's end: line ends, and the space at
    /// which the line was broken.
    package let range: NSRange
    /// The box for hit-testing, including its share of the line spacing.
    package var top: Double
    package var bottom: Double
    /// The box of the letters.
    package let letters: CGRect
    /// The offset of the baseline from the top of the glyphs' box.
    package let baseline: Double
    /// Whether it is a paragraph's first.
    package let beginsParagraph: Bool
  }

  /// All lines of a text from the top.
  package func lines(of text: String) -> [Line] {
    var lines = readLines(of: text as NSString)
    // What lies between two lines is half each one's, so that no point between two lines of a link is lost.
    for next in lines.indices.dropFirst() {
      let middle = (lines[next - 1].letters.maxY + lines[next].letters.minY) / 2
      lines[next - 1].bottom = middle
      lines[next].top = middle
    }
    return lines
  }

  private func readLines(of text: NSString) -> [Line] {
    var lines: [Line] = []
    manager.enumerateTextLayoutFragments(from: nil, options: TextKitReader.complete) { fragment in
      let start = content.offset(
        from: content.documentRange.location, to: fragment.rangeInElement.location)
      let corner = fragment.layoutFragmentFrame.origin
      for (number, line) in fragment.textLineFragments.enumerated() {
        let isLast = number == fragment.textLineFragments.count - 1
        if line.characterRange.length == 0, let last = lines.last {
          lines.append(emptyLine(below: last, of: text))
          continue
        }
        let range = NSRange(
          location: start + line.characterRange.location, length: line.characterRange.length)
        let letters = line.typographicBounds.offsetBy(
          dx: origin.x + corner.x, dy: origin.y + corner.y)
        lines.append(
          Line(
            range: text.trimmed(range, keepsSpaces: isLast), top: letters.minY, bottom: letters.maxY,
            letters: letters, baseline: line.glyphOrigin.y, beginsParagraph: number == 0))
      }
      return true
    }
    return lines
  }

  /// The line after a text's last line end, as high as the one before it.
  ///
  /// TextKit creates it with the height of its own standard font and not with the text's.
  private func emptyLine(below line: Line, of text: NSString) -> Line {
    let letters = CGRect(x: line.letters.minX, y: line.letters.maxY, width: 0, height: line.letters.height)
    return Line(
      range: NSRange(location: text.length, length: 0), top: letters.minY, bottom: letters.maxY,
      letters: letters, baseline: line.baseline, beginsParagraph: true)
  }

  /// The boxes of a part of the drawn text on a line, from the left; those that touch are joined.
  package func boxes(of range: NSRange, on line: Line) -> [(left: Double, right: Double)] {
    let part = range.intersection(line.range) ?? NSRange(location: 0, length: 0)
    guard part.length > 0, let textRange = textRange(part) else { return [] }
    var boxes: [(left: Double, right: Double)] = []
    manager.enumerateTextSegments(in: textRange, type: .standard, options: .rangeNotRequired) {
      _, frame, _, _ in
      if frame.width > 0 { boxes.append((origin.x + frame.minX, origin.x + frame.maxX)) }
      return true
    }
    var joined: [(left: Double, right: Double)] = []
    for box in boxes.sorted(by: { $0.left < $1.left }) {
      if let last = joined.last, box.left - last.right < Self.touching {
        joined[joined.count - 1].right = max(last.right, box.right)
      } else {
        joined.append(box)
      }
    }
    return joined
  }

  /// The boxes of a part of the text on a line, as high as the line.
  package func rects(of range: NSRange, on line: Line) -> [CGRect] {
    boxes(of: range, on: line).map {
      CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.bottom - line.top)
    }
  }

  /// The place between characters that is nearest to a point, in UTF-16 units; nil in a text without layout.
  package func caret(nearestTo point: CGPoint) -> Int? {
    let start = content.documentRange.location
    let selection = manager.textSelectionNavigation.textSelections(
      interactingAt: CGPoint(x: point.x - origin.x, y: point.y - origin.y), inContainerAt: start, anchors: [],
      modifiers: [], selecting: false, bounds: .zero
    ).first
    return selection?.textRanges.first.map { content.offset(from: start, to: $0.location) }
  }

  private func textRange(_ range: NSRange) -> NSTextRange? {
    let start = content.documentRange.location
    guard let lower = content.location(start, offsetBy: range.location),
      let upper = content.location(lower, offsetBy: range.length)
    else { return nil }
    return NSTextRange(location: lower, end: upper)
  }

  /// Lays fragments out as they are asked for, and has a line where the text ends with a line end.
  package static let complete: NSTextLayoutFragment.EnumerationOptions = [
    .ensuresLayout, .ensuresExtraLineFragment,
  ]

  /// Less than a pixel's tenth is no gap.
  private static let touching = 0.03
}

extension NSString {
  /// A line's part of a text without line ends, and unless it is a paragraph's last line without the spaces at
  /// which it was broken.
  fileprivate func trimmed(_ range: NSRange, keepsSpaces: Bool) -> NSRange {
    var length = range.length
    while length > 0 {
      switch character(at: range.location + length - 1) {
      case 0x0A, 0x0D, 0x2028, 0x2029: break
      case 0x09, 0x20, 0x3000: if keepsSpaces { return NSRange(location: range.location, length: length) }
      default: return NSRange(location: range.location, length: length)
      }
      length -= 1
    }
    return NSRange(location: range.location, length: 0)
  }
}

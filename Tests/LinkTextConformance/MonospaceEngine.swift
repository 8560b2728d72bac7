import Foundation
public import LinkText

/// A layout engine for tests: letters 10 points wide, wide ones 20, lines 20 high, everything from left to
/// right.
public struct MonospaceEngine: LinkLayoutEngine {
  private static let column = 10.0
  private static let row = 20.0

  public init() {}

  public func layout(_ text: LinkedText, styles: LinkStyleSheet, options: LinkLayoutOptions, width: Double?)
    -> LinkLayout
  {
    Page(text, options: options, width: width).layout
  }

  /// Draws a sample for the conformance check.
  public func drawing(_ sample: ConformanceSample, width: Double?) -> ConformanceDrawing {
    let page = Page(sample.text, options: sample.options, width: width)
    return ConformanceDrawing(
      layout: page.layout, glyphs: page.glyphs, step: CGSize(width: 2.5, height: 4.9),
      rects: { page.rects(sample.text.text.offsets(of: $0)) },
      characterIndex: { point in
        page.character(at: point).map {
          sample.text.text.utf8.index(sample.text.text.startIndex, offsetBy: $0)
        }
      })
  }

  /// One character of the drawn text in its box.
  private struct Cell {
    let drawn: Range<Int>
    let line: Int
    var rect: CGRect
  }

  /// One text, laid out.
  private struct Page {
    let source: LinkedText
    let displayed: DisplayedText
    let cells: [Cell]
    let size: CGSize

    init(_ source: LinkedText, options: LinkLayoutOptions, width: Double?) {
      self.source = source
      let insets = options.insets
      let room = width.map { max($0 - insets.start - insets.end, 0) }
      displayed = DisplayedText(source, options: options) { candidate in
        guard let limit = options.lineLimit else { return true }
        return Self.lines(of: candidate.text.text, room: room).count <= max(limit, 1)
      }
      let lines = Self.lines(of: displayed.text.text, room: room)
      let widest = room ?? lines.map(\.width).max() ?? 0
      var cells: [Cell] = []
      for (number, line) in lines.enumerated() {
        let free = widest - line.width
        let left: Double =
          switch options.alignment(ofParagraph: line.paragraph) {
          case .natural, .left, .justified: 0
          case .center: free / 2
          case .opposite, .right: free
          }
        var x = insets.start + left
        for cell in line.cells {
          cells.append(
            Cell(
              drawn: cell.drawn, line: number,
              rect: CGRect(
                x: x, y: insets.top + Double(number) * MonospaceEngine.row, width: cell.width,
                height: MonospaceEngine.row)))
          x += cell.width
        }
      }
      self.cells = cells
      size = CGSize(
        width: widest + insets.start + insets.end,
        height: Double(lines.count) * MonospaceEngine.row + insets.top + insets.bottom)
    }

    var layout: LinkLayout {
      var fragments: [LinkLayout.Fragment] = []
      let links = displayed.text.links
      for cell in cells where cell.rect.width > 0 {
        let place = displayed.text.text.utf8.index(
          displayed.text.text.startIndex, offsetBy: cell.drawn.lowerBound)
        guard let link = links.first(where: { $0.range.contains(place) }) else { continue }
        let id = displayed.sourceLink(link.id)
        if let last = fragments.last, last.link == id, last.line == cell.line,
          last.rect.maxX == cell.rect.minX
        {
          fragments[fragments.count - 1] = .init(link: id, line: cell.line, rect: last.rect.union(cell.rect))
        } else {
          fragments.append(.init(link: id, line: cell.line, rect: cell.rect))
        }
      }
      return LinkLayout(size: size, fragments: fragments, isTruncated: displayed.isTruncated)
    }

    var glyphs: [ConformanceDrawing.Glyph] {
      let token = cells.first { displayed.sourceOffset($0.drawn.lowerBound) == nil }?.drawn.lowerBound ?? 0
      return cells.filter { $0.rect.width > 0 }.map { cell in
        let source: ConformanceDrawing.Glyph.Source =
          displayed.sourceOffset(cell.drawn.lowerBound).map { .text($0..<$0 + cell.drawn.count) }
          ?? .token(cell.drawn.lowerBound - token..<cell.drawn.upperBound - token)
        return ConformanceDrawing.Glyph(source, line: cell.line, rect: cell.rect)
      }
    }

    func rects(_ range: Range<Int>) -> [CGRect] {
      let parts = displayed.drawnRanges(of: range)
      var rects: [(line: Int, rect: CGRect)] = []
      for cell in cells where cell.rect.width > 0 && parts.contains(where: { $0.overlaps(cell.drawn) }) {
        if let last = rects.last, last.line == cell.line, last.rect.maxX == cell.rect.minX {
          rects[rects.count - 1].rect = last.rect.union(cell.rect)
        } else {
          rects.append((cell.line, cell.rect))
        }
      }
      return rects.map(\.rect)
    }

    func character(at point: CGPoint) -> Int? {
      cells.first {
        $0.rect.minX <= point.x && point.x < $0.rect.maxX && $0.rect.minY <= point.y && point.y < $0.rect.maxY
      }
      .flatMap { displayed.sourceOffset($0.drawn.lowerBound) }
    }

    private typealias Line = (cells: [(drawn: Range<Int>, width: Double)], width: Double, paragraph: Int)

    private static func lines(of text: String, room: Double?) -> [Line] {
      var (lines, cells, paragraph, offset):
        ([Line], [(drawn: Range<Int>, width: Double, isSpace: Bool)], Int, Int) = ([], [], 0, 0)
      func end() {
        // A space at a line's end hangs out and has no width.
        if let last = cells.indices.last, cells[last].isSpace, room != nil { cells[last].width = 0 }
        lines.append((cells.map { ($0.drawn, $0.width) }, cells.reduce(0) { $0 + $1.width }, paragraph))
        cells = []
      }
      for character in text {
        let drawn = offset..<offset + character.utf8.count
        offset = drawn.upperBound
        if character.isNewline {
          end()
          paragraph += 1
          continue
        }
        let width = width(of: character)
        if let room, !cells.isEmpty, cells.reduce(width, { $0 + $1.width }) > room, character != " " {
          // The last word goes down, unless it is all there is.
          let place = cells.lastIndex { $0.isSpace }.map { $0 + 1 } ?? cells.count
          let rest = cells[place...]
          cells = Array(cells[..<place])
          end()
          cells = Array(rest)
        }
        cells.append((drawn, width, character == " "))
      }
      end()
      return lines
    }

    private static func width(of character: Character) -> Double {
      let scalar = character.unicodeScalars.first!
      if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control {
        return 0
      }
      if scalar.properties.isEmojiPresentation || (0x1100...0x115F).contains(scalar.value)
        || (0x2E80...0xD7FF).contains(scalar.value)
      {
        return 2 * column
      }
      return column
    }
  }
}

extension String {
  fileprivate func offsets(of range: Range<Index>) -> Range<Int> {
    utf8.distance(
      from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }
}

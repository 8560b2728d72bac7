internal import CGTK
import Foundation
import LinkText

// Where each character stands, read off Pango's clusters.
//
// Pango's own answers, `pango_layout_line_get_x_ranges` and `pango_layout_line_x_to_index`, divide a cluster among its
// characters, but lose a part of a character that takes several clusters, such as an emoji sequence in a font without it.
extension PangoText {
  /// One line: its bytes in the drawn text, its box, and its characters from the left.
  struct Line {
    let bytes: Range<Int>
    /// The box that is hit, its share of the room between lines included.
    let top: Double
    let bottom: Double
    /// The box of the letters.
    let groundTop: Double
    let groundBottom: Double
    var glyphs: [Glyph] = []
  }

  /// A character, or what one cluster draws of it; never without a width.
  struct Glyph {
    let bytes: Range<Int>
    let left: Double
    let right: Double
    let isRightToLeft: Bool
  }

  /// A cluster as Pango gives it: where its bytes begin and what it covers.
  private struct Cluster {
    let start: Int
    let left: Double
    let right: Double
    let isRightToLeft: Bool
  }

  /// All lines; read off Pango once for each layout, for the pointer asks at every step.
  func lines() -> [Line] {
    if let readLines { return readLines }
    let lines = paragraphs.flatMap(lines)
    readLines = lines
    return lines
  }

  private func lines(of paragraph: Paragraph) -> [Line] {
    let top = origin.y + paragraph.top
    let characters = characterStarts(in: paragraph)
    let iterator = pango_layout_get_iter(paragraph.layout)
    defer { pango_layout_iter_free(iterator) }
    var (lines, pangoLines): ([Line], [UnsafeMutablePointer<PangoLayoutLine>]) = ([], [])
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var (upper, lower, box): (gint, gint, PangoRectangle) = (0, 0, PangoRectangle())
      pango_layout_iter_get_line_yrange(iterator, &upper, &lower)
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      let start = paragraph.start + Int(line.pointee.start_index)
      lines.append(
        Line(
          bytes: start..<start + Int(line.pointee.length), top: top + Double(upper) / scale,
          bottom: top + Double(lower) / scale, groundTop: top + Double(box.y) / scale,
          groundBottom: top + Double(box.y + box.height) / scale))
      pangoLines.append(line)
    } while pango_layout_iter_next_line(iterator) != 0
    for (index, clusters) in clusters(of: paragraph, lines: pangoLines).enumerated() {
      lines[index].glyphs = Self.glyphs(clusters, end: lines[index].bytes.upperBound, characters)
    }
    return lines
  }

  /// The clusters of each line, in the order of the text.
  private func clusters(of paragraph: Paragraph, lines: [UnsafeMutablePointer<PangoLayoutLine>]) -> [[Cluster]] {
    var clusters = [[Cluster]](repeating: [], count: lines.count)
    let iterator = pango_layout_get_iter(paragraph.layout)
    defer { pango_layout_iter_free(iterator) }
    var number = 0
    repeat {
      let line = pango_layout_iter_get_line_readonly(iterator)
      while number < lines.count, lines[number] != line { number += 1 }
      guard number < lines.count, let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var box = PangoRectangle()
      pango_layout_iter_get_cluster_extents(iterator, nil, &box)
      let left = origin.x + Double(box.x) / scale
      clusters[number].append(
        Cluster(
          start: paragraph.start + Int(pango_layout_iter_get_index(iterator)), left: left,
          right: left + Double(box.width) / scale,
          isRightToLeft: run.pointee.item.pointee.analysis.level % 2 == 1))
    } while pango_layout_iter_next_cluster(iterator) != 0
    return clusters.map { $0.sorted { $0.start < $1.start } }
  }

  /// The characters of one line from the left; a cluster of several (a ligature) is divided evenly among them.
  private static func glyphs(_ clusters: [Cluster], end: Int, _ characters: [Int]) -> [Glyph] {
    var glyphs: [Glyph] = []
    // The last character that begins at or before the cluster.
    var first = 0
    for (index, cluster) in clusters.enumerated() {
      let next = clusters[(index + 1)...].first { $0.start > cluster.start }?.start ?? end
      while first + 1 < characters.count, characters[first + 1] <= cluster.start { first += 1 }
      guard cluster.right > cluster.left, first < characters.count else { continue }
      var last = first
      while last + 1 < characters.count, characters[last + 1] < next { last += 1 }
      let share = (cluster.right - cluster.left) / Double(last - first + 1)
      for number in first...last {
        let place = Double(cluster.isRightToLeft ? last - number : number - first)
        let left = cluster.left + place * share
        let upper = number + 1 < characters.count ? characters[number + 1] : end
        glyphs.append(
          Glyph(
            bytes: characters[number]..<max(upper, characters[number] + 1), left: left, right: left + share,
            isRightToLeft: cluster.isRightToLeft))
      }
    }
    return glyphs.sorted { $0.left < $1.left }
  }

  /// Where a caret may stand in a paragraph: the starts of its characters, in bytes of the drawn text.
  private func characterStarts(in paragraph: Paragraph) -> [Int] {
    var count: gint = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(paragraph.layout, &count),
      let text = pango_layout_get_text(paragraph.layout)
    else { return [] }
    var (starts, scalar) = ([Int](), 0)
    for offset in 0..<paragraph.length where UInt8(bitPattern: text[offset]) & 0xC0 != 0x80 {
      if attributes[scalar].is_cursor_position != 0 { starts.append(paragraph.start + offset) }
      scalar += 1
    }
    return starts
  }
}

internal import CGTK
import Foundation
import LinkText

// The place of each character, read from the glyphs that Pango draws, from the left of each line.
//
// Pango's own answers, `pango_layout_line_get_x_ranges` and `pango_layout_line_x_to_index`, lose a part of a
// character that has several clusters, such as an emoji sequence in a font without it; and its iterator
// over clusters returns a wrong byte for a ligature that runs from right to left.
extension PangoText {
  /// One line: its bytes in the drawn text, its box, and its characters from the left.
  struct Line {
    let bytes: Range<Int>
    /// The box that is hit, its share of the space between lines included.
    let top: Double
    let bottom: Double
    /// The box of the glyphs.
    let backgroundTop: Double
    let backgroundBottom: Double
    var glyphs: [Glyph] = []
  }

  /// A character, or the part of it that one cluster draws; its width is not 0.
  struct Glyph {
    let bytes: Range<Int>
    let left: Double
    let right: Double
    let isRightToLeft: Bool
  }

  /// A cluster as Pango draws it: where its bytes begin and what its glyphs cover.
  private struct Cluster {
    let start: Int
    let left: Int
    var right: Int
    let isRightToLeft: Bool
  }

  /// All lines; read from Pango once for each layout, because each pointer event asks for them.
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
    var lines: [Line] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var (upper, lower, box): (gint, gint, PangoRectangle) = (0, 0, PangoRectangle())
      pango_layout_iter_get_line_yrange(iterator, &upper, &lower)
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      let start = paragraph.start + Int(line.pointee.start_index)
      let bytes = start..<start + Int(line.pointee.length)
      let clusters = Self.clusters(of: line, from: box.x, paragraph)
      lines.append(
        Line(
          bytes: bytes, top: top + Double(upper) / scale, bottom: top + Double(lower) / scale,
          backgroundTop: top + Double(box.y) / scale,
          backgroundBottom: top + Double(box.y + box.height) / scale,
          glyphs: Self.glyphs(clusters, end: bytes.upperBound, characters, offset: origin.x)))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// The clusters of a line in the order of the text, in Pango's units.
  private static func clusters(
    of line: UnsafeMutablePointer<PangoLayoutLine>, from left: gint, _ paragraph: Paragraph
  ) -> [Cluster] {
    var (clusters, x, next): ([Cluster], Int, UnsafeMutablePointer<GSList>?) = (
      [], Int(left), line.pointee.runs
    )
    while let node = next {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let (glyphs, item) = (run.glyphs.pointee, run.item.pointee)
      for index in 0..<Int(glyphs.num_glyphs) {
        let start = paragraph.start + Int(item.offset + glyphs.log_clusters[index])
        let end = x + Int(glyphs.glyphs[index].geometry.width)
        if let last = clusters.last, last.start == start, last.right == x {
          clusters[clusters.count - 1].right = end
        } else {
          clusters.append(
            Cluster(start: start, left: x, right: end, isRightToLeft: item.analysis.level % 2 == 1))
        }
        x = end
      }
      next = node.pointee.next
    }
    return clusters.sorted { $0.start < $1.start }
  }

  /// The characters of one line from the left; a cluster of several (a ligature) is divided evenly among
  /// them.
  private static func glyphs(
    _ clusters: [Cluster], end: Int, _ characters: [Int], offset: Double
  ) -> [Glyph] {
    var glyphs: [Glyph] = []
    // The last character that begins at or before the cluster.
    var first = 0
    for (index, cluster) in clusters.enumerated() {
      let next = clusters[(index + 1)...].first { $0.start > cluster.start }?.start ?? end
      while first + 1 < characters.count, characters[first + 1] <= cluster.start { first += 1 }
      guard cluster.right > cluster.left, first < characters.count else { continue }
      var last = first
      while last + 1 < characters.count, characters[last + 1] < next { last += 1 }
      let share = Double(cluster.right - cluster.left) / scale / Double(last - first + 1)
      for number in first...last {
        let place = Double(cluster.isRightToLeft ? last - number : number - first)
        let left = offset + Double(cluster.left) / scale + place * share
        let upper = number + 1 < characters.count ? characters[number + 1] : end
        glyphs.append(
          Glyph(
            bytes: characters[number]..<max(upper, characters[number] + 1), left: left, right: left + share,
            isRightToLeft: cluster.isRightToLeft))
      }
    }
    return glyphs.sorted { $0.left < $1.left }
  }

  /// The caret positions of a paragraph: the starts of its characters, in bytes of the drawn text.
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

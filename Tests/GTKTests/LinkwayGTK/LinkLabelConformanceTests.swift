import CGTK
import Foundation
import GTKWidgets
import LinkText
import LinkTextConformance
import Testing

@testable import LinkwayGTK

/// Pango against the conformance suite: what its ranges and hit tests answer, against the box that it gives
/// for each character.
@MainActor @Suite struct LinkLabelConformanceTests {
  @Test(
    "What Pango draws is what is hit, at every point",
    arguments: ConformanceSample.all)
  func pango(sample: ConformanceSample) {
    let label = LinkLabel()
    for width in ConformanceSample.widths {
      let pango = PangoText(
        context: gtk_widget_get_pango_context(label.gtkWidget), text: sample.text, styles: sample.styles,
        options: sample.options)
      pango.width = width
      for fault in ConformanceCheck(sample, pango.drawing(sample)).faults() {
        Issue.record("\(sample) at width \(width.map { "\($0)" } ?? "any"): \(fault)")
      }
    }
  }

  @Test("A label on screen keeps the law after its text size and its direction change")
  func label() async {
    let sample = ConformanceSample(
      "scaled", "some words \(link: "and a link", to: "a:") שלום \(link: "קישור", to: "b:") end"
    ) { $0.insets = TextInsets(top: 3, start: 17) }
    let label = LinkLabel(sample.text, options: sample.options)
    defer {
      Appearance.set(textScale: nil)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    }
    await withWindow(ScrolledWindow(label), width: 170) { _ in
      for (textScale, direction) in [
        (1.0, GTK_TEXT_DIR_LTR), (1.7, GTK_TEXT_DIR_LTR), (1.7, GTK_TEXT_DIR_RTL),
      ] {
        let before = label.layout
        Appearance.set(textScale: textScale)
        gtk_widget_set_direction(label.gtkWidget, direction)
        if direction == GTK_TEXT_DIR_RTL || textScale > 1 {
          await wait(for: "the new layout") { label.layout != before && !label.layout.fragments.isEmpty }
        }
        let drawing = label.drawn!.drawing(sample)
        #expect(drawing.layout == label.layout)
        #expect(ConformanceCheck(sample, drawing).faults() == [])
      }
    }
  }
}

extension PangoText {
  /// The drawing, its glyphs' boxes asked of Pango one character at a time.
  func drawing(_ sample: ConformanceSample) -> ConformanceDrawing {
    ConformanceDrawing(
      layout: linkLayout(), glyphs: glyphs(), step: CGSize(width: 2.3, height: 5.1),
      rects: { self.rects(of: sample.text.text.utf8Offsets(of: $0)) },
      characterIndex: { point in
        self.sourceOffset(at: point).map {
          sample.text.text.utf8.index(sample.text.text.startIndex, offsetBy: $0)
        }
      })
  }

  /// The boxes of characters: those of Pango's clusters, those of several characters (ligatures) divided
  /// evenly.
  private func glyphs() -> [ConformanceDrawing.Glyph] {
    let text = displayed.text.text
    let token = (0..<text.utf8.count).first { displayed.sourceOffset($0) == nil } ?? 0
    let (lines, characters) = (lines(), characters())
    return clusters(lines).flatMap { cluster -> [ConformanceDrawing.Glyph] in
      let begun = characters.filter { cluster.bytes.contains($0.lowerBound) }
      let inside = begun.isEmpty ? characters.filter { $0.contains(cluster.bytes.lowerBound) } : begun
      let share = cluster.width / Double(inside.count)
      return (cluster.isRightToLeft ? inside.reversed() : inside).enumerated().map { place, drawn in
        let source: ConformanceDrawing.Glyph.Source =
          displayed.sourceOffset(drawn.lowerBound).map { .text($0..<$0 + drawn.count) }
          ?? .token(drawn.lowerBound - token..<drawn.upperBound - token)
        return .init(
          source, line: cluster.line,
          rect: CGRect(
            x: cluster.left + Double(place) * share, y: lines[cluster.line].top, width: share,
            height: lines[cluster.line].bottom - lines[cluster.line].top))
      }
    }
  }

  private struct Cluster {
    var bytes: Range<Int>
    let line: Int
    let left: Double
    let width: Double
    let isRightToLeft: Bool
  }

  /// The widths of Pango's glyphs added up from the left, run by run.
  private func clusters(_ lines: [Line]) -> [Cluster] {
    var clusters: [Cluster] = []
    var number = 0
    for paragraph in paragraphs {
      for position in 0..<pango_layout_get_line_count(paragraph.layout) {
        let line = pango_layout_get_line_readonly(paragraph.layout, position)!
        var run = line.pointee.runs
        var x = origin.x + Double(left(ofLine: position, in: paragraph)) / scale
        while let item = run {
          let glyphItem = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
          let (glyphs, offset) = (
            glyphItem.glyphs.pointee, paragraph.start + Int(glyphItem.item.pointee.offset)
          )
          for index in 0..<Int(glyphs.num_glyphs) {
            let start = offset + Int(glyphs.log_clusters[index])
            let width = Double(glyphs.glyphs[index].geometry.width) / scale
            clusters.append(
              Cluster(
                bytes: start..<start + 1, line: number, left: x, width: width,
                isRightToLeft: glyphItem.item.pointee.analysis.level % 2 == 1))
            x += width
          }
          run = item.pointee.next
        }
        number += 1
      }
    }
    let starts = clusters.map(\.bytes.lowerBound)
    for index in clusters.indices {
      let start = starts[index]
      let end = starts.filter { $0 > start }.min() ?? .max
      clusters[index].bytes = start..<min(end, lines[clusters[index].line].bytes.upperBound)
    }
    // Several glyphs of one cluster are side by side.
    return clusters.filter { $0.width > 0 }.reduce(into: []) { joined, cluster in
      if let last = joined.last, last.bytes == cluster.bytes, last.line == cluster.line {
        joined[joined.count - 1] = Cluster(
          bytes: last.bytes, line: last.line, left: last.left, width: last.width + cluster.width,
          isRightToLeft: last.isRightToLeft)
      } else {
        joined.append(cluster)
      }
    }
  }

  private func left(ofLine position: gint, in paragraph: Paragraph) -> gint {
    let iterator = pango_layout_get_iter(paragraph.layout)
    defer { pango_layout_iter_free(iterator) }
    for _ in 0..<position { pango_layout_iter_next_line(iterator) }
    var box = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &box)
    return box.x
  }

  /// The bytes of each character, as Pango divides the text into places of a caret.
  private func characters() -> [Range<Int>] {
    paragraphs.flatMap { paragraph -> [Range<Int>] in
      let bytes = Array(displayed.text.text.utf8)[paragraph.start..<paragraph.start + paragraph.length]
      var count: gint = 0
      let attributes = pango_layout_get_log_attrs_readonly(paragraph.layout, &count)!
      var (starts, position) = ([Int](), 0)
      for (offset, byte) in zip(bytes.indices, bytes) where byte & 0xC0 != 0x80 {
        if attributes[position].is_cursor_position != 0 { starts.append(offset) }
        position += 1
      }
      return zip(starts, starts.dropFirst() + [bytes.endIndex]).map { $0..<$1 }
    }
  }
}

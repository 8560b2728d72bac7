import Foundation
import LinkText
import LinkTextConformance
import Testing

@Suite struct ConformanceTests {
  @Test("What a fixed-width engine draws is what is hit, at every point", arguments: ConformanceSample.all)
  func monospace(sample: ConformanceSample) {
    for width in ConformanceSample.widths {
      let drawing = MonospaceEngine().drawing(sample, width: width)
      for fault in ConformanceCheck(sample, drawing).faults() {
        Issue.record("\(sample) at width \(width.map { "\($0)" } ?? "any"): \(fault)")
      }
    }
  }

  /// A check that finds nothing could be one that looks at nothing.
  @Test("Engines with the usual faults are found out", arguments: Fault.allCases)
  func faulty(fault: Fault) {
    let sample = ConformanceSample(
      "faulty", "plain \(link: "link one", to: "a:"), plain \(link: "two", to: "b:")")
    let right = MonospaceEngine().drawing(sample, width: 100)
    #expect(!ConformanceCheck(sample, fault.spoil(right, sample.text)).faults().isEmpty)
    #expect(ConformanceCheck(sample, right).faults().isEmpty)
  }

  enum Fault: CaseIterable, Sendable {
    case boundingBox, lineEnd, halfCharacter, nearestCharacter, caretIndex, lostLine

    func spoil(_ drawing: ConformanceDrawing, _ text: LinkedText) -> ConformanceDrawing {
      var fragments = drawing.layout.fragments
      var index = drawing.characterIndex
      switch self {
      case .boundingBox:
        fragments =
          [.init(link: 0, line: 0, rect: drawing.layout.bounds(of: 0)!)] + fragments.filter { $0.link != 0 }
      case .lineEnd:
        fragments = fragments.map {
          .init(
            link: $0.link, line: $0.line,
            rect: $0.rect.union(CGRect(x: 99, y: $0.rect.minY, width: 1, height: 20)))
        }
      case .halfCharacter:
        fragments = fragments.map {
          .init(link: $0.link, line: $0.line, rect: $0.rect.offsetBy(dx: -5, dy: 0))
        }
      case .nearestCharacter:
        index = { drawing.characterIndex($0) ?? text.text.index(before: text.text.endIndex) }
      case .caretIndex: index = { point in drawing.characterIndex(CGPoint(x: point.x + 5, y: point.y)) }
      case .lostLine: fragments.removeLast()
      }
      let layout = LinkLayout(size: drawing.layout.size, fragments: fragments)
      return ConformanceDrawing(
        layout: layout, glyphs: drawing.glyphs, step: drawing.step,
        rects: { range in text.links.first { $0.range == range }.map { layout.rects(of: $0.id) } ?? [] },
        characterIndex: index)
    }
  }
}

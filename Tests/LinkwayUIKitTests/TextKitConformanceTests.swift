#if canImport(UIKit)
  import Foundation
  import LinkText
  import LinkTextConformance
  import Testing
  import TextKitLayout
  import UIKit

  @testable import LinkwayUIKit

  /// TextKit against the conformance suite: what its ranges and hit tests answer, against the box that it gives for each
  /// character.
  @MainActor @Suite struct TextKitConformanceTests {
    @Test("What TextKit draws is what is hit, at every point")
    func textKit() {
      let label = LinkLabel()
      for sample in ConformanceSample.all {
        for width in ConformanceSample.widths {
          let text = TextKitText(
            sample.text, styles: sample.styles, options: sample.options, look: label.look)
          text.width = width
          let faults = ConformanceCheck(sample, text.drawing(sample)).faults()
          #expect(faults.isEmpty, "\(sample) at width \(width.map { "\($0)" } ?? "any"): \(faults)")
        }
      }
    }
  }

  extension TextKitText {
    /// The drawing, its characters' boxes asked of TextKit one at a time.
    fileprivate func drawing(_ sample: ConformanceSample) -> ConformanceDrawing {
      let source = sample.text.text
      return ConformanceDrawing(
        layout: linkLayout(), glyphs: glyphs(), step: CGSize(width: 2.3, height: 5.1),
        rects: { self.rects(of: source.utf8Offsets(of: $0)) },
        characterIndex: { point in
          self.sourceOffset(at: point).map { source.utf8.index(source.startIndex, offsetBy: $0) }
        })
    }

    private func glyphs() -> [ConformanceDrawing.Glyph] {
      let text = displayed.text.text
      let token = (0..<text.utf8.count).first { displayed.sourceOffset($0) == nil } ?? 0
      return text.indices.flatMap { index -> [ConformanceDrawing.Glyph] in
        let character = index..<text.index(after: index)
        let bytes = text.utf8Offsets(of: character)
        let source: ConformanceDrawing.Glyph.Source =
          displayed.sourceOffset(bytes.lowerBound).map { .text($0..<$0 + bytes.count) }
          ?? .token(bytes.lowerBound - token..<bytes.upperBound - token)
        return lines().enumerated().flatMap { number, line in
          reader.rects(of: NSRange(character, in: text), on: line).map {
            ConformanceDrawing.Glyph(source, line: number, rect: $0)
          }
        }
      }
    }
  }
#endif

import Foundation
import LinkText
internal import LinkTextConformance
internal import LinkwayApple

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension TextKitText {
  /// What is wrong with a sample's layout in a width, held against the box that TextKit gives for each character.
  @MainActor
  static func faults(of sample: ConformanceSample, width: Double?, look: any GlyphAppearance)
    -> [String]
  {
    let text = TextKitText(sample.text, styles: sample.styles, options: sample.options, look: look)
    text.width = width
    return ConformanceCheck(sample, text.drawing(sample)).faults().map { "\($0)" }
  }

  /// The drawing, its characters' boxes asked of TextKit one at a time.
  private func drawing(_ sample: ConformanceSample) -> ConformanceDrawing {
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

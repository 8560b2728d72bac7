public import Foundation
public import LinkText

/// What an engine made of a sample: its answers, and the boxes of its glyphs for the comparison.
public struct ConformanceDrawing {
  /// One character as drawn.
  public struct Glyph: Sendable {
    /// Where the character comes from.
    public enum Source: Sendable, Hashable {
      /// From the text: the character's bytes.
      case text(Range<Int>)
      /// From the truncation token: the character's bytes in the token.
      case token(Range<Int>)
    }
    public let source: Source
    /// The line, counted from 0.
    public let line: Int
    public let rect: CGRect

    public init(_ source: Source, line: Int, rect: CGRect) {
      (self.source, self.line, self.rect) = (source, line, rect)
    }
  }

  /// The engine's layout of links.
  public let layout: LinkLayout
  /// All characters that are drawn with a width, each in one box.
  public let glyphs: [Glyph]
  /// Where the engine says that a part of the text is drawn.
  public let rects: (Range<String.Index>) -> [CGRect]
  /// The character that the engine says is at a point.
  public let characterIndex: (CGPoint) -> String.Index?
  /// How far to look for points around the text, in points.
  public let step: CGSize

  public init(
    layout: LinkLayout, glyphs: [Glyph], step: CGSize, rects: @escaping (Range<String.Index>) -> [CGRect],
    characterIndex: @escaping (CGPoint) -> String.Index?
  ) {
    (self.layout, self.glyphs, self.step) = (layout, glyphs, step)
    (self.rects, self.characterIndex) = (rects, characterIndex)
  }
}

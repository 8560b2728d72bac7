/// How a linked text is set: sides, lines, what happens to too many of them, and how generously links are
/// hit.
public struct LinkLayoutOptions: Hashable, Sendable {
  /// The side that lines begin at, or how they fill the width.
  public var alignment = LineAlignment.natural
  /// The same for single paragraphs, counted from 0 in the whole text; one that is not named goes by
  /// ``alignment``.
  public var paragraphAlignments: [Int: LineAlignment] = [:]
  /// The most lines that show; nil shows all.
  ///
  /// Less than 1 counts as 1.
  public var lineLimit: Int?
  /// Where words are left out when there are more lines than may show.
  public var truncation = TextTruncation.end
  /// What stands where words are left out; it may have links of its own, such as “… more”.
  ///
  /// Its links count on from the text's, and only the token's own letters are hit.
  public var truncationToken: LinkedText = "…"
  /// DemoPage kept free around the text, in points; it belongs to nobody.
  public var insets = TextInsets()
  /// Where the text stands in a place that is taller.
  public var position = TextPosition.middle
  /// DemoPage added between lines, in points.
  public var lineSpacing = 0.0
  /// The height of lines as a multiple of what the font asks for; nil keeps the font's.
  public var lineHeight: Double?
  /// How far each paragraph's first line is moved in, in points; negative moves in the others.
  public var firstLineIndent = 0.0
  /// How far beside a link a press still hits it, in points; 0 means on its glyphs only.
  public var slop = 0.0
  /// The least width and height that a link answers on, in points, where no other link is nearer; 0 means its
  /// glyphs only.
  public var minimumTarget = 0.0

  /// Lines from the natural side, as many as there are, hit on their glyphs only.
  public init() {}

  /// These options with some of them changed: `LinkLayoutOptions { $0.lineLimit = 3 }`.
  public init(_ change: (inout LinkLayoutOptions) -> Void) {
    self.init()
    change(&self)
  }

  /// The alignment of a paragraph, counted from 0 in the whole text.
  public func alignment(ofParagraph paragraph: Int) -> LineAlignment {
    paragraphAlignments[paragraph] ?? alignment
  }
}

/// The side that lines begin at, or how they fill the width.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
  /// Each paragraph from the side where its own script begins.
  case natural
  /// Each paragraph from the side where its own script ends.
  case opposite
  /// From the left, whatever the script.
  case left
  /// In the middle.
  case center
  /// From the right, whatever the script.
  case right
  /// From side to side, but for a paragraph's last line.
  case justified
}

/// Where words are left out of a text that has too many lines.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At the start, as for paths whose end counts.
  case start
  /// In the middle, as for addresses whose both ends count.
  case middle
  /// At the end.
  case end
}

/// Where a text stands in a place that is taller.
public enum TextPosition: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}

/// DemoPage around a text, in points; start is the side where lines begin in the view's own direction.
public struct TextInsets: Hashable, Sendable {
  /// Above the first line.
  public var top: Double
  /// Below the last line.
  public var bottom: Double
  /// At the side where lines begin.
  public var start: Double
  /// At the side where lines end.
  public var end: Double

  /// DemoPage on each side; negative room counts as none.
  public init(top: Double = 0, bottom: Double = 0, start: Double = 0, end: Double = 0) {
    (self.top, self.bottom) = (max(top, 0), max(bottom, 0))
    (self.start, self.end) = (max(start, 0), max(end, 0))
  }

  /// The same room on all sides.
  public init(_ all: Double) { self.init(top: all, bottom: all, start: all, end: all) }
}

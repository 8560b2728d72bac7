/// How a linked text is laid out: alignment, line limit, truncation, insets; and how clicks reach its links.
public struct LinkLayoutOptions: Hashable, Sendable {
  /// The alignment of lines.
  public var alignment = LineAlignment.natural
  /// The alignment of single paragraphs, counted from 0 in the whole text; others have ``alignment``.
  public var paragraphAlignments: [Int: LineAlignment] = [:]
  /// The maximum number of lines; nil shows all.
  ///
  /// Less than 1 counts as 1.
  public var lineLimit: Int?
  /// Where text is omitted if it has more lines than ``lineLimit``.
  public var truncation = TextTruncation.end
  /// What replaces the omitted text; it may have links of its own, such as “… more”.
  ///
  /// The numbers of its links follow those of the text. Only the token's own glyphs are hit.
  public var truncationToken: LinkedText = "…"
  /// The empty space around the text, in points; no link is hit there.
  public var insets = TextInsets()
  /// Where the text is in a view that is taller.
  public var position = TextPosition.center
  /// The space added between lines, in points.
  public var lineSpacing = 0.0
  /// The height of lines as a multiple of the font's line height; nil keeps the font's.
  public var lineHeight: Double?
  /// The indent of each paragraph's first line, in points; a negative number indents the other lines.
  public var firstLineIndent = 0.0
  /// The distance from a link within which a press still hits it, in points; 0 means on its glyphs only.
  public var slop = 0.0
  /// The minimum width and height of a link's target, in points, where no other link is nearer; 0 means its glyphs only.
  public var minimumTarget = 0.0
  /// The smallest scale to which the text shrinks to fit ``lineLimit`` before it is truncated; 1 never shrinks it.
  ///
  /// All fonts shrink by the same factor. Without a line limit the text always fits. Values are clamped to 0.1...1.
  public var minimumScale = 1.0
  /// Whether the second click of a double click follows a link again; it does by default, as on a button.
  public var repeatedClicks = LinkInteraction.RepeatedClicks.activateEach

  /// Natural alignment, all lines, links hit on their glyphs only.
  public init() {}

  /// These options with some of them changed: `LinkLayoutOptions { $0.lineLimit = 3 }`.
  public init(_ change: (inout LinkLayoutOptions) -> Void) {
    self.init()
    change(&self)
  }

  /// The largest scale from ``minimumScale`` to 1 at which the text fits, to a hundredth; nil where it does not fit at all.
  ///
  /// - Parameter fits: Lays the text out at a scale and returns whether it has no more lines than the limit.
  package func scale(fitting fits: (Double) -> Bool) -> Double? {
    if lineLimit == nil || fits(1) { return 1 }
    var (good, bad) = (Int((min(max(minimumScale, 0.1), 1) * 100).rounded()), 100)
    guard good < bad, fits(Double(good) / 100) else { return nil }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if fits(Double(middle) / 100) { good = middle } else { bad = middle }
    }
    return Double(good) / 100
  }

  /// The scale for a text that does not even fit at ``minimumScale``.
  package var leastScale: Double { min(max(minimumScale, 0.1), 1) }

  /// The alignment of a paragraph, counted from 0 in the whole text.
  public func alignment(ofParagraph paragraph: Int) -> LineAlignment {
    paragraphAlignments[paragraph] ?? alignment
  }
}

/// The alignment of lines.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
  /// Each paragraph at the side where its own script begins: Arabic at the right, English at the left.
  ///
  /// The direction of the interface does not matter, except for a paragraph without letters.
  case natural
  /// Each paragraph at the side where its own script ends.
  case opposite
  /// At the left, in every script.
  case left
  /// Centered.
  case center
  /// At the right, in every script.
  case right
  /// From side to side, except a paragraph's last line.
  case justified
}

/// Where text is omitted if it has too many lines.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At the start, as for paths.
  case start
  /// In the middle, as for web addresses.
  case middle
  /// At the end.
  case end
}

/// Where a text is in a view that is taller.
public enum TextPosition: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// Centered.
  case center
  /// At the bottom.
  case bottom
}

/// The space around a text, in points; start is the side where lines begin in the view's own direction.
public struct TextInsets: Hashable, Sendable {
  /// Above the first line.
  public var top: Double
  /// Below the last line.
  public var bottom: Double
  /// At the side where lines begin.
  public var start: Double
  /// At the side where lines end.
  public var end: Double

  /// Insets for each side; negative numbers count as 0.
  public init(top: Double = 0, bottom: Double = 0, start: Double = 0, end: Double = 0) {
    (self.top, self.bottom) = (max(top, 0), max(bottom, 0))
    (self.start, self.end) = (max(start, 0), max(end, 0))
  }

  /// The same inset on all sides.
  public init(_ all: Double) { self.init(top: all, bottom: all, start: all, end: all) }
}

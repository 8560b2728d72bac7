package import LinkText

#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

/// One linked text laid out by TextKit 2: what is drawn is what is hit-tested.
///
/// Places in the drawn text, ``displayed``, are in UTF-16 units here, for TextKit counts so; all that leaves this
/// type is in string indices or in points of the view that draws.
@MainActor
package final class TextKitText {
  package let source: LinkedText
  package let styles: LinkStyleSheet
  package let options: LinkLayoutOptions
  package let look: any GlyphAppearance
  package let content = NSTextContentStorage()
  /// The letters with their attributes.
  ///
  /// The content manager gets its own text storage only if it is set explicitly: without it,
  /// it lays out and draws, but has no storage in which states could be painted.
  let storage = NSTextStorage()
  package let manager = NSTextLayoutManager()
  package private(set) var displayed: DisplayedText
  /// The links as drawn, and the UTF-16 units that they cover.
  package private(set) var linkRanges: [(link: TextLink.ID, range: NSRange)] = []
  /// Where the text begins in the view that draws it, its insets counted in.
  package private(set) var origin: CGPoint
  /// The runs as they are painted now; states change their paint only, never where they begin and end.
  package var painted: [StyledRun] = []
  private var readLines: [TextKitReader.Line]?
  private let container = NSTextContainer(size: .zero)
  /// The factor by which all fonts shrink to fit the line limit.
  private var shrink = 1.0

  package init(
    _ text: LinkedText, styles: LinkStyleSheet, options: LinkLayoutOptions, look: any GlyphAppearance
  ) {
    source = text
    self.styles = styles
    self.options = options
    self.look = look
    displayed = DisplayedText(whole: text)
    origin = CGPoint(
      x: look.isRightToLeft ? options.insets.end : options.insets.start, y: options.insets.top)
    container.lineFragmentPadding = 0
    manager.textContainer = container
    content.textStorage = storage
    content.addTextLayoutManager(manager)
    layOut()
  }

  /// The width that text and insets fill, in points; nil breaks lines at line ends only.
  package var width: Double? {
    didSet { if width != oldValue { layOut() } }
  }

  package var reader: TextKitReader { TextKitReader(manager: manager, content: content, origin: origin) }

  /// All lines from the top; read once for each layout, because a moving pointer needs them often.
  package func lines() -> [TextKitReader.Line] {
    if let readLines { return readLines }
    let lines = reader.lines(of: displayed.text.text)
    readLines = lines
    return lines
  }

  /// Draws the text lower by some points.
  package func lower(by points: Double) {
    guard origin.y != options.insets.top + points else { return }
    origin.y = options.insets.top + points
    readLines = nil
  }

  /// The size of the text and its insets, in points, rounded up to whole pixels.
  package var size: CGSize {
    let lines = lines()
    // The spaces at which lines are broken hang over at their ends.
    let width = min(widest(of: lines), container.size.width)
    let height = lines.last.map { $0.bottom - origin.y } ?? 0
    let insets = options.insets
    return CGSize(
      width: look.roundedUp(width + insets.start + insets.end),
      height: look.roundedUp(height + insets.top + insets.bottom))
  }

  private func layOut() {
    shrink = 1
    if width != nil, options.leastScale < 1 {
      let whole = DisplayedText(whole: source)
      shrink =
        options.scale { scale in
          shrink = scale
          return fits(whole)
        } ?? options.leastScale
    }
    let fitting = DisplayedText(source, options: options) { fits($0) }
    set(fitting)
    if width == nil {
      // Now that the widest line is known, the others are aligned within it.
      resize(to: widest(of: lines()))
    }
    let text = displayed.text
    linkRanges = text.links.map { ($0.id, NSRange($0.range, in: text.text)) }
  }

  private func fits(_ candidate: DisplayedText) -> Bool {
    guard let limit = options.lineLimit.map({ max($0, 1) }) else { return true }
    set(candidate)
    return hasLines(atMost: limit)
  }

  private func set(_ candidate: DisplayedText) {
    displayed = candidate
    resize(to: width.map { max($0 - options.insets.start - options.insets.end, 0) } ?? Self.noLimit)
    painted = candidate.text.runs(styles)
    let text = look.attributedText(candidate.text, runs: painted, options: options, scale: shrink)
    content.performEditingTransaction { storage.setAttributedString(text) }
    readLines = nil
  }

  /// The width of the widest line, including its indent.
  private func widest(of lines: [TextKitReader.Line]) -> Double {
    let indent = options.firstLineIndent
    return lines.map { Double($0.letters.width) + ($0.beginsParagraph ? max(indent, 0) : max(-indent, 0)) }
      .max() ?? 0
  }

  private func resize(to width: Double) {
    container.size = CGSize(width: width + Self.rounding, height: Self.noLimit)
    readLines = nil
  }

  /// Lays out no more of the text than it takes to know.
  private func hasLines(atMost limit: Int) -> Bool {
    var count = 0
    manager.enumerateTextLayoutFragments(from: nil, options: TextKitReader.complete) { fragment in
      count += fragment.textLineFragments.count
      return count <= limit
    }
    return count <= limit
  }

  /// The tolerance for rounding, so that a line does not break because of it.
  private static let rounding = 0.01

  /// More points than any line has; infinity would spoil the sums of an alignment.
  private static let noLimit = 1e7
}

internal import CGTK
import Foundation
import LinkText

/// One linked text laid out by Pango: what is drawn is what is hit-tested.
///
/// Each paragraph is a layout of its own, one below the other, because Pango has one alignment for all paragraphs of a layout
/// and counts a line limit separately in each. Offsets are in UTF-8 units of the drawn text, ``displayed``.
@MainActor
final class PangoText {
  let source: LinkedText
  let styles: LinkStyleSheet
  let options: LinkLayoutOptions
  let context: OpaquePointer
  /// The context's serial number when the text was laid out; it changes with the font, the direction and the resolution.
  let serial: guint
  private(set) var displayed: DisplayedText
  private(set) var paragraphs: [Paragraph] = []
  /// The links as drawn, and the bytes that they cover.
  private(set) var linkRanges: [(link: TextLink.ID, range: Range<Int>)] = []
  var layoutContext = LayoutContext()
  /// Where the text begins in the view that draws it, insets included; all geometry is in that view's points.
  private(set) var origin: CGPoint
  var readLines: [Line]?
  /// The factor by which all fonts shrink to fit the line limit.
  private(set) var shrink = 1.0

  /// A layout, where its text begins in the drawn text, and how far down it is drawn.
  struct Paragraph {
    let layout: OpaquePointer
    let start: Int
    let length: Int
    var top = 0.0
  }

  /// What the colours depend on.
  struct LayoutContext: Equatable {
    var isDark = false
    var isHighContrast = false
    /// Without colours the text has the colour that it is drawn with.
    var isColored = true
    /// The opacity of the styles' colours.
    var alpha = 1.0
  }

  /// - Parameter context: A `PangoContext *` with the widget's font, direction and resolution.
  init(context: OpaquePointer, text: LinkedText, styles: LinkStyleSheet, options: LinkLayoutOptions) {
    source = text
    self.styles = styles
    self.options = options
    self.context = context
    serial = pango_context_get_serial(context)
    displayed = DisplayedText(whole: text)
    let isRightToLeft = pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL
    origin = CGPoint(
      x: isRightToLeft ? options.insets.end : options.insets.start, y: options.insets.top)
    g_object_ref(UnsafeMutableRawPointer(context))
    layOut()
  }

  isolated deinit {
    for paragraph in paragraphs { g_object_unref(UnsafeMutableRawPointer(paragraph.layout)) }
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Whether the widget's font, direction or resolution are still those that the text was laid out with.
  var isCurrent: Bool { pango_context_get_serial(context) == serial }

  /// Draws the text lower by some points.
  func lower(by points: Double) {
    origin.y = options.insets.top + points
    readLines = nil
  }

  /// The width that text and insets fill, in points; nil breaks lines at line ends only.
  var width: Double? {
    didSet { if width != oldValue { layOut() } }
  }

  /// The size of the text and its insets, rounded up to whole points.
  var size: (width: Int, height: Int) {
    let width = paragraphs.map { Self.extents(of: $0.layout).width }.max() ?? 0
    let height = paragraphs.last.map { $0.top + Self.extents(of: $0.layout).height } ?? 0
    let insets = options.insets
    return (
      Int((width + insets.start + insets.end).rounded(.up)),
      Int((height + insets.top + insets.bottom).rounded(.up))
    )
  }

  /// The distance of the first line's baseline from the top, in points.
  var baseline: Int {
    let line = paragraphs.first.map { Double(pango_layout_get_baseline($0.layout)) / scale } ?? 0
    return Int(line + options.insets.top)
  }

  /// The width of the longest word, in points.
  func longestWord() -> Int {
    let layouts = makeParagraphs(of: DisplayedText(whole: source))
    defer { for paragraph in layouts { g_object_unref(UnsafeMutableRawPointer(paragraph.layout)) } }
    let widths = layouts.map { paragraph in
      pango_layout_set_wrap(paragraph.layout, PANGO_WRAP_WORD)
      pango_layout_set_width(paragraph.layout, 0)
      return Self.extents(of: paragraph.layout).width
    }
    return Int(((widths.max() ?? 0) + options.insets.start + options.insets.end).rounded(.up))
  }

  private func layOut() {
    readLines = nil
    for paragraph in paragraphs { g_object_unref(UnsafeMutableRawPointer(paragraph.layout)) }
    shrink = fittingShrink()
    displayed = DisplayedText(source, options: options) { fits($0) }
    linkRanges = displayed.text.links.map { ($0.id, displayed.text.text.utf8Offsets(of: $0.range)) }
    paragraphs = makeParagraphs(of: displayed)
    place()
  }

  /// The factor at which the whole text fits its width and line limit; without a width nothing needs to shrink.
  private func fittingShrink() -> Double {
    guard width != nil, options.leastScale < 1 else { return 1 }
    let whole = DisplayedText(whole: source)
    return options.scale { scale in
      shrink = scale
      return fits(whole)
    } ?? options.leastScale
  }

  private func fits(_ candidate: DisplayedText) -> Bool {
    guard let limit = options.lineLimit.map({ max($0, 1) }) else { return true }
    let layouts = makeParagraphs(of: candidate, upTo: limit + 1)
    defer { for paragraph in layouts { g_object_unref(UnsafeMutableRawPointer(paragraph.layout)) } }
    return layouts.reduce(0) { $0 + Int(pango_layout_get_line_count($1.layout)) } <= limit
  }

  /// Puts the paragraphs below each other, and gives those that had no width the width of the widest.
  private func place() {
    if width == nil, let widest = paragraphs.map({ Self.extents(of: $0.layout).units }).max() {
      for paragraph in paragraphs { pango_layout_set_width(paragraph.layout, widest) }
    }
    var top = 0.0
    for index in paragraphs.indices {
      paragraphs[index].top = top
      top += Self.extents(of: paragraphs[index].layout).height + options.lineSpacing
    }
  }

  private func makeParagraphs(of displayed: DisplayedText, upTo most: Int = .max) -> [Paragraph] {
    let text = displayed.text
    let runs = text.runs(styles)
    let bytes = Array(text.text.utf8)
    return Self.paragraphRanges(in: bytes, upTo: most).enumerated().map { number, range in
      let layout = pango_layout_new(context)!
      // Pango refuses NUL; a space is as long, so every offset stays valid.
      let drawable = String(decoding: bytes[range].map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
      pango_layout_set_text(layout, drawable, gint(range.count))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_spacing(layout, gint(options.lineSpacing * scale))
      pango_layout_set_indent(layout, gint(options.firstLineIndent * scale))
      let paragraph = Paragraph(layout: layout, start: range.lowerBound, length: range.count)
      setAttributes(runs, of: paragraph, color: { _ in nil })
      if let width {
        let inner = width - options.insets.start - options.insets.end
        pango_layout_set_width(layout, gint((max(inner, 0) * scale).rounded(.down)))
      }
      align(layout, as: options.alignment(ofParagraph: number))
      return paragraph
    }
  }

  private func align(_ layout: OpaquePointer, as alignment: LineAlignment) {
    let isRightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    let isAtRight: Bool? =
      switch alignment {
      case .natural, .justified: isRightToLeft
      case .opposite: !isRightToLeft
      case .center: nil
      case .left: false
      case .right: true
      }
    // Pango swaps left and right in a paragraph whose direction is not the context's.
    let swaps = isRightToLeft != (pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL)
    let side = isAtRight.map { $0 != swaps ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT } ?? PANGO_ALIGN_CENTER
    pango_layout_set_alignment(layout, side)
    pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
  }

  /// The paragraphs of a text without their line ends, as Pango divides it.
  private static func paragraphRanges(in bytes: [UInt8], upTo most: Int) -> [Range<Int>] {
    var (ranges, start, position) = ([Range<Int>](), 0, 0)
    while position < bytes.count, ranges.count < most {
      let length =
        switch bytes[position] {
        case 0x0A: 1
        case 0x0D: position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
        // U+2029, the paragraph separator.
        case 0xE2 where bytes[position...].starts(with: [0xE2, 0x80, 0xA9]): 3
        default: 0
        }
      if length > 0 {
        ranges.append(start..<position)
        start = position + length
      }
      position += max(length, 1)
    }
    if ranges.count < most { ranges.append(start..<bytes.count) }
    return ranges
  }

  private static func extents(of layout: OpaquePointer) -> (width: Double, height: Double, units: gint) {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return (Double(width) / scale, Double(height) / scale, width)
  }
}

/// Pango's unit is 1/1024 of a point.
let scale = Double(PANGO_SCALE)

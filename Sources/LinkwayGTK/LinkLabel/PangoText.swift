internal import CGTK
import Foundation
import LinkText

/// One Pango layout of one linked text: what is drawn is what is hit-tested.
@MainActor
final class PangoText {
  let layout: OpaquePointer
  private let text: LinkedText
  private let styles: LinkStyleSheet
  private var alpha = 1.0
  private var isColored = true
  /// The links and the UTF-8 bytes that they cover.
  let linkRanges: [(link: TextLink.ID, range: Range<Int>)]

  /// - Parameter context: A `PangoContext *` with the widget's font, direction and resolution.
  init(context: OpaquePointer, text: LinkedText, styles: LinkStyleSheet) {
    self.text = text
    self.styles = styles
    linkRanges = text.links.map { ($0.id, text.text.utf8Offsets(of: $0.range)) }
    layout = pango_layout_new(context)
    // Pango refuses NUL; a space is as long, so every offset stays true.
    let drawable = text.text.contains("\0") ? text.text.replacingOccurrences(of: "\0", with: " ") : text.text
    pango_layout_set_text(layout, drawable, gint(drawable.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    paint(dark: false, colored: true, alpha: 1) { _ in [] }
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The width that lines break at, in points; nil breaks them at line ends only.
  var width: Double? {
    didSet { pango_layout_set_width(layout, width.map { gint(($0 * scale).rounded(.down)) } ?? -1) }
  }

  /// The size of the text, rounded up to whole points.
  var size: (width: Int, height: Int) {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return (Int((Double(width) / scale).rounded(.up)), Int((Double(height) / scale).rounded(.up)))
  }

  /// How far below the top the first line stands, in points.
  var baseline: Int { Int(Double(pango_layout_get_baseline(layout)) / scale) }

  /// The width of the longest word, in points.
  func longestWord() -> Int {
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    let before = width
    width = 0
    defer {
      width = before
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    return size.width
  }

  /// Colours and underlines the text for the links' states; no letter moves.
  ///
  /// Without `colored` the letters keep the colour that they are drawn with; `alpha` is how solid that colour is.
  func paint(dark: Bool, colored: Bool, alpha: Double, state: (TextLink.ID) -> LinkState) {
    self.alpha = alpha
    isColored = colored
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    let all = 0..<text.text.utf8.count
    add(LinkPaint(color: styles.text.color, isUnderlined: styles.text.isUnderlined), all, dark, to: list)
    if let weight = styles.text.weight {
      add(pango_attr_weight_new(PangoWeight(UInt32(weight.value))), all, to: list)
    }
    for (link, range) in linkRanges {
      add(styles.paint(for: state(link)), range, dark, to: list)
      if let weight = styles.link.weight {
        add(pango_attr_weight_new(PangoWeight(UInt32(weight.value))), range, to: list)
      }
    }
    pango_layout_set_attributes(layout, list)
  }

  private func add(_ paint: LinkPaint, _ range: Range<Int>, _ dark: Bool, to list: OpaquePointer) {
    if isColored, let color = paint.color?.components(dark: dark) {
      add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), range, to: list)
      add(pango_attr_foreground_alpha_new(max(part(color.alpha * alpha), 1)), range, to: list)
    }
    if let color = paint.background?.components(dark: dark), color.alpha > 0 {
      add(pango_attr_background_new(part(color.red), part(color.green), part(color.blue)), range, to: list)
      add(pango_attr_background_alpha_new(max(part(color.alpha), 1)), range, to: list)
    }
    let underline = paint.isUnderlined == true ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE
    add(pango_attr_underline_new(underline), range, to: list)
  }

  private func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, _ range: Range<Int>, to list: OpaquePointer
  ) {
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func part(_ value: Double) -> guint16 { guint16((value * 65535).rounded()) }
}

/// Pango counts in 1/1024 of a point.
let scale = Double(PANGO_SCALE)

extension String {
  /// The UTF-8 offsets that a range of indices stands for.
  func utf8Offsets(of range: Range<Index>) -> Range<Int> {
    let lower = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    return lower..<lower + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}

internal import CGTK
import Foundation
import LinkText

extension PangoText {
  /// Applies the colours and underlines of the links' states; no glyph moves.
  ///
  /// - Parameters:
  ///   - state: The state of a link, by its number in the source.
  ///   - color: A colour that a link has instead of its style's; nil leaves the style's.
  func paint(
    state: (TextLink.ID) -> LinkState, color: (TextLink.ID) -> TextColor? = { _ in nil }
  ) {
    let runs = displayed.text.runs(styles) { state(displayed.sourceLink($0)) }
    for paragraph in paragraphs {
      setAttributes(runs, of: paragraph) { color(displayed.sourceLink($0)) }
    }
  }

  /// A background of text: its rectangles, colour and corner radius.
  struct Background {
    let rects: [CGRect]
    let color: TextColor.Components
    let radius: Double
  }

  /// The backgrounds of the text for the links' states.
  func backgrounds(state: (TextLink.ID) -> LinkState) -> [Background] {
    guard layoutContext.isColored else { return [] }
    var parts: [(range: Range<Int>, color: TextColor, radius: Double)] = []
    for run in displayed.text.runs(styles, state: { state(displayed.sourceLink($0)) }) {
      guard let color = run.style.background else { continue }
      let radius = run.style.cornerRadius ?? 0
      // A bold word inside a link shares the link's background.
      if let last = parts.last, last.range.upperBound == run.utf8Range.lowerBound, last.color == color,
        last.radius == radius
      {
        parts[parts.count - 1].range = last.range.lowerBound..<run.utf8Range.upperBound
      } else {
        parts.append((run.utf8Range, color, radius))
      }
    }
    return parts.map { part in
      let reach = min(part.radius / 2, 4)
      return Background(
        rects: drawnRects(of: part.range, isBackground: true).map { $0.insetBy(dx: -reach, dy: 0) },
        color: components(part.color), radius: part.radius)
    }
  }

  func components(_ color: TextColor) -> TextColor.Components {
    color.components(dark: layoutContext.isDark, highContrast: layoutContext.isHighContrast)
  }

  func setAttributes(_ runs: [StyledRun], of paragraph: Paragraph, color: (TextLink.ID) -> TextColor?) {
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    let own = paragraph.start..<paragraph.start + paragraph.length
    if let height = options.lineHeight, height > 0 {
      add(pango_attr_line_height_new(height), 0..<paragraph.length, to: list)
    }
    for run in runs {
      let part = run.utf8Range.clamped(to: own)
      guard !part.isEmpty else { continue }
      let range = part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound
      addGlyphAttributes(run.style, range, to: list)
      addPaint(run.style.paint, color: run.link.flatMap(color), range, to: list)
    }
    pango_layout_set_attributes(paragraph.layout, list)
  }

  /// Adds the attributes that may move glyphs.
  private func addGlyphAttributes(_ style: LinkStyle, _ range: Range<Int>, to list: OpaquePointer) {
    var weight = style.weight
    // A later scale replaces an earlier one, so each run has the product.
    var factor = shrink
    if let font = style.font {
      var family = font.family
      switch font.size {
      case .points(let points):
        add(pango_attr_size_new_absolute(gint(points * shrink * scale)), range, to: list)
        factor = 1
      case .role(let role):
        factor *= role.scale
        weight = weight ?? role.weight
        if role == .code { family = family ?? "monospace" }
      }
      if let family { add(pango_attr_family_new(family), range, to: list) }
      if font.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC), range, to: list) }
    }
    if factor != 1 { add(pango_attr_scale_new(factor), range, to: list) }
    addBaseline(style.baseline, range, to: list)
    if let weight { add(pango_attr_weight_new(PangoWeight(UInt32(weight.value))), range, to: list) }
    if let spacing = style.letterSpacing, spacing != 0 {
      add(pango_attr_letter_spacing_new(gint(spacing * scale)), range, to: list)
    }
  }

  private func addBaseline(_ baseline: TextBaseline?, _ range: Range<Int>, to list: OpaquePointer) {
    switch baseline {
    case nil: break
    case .offset(let points): add(pango_attr_rise_new(gint(points * scale)), range, to: list)
    case .superscript:
      add(pango_attr_baseline_shift_new(gint(PANGO_BASELINE_SHIFT_SUPERSCRIPT.rawValue)), range, to: list)
      add(pango_attr_font_scale_new(PANGO_FONT_SCALE_SUPERSCRIPT), range, to: list)
    case .subscript:
      add(pango_attr_baseline_shift_new(gint(PANGO_BASELINE_SHIFT_SUBSCRIPT.rawValue)), range, to: list)
      add(pango_attr_font_scale_new(PANGO_FONT_SCALE_SUBSCRIPT), range, to: list)
    }
  }

  private func addPaint(
    _ paint: LinkStateStyle, color: TextColor?, _ range: Range<Int>, to list: OpaquePointer
  ) {
    if layoutContext.isColored, let color = (color ?? paint.color).map(components) {
      add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), range, to: list)
      add(
        pango_attr_foreground_alpha_new(max(part(color.alpha * layoutContext.alpha), 1)), range, to: list)
    }
    let underline: PangoUnderline? =
      switch paint.underline {
      case nil, .some(.none): nil
      case .single: PANGO_UNDERLINE_SINGLE
      case .double: PANGO_UNDERLINE_DOUBLE
      case .wavy: PANGO_UNDERLINE_ERROR
      }
    if let underline { add(pango_attr_underline_new(underline), range, to: list) }
    if paint.isStruckThrough == true { add(pango_attr_strikethrough_new(1), range, to: list) }
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

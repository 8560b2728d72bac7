internal import CGTK
import Foundation
import GLib
import LinkText

// Selecting text by pointer and keyboard, where the app allows it.
extension LinkLabel {
  /// The selected part, in UTF-8 offsets; nil where no text is selected.
  var selectedOffsets: Range<Int>? { selectionEnds?.range }

  /// The selected words; nil where no text is selected.
  public var selectedText: String? { selection.map { String(text.text[$0]) } }

  /// Selects all of the text, if the text can be selected.
  public func selectAll() {
    if isSelectable { setSelection(LabelSelection(allOf: text.text)) }
  }

  func select(_ offsets: Range<Int>?) {
    setSelection(
      offsets.flatMap { isSelectable ? LabelSelection(anchor: $0.lowerBound, head: $0.upperBound) : nil })
  }

  func selectabilityChanged() {
    if !isSelectable {
      isSelecting = false
      setSelection(nil)
    }
    accessibleText?.isSelectable = isSelectable
    gtk_widget_set_focusable(gtkWidget, isSelectable ? 1 : 0)
    updateCursor()
    updateActions()
  }

  /// Begins a selection with a press: the second one selects a word, the third a paragraph, Shift extends the selection.
  func beginSelecting(at point: CGPoint, count: Int, extends: Bool) {
    guard let drawn else { return }
    gtk_widget_grab_focus(gtkWidget)
    isSelecting = true
    setSelection(
      LabelSelection(
        pressing: text.text, caret: drawn.caretOffset(at: point), character: drawn.sourceOffset(at: point),
        count: count, extending: extends ? selectionEnds : nil))
  }

  func continueSelecting(at point: CGPoint) {
    guard isSelecting, let drawn, var ends = selectionEnds else { return }
    ends.extend(to: drawn.caretOffset(at: point), in: text.text)
    setSelection(ends)
  }

  /// A press on a link that moves on as a drag selects text instead, if the app did not make links draggable.
  func selectInsteadOfPress(at point: CGPoint) {
    guard isSelectable, !isDraggable, interaction.isTracking, let start = pressPoint,
      gtk_drag_check_threshold(gtkWidget, gint(start.x), gint(start.y), gint(point.x), gint(point.y)) != 0
    else { return }
    handle(.pointerCancelled)
    beginSelecting(at: start, count: 1, extends: false)
    continueSelecting(at: point)
  }

  func endSelecting() {
    pressPoint = nil
    guard isSelecting else { return }
    isSelecting = false
    // The middle button pastes the selection, as everywhere on X11. The inherited label offers its selection there by itself, and
    // loses it when another text takes the place.
    guard accessibleText == nil, let selectedText else { return }
    gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(gtkWidget), selectedText)
  }

  func copy(_ words: String) { gdk_clipboard_set_text(gtk_widget_get_clipboard(gtkWidget), words) }

  /// Copies the selection as text, and as HTML with its links.
  func copySelection() {
    guard let selection else { return }
    let part = text[selection]
    var providers = [("text/html", part.clipboardHTML()), ("text/plain;charset=utf-8", part.text)].map {
      contentProvider($0, $1)
    }
    // Programs that ask for a string get one too; GTK converts it to the other kinds of plain text.
    var value = GValue()
    g_value_init(&value, clinkwayStringType)
    g_value_set_string(&value, part.text)
    providers.append(gdk_content_provider_new_for_value(&value))
    g_value_unset(&value)
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))!
    gdk_clipboard_set_content(gtk_widget_get_clipboard(gtkWidget), all)
    g_object_unref(UnsafeMutableRawPointer(all))
  }

  func contentProvider(_ type: String, _ words: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    let bytes = Array(words.utf8)
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_content_provider_new_for_bytes(type, data)
  }

  func drawSelection(on snapshot: OpaquePointer) {
    adoptAccessibleSelection()
    guard let drawn, let ends = selectionEnds else { return }
    if let range = ends.range {
      let color = selectionColor()
      for rect in drawn.rects(of: range) { fill(rect, color, on: snapshot) }
    } else if gtk_widget_has_focus(gtkWidget) != 0 {
      let color = labelColor()
      let caret = drawn.caretRect(at: ends.head)
      fill(
        CGRect(x: caret.minX.rounded(), y: caret.minY, width: 1, height: caret.height),
        TextColor.Components(
          red: Double(color.red), green: Double(color.green), blue: Double(color.blue)), on: snapshot)
    }
  }

  func setSelection(_ ends: LabelSelection?) {
    guard selectionEnds != ends else { return }
    selectionEnds = ends
    accessibleText?.select(ends, in: text.text)
    updateActions()
    gtk_widget_queue_draw(gtkWidget)
  }

  /// Takes over a selection that an assistive technology has made.
  private func adoptAccessibleSelection() {
    guard isSelectable, let changed = accessibleText?.changedSelection(in: text.text) else { return }
    selectionEnds = changed
    updateActions()
  }

  private func selectionColor() -> TextColor.Components {
    var color = GdkRGBA(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    let style = gtk_widget_get_style_context(gtkWidget)
    _ =
      gtk_style_context_lookup_color(style, "accent_bg_color", &color) != 0
      || gtk_style_context_lookup_color(style, "theme_selected_bg_color", &color) != 0
    return TextColor.Components(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: 0.3)
  }
}

/// `G_TYPE_STRING`, a macro that Swift does not see.
private let clinkwayStringType = GType(16 << 2)

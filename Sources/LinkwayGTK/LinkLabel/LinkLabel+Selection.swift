internal import CGTK
import Foundation
import GLib
import LinkText

// Selecting text with pointer and keyboard, where the app allows it.
extension LinkLabel {
  /// The selected part, in UTF-8 offsets; nil where nothing is.
  var selectedOffsets: Range<Int>? { selectionEnds?.range }

  /// The selected words; nil where nothing is selected.
  public var selectedText: String? { selection.map { String(text.text[$0]) } }

  func select(_ offsets: Range<Int>?) {
    setSelection(
      offsets.flatMap { isSelectable ? LabelSelection(anchor: $0.lowerBound, head: $0.upperBound) : nil })
  }

  func selectabilityChanged() {
    gtk_widget_set_focusable(gtkWidget, isSelectable ? 1 : 0)
    gtk_widget_set_cursor_from_name(gtkWidget, isSelectable ? "text" : nil)
    if !isSelectable { select(nil) }
  }

  /// A press beside the links: the second selects a word, the third a paragraph, with Shift the selection
  /// grows.
  func beginSelecting(at point: CGPoint, count: Int, extends: Bool) {
    guard let drawn else { return }
    gtk_widget_grab_focus(gtkWidget)
    isSelecting = count == 1
    setSelection(
      LabelSelection(
        pressing: text.text, caret: drawn.caretOffset(at: point), character: drawn.sourceOffset(at: point),
        count: count, extending: extends ? selectionEnds : nil))
  }

  func continueSelecting(at point: CGPoint) {
    guard isSelecting, let drawn else { return }
    moveHead { $0.extend(to: drawn.caretOffset(at: point)) }
  }

  func endSelecting() {
    isSelecting = false
    guard let selectedText else { return }
    // What is selected can be pasted with the middle button, as everywhere on X11.
    gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(gtkWidget), selectedText)
  }

  /// Handles a key while the label itself has the focus; false leaves it to others.
  func selectByKey(_ key: Int, control: Bool, shift: Bool) -> Bool {
    guard isSelectable else { return false }
    switch (key, control, shift) {
    case (Int(GDK_KEY_c), true, false), (Int(GDK_KEY_C), true, false), (Int(GDK_KEY_Insert), true, false):
      guard let selectedText else { return false }
      copy(selectedText)
    case (Int(GDK_KEY_a), true, false), (Int(GDK_KEY_A), true, false):
      setSelection(LabelSelection(allOf: text.text))
    case (Int(GDK_KEY_Right), false, true):
      moveHead { $0.moveHead(by: isRightToLeft ? -1 : 1, in: text.text) }
    case (Int(GDK_KEY_Left), false, true):
      moveHead { $0.moveHead(by: isRightToLeft ? 1 : -1, in: text.text) }
    case (Int(GDK_KEY_Home), false, true): moveHead { $0.extend(to: 0) }
    case (Int(GDK_KEY_End), false, true):
      let end = text.text.utf8.count
      moveHead(from: end) { $0.extend(to: end) }
    case (Int(GDK_KEY_Escape), false, false) where selectedOffsets != nil: select(nil)
    default: return false
    }
    return true
  }

  func copy(_ words: String) { gdk_clipboard_set_text(gtk_widget_get_clipboard(gtkWidget), words) }

  func drawSelection(on snapshot: OpaquePointer) {
    guard let selectedOffsets, let drawn else { return }
    let color = selectionColor()
    for rect in drawn.rects(of: selectedOffsets) { fill(rect, color, on: snapshot) }
  }

  private func setSelection(_ ends: LabelSelection?) {
    guard selectionEnds != ends else { return }
    selectionEnds = ends
    gtk_widget_queue_draw(gtkWidget)
  }

  /// Moves the selection's moving end; where nothing is selected, one begins at a place.
  private func moveHead(from start: Int = 0, by move: (inout LabelSelection) -> Void) {
    var ends = selectionEnds ?? LabelSelection(anchor: start, head: start)
    move(&ends)
    setSelection(ends)
  }

  private var isRightToLeft: Bool { gtk_widget_get_direction(gtkWidget) == GTK_TEXT_DIR_RTL }

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

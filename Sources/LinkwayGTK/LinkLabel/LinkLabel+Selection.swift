internal import CGTK
import Foundation
import GLib
import LinkText

// Selecting text with pointer and keyboard, where the app allows it.
extension LinkLabel {
  /// The selected part, in UTF-8 offsets; nil where nothing is.
  var selectedOffsets: Range<Int>? {
    guard let (anchor, head) = selectionEnds, anchor != head else { return nil }
    return min(anchor, head)..<max(anchor, head)
  }

  /// The selected words; nil where nothing is selected.
  public var selectedText: String? { selection.map { String(text.text[$0]) } }

  func select(_ offsets: Range<Int>?) {
    let ends = offsets.flatMap { isSelectable ? (anchor: $0.lowerBound, head: $0.upperBound) : nil }
    setSelection(ends)
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
    let caret = drawn.caretOffset(at: point)
    isSelecting = count == 1
    switch count {
    case 1: setSelection((extends ? selectionEnds?.anchor ?? caret : caret, caret))
    case 2: select(text.text.word(atUTF8: drawn.sourceOffset(at: point) ?? caret))
    default: select(text.text.paragraph(atUTF8: caret))
    }
  }

  func continueSelecting(at point: CGPoint) {
    guard isSelecting, let drawn, let anchor = selectionEnds?.anchor else { return }
    setSelection((anchor, drawn.caretOffset(at: point)))
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
    case (Int(GDK_KEY_a), true, false), (Int(GDK_KEY_A), true, false): select(0..<text.text.utf8.count)
    case (Int(GDK_KEY_Right), false, true): moveHead(by: isRightToLeft ? -1 : 1)
    case (Int(GDK_KEY_Left), false, true): moveHead(by: isRightToLeft ? 1 : -1)
    case (Int(GDK_KEY_Home), false, true): setSelection((selectionEnds?.anchor ?? 0, 0))
    case (Int(GDK_KEY_End), false, true):
      setSelection((selectionEnds?.anchor ?? text.text.utf8.count, text.text.utf8.count))
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

  private func setSelection(_ ends: (anchor: Int, head: Int)?) {
    guard selectionEnds?.anchor != ends?.anchor || selectionEnds?.head != ends?.head else { return }
    selectionEnds = ends
    gtk_widget_queue_draw(gtkWidget)
  }

  /// Moves the selection's moving end by characters.
  private func moveHead(by step: Int) {
    let ends = selectionEnds ?? (0, 0)
    let place = text.text.utf8.index(text.text.startIndex, offsetBy: ends.head)
    let limit = step > 0 ? text.text.endIndex : text.text.startIndex
    let next = text.text.index(place, offsetBy: step, limitedBy: limit) ?? limit
    setSelection((ends.anchor, text.text.utf8.distance(from: text.text.startIndex, to: next)))
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

extension String {
  /// The word or the run of other characters at a UTF-8 offset, as a double click selects it.
  fileprivate func word(atUTF8 offset: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let place = utf8.index(startIndex, offsetBy: Swift.min(offset, utf8.count))
    // Pango may begin a character in the midst of one of Swift's.
    let middle = place == endIndex ? index(before: place) : index(before: index(after: place))
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    var (lower, upper) = (middle, index(after: middle))
    guard isWord(self[middle]) else { return utf8Offsets(of: lower..<upper) }
    while lower > startIndex, isWord(self[index(before: lower)]) { lower = index(before: lower) }
    while upper < endIndex, isWord(self[upper]) { upper = index(after: upper) }
    return utf8Offsets(of: lower..<upper)
  }

  /// The paragraph at a UTF-8 offset, without its line end.
  fileprivate func paragraph(atUTF8 offset: Int) -> Range<Int> {
    let place = utf8.index(startIndex, offsetBy: Swift.min(offset, utf8.count))
    let lower = self[..<place].lastIndex(where: \.isNewline).map { index(after: $0) } ?? startIndex
    let upper = self[place...].firstIndex(where: \.isNewline) ?? endIndex
    return utf8Offsets(of: lower..<upper)
  }
}

internal import CGTK
import Foundation
import LinkText

// The keys of GtkLabel for text that can be selected, and Shift with the arrows up and down.
extension LinkLabel {
  /// Handles a key for the selection; false leaves the key to others.
  func selectByKey(_ key: Int, control: Bool, shift: Bool) -> Bool {
    guard isSelectable else { return false }
    let key = Self.keypadKeys[key] ?? key
    if control, !shift, copyOrSelectAll(key) { return true }
    if key == Int(GDK_KEY_Escape), !control, !shift, selectedOffsets != nil {
      setSelection(nil)
      return true
    }
    guard let move = Self.moves[key] else { return false }
    // Without Shift the keys move a caret, but only while the label itself has the focus and not one of its links.
    if !shift, move.isVertical || gtk_widget_is_focus(gtkWidget) == 0 { return false }
    moveSelection(move, control: control, extends: shift)
    return true
  }

  private func copyOrSelectAll(_ key: Int) -> Bool {
    switch key {
    case Int(GDK_KEY_c), Int(GDK_KEY_C), Int(GDK_KEY_Insert):
      guard selectedOffsets != nil else { return false }
      copySelection()
    case Int(GDK_KEY_a), Int(GDK_KEY_A), Int(GDK_KEY_slash): selectAll()
    default: return false
    }
    return true
  }

  private func moveSelection(_ move: Move, control: Bool, extends: Bool) {
    guard let drawn else { return }
    var ends = selectionEnds ?? LabelSelection(anchor: 0, head: 0)
    let forward = move.isForward != (move.isHorizontal && isRightToLeft)
    if !move.isVertical { caretColumn = nil }
    switch move {
    case .left, .right:
      if !extends, !control, ends.range != nil {
        return setSelection(ends.collapsed(forward: forward))
      }
      if control {
        ends.moveHead(byWords: forward ? 1 : -1, in: text.text)
      } else {
        ends.moveHead(by: forward ? 1 : -1, in: text.text)
      }
    case .up, .down:
      let column = caretColumn ?? drawn.caretRect(at: ends.head).minX
      caretColumn = column
      ends.extend(to: drawn.caretOffset(from: ends.head, lines: forward ? 1 : -1, x: column))
    case .home, .end:
      let end = text.text.utf8.count
      ends.extend(
        to: control ? (forward ? end : 0) : drawn.lineEdge(of: ends.head, isEnd: forward))
    }
    setSelection(extends ? ends : LabelSelection(anchor: ends.head, head: ends.head))
  }

  private var isRightToLeft: Bool { gtk_widget_get_direction(gtkWidget) == GTK_TEXT_DIR_RTL }

  private enum Move {
    case left, right, up, down, home, end

    var isForward: Bool { self == .right || self == .down || self == .end }
    var isHorizontal: Bool { self == .left || self == .right }
    var isVertical: Bool { self == .up || self == .down }
  }

  private static let moves: [Int: Move] = [
    Int(GDK_KEY_Left): .left, Int(GDK_KEY_Right): .right, Int(GDK_KEY_Up): .up, Int(GDK_KEY_Down): .down,
    Int(GDK_KEY_Home): .home, Int(GDK_KEY_End): .end,
  ]

  private static let keypadKeys: [Int: Int] = [
    Int(GDK_KEY_KP_Left): Int(GDK_KEY_Left), Int(GDK_KEY_KP_Right): Int(GDK_KEY_Right),
    Int(GDK_KEY_KP_Up): Int(GDK_KEY_Up), Int(GDK_KEY_KP_Down): Int(GDK_KEY_Down),
    Int(GDK_KEY_KP_Home): Int(GDK_KEY_Home), Int(GDK_KEY_KP_End): Int(GDK_KEY_End),
    Int(GDK_KEY_KP_Insert): Int(GDK_KEY_Insert),
  ]
}

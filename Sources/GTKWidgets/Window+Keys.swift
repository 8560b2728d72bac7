internal import CGTK
internal import GLib

extension Window {
  /// Runs `body` when the Escape key is struck and no widget wanted it.
  public func onEscape(_ body: @escaping @MainActor () -> Void) {
    onKey { key in
      guard key == .escape else { return false }
      body()
      return true
    }
  }
}

/// A key that closes or leaves something.
public enum LeavingKey: Sendable {
  /// Escape.
  case escape
  /// The key that goes back: the keyboard's own, or Alt with the arrow against the way one reads.
  case back
}

extension Widget {
  /// Runs `body` when a leaving key is struck while the focus is on the widget or inside, and no widget there wanted it.
  ///
  /// Where it gives true, the key has done its work; else the widgets around hear of it.
  public func onKey(_ body: @escaping @MainActor (LeavingKey) -> Bool) {
    let keys = UnsafeMutableRawPointer(gtk_event_controller_key_new()!)
    gtk_widget_add_controller(gtk, OpaquePointer(keys))
    onSignalDeciding("key-pressed", of: keys) { [unowned self] arguments in
      guard let key = leavingKey(arguments.uint(1), modifiers: arguments.flags(3)) else { return false }
      return body(key)
    }
  }

  /// Runs `body` when a leaving key is struck while the focus is on the widget or inside, before any widget there gets it.
  public func onKeyFirst(_ body: @escaping @MainActor (LeavingKey) -> Void) {
    let keys = UnsafeMutableRawPointer(gtk_event_controller_key_new()!)
    gtk_event_controller_set_propagation_phase(OpaquePointer(keys), GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(gtk, OpaquePointer(keys))
    onSignalDeciding("key-pressed", of: keys) { [unowned self] arguments in
      if let key = leavingKey(arguments.uint(1), modifiers: arguments.flags(3)) { body(key) }
      return false
    }
  }

  /// Whether the widget is the one in its window that gets the keys.
  public var isFocus: Bool { gtk_widget_is_focus(gtk) != 0 }

  private func leavingKey(_ value: UInt, modifiers: UInt) -> LeavingKey? {
    let isAlt = modifiers & UInt(GDK_ALT_MASK.rawValue) != 0
    let isMirrored = gtk_widget_get_direction(gtk) == GTK_TEXT_DIR_RTL
    switch value {
    case UInt(GDK_KEY_Escape): return .escape
    case UInt(GDK_KEY_Back): return .back
    case UInt(isMirrored ? GDK_KEY_Right : GDK_KEY_Left) where isAlt: return .back
    default: return nil
    }
  }
}

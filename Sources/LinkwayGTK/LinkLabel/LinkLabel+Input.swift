internal import CGTK
import Foundation
import GLib
import LinkText

// Pointer and keyboard, told to the state machine; what it answers is done.
extension LinkLabel {
  func listen() {
    let motion = addController(gtk_event_controller_motion_new())
    onSignal("motion", of: motion) { [unowned self] in handle(.pointerMoved(hit($0.double(1), $0.double(2))))
    }
    onSignal("leave", of: motion) { [unowned self] _ in handle(.pointerMoved(nil)) }

    let click = addController(gtk_gesture_click_new())
    gtk_gesture_single_set_button(OpaquePointer(click), guint(GDK_BUTTON_PRIMARY))
    onSignal("pressed", of: click) { [unowned self] arguments in
      let link = hit(arguments.double(2), arguments.double(3))
      // A press beside the links belongs to whatever stands around the label.
      let answer = link == nil ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED
      gtk_gesture_set_state(OpaquePointer(click), answer)
      handle(.pointerPressed(link, count: arguments.int(1)))
    }
    onSignal("released", of: click) { [unowned self] in
      handle(.pointerReleased(hit($0.double(2), $0.double(3))))
    }
    onSignal("cancel", of: click) { [unowned self] _ in handle(.pointerCancelled) }

    let keys = addController(gtk_event_controller_key_new())
    onSignalDeciding("key-pressed", of: keys) { [unowned self] arguments in
      guard interaction.focused != nil, Self.activatingKeys.contains(Int(arguments.uint(1))) else {
        return false
      }
      handle(.activateKeyPressed)
      return true
    }
  }

  func contains(_ link: TextLink.ID, _ x: Double, _ y: Double) -> Bool {
    // Asked in the child's coordinates; the child's corner is that of the link's bounds, in whole points.
    guard let corner = layout.bounds(of: link)?.integral.origin else { return false }
    return LinkHitTester(layout, slop: slop).isOn(link, CGPoint(x: corner.x + x, y: corner.y + y))
  }

  func focusChanged(on link: TextLink.ID) {
    // The flag, for GTK calls while the focus is still on its way, before it answers for it by other means.
    if hasFlag(GTK_STATE_FLAG_FOCUSED, children[link]) {
      if interaction.focused == link { repaint() } else { handle(.focusMoved(link)) }
    } else if interaction.focused == link {
      handle(.focusMoved(nil))
    }
  }

  /// Moves the keyboard's focus along the links in the order of the text; GTK would go by where they stand,
  /// backwards in right-to-left text.
  ///
  /// False where the focus leaves the label, nil where GTK shall decide.
  func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    let step: Int
    switch direction {
    case GTK_DIR_TAB_FORWARD: step = 1
    case GTK_DIR_TAB_BACKWARD: step = -1
    default: return nil
    }
    var next = interaction.focused.map { $0 + step } ?? (step > 0 ? 0 : children.count - 1)
    while children.indices.contains(next) {
      if gtk_widget_grab_focus(children[next].assumingMemoryBound(to: GtkWidget.self)) != 0 { return true }
      next += step
    }
    return false
  }

  func hasFlag(_ flag: GtkStateFlags, _ child: UnsafeMutableRawPointer) -> Bool {
    gtk_widget_get_state_flags(child.assumingMemoryBound(to: GtkWidget.self)).rawValue & flag.rawValue != 0
  }

  private func handle(_ event: LinkInteraction.Event) {
    let before = interaction
    let activated = interaction.handle(event)
    if interaction != before { repaint() }
    if let activated { activate(activated) }
  }

  private func hit(_ x: Double, _ y: Double) -> TextLink.ID? {
    LinkHitTester(layout, slop: slop).link(at: CGPoint(x: x, y: y))
  }

  private func addController(_ controller: OpaquePointer?) -> UnsafeMutableRawPointer {
    gtk_widget_add_controller(gtkWidget, controller)
    return UnsafeMutableRawPointer(controller!)
  }

  private static let activatingKeys: Set<Int> = [
    Int(GDK_KEY_Return), Int(GDK_KEY_KP_Enter), Int(GDK_KEY_ISO_Enter), Int(GDK_KEY_space),
    Int(GDK_KEY_KP_Space),
  ]
}

internal import CGTK
import Foundation
import GLib
internal import GTKWidgets
import LinkText

// Pointer, finger and keyboard: reported to the state machine, whose effects are performed.
extension LinkLabel {
  func listen() {
    let motion = addController(gtk_event_controller_motion_new())
    for signal in ["enter", "motion"] {
      onSignal(signal, of: motion) { [unowned self] in pointerMoved(to: $0.point(1), by: motion) }
    }
    onSignal("leave", of: motion) { [unowned self] _ in handle(.pointerMoved(nil)) }
    listenToPresses()
    listenToKeys()
  }

  private func listenToPresses() {
    let click = addController(gtk_gesture_click_new())
    clickGesture = click
    gtk_gesture_single_set_button(OpaquePointer(click), guint(GDK_BUTTON_PRIMARY))
    onSignal("pressed", of: click) { [unowned self] in
      pressed(at: $0.point(2), count: $0.int(1), gesture: click)
    }
    onSignal("released", of: click) { [unowned self] in
      let link = hit($0.point(2))
      endSelecting()
      handle(isTouch ? .touchEnded(link) : .pointerReleased(link))
    }
    onSignal("cancel", of: click) { [unowned self] _ in
      endSelecting()
      handle(.pointerCancelled)
    }
    onSignal("update", of: click) { [unowned self] _ in
      guard isTouch, let point = lastPoint(of: click) else { return }
      handle(.touchMoved(hit(point)))
    }

    let second = addController(gtk_gesture_click_new())
    gtk_gesture_single_set_button(OpaquePointer(second), guint(GDK_BUTTON_SECONDARY))
    onSignal("pressed", of: second) { [unowned self] arguments in
      let point = arguments.point(2)
      let link = hit(point)
      let isMine = link != nil || isSelectable
      gtk_gesture_set_state(
        OpaquePointer(second), isMine ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
      guard isMine else { return }
      if link == nil { showSelectionMenu(at: point) } else { handle(.menuRequested(link), at: point) }
    }

    let long = addController(gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(OpaquePointer(long), 1)
    gtk_gesture_group(OpaquePointer(click), OpaquePointer(long))
    onSignal("pressed", of: long) { [unowned self] in handle(.longPressed, at: $0.point(1)) }
  }

  private func listenToKeys() {
    let keys = addController(gtk_event_controller_key_new())
    onSignalDeciding("key-pressed", of: keys) { [unowned self] arguments in
      let (key, modifiers) = (Int(arguments.uint(1)), arguments.flags(3))
      let shift = modifiers & UInt(GDK_SHIFT_MASK.rawValue) != 0
      let control = modifiers & UInt(GDK_CONTROL_MASK.rawValue) != 0
      if selectByKey(key, control: control, shift: shift) { return true }
      if interaction.focused == nil { return isSelectable && showMenuByKey(key, shift: shift) }
      if Self.activatingKeys.contains(key) {
        handle(.activateKeyPressed)
      } else if key == Int(GDK_KEY_Menu) || (key == Int(GDK_KEY_F10) && shift) {
        handle(.menuRequested(nil))
      } else {
        return false
      }
      return true
    }
  }

  /// The menu key on a selectable label without a focused link.
  private func showMenuByKey(_ key: Int, shift: Bool) -> Bool {
    guard key == Int(GDK_KEY_Menu) || (key == Int(GDK_KEY_F10) && shift) else { return false }
    let place = drawn?.caretRect(at: selectionEnds?.head ?? 0) ?? .zero
    showSelectionMenu(at: CGPoint(x: place.minX, y: place.maxY))
    return true
  }

  private func pressed(at point: CGPoint, count: Int, gesture: UnsafeMutableRawPointer) {
    let link = hit(point)
    isTouch = isFinger(gesture)
    let selects = link == nil && isSelectable && !isTouch
    // A press outside the links is for the widgets around the label.
    let answer = link == nil && !selects ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED
    gtk_gesture_set_state(OpaquePointer(gesture), answer)
    handle(isTouch ? .touchBegan(link) : .pointerPressed(link, count: count))
    pressPoint = isTouch ? nil : point
    if selects {
      let state = gtk_event_controller_get_current_event_state(OpaquePointer(gesture))
      beginSelecting(at: point, count: count, extends: state.rawValue & GDK_SHIFT_MASK.rawValue != 0)
    }
  }

  private func pointerMoved(to point: CGPoint, by controller: UnsafeMutableRawPointer) {
    if isSelecting { return continueSelecting(at: point) }
    guard !isFinger(controller) else { return }
    handle(.pointerMoved(hit(point)))
    selectInsteadOfPress(at: point)
  }

  func contains(_ link: TextLink.ID, _ x: Double, _ y: Double) -> Bool {
    // In the child's coordinates; the child's origin is that of the link's bounds, in whole points.
    guard let corner = layout.bounds(of: link)?.integral.origin else { return false }
    return tester.isOn(link, CGPoint(x: corner.x + x, y: corner.y + y))
  }

  func focusChanged(on link: TextLink.ID) {
    // GTK calls this while the focus is moving, when only the flag has its new value.
    if hasFlag(GTK_STATE_FLAG_FOCUSED, children[link]) {
      if interaction.focused == link { repaint() } else { handle(.focusMoved(link)) }
    } else if interaction.focused == link {
      handle(.focusMoved(nil))
    }
  }

  /// Moves the keyboard focus along the links in the order of the text.
  ///
  /// GTK would order them by position, which is backwards in right-to-left text. A label with selectable text takes the focus
  /// itself before its first link. False where the focus leaves the label, nil where GTK decides.
  func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    let step: Int
    switch direction {
    case GTK_DIR_TAB_FORWARD: step = 1
    case GTK_DIR_TAB_BACKWARD: step = -1
    default: return nil
    }
    let isOnLabel = gtk_widget_is_focus(gtkWidget) != 0
    var next = interaction.focused.map { $0 + step } ?? (step > 0 ? 0 : children.count - 1)
    if isSelectable, step > 0, interaction.focused == nil, !isOnLabel { return grabFocus() }
    if step < 0, isOnLabel { return false }
    if focusLink(from: &next, by: step) { return true }
    return isSelectable && step < 0 ? grabFocus() : false
  }

  /// Moves the focus to the first link that shows.
  func focusFirstLink() -> Bool {
    var first = 0
    return focusLink(from: &first, by: 1)
  }

  private func focusLink(from next: inout TextLink.ID, by step: Int) -> Bool {
    while children.indices.contains(next) {
      // Links that a line limit omits are skipped.
      if !layout.rects(of: next).isEmpty,
        gtk_widget_grab_focus(children[next].assumingMemoryBound(to: GtkWidget.self)) != 0
      {
        return true
      }
      next += step
    }
    return false
  }

  func hasFlag(_ flag: GtkStateFlags, _ child: UnsafeMutableRawPointer) -> Bool {
    gtk_widget_get_state_flags(child.assumingMemoryBound(to: GtkWidget.self)).rawValue & flag.rawValue != 0
  }

  /// Reports an event to the state machine, and paints the new states.
  func report(_ event: LinkInteraction.Event) -> LinkInteraction.Effect? {
    let before = interaction
    let effect = interaction.handle(event)
    if interaction != before {
      updateCursor()
      repaint()
    }
    return effect
  }

  func handle(_ event: LinkInteraction.Event, at point: CGPoint? = nil) {
    switch report(event) {
    case .activate(let link)?: activate(link)
    case .showMenu(let link)?: showMenu(for: link, at: point)
    case .drag?, nil: break
    }
  }

  func hit(_ point: CGPoint) -> TextLink.ID? { tester.link(at: point) }

  func addController(_ controller: OpaquePointer?) -> UnsafeMutableRawPointer {
    AccessibleText.markAsOwn(UnsafeMutableRawPointer(controller!))
    gtk_widget_add_controller(gtkWidget, controller)
    return UnsafeMutableRawPointer(controller!)
  }

  private var tester: LinkHitTester {
    LinkHitTester(layout, slop: options.slop, minimumTarget: options.minimumTarget)
  }

  private func isFinger(_ controller: UnsafeMutableRawPointer) -> Bool {
    gtk_event_controller_get_current_event_device(OpaquePointer(controller)).map {
      gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN
    } ?? false
  }

  private func lastPoint(of gesture: UnsafeMutableRawPointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gtk_gesture_get_point(OpaquePointer(gesture), nil, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
  }

  private static let activatingKeys: Set<Int> = [
    Int(GDK_KEY_Return), Int(GDK_KEY_KP_Enter), Int(GDK_KEY_ISO_Enter), Int(GDK_KEY_space),
    Int(GDK_KEY_KP_Space),
  ]
}

extension SignalArguments {
  /// Two floating-point arguments as a point.
  fileprivate func point(_ first: Int) -> CGPoint { CGPoint(x: double(first), y: double(first + 1)) }
}

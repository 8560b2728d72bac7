#if os(macOS)
  public import AppKit
  import LinkText

  // The pointer and its buttons, told to the state machine; what it answers is done.
  extension LinkLabel {
    /// The label itself on a link; beside the links nothing, for such clicks belong to what stands around the label, unless
    /// the text can be selected.
    public override func hitTest(_ point: NSPoint) -> NSView? {
      guard super.hitTest(point) != nil else { return nil }
      return isSelectable || hit(convert(point, from: superview)) != nil ? self : nil
    }

    /// Whether a click that brings the window to the frontend follows a link at once; it does not.
    public override func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

    public override func updateTrackingAreas() {
      super.updateTrackingAreas()
      if let tracking { removeTrackingArea(tracking) }
      let area = NSTrackingArea(
        rect: bounds, options: [.mouseMoved, .mouseEnteredAndExited, .activeInActiveApp, .inVisibleRect],
        owner: self)
      addTrackingArea(area)
      tracking = area
    }

    /// The pointer is a hand on links that can be followed.
    public override func resetCursorRects() {
      for link in links where canFollow(link.id) {
        for rect in linkLayout.rects(of: link.id) { addCursorRect(rect, cursor: .pointingHand) }
      }
    }

    public override func mouseMoved(with event: NSEvent) {
      let link = hit(event)
      if isSelectable, link == nil { NSCursor.iBeam.set() }
      handle(.pointerMoved(link))
    }

    public override func mouseExited(with event: NSEvent) {
      if isSelectable { NSCursor.arrow.set() }
      handle(.pointerMoved(nil))
    }

    public override func mouseDown(with event: NSEvent) {
      pressPoint = point(of: event)
      let link = hit(pressPoint)
      if isSelectable, link == nil { beginSelecting(with: event) }
      handle(.pointerPressed(link, count: event.clickCount))
    }

    public override func mouseDragged(with event: NSEvent) {
      let point = point(of: event)
      if isSelecting {
        _ = autoscroll(with: event)
        return continueSelecting(at: point)
      }
      let way = (x: Double(point.x - pressPoint.x), y: Double(point.y - pressPoint.y))
      let isFar = way.x * way.x + way.y * way.y > Self.dragDistance * Self.dragDistance
      if isDraggable, isFar, case .drag(let link)? = tell(.dragBegan) { return drag(link, with: event) }
      handle(.pointerMoved(hit(point)))
    }

    public override func mouseUp(with event: NSEvent) {
      isSelecting = false
      handle(.pointerReleased(hit(event)))
    }

    /// How far the pointer goes before a press is a drag, in points.
    private static let dragDistance = 4.0

    func point(of event: NSEvent) -> CGPoint { convert(event.locationInWindow, from: nil) }

    private func hit(_ event: NSEvent) -> TextLink.ID? { hit(point(of: event)) }
  }
#endif

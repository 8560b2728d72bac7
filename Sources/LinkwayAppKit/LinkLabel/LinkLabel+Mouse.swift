#if os(macOS)
  public import AppKit
  import LinkText
  import TextKitLayout

  // The pointer and its buttons, told to the state machine; what it answers is done.
  extension LinkLabel {
    /// The label itself on a link, nothing beside the links: such clicks belong to what stands around the label.
    public override func hitTest(_ point: NSPoint) -> NSView? {
      guard super.hitTest(point) != nil, hit(convert(point, from: superview)) != nil else { return nil }
      return self
    }

    /// Whether a click that brings the window to the front follows a link at once; it does not.
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

    public override func mouseMoved(with event: NSEvent) { handle(.pointerMoved(hit(event))) }
    public override func mouseExited(with event: NSEvent) { handle(.pointerMoved(nil)) }

    public override func mouseDown(with event: NSEvent) {
      pressPoint = point(of: event)
      handle(.pointerPressed(hit(pressPoint), count: event.clickCount))
    }

    public override func mouseDragged(with event: NSEvent) {
      let point = point(of: event)
      let way = (x: Double(point.x - pressPoint.x), y: Double(point.y - pressPoint.y))
      let isFar = way.x * way.x + way.y * way.y > Self.dragDistance * Self.dragDistance
      if isDraggable, isFar, case .drag(let link)? = tell(.dragBegan) { return drag(link, with: event) }
      handle(.pointerMoved(hit(point)))
    }

    public override func mouseUp(with event: NSEvent) { handle(.pointerReleased(hit(event))) }

    /// How far the pointer goes before a press is a drag, in points.
    private static let dragDistance = 4.0

    func point(of event: NSEvent) -> CGPoint { convert(event.locationInWindow, from: nil) }

    private func hit(_ event: NSEvent) -> TextLink.ID? { hit(point(of: event)) }
  }
#endif

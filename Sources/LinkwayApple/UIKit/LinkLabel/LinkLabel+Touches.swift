#if canImport(UIKit)
  import LinkText
  public import UIKit

  // Fingers and the pointer's button, told to the state machine; what it answers is done.
  extension LinkLabel {
    /// The label itself on a link, nothing beside the links: such touches belong to what stands around the label.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard super.hitTest(point, with: event) != nil, hit(point) != nil else { return nil }
      return self
    }

    /// As far as the links answer, which may be beside the label; what reads aloud explores all of it.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) || hit(point) != nil
    }

    /// A finger or the pointer's button came down.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard tracked == nil, let touch = touches.first else { return }
      tracked = touch
      let link = hit(touch.location(in: self))
      handle(touch.isPointer ? .pointerPressed(link, count: touch.tapCount) : .touchBegan(link))
    }

    /// It moved; leaving the link lets it go, coming back takes it up again.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = tracked, touches.contains(touch) else { return }
      let link = hit(touch.location(in: self))
      handle(touch.isPointer ? .pointerMoved(link) : .touchMoved(link))
    }

    /// It was lifted; on the link that it came down on, the link is followed.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = tracked, touches.contains(touch) else { return }
      tracked = nil
      let link = hit(touch.location(in: self))
      handle(touch.isPointer ? .pointerReleased(link) : .touchEnded(link))
    }

    /// Scrolling, a menu or a drag has taken the touch away.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = tracked, touches.contains(touch) else { return }
      tracked = nil
      handle(.pointerCancelled)
    }

    /// Lets no tap of what stands around the label take a link's touch away: one gesture has one outcome.
    ///
    /// A scroll view may hold the touch itself back until after it asks, so where the tap is counts alone.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self else {
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
      return hit(gestureRecognizer.location(in: self)).map { canFollow($0) } != true
    }
  }

  extension UITouch {
    /// Whether it is the button of a mouse or trackpad.
    fileprivate var isPointer: Bool { type == .indirectPointer }
  }
#endif

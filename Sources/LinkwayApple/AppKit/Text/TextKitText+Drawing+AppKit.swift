#if os(macOS)
  import AppKit

  extension TextKitText {
    /// Draws backgrounds, what lies over them, and letters into the current context of a view's `draw(_:)`.
    func draw(in context: CGContext, over: () -> Void) {
      for ground in backgrounds() {
        NSColor(ground.color).setFill()
        for rect in ground.rects {
          let radius = min(ground.radius, rect.width / 2, rect.height / 2)
          NSBezierPath(roundedRect: rect, xRadius: radius, yRadius: radius).fill()
        }
      }
      over()
      drawLetters(in: context)
    }
  }
#endif

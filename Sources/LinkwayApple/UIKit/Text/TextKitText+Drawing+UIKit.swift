#if canImport(UIKit)
  import UIKit

  extension TextKitText {
    /// Draws backgrounds and letters into the current context of a view's `draw(_:)`.
    func draw(in context: CGContext) {
      for ground in backgrounds() {
        UIColor(ground.color).setFill()
        for rect in ground.rects {
          let radius = min(ground.radius, rect.width / 2, rect.height / 2)
          UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
        }
      }
      drawLetters(in: context)
    }
  }
#endif

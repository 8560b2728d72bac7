#if canImport(UIKit)
  import TextKitLayout
  import UIKit

  extension TextKitText {
    /// Draws grounds and letters into the current context of a view's `draw(_:)`.
    func draw(in context: CGContext) {
      for ground in grounds() {
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

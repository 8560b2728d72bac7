package import LinkText

#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

extension TextKitText {
  /// Colours and underlines the text for the links' states; no letter moves.
  ///
  /// Only the runs whose paint is another one than before are set anew.
  package func paint(state: (TextLink.ID) -> LinkState) {
    let runs = displayed.text.runs(styles) { state(displayed.sourceLink($0)) }
    guard runs != painted else { return }
    content.performEditingTransaction {
      for (run, old) in zip(runs, painted) where run != old {
        let units = displayed.text.text.units(utf8: run.utf8Range)
        storage.addAttributes(look.paint(of: run), range: units)
        for key in look.unpainted(by: run) { storage.removeAttribute(key, range: units) }
      }
    }
    painted = runs
  }

  /// A ground behind letters: its rectangles, its colour and how round it is.
  package struct Background {
    package let rects: [CGRect]
    package let color: TextColor
    package let radius: Double
  }

  /// The backgrounds behind the text as it is painted now.
  package func backgrounds() -> [Background] {
    var parts: [(range: Range<Int>, color: TextColor, radius: Double)] = []
    for run in painted {
      guard let color = run.style.background else { continue }
      let radius = run.style.cornerRadius ?? 0
      // A bold word inside a link stands on the link's own ground.
      if let last = parts.last, last.range.upperBound == run.utf8Range.lowerBound, last.color == color,
        last.radius == radius
      {
        parts[parts.count - 1].range = last.range.lowerBound..<run.utf8Range.upperBound
      } else {
        parts.append((run.utf8Range, color, radius))
      }
    }
    return parts.map { part in
      let reach = min(part.radius / 2, 4)
      return Background(
        rects: drawnRects(of: part.range, ground: true).map { $0.insetBy(dx: -reach, dy: 0) },
        color: part.color, radius: part.radius)
    }
  }

  /// Draws the letters into a view's context.
  package func drawLetters(in context: CGContext) {
    manager.enumerateTextLayoutFragments(from: nil, options: TextKitReader.complete) { fragment in
      let corner = fragment.layoutFragmentFrame.origin
      fragment.draw(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), in: context)
      return true
    }
  }
}

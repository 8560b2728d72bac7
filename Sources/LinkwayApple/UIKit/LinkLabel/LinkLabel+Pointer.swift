#if canImport(UIKit)
  import LinkText
  import UIKit

  // A mouse or trackpad over a link: the pointer takes the link's shape, and a hint shows.
  extension InteractionAdapter {
    /// The pointer moves over the label; where it leaves the links, it leaves what the label takes.
    @objc func hover(_ recognizer: UIHoverGestureRecognizer) {
      // While a button is down, its touch tells where the pointer is.
      guard let label, label.tracked == nil else { return }
      switch recognizer.state {
      case .began, .changed: label.handle(.pointerMoved(label.hit(recognizer.location(in: label))))
      default: label.handle(.pointerMoved(nil))
      }
    }
  }

  extension InteractionAdapter: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard let label, let link = label.hit(request.location),
        let rect = label.layout.rect(of: link, nearestTo: request.location)
      else { return nil }
      return UIPointerRegion(rect: rect, identifier: link)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let link = region.identifier as? TextLink.ID, let preview = label?.preview(of: link) else {
        return nil
      }
      return UIPointerStyle(effect: .highlight(preview))
    }
  }

  #if !os(visionOS)
    extension InteractionAdapter: UIToolTipInteractionDelegate {
      func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
      ) -> UIToolTipConfiguration? {
        guard let label, let link = label.hit(point), let hint = label.links[link].hint,
          let rect = label.layout.rect(of: link, nearestTo: point)
        else { return nil }
        return UIToolTipConfiguration(toolTip: hint, in: rect)
      }
    }
  #endif

  extension LinkLayout {
    /// The rectangle of a link that a point is on, or that is nearest.
    fileprivate func rect(of link: TextLink.ID, nearestTo point: CGPoint) -> CGRect? {
      func distance(_ rect: CGRect) -> Double {
        let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
        return dx * dx + dy * dy
      }
      return rects(of: link).min { distance($0) < distance($1) }
    }
  }
#endif

package import Foundation

/// Returns the link that a point hits.
///
/// A point hits a link if one of the link's rectangles contains it; the left and top edges belong to a rectangle, the right and
/// bottom ones do not. Blank space hits no link. With a slop or a minimum target, a point outside all links hits the nearest
/// link in reach, unless another link is between the two.
package struct LinkHitTester: Hashable, Sendable {
  /// The layout that has been drawn.
  package let layout: LinkLayout
  /// How far beside a link a point still hits it, in points; 0 means on its glyphs only.
  package let slop: Double
  /// The least width and height that a link answers on, in points.
  package let minimumTarget: Double

  /// A tester over a drawn layout; a negative slop or target counts as 0.
  package init(_ layout: LinkLayout, slop: Double = 0, minimumTarget: Double = 0) {
    self.layout = layout
    self.slop = max(slop, 0)
    self.minimumTarget = max(minimumTarget, 0)
  }

  /// The link at a point of the drawing view; nil where none is.
  package func link(at point: CGPoint) -> TextLink.ID? {
    if let direct = fragment(at: point) { return direct.link }
    guard slop > 0 || minimumTarget > 0, point.x.isFinite, point.y.isFinite else { return nil }
    let reachable = layout.fragments
      .map { (fragment: $0, distance: $0.rect.distance(to: point)) }
      .filter { reaches($0.fragment.rect, point, $0.distance) }
      .sorted { $0.distance < $1.distance }
    return reachable.first { isFree(from: point, to: $0.fragment) }?.fragment.link
  }

  /// Whether a point lies on one given link, slop and minimum target counted in.
  package func isOn(_ link: TextLink.ID, _ point: CGPoint) -> Bool {
    let rects = layout.rects(of: link)
    if rects.contains(where: { $0.holds(point) }) { return true }
    guard rects.contains(where: { reaches($0, point, $0.distance(to: point)) }) else { return false }
    return self.link(at: point) == link
  }

  /// The fragment that contains a point; the lines are looked for by halving.
  private func fragment(at point: CGPoint) -> LinkLayout.Fragment? {
    let lines = layout.lines
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bottom <= point.y { low = middle + 1 } else { high = middle }
    }
    // Lines may overlap by a little where a line height is set below the font's.
    while low < lines.count, lines[low].top <= point.y {
      if let found = layout.fragments[lines[low].fragments].first(where: { $0.rect.holds(point) }) {
        return found
      }
      low += 1
    }
    return nil
  }

  private func reaches(_ rect: CGRect, _ point: CGPoint, _ distance: Double) -> Bool {
    if slop > 0, distance <= slop { return true }
    let dx = max(0, (minimumTarget - rect.width) / 2)
    let dy = max(0, (minimumTarget - rect.height) / 2)
    return (dx > 0 || dy > 0) && rect.insetBy(dx: -dx, dy: -dy).holds(point)
  }

  /// Whether no other link lies on the straight way from a point to a fragment.
  private func isFree(from point: CGPoint, to fragment: LinkLayout.Fragment) -> Bool {
    let rect = fragment.rect
    let goal = CGPoint(
      x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    return !layout.fragments.contains {
      $0.link != fragment.link && $0.rect.isCrossed(from: point, to: goal)
    }
  }
}

extension CGRect {
  fileprivate func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  fileprivate func distance(to point: CGPoint) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether a straight line passes through the inside; touching an edge is no passing.
  fileprivate func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
    var (enter, leave) = (0.0, 1.0)
    for (from, to, low, high) in [
      (start.x, end.x, minX, maxX), (start.y, end.y, minY, maxY),
    ] {
      let step = to - from
      if step == 0 {
        if from <= low || from >= high { return false }
        continue
      }
      let (first, second) = ((low - from) / step, (high - from) / step)
      enter = max(enter, min(first, second))
      leave = min(leave, max(first, second))
    }
    return enter < leave
  }
}

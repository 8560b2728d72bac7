public import Foundation

/// Says which link a point hits.
///
/// The law: a point hits the link one of whose rectangles contains it, the left and top edges counted in, the right and
/// bottom ones out. Blank space is nobody's. With a slop, a point on no link hits the nearest rectangle within that
/// distance; being the nearest, it has no other link between itself and the point.
public struct LinkHitTester: Hashable, Sendable {
  /// The layout that has been drawn.
  public let layout: LinkLayout
  /// How far beside a link a point still hits it, in points; 0 means on its glyphs only.
  public let slop: Double

  /// A tester over a drawn layout; a negative slop counts as 0.
  public init(_ layout: LinkLayout, slop: Double = 0) {
    self.layout = layout
    self.slop = max(slop, 0)
  }

  /// The link at a point of the drawing view; nil where none is.
  public func link(at point: CGPoint) -> TextLink.ID? {
    if let direct = layout.fragments.first(where: { $0.rect.holds(point) }) { return direct.link }
    guard slop > 0 else { return nil }
    let nearest = layout.fragments.min { $0.rect.distance(to: point) < $1.rect.distance(to: point) }
    guard let nearest, nearest.rect.distance(to: point) <= slop else { return nil }
    return nearest.link
  }

  /// Whether a point lies on one given link, the slop counted in.
  public func isOn(_ link: TextLink.ID, _ point: CGPoint) -> Bool {
    let rects = layout.rects(of: link)
    if rects.contains(where: { $0.holds(point) }) { return true }
    guard slop > 0, rects.contains(where: { $0.distance(to: point) <= slop }) else { return false }
    return self.link(at: point) == link
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
}

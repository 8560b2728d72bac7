import Foundation
import LinkText
import Testing

@Suite struct LinkHitTesterTests {
  /// Link 0 ends line 0 and begins line 1; link 1 follows it; link 2 is the only one on line 2.
  private let layout = LinkLayout(
    size: CGSize(width: 100, height: 60),
    fragments: [
      .init(link: 0, line: 0, rect: CGRect(x: 60, y: 0, width: 40, height: 20)),
      .init(link: 0, line: 1, rect: CGRect(x: 0, y: 20, width: 30, height: 20)),
      .init(link: 1, line: 1, rect: CGRect(x: 30, y: 20, width: 20, height: 20)),
      .init(link: 2, line: 2, rect: CGRect(x: 10, y: 40, width: 10, height: 20)),
    ])

  @Test(
    "Left and top edges are in, right and bottom edges are out",
    arguments: [
      (60.0, 0.0, 0 as Int?), (99.99, 19.99, 0), (100, 5, nil), (59.99, 5, nil), (0, 20, 0),
      (29.99, 39.99, 0),
      (30, 20, 1), (50, 25, nil), (5, 45, nil), (15, 60, nil), (-0.01, 25, nil), (15, -1, nil),
      (.nan, 5, nil),
      (.infinity, 5, nil),
    ])
  func halfOpen(x: Double, y: Double, link: Int?) {
    #expect(LinkHitTester(layout).link(at: CGPoint(x: x, y: y)) == link)
  }

  @Test(
    "Slop reaches to the nearest link and never across another",
    arguments: [
      (105.0, 5.0, 0 as Int?), (55, 10, 0), (55, 30, 1), (40, 15, 1), (15, 66, 2), (109, 5, nil),
      (70, 30, nil), (15, 39, 0),
    ])
  func slop(x: Double, y: Double, link: Int?) {
    #expect(LinkHitTester(layout, slop: 8).link(at: CGPoint(x: x, y: y)) == link)
  }

  @Test("Every point is answered as by counting boxes")
  func bruteForce() {
    for x in stride(from: -3.0, through: 103, by: 0.5) {
      for y in stride(from: -3.0, through: 63, by: 0.5) {
        let boxes = layout.fragments.filter {
          $0.rect.minX <= x && x < $0.rect.maxX && $0.rect.minY <= y && y < $0.rect.maxY
        }
        #expect(LinkHitTester(layout).link(at: CGPoint(x: x, y: y)) == boxes.first?.link)
        #expect(boxes.count < 2)
      }
    }
  }

  @Test("A link's bounds hold all of its runs; one that is not drawn has none")
  func bounds() {
    #expect(layout.bounds(of: 0) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layout.rects(of: 0).count == 2)
    #expect(layout.bounds(of: 7) == nil)
    #expect(LinkHitTester(.empty, slop: 50).link(at: .zero) == nil)
  }
}

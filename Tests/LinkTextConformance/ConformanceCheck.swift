import Foundation
import LinkText

/// Compares what an engine drew with the rule of hit testing; returns one sentence for each fault.
///
/// 1. At every point of the view and around it, the link that is hit is the one whose glyph box contains the
///    point.
/// 2. So is the character; blank space and the token have none.
/// 3. On every line, a link's rectangles are its glyphs' boxes, joined.
/// 4. `rects(for:)` of a link's range are the link's rectangles, except for a token's.
/// 5. With slop, a point hits the nearest link within it; with a minimum target, never one behind another.
public struct ConformanceCheck {
  public let sample: ConformanceSample
  public let drawing: ConformanceDrawing
  private let links: [TextLink]
  private let linkOfGlyph: [TextLink.ID?]

  public init(_ sample: ConformanceSample, _ drawing: ConformanceDrawing) {
    (self.sample, self.drawing) = (sample, drawing)
    links = sample.text.links(withToken: sample.options.truncationToken)
    let own = sample.text.linkCount
    let ranges = links.map { link in
      let text = link.id < own ? sample.text.text : sample.options.truncationToken.text
      return text.utf8.distance(
        from: text.startIndex, to: link.range.lowerBound)..<text.utf8.distance(
          from: text.startIndex, to: link.range.upperBound)
    }
    linkOfGlyph = drawing.glyphs.map { glyph in
      switch glyph.source {
      case .text(let bytes): ranges[..<own].firstIndex { $0.contains(bytes.lowerBound) }
      case .token(let bytes): ranges[own...].firstIndex { $0.contains(bytes.lowerBound) }
      }
    }
  }

  /// All faults, at most a few of each kind.
  public func faults() -> [String] {
    pointFaults() + rectangleFaults() + slopFaults()
  }

  private func points(margin: Double) -> [CGPoint] {
    let bounds = drawing.glyphs.reduce(CGRect(origin: .zero, size: drawing.layout.size)) { $0.union($1.rect) }
    return stride(from: bounds.minY - margin, through: bounds.maxY + margin, by: drawing.step.height).flatMap
    { y in
      stride(from: bounds.minX - margin, through: bounds.maxX + margin, by: drawing.step.width).map {
        CGPoint(x: $0, y: y)
      }
    }
  }

  private func pointFaults() -> [String] {
    var faults: [String] = []
    let tester = LinkHitTester(drawing.layout)
    let text = sample.text.text
    for point in points(margin: 7.3) where faults.count < 4 {
      let under = drawing.glyphs.indices.filter { drawing.glyphs[$0].rect.holds(point) }
      // On an edge that two boxes share by rounding, either is right.
      if under.count > 1 { continue }
      let expected = under.first.flatMap { linkOfGlyph[$0] }
      let hit = tester.link(at: point)
      if hit != expected {
        faults.append("\(words(point)) hits \(words(hit)), the glyph there belongs to \(words(expected))")
      }
      let index = drawing.characterIndex(point).map { text.utf8.distance(from: text.startIndex, to: $0) }
      let bytes = under.first.flatMap { glyph -> Range<Int>? in
        if case .text(let bytes) = drawing.glyphs[glyph].source { bytes } else { nil }
      }
      if let bytes {
        if index.map(bytes.contains) != true {
          faults.append(
            "\(words(point)) is byte \(index.map(String.init) ?? "nil"), the glyph there is \(bytes)")
        }
      } else if let index {
        faults.append("\(words(point)) is byte \(index), no glyph of the text is there")
      }
    }
    return faults
  }

  private func rectangleFaults() -> [String] {
    var faults: [String] = []
    let fragments = drawing.layout.fragments
    for link in links {
      let lines = Set(fragments.filter { $0.link == link.id }.map(\.line))
      let drawn = Set(
        drawing.glyphs.indices.filter { linkOfGlyph[$0] == link.id }.map { drawing.glyphs[$0].line })
      if lines != drawn {
        faults.append("\(words(link.id)) is on lines \(lines.sorted()), its glyphs on \(drawn.sorted())")
      }
      for line in lines.intersection(drawn) {
        let said = joined(fragments.filter { $0.link == link.id && $0.line == line }.map(\.rect))
        let seen = joined(
          drawing.glyphs.indices.filter { linkOfGlyph[$0] == link.id && drawing.glyphs[$0].line == line }
            .map { drawing.glyphs[$0].rect })
        let same =
          said.count == seen.count
          && zip(said, seen).allSatisfy {
            abs($0.lowerBound - $1.lowerBound) < 0.01 && abs($0.upperBound - $1.upperBound) < 0.01
          }
        if !same { faults.append("\(words(link.id)) covers \(said) of line \(line), its glyphs \(seen)") }
      }
      if link.id < sample.text.linkCount, drawing.rects(link.range) != drawing.layout.rects(of: link.id) {
        faults.append(
          "rects(for:) of \(words(link.id)) are \(drawing.rects(link.range)), its fragments \(drawing.layout.rects(of: link.id))"
        )
      }
    }
    for (index, one) in fragments.enumerated() {
      for other in fragments[(index + 1)...] where other.link != one.link {
        let common = one.rect.intersection(other.rect)
        if !common.isNull, common.width > 0.01, common.height > 0.01 {
          faults.append("\(words(one.link)) and \(words(other.link)) overlap at \(common)")
        }
      }
    }
    return faults
  }

  private func slopFaults() -> [String] {
    var faults: [String] = []
    let fragments = drawing.layout.fragments
    guard !fragments.isEmpty else { return [] }
    let (direct, sloppy) = (LinkHitTester(drawing.layout), LinkHitTester(drawing.layout, slop: 9))
    let large = LinkHitTester(drawing.layout, minimumTarget: 44)
    for (number, point) in points(margin: 26).enumerated() where number % 5 == 0 && faults.count < 4 {
      let exact = direct.link(at: point)
      let distances = fragments.map { $0.rect.distance(to: point) }
      let least = distances.min()!
      let hit = sloppy.link(at: point)
      if let exact {
        if hit != exact || large.link(at: point) != exact {
          faults.append("\(words(point)) is on \(words(exact)), with slop on \(words(hit))")
        }
      } else if least > 9 {
        if hit != nil { faults.append("\(words(point)) is \(least) from every link and hits \(words(hit))") }
      } else if !fragments.indices.contains(where: {
        fragments[$0].link == hit && distances[$0] <= least + 1e-9
      }) {
        faults.append("\(words(point)) hits \(words(hit)), which is not the nearest")
      }
      if exact == nil, let link = large.link(at: point), !reaches(link, point) {
        faults.append("\(words(point)) hits \(words(link)) across another link or beyond its least target")
      }
    }
    return faults
  }

  /// Whether one of a link's rectangles, widened to the least target, contains a point that sees it.
  private func reaches(_ link: TextLink.ID, _ point: CGPoint) -> Bool {
    let others = drawing.layout.fragments.filter { $0.link != link }
    return drawing.layout.rects(of: link).contains { rect in
      let wide = rect.insetBy(dx: -max(0, (44 - rect.width) / 2), dy: -max(0, (44 - rect.height) / 2))
      let goal = CGPoint(
        x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
      let way = (1..<60).map { step in
        let share = Double(step) / 60
        return CGPoint(x: point.x + share * (goal.x - point.x), y: point.y + share * (goal.y - point.y))
      }
      return wide.contains(point)
        && !way.contains { place in others.contains { $0.rect.insetBy(dx: 0.01, dy: 0.01).holds(place) } }
    }
  }

  /// Rectangles of one line as stretches from left to right, joined where they touch.
  private func joined(_ rects: [CGRect]) -> [ClosedRange<Double>] {
    rects.sorted { $0.minX < $1.minX }.reduce(into: []) { stretches, rect in
      if let last = stretches.last, rect.minX <= last.upperBound + 0.01 {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, rect.maxX)
      } else {
        stretches.append(rect.minX...rect.maxX)
      }
    }
  }

  private func words(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
  private func words(_ link: TextLink.ID?) -> String {
    link.map { "link \($0) “\(links[$0].label)”" } ?? "no link"
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

public import Foundation

/// Where a linked text has been drawn: its lines, and each link's rectangles on them.
///
/// All lengths are in points, from the top left corner of the view that draws, after alignment and insets. A
/// frontend makes it from the layout that it draws, never from a second one.
public struct LinkLayout: Hashable, Sendable {
  /// One continuous piece of one link on one line; a link over three lines has at least three.
  ///
  /// Adjoining pieces are merged: a bold word does not divide a link, text of the other direction does.
  public struct Fragment: Hashable, Sendable {
    /// The link's ``TextLink/id``.
    public let link: TextLink.ID
    /// The line, counted from 0.
    public let line: Int
    /// The piece's width and the line's full height.
    public let rect: CGRect

    /// A piece of a link.
    public init(link: TextLink.ID, line: Int, rect: CGRect) {
      self.link = link
      self.line = line
      self.rect = rect
    }
  }

  /// The size of the text, its insets included.
  public let size: CGSize
  /// The visible pieces of links, line by line.
  public let fragments: [Fragment]
  /// Whether text was omitted.
  public let isTruncated: Bool
  /// The rectangles by link, because a text may have thousands of links.
  private let rectsByLink: [TextLink.ID: [CGRect]]
  /// The fragments of each line that has links, because of the same number.
  let lines: [Line]

  /// The fragments of one line, and how far up and down they reach.
  struct Line: Hashable, Sendable {
    var fragments: Range<Int>
    var top: Double
    var bottom: Double
  }

  /// A layout of its parts, the fragments line by line from the top.
  public init(size: CGSize, fragments: [Fragment], isTruncated: Bool = false) {
    self.size = size
    self.fragments = fragments
    self.isTruncated = isTruncated
    rectsByLink = Dictionary(grouping: fragments, by: \.link).mapValues { $0.map(\.rect) }
    var lines: [Line] = []
    for (index, fragment) in fragments.enumerated() {
      if index > 0, fragments[index - 1].line == fragment.line {
        let last = lines.count - 1
        lines[last].fragments = lines[last].fragments.lowerBound..<index + 1
        lines[last].top = min(lines[last].top, fragment.rect.minY)
        lines[last].bottom = max(lines[last].bottom, fragment.rect.maxY)
      } else {
        lines.append(
          Line(fragments: index..<index + 1, top: fragment.rect.minY, bottom: fragment.rect.maxY))
      }
    }
    self.lines = lines
  }

  /// A layout of nothing.
  public static let empty = LinkLayout(size: .zero, fragments: [])

  /// The rectangles of one link, in the order of the lines; none where the link is not visible.
  public func rects(of link: TextLink.ID) -> [CGRect] {
    rectsByLink[link] ?? []
  }

  /// The same layout, drawn farther right and lower by some points.
  public func moved(right: Double = 0, down: Double) -> LinkLayout {
    LinkLayout(
      size: size,
      fragments: fragments.map {
        Fragment(link: $0.link, line: $0.line, rect: $0.rect.offsetBy(dx: right, dy: down))
      }, isTruncated: isTruncated)
  }

  /// The smallest rectangle around all pieces of a link; nil where the link is not visible.
  public func bounds(of link: TextLink.ID) -> CGRect? {
    let rects = rects(of: link)
    return rects.dropFirst().reduce(rects.first) { $0?.union($1) }
  }
}

/// What can lay a linked text out: a toolkit's text engine, or a fixed-width one in a test.
package protocol LinkLayoutEngine {
  /// Lays a text out in a width; nil gives it all the width it wants.
  func layout(_ text: LinkedText, styles: LinkStyleSheet, options: LinkLayoutOptions, width: Double?)
    -> LinkLayout
}

extension LinkLayoutEngine {
  /// Lays a text out in a width with the usual options; nil gives it all the width it wants.
  package func layout(_ text: LinkedText, styles: LinkStyleSheet, width: Double?) -> LinkLayout {
    layout(text, styles: styles, options: LinkLayoutOptions(), width: width)
  }
}

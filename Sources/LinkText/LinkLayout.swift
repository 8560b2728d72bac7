public import Foundation

/// Where a linked text has been drawn: its lines, and each link's rectangles on them.
///
/// All lengths are in points, from the top left corner of the view that draws, after alignment and insets. A front
/// makes it from the layout that it draws, never from a second one.
public struct LinkLayout: Hashable, Sendable {
  /// One run of one link on one line; a link over three lines has at least three.
  public struct Fragment: Hashable, Sendable {
    /// The link's ``TextLink/id``.
    public let link: TextLink.ID
    /// The line, counted from 0.
    public let line: Int
    /// The run's width and the line's full height.
    public let rect: CGRect

    /// A run of a link.
    public init(link: TextLink.ID, line: Int, rect: CGRect) {
      self.link = link
      self.line = line
      self.rect = rect
    }
  }

  /// The size of the text.
  public let size: CGSize
  /// The visible runs of links, line by line.
  public let fragments: [Fragment]
  /// The rectangles by link, for a text may have thousands of them.
  private let rectsByLink: [TextLink.ID: [CGRect]]

  /// A layout of its parts.
  public init(size: CGSize, fragments: [Fragment]) {
    self.size = size
    self.fragments = fragments
    rectsByLink = Dictionary(grouping: fragments, by: \.link).mapValues { $0.map(\.rect) }
  }

  /// A layout of nothing.
  public static let empty = LinkLayout(size: .zero, fragments: [])

  /// The rectangles of one link, in the order of the lines; none where the link is not visible.
  public func rects(of link: TextLink.ID) -> [CGRect] {
    rectsByLink[link] ?? []
  }

  /// The same layout, drawn lower by some points.
  public func moved(down points: Double) -> LinkLayout {
    LinkLayout(
      size: size,
      fragments: fragments.map {
        Fragment(link: $0.link, line: $0.line, rect: $0.rect.offsetBy(dx: 0, dy: points))
      })
  }

  /// The smallest rectangle around all of a link's runs; nil where the link is not visible.
  public func bounds(of link: TextLink.ID) -> CGRect? {
    let rects = rects(of: link)
    return rects.dropFirst().reduce(rects.first) { $0?.union($1) }
  }
}

/// What can lay a linked text out: a toolkit's text engine, or a fixed-width one in a test.
public protocol LinkLayoutEngine {
  /// Lays a text out in a width; nil gives it all the width it wants.
  func layout(_ text: LinkedText, styles: LinkStyleSheet, width: Double?) -> LinkLayout
}

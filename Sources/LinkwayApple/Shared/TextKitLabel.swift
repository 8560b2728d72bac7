package import LinkText

#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

/// What the labels of UIKit and AppKit have in common: how large they ask to be, and what becomes of their links.
///
/// The views themselves draw, take events and tell assistive technology.
@MainActor
package protocol TextKitLabel: AnyObject {
  associatedtype Look: GlyphAppearance

  var text: LinkedText { get }
  var styles: LinkStyleSheet { get }
  var options: LinkLayoutOptions { get }
  var isEnabled: Bool { get }
  var visitedTargets: Set<LinkTarget> { get set }
  var onActivate: (@MainActor (TextLink) -> Void)? { get }

  /// What the letters stand on here and now.
  var look: Look { get }
  /// The links of the text, then those of the truncation token.
  var links: [TextLink] { get }
  var interaction: LinkInteraction { get set }
  var texts: LabelTexts { get set }

  /// Paints the links' states anew; the layout's letters stay where they are.
  func repaint()
}

extension TextKitLabel {
  /// The text's layout before it has a width.
  package func newText() -> TextKitText {
    TextKitText(text, styles: styles, options: options, look: look)
  }

  // MARK: Places

  /// Where a part of the text is drawn: a rectangle for every run on every line.
  package func drawnRects(for range: Range<String.Index>) -> [CGRect] {
    texts.drawn?.rects(of: text.text.utf8Offsets(of: range)) ?? []
  }

  /// The character at a point; nil in blank space, and on a truncation token.
  package func drawnIndex(at point: CGPoint) -> String.Index? {
    texts.drawn?.sourceOffset(at: point).map { text.text.utf8.index(text.text.startIndex, offsetBy: $0) }
  }

  /// The link at a point, slop and minimum target counted in.
  package func hit(_ point: CGPoint) -> TextLink.ID? {
    LinkHitTester(texts.layout, slop: options.slop, minimumTarget: options.minimumTarget).link(at: point)
  }

  // MARK: States

  /// What happens to a link; nothing in a label that is not enabled can be followed.
  package func state(of link: TextLink.ID) -> LinkState {
    let state = interaction.state(of: link)
    return isEnabled ? state : state.union(.disabled)
  }

  /// Whether a link is there and can be followed now.
  package func canFollow(_ id: TextLink.ID) -> Bool {
    links.indices.contains(id) && isEnabled && !interaction.disabled.contains(id)
  }

  /// Follows a link that was shown, unless another text has taken its place since: a menu may stay open for long.
  package func follow(_ link: TextLink) {
    if links.indices.contains(link.id), links[link.id] == link { followLink(link.id) }
  }

  /// Follows a link, where it can be.
  package func followLink(_ id: TextLink.ID) {
    guard canFollow(id) else { return }
    let link = links[id]
    visitedTargets.insert(link.target)
    onActivate?(link)
  }

  /// Keeps in mind which links lead where somebody has been.
  package func noteVisited() {
    interaction.visited = Set(links.filter { visitedTargets.contains($0.target) }.map(\.id))
    repaint()
  }

  /// Tells the state machine, and paints what has become of it.
  package func tell(_ event: LinkInteraction.Event) -> LinkInteraction.Effect? {
    interaction.repeatedClicks = options.repeatedClicks
    let before = interaction
    let effect = isEnabled ? interaction.handle(event) : nil
    if interaction != before { repaint() }
    return effect
  }

  /// Tells the state machine, and follows the link that it says; the system asks for menus and drags by itself.
  package func handle(_ event: LinkInteraction.Event) {
    if case .activate(let link)? = tell(event) { followLink(link) }
  }
}

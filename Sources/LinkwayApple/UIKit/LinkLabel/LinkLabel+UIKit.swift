#if canImport(UIKit)
  public import LinkText
  public import UIKit

  /// A label whose links are styled, hit exactly where they are drawn, and reached by keyboard and screen reader.
  ///
  /// It draws one TextKit 2 layout and hit-tests the same one. Its text cannot be edited and does not scroll; a touch
  /// beside the links belongs to whatever stands around the label, so it works in scroll views and cells. A long press
  /// shows what can be done with a link. VoiceOver reads the sentence whole, then each link.
  ///
  /// ```swift
  /// let label = LinkLabel(try LinkedText(markup: "I agree to the [Terms](terms://all)."))
  /// label.onActivate = { [weak opener] link in opener?.open(link) }
  /// ```
  ///
  /// The label keeps its closures, so a closure must not keep the label.
  @MainActor
  public final class LinkLabel: UIView, TextKitLabel {
    /// The text and its links; setting it ends whatever was going on with the old links.
    public var text: LinkedText {
      didSet { if text != oldValue { textChanged() } }
    }

    /// How text and links look.
    public var styles: LinkStyleSheet {
      didSet { if styles != oldValue { layoutChanged() } }
    }

    /// How the text is set: alignment, line limit and token, insets, and how generously links are hit.
    public var options: LinkLayoutOptions {
      didSet { if options != oldValue { optionsChanged(from: oldValue) } }
    }

    /// The most lines that show, 0 for all; short for the line limit of ``options``.
    public var numberOfLines: Int {
      get { options.lineLimit ?? 0 }
      set { options.lineLimit = newValue > 0 ? newValue : nil }
    }

    /// How far beside a link a touch still hits it, in points; short for the same member of ``options``.
    public var slop: Double {
      get { options.slop }
      set { options.slop = newValue }
    }

    /// The font of letters whose style names none, at the standard text size; nil is the system's body text.
    public var font: UIFont? {
      didSet { if font != oldValue { layoutChanged() } }
    }

    /// Whether fonts follow the text size that a person has chosen; by default they do.
    public var adjustsFontForContentSizeCategory = true {
      didSet { if adjustsFontForContentSizeCategory != oldValue { layoutChanged() } }
    }

    /// The colour of letters whose style names none.
    public var textColor = UIColor.label {
      didSet { if textColor != oldValue { layoutChanged() } }
    }

    /// The widest that the label asks to be, in points; 0 lets Auto Layout say how wide it is.
    public var preferredMaxLayoutWidth = 0.0 {
      didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether links take the view's `tintColor`; by default the colours of ``styles`` count.
    public var followsTint = false {
      didSet { if followsTint != oldValue { layoutChanged() } }
    }

    /// Whether links can be followed; without, the whole label is dimmed.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { enablingChanged() } }
    }

    /// Whether a link can be dragged elsewhere, as its address; by default it cannot.
    public var isDraggable = false {
      didSet { if isDraggable != oldValue { draggabilityChanged() } }
    }

    /// Whether a long press on a link shows its menu; by default it does.
    public var hasMenus = true {
      didSet { if hasMenus != oldValue { menusChanged() } }
    }

    /// Targets that have been followed; links to them are drawn as visited.
    ///
    /// A link's target is added when it is followed.
    public var visitedTargets: Set<LinkTarget> = [] {
      didSet { if visitedTargets != oldValue { noteVisited() } }
    }

    /// Links that cannot be followed now; those of another text are all enabled again.
    public var disabledLinks: Set<TextLink.ID> {
      get { interaction.disabled }
      set {
        interaction.disabled = newValue
        repaint()
      }
    }

    /// Called with each link that is followed, by touch, pointer, keyboard or assistive technology.
    public var onActivate: (@MainActor (TextLink) -> Void)?

    /// Makes the menu of a link out of the usual items; nil shows none.
    public var onMenu: (@MainActor (TextLink, [UIMenuElement]) -> UIMenu?)?

    /// Makes what a long press shows of a link above its menu; nil shows the link itself.
    public var onPreview: (@MainActor (TextLink) -> UIViewController?)?

    /// Where the links are drawn; empty before the label has its place.
    public var layout: LinkLayout { texts.layout }

    /// What is going on with the links.
    public package(set) var interaction = LinkInteraction()

    /// The links of the text, then those of the truncation token.
    public internal(set) var links: [TextLink] = []

    package var texts = LabelTexts()
    private(set) lazy var adapter = InteractionAdapter(self)
    var regions: [LinkRegion] = []
    var sentence: SentenceElement?
    var tracked: UITouch?
    var menuInteraction: UIContextMenuInteraction?
    var dragInteraction: UIDragInteraction?

    /// A label with a text, and with links in a look of the app's choosing.
    public init(
      _ text: LinkedText = LinkedText(), styles: LinkStyleSheet = LinkStyleSheet(),
      options: LinkLayoutOptions = LinkLayoutOptions()
    ) {
      self.text = text
      self.styles = styles
      self.options = options
      super.init(frame: .zero)
      setUp()
    }

    /// A label without a text, from a storyboard or nib.
    public required init?(coder: NSCoder) {
      text = LinkedText()
      styles = LinkStyleSheet()
      options = LinkLayoutOptions()
      super.init(coder: coder)
      setUp()
    }

    /// Where a part of the text is drawn: a rectangle for every run on every line, in the label's coordinates.
    ///
    /// None before the label has its place, and none for what a line limit leaves out.
    public func rects(for range: Range<String.Index>) -> [CGRect] {
      drawnRects(for: range)
    }

    /// The character at a point of the label; nil in blank space, and on a truncation token.
    public func characterIndex(at point: CGPoint) -> String.Index? { drawnIndex(at: point) }

    /// The link at a point of the label, slop and minimum target counted in.
    public func link(at point: CGPoint) -> TextLink? { hit(point).map { links[$0] } }

    /// Follows a link as if it had been pressed; one that is disabled or not there is not followed.
    public func activate(_ id: TextLink.ID) { followLink(id) }

    /// Copies where a link leads, as text and where it is a URL also as one.
    public func copyTarget(of id: TextLink.ID) {
      if links.indices.contains(id) { links[id].copyTarget() }
    }
  }
#endif

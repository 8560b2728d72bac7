#if os(macOS)
  public import AppKit
  public import LinkText

  /// A label whose links are styled, hit exactly where they are drawn, and reached by keyboard and screen reader.
  ///
  /// It draws one TextKit 2 layout and hit-tests the same one. Its text cannot be edited and does not scroll; a click beside
  /// the links belongs to whatever stands around the label. Tab goes from link to link; Return and Space follow one; the
  /// second button shows what can be done with it. Where ``isSelectable`` says so, a press beside the links selects words, which can be
  /// copied, looked up, and given to services. VoiceOver reads the sentence whole, then each link.
  ///
  /// ```swift
  /// let label = LinkLabel(try LinkedText(markup: "I agree to the [Terms](terms://all)."))
  /// label.onActivate = { [weak opener] link in opener?.open(link) }
  /// ```
  ///
  /// The label keeps its closures, so a closure must not keep the label.
  @MainActor
  public final class LinkLabel: NSView, TextKitLabel {
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

    /// The font of letters whose style names none; nil is the system's body text.
    public var font: NSFont? {
      didSet { if font != oldValue { layoutChanged() } }
    }

    /// The colour of letters whose style names none.
    public var textColor = NSColor.labelColor {
      didSet { if textColor != oldValue { layoutChanged() } }
    }

    /// The widest that the label asks to be, in points; 0 lets Auto Layout say how wide it is.
    public var preferredMaxLayoutWidth = 0.0 {
      didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether links take the person's accent colour; by default the colours of ``styles`` count.
    public var followsTint = false {
      didSet { if followsTint != oldValue { layoutChanged() } }
    }

    /// Whether links can be followed; without, the whole label is dimmed.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { enablingChanged() } }
    }

    /// Whether a link can be dragged elsewhere, as its address; by default it cannot.
    public var isDraggable = false

    /// Whether the second button shows a link's menu; by default it does.
    public var hasMenus = true

    /// Whether the text can be selected and copied; by default it cannot.
    ///
    /// A press on a link is the link's; a press beside the links selects.
    public var isSelectable = false {
      didSet { if !isSelectable { select(nil) } }
    }

    /// The selected part of the text; nil where nothing is selected.
    ///
    /// Setting it selects only where ``isSelectable`` says so.
    public var selection: Range<String.Index>? {
      get { labelSelection?.range.map { text.text.range(utf8: $0) } }
      set {
        let offsets = newValue.map { text.text.utf8Offsets(of: $0) }
        select(offsets.map { LabelSelection(anchor: $0.lowerBound, head: $0.upperBound) })
      }
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
        placesChanged()
        repaint()
      }
    }

    /// Called with each link that is followed, by pointer, keyboard or assistive technology.
    public var onActivate: (@MainActor (TextLink) -> Void)?

    /// Makes the menu of a link out of the usual one; nil shows none.
    public var onMenu: (@MainActor (TextLink, NSMenu) -> NSMenu?)?

    /// Where the links are drawn; empty before the label has its place.
    public var linkLayout: LinkLayout { texts.layout }

    /// What is going on with the links.
    public package(set) var interaction = LinkInteraction()

    /// The links of the text, then those of the truncation token.
    public internal(set) var links: [TextLink] = []

    package var texts = LabelTexts()
    var regions: [LinkRegion] = []
    var sentence: SentenceRegion?
    var tracking: NSTrackingArea?
    var labelSelection: LabelSelection?
    /// Whether the press that is going on selects.
    var isSelecting = false
    /// Where the press that is going on began.
    var pressPoint = CGPoint.zero

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
  }
#endif

#if canImport(UIKit)
  public import LinkText
  public import UIKit

  /// A text view for text with links: the consent sentence under a form, or a long document whose words can be selected.
  ///
  /// It is UIKit's own text view, on TextKit 2 alone, without editing and scrolling. Links are UIKit's text items: a tap
  /// follows one, a long press shows its menu, VoiceOver finds them by its rotor. What has no URL is a link too. Where
  /// selecting is not allowed, touches beside the links go to the surrounding views, and a double tap selects
  /// nothing.
  ///
  /// The view is its own delegate by way of a helper; leave `delegate` alone, and never read `layoutManager`, which would
  /// switch the view to TextKit 1. The system draws a touched link; the states `pressed`, `hovered` and
  /// `focused` of ``styles``, line limits and truncation tokens are for ``LinkLabel``.
  @MainActor
  public final class LinkTextView: UITextView {
    /// The text and its links.
    public var linkedText: LinkedText {
      didSet { if linkedText != oldValue { textChanged() } }
    }

    /// How text and links look.
    public var styles: LinkStyleSheet {
      didSet { if styles != oldValue { rebuild() } }
    }

    /// The layout of the text: alignment, line spacing, insets.
    ///
    /// UIKit follows links on their letters alone, so `slop` and `minimumTarget` are for ``LinkLabel``.
    public var options: LinkLayoutOptions {
      didSet { if options != oldValue { rebuild() } }
    }

    /// Whether the text can be selected and copied; by default it cannot.
    public var allowsSelection = false {
      didSet { if allowsSelection != oldValue { selectionChanged() } }
    }

    /// The font of letters whose style names none, at the standard text size; nil is the system's body text.
    public var baseFont: UIFont? {
      didSet { if baseFont != oldValue { rebuild() } }
    }

    /// The colour of letters whose style names none.
    public var baseColor = UIColor.label {
      didSet { if baseColor != oldValue { rebuild() } }
    }

    /// Targets that have been followed; links to them are drawn as visited.
    public var visitedTargets: Set<LinkTarget> = [] {
      didSet { if visitedTargets != oldValue { rebuild() } }
    }

    /// Links that cannot be followed now; those of another text are all enabled again.
    public var disabledLinks: Set<TextLink.ID> = [] {
      didSet { if disabledLinks != oldValue { rebuild() } }
    }

    /// Called with each link that is followed.
    public var onActivate: (@MainActor (TextLink) -> Void)?

    /// Makes the menu of a link out of the usual items; nil shows none.
    public var onMenu: (@MainActor (TextLink, [UIMenuElement]) -> UIMenu?)?

    private lazy var adapter = TextItemAdapter(self)
    /// The links' rectangles, for hit testing; made anew after each change of the layout.
    var hitLayout: LinkLayout?

    /// A view of a text.
    public init(
      _ text: LinkedText = LinkedText(), styles: LinkStyleSheet = LinkStyleSheet(),
      options: LinkLayoutOptions = LinkLayoutOptions()
    ) {
      linkedText = text
      self.styles = styles
      self.options = options
      // Without a container of its own, a text view is on TextKit 2.
      super.init(frame: .zero, textContainer: nil)
      setUp()
    }

    /// A view without a text, from a storyboard or nib.
    public required init?(coder: NSCoder) {
      linkedText = LinkedText()
      styles = LinkStyleSheet()
      options = LinkLayoutOptions()
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      delegate = adapter
      isEditable = false
      // Links of a text view that cannot be selected do nothing; what is not wanted is kept away more narrowly.
      isSelectable = true
      isScrollEnabled = false
      delaysContentTouches = false
      backgroundColor = nil
      textContainer.lineFragmentPadding = 0
      // The links' own looks count, not the tint.
      linkTextAttributes = [:]
      let traits: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
      ]
      registerForTraitChanges(traits) { (view: LinkTextView, _) in view.rebuild() }
      selectionChanged()
      textChanged()
    }

    /// Follows a link as if it had been tapped; one that is disabled or not there is not followed.
    public func activate(_ id: TextLink.ID) {
      let links = linkedText.links
      guard links.indices.contains(id), !disabledLinks.contains(id) else { return }
      visitedTargets.insert(links[id].target)
      onActivate?(links[id])
    }

    /// Follows a link that was shown, unless another text has taken its place since.
    func follow(_ link: TextLink) {
      let links = linkedText.links
      if links.indices.contains(link.id), links[link.id] == link { activate(link.id) }
    }

    // MARK: Touches and selection

    /// Forgets where the links were.
    public override func layoutSubviews() {
      super.layoutSubviews()
      hitLayout = nil
    }

    /// Where selecting is not allowed and nothing scrolls, the view takes touches where its links are; what reads aloud
    /// explores all of it.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let touched = super.hitTest(point, with: event) else { return nil }
      return allowsSelection || isScrollEnabled || link(at: point) != nil ? touched : nil
    }

    /// The selected part; where selecting is not allowed, always none.
    public override var selectedTextRange: UITextRange? {
      get { super.selectedTextRange }
      set { super.selectedTextRange = allowsSelection ? newValue : nil }
    }

    /// The link whose letters are at a point of the view.
    public func link(at point: CGPoint) -> TextLink? {
      let layout = hitLayout ?? readLayout()
      hitLayout = layout
      return LinkHitTester(layout).link(at: point).map { linkedText.links[$0] }
    }
  }
#endif

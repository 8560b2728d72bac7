internal import CGTK
public import Foundation
internal import GLib
public import GTKWidgets
public import LinkText

/// A label whose links are styled, hit exactly where they are drawn, and reached by keyboard and screen
/// reader.
///
/// It draws one layout and hit-tests the same one. Its text cannot be edited and does not scroll. Tab goes
/// from link to link; Return and Space follow one; the menu key, the second button and a long press show what
/// can be done with it.
///
/// ```swift
/// let label = LinkLabel(try LinkedText(markup: "I agree to the [Terms](terms://all)."))
/// label.onActivate = { link in print(router.destination(for: link)) }
/// ```
///
/// In a program of another make, put ``widgetPointer`` into a container: the container then keeps the label
/// alive.
@MainActor
public final class LinkLabel: Widget {
  /// The text and its links; setting it ends whatever was going on with the old links.
  public var text: LinkedText {
    didSet { if text != oldValue { textChanged() } }
  }

  /// How text and links look.
  public var styles: LinkStyleSheet {
    didSet { if styles != oldValue { stylesChanged() } }
  }

  /// How the text is set: alignment, line limit and token, insets, and how generously links are hit.
  public var options: LinkLayoutOptions {
    didSet { if options != oldValue { optionsChanged(from: oldValue) } }
  }

  /// How far beside a link a press still hits it, in points; short for the same member of ``options``.
  public var slop: Double {
    get { options.slop }
    set { options.slop = newValue }
  }

  /// Whether the text can be selected and copied; by default it cannot.
  ///
  /// A press on a link is the link's; a press beside the links selects.
  public var isSelectable = false {
    didSet { if isSelectable != oldValue { selectabilityChanged() } }
  }

  /// Whether a link can be dragged elsewhere, as its address; by default it cannot.
  ///
  /// Then a press that leaves the link far enough is a drag and cannot come back.
  public var isDraggable = false {
    didSet { if isDraggable != oldValue { draggabilityChanged() } }
  }

  /// Whether links take the colour that the theme, or the app's style sheet, gives to CSS nodes `link` in
  /// each state; by default the colours of ``styles`` count whatever the theme says.
  public var followsTheme = false {
    didSet { if followsTheme != oldValue { repaint() } }
  }

  /// Targets that have been followed; links to them are drawn as visited.
  ///
  /// A link's target is added when it is followed.
  public var visitedTargets: Set<LinkTarget> = [] {
    didSet { if visitedTargets != oldValue { visitedChanged() } }
  }

  /// Links that cannot be followed now; those of another text are all enabled again.
  public var disabledLinks: Set<TextLink.ID> {
    get { interaction.disabled }
    set {
      interaction.disabled = newValue
      disabledChanged()
    }
  }

  /// Called with each link that is followed, by pointer, keyboard or assistive technology.
  ///
  /// A closure that captures the label itself keeps it for good; capture it weakly.
  public var onActivate: (@MainActor (TextLink) -> Void)?

  /// Called where a link's menu is asked for, with the link and a point of the label; true says that the app
  /// has shown its own.
  public var onMenu: (@MainActor (TextLink, CGPoint) -> Bool)?

  /// Where the links are drawn; empty before the label has its place.
  public internal(set) var layout = LinkLayout.empty

  /// What is going on with the links.
  public internal(set) var interaction = LinkInteraction()

  /// The links of the text, then those of the truncation token.
  public internal(set) var links: [TextLink] = []

  /// The selected part of the text; nil where nothing is selected.
  ///
  /// Setting it selects only where ``isSelectable`` says so.
  public var selection: Range<String.Index>? {
    get { selectedOffsets.map { text.text.range(utf8: $0) } }
    set { select(newValue.map { text.text.utf8Offsets(of: $0) }) }
  }

  /// The `GtkWidget *`, to put into a container of any make.
  public var widgetPointer: UnsafeMutableRawPointer { pointer }

  var drawn: PangoText?
  var measured: PangoText?
  var children: [UnsafeMutableRawPointer] = []
  /// Where a selection began and where it has come to.
  var selectionEnds: LabelSelection?
  var isSelecting = false
  var menu: UnsafeMutableRawPointer?
  var menuLink: TextLink.ID?
  var shownTitles: [String] = []
  var dragSource: UnsafeMutableRawPointer?
  var clickGesture: UnsafeMutableRawPointer?
  /// Whether the press that is going on is a finger's.
  var isTouch = false

  /// A label with a text, and with links in a look of the app's choosing.
  public init(
    _ text: LinkedText = LinkedText(), styles: LinkStyleSheet = LinkStyleSheet(),
    options: LinkLayoutOptions = LinkLayoutOptions()
  ) {
    self.text = text
    self.styles = styles
    self.options = options
    super.init(new: UnsafeMutableRawPointer(g_object_new_with_properties(LinkLabelClass.label, 0, nil, nil)!))
    listen()
    textChanged()
  }

  /// Where a part of the text is drawn: a rectangle for every run on every line, in the label's coordinates.
  ///
  /// None before the label has its place, and none for what a line limit leaves out.
  public func rects(for range: Range<String.Index>) -> [CGRect] {
    drawn?.rects(of: text.text.utf8Offsets(of: range)) ?? []
  }

  /// The character at a point of the label; nil in blank space, and on a truncation token.
  public func characterIndex(at point: CGPoint) -> String.Index? {
    drawn?.sourceOffset(at: point).map { text.text.utf8.index(text.text.startIndex, offsetBy: $0) }
  }

  /// The link at a point of the label, slop and minimum target counted in.
  public func link(at point: CGPoint) -> TextLink? { hit(point).map { links[$0] } }

  /// Follows a link as if it had been pressed; one that is disabled or not there is not followed.
  public func activate(_ id: TextLink.ID) {
    guard links.indices.contains(id), !interaction.disabled.contains(id) else { return }
    let link = links[id]
    visitedTargets.insert(link.target)
    onActivate?(link)
  }

  var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }
}

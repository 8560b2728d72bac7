internal import CGTK
public import Foundation
internal import GLib
public import GTKWidgets
public import LinkText

/// A label with styled links that are hit exactly where they are drawn, and reached by keyboard and screen reader.
///
/// It draws one layout and hit-tests the same one. Its text cannot be edited and does not scroll. Tab moves the focus from
/// link to link; Return and Space follow the focused link; the menu key, the secondary button and a long press show its menu.
/// A double click follows a link twice, as on a button; see `LinkLayoutOptions.repeatedClicks`.
///
/// A screen reader reads the text by character, word and line, as it reads a `GtkLabel`, and each link as a link.
///
/// ```swift
/// let label = LinkLabel(try LinkedText(markup: "I agree to the [Terms](terms://all)."))
/// label.onActivate = { link in print(router.destination(for: link)) }
/// ```
///
/// In a program with other GTK bindings, put ``widgetPointer`` into a container: the container then keeps the label alive.
@MainActor
public final class LinkLabel: Widget {
  /// The text and its links.
  ///
  /// A link that the old text had too keeps its focus and its press: one with the same target. Other words end the selection.
  public var text: LinkedText {
    didSet { if text != oldValue { textChanged(from: oldValue) } }
  }

  /// The styles of text and links.
  public var styles: LinkStyleSheet {
    didSet { if styles != oldValue { stylesChanged() } }
  }

  /// The layout: alignment, line limit, truncation, insets; and how clicks reach links.
  public var options: LinkLayoutOptions {
    didSet { if options != oldValue { optionsChanged(from: oldValue) } }
  }

  /// The distance from a link within which a press still hits it, in points; short for the member of ``options``.
  public var slop: Double {
    get { options.slop }
    set { options.slop = newValue }
  }

  /// Whether the text can be selected and copied; by default it cannot.
  ///
  /// A drag selects text, also one that begins on a link, and a press outside links places the caret. A double click selects
  /// a word, and a drag after it selects by words. The keys are those of `GtkLabel`, and Shift with the arrows up and down.
  public var isSelectable = false {
    didSet { if isSelectable != oldValue { selectabilityChanged() } }
  }

  /// Whether a link can be dragged to another program, as its address; by default it cannot.
  ///
  /// A press that moves beyond the drag threshold becomes a drag, and no longer follows the link.
  public var isDraggable = false {
    didSet { if isDraggable != oldValue { draggabilityChanged() } }
  }

  /// Whether links have the colours of the CSS nodes `link` of the theme or the app; by default they have those of ``styles``.
  public var followsTheme = false {
    didSet { if followsTheme != oldValue { repaint() } }
  }

  /// Targets that have been followed; links to them are drawn as visited.
  ///
  /// A link's target is added when it is followed.
  public var visitedTargets: Set<LinkTarget> = [] {
    didSet { if visitedTargets != oldValue { visitedChanged() } }
  }

  /// Links that cannot be followed now; a link that a new text has too stays disabled.
  public var disabledLinks: Set<TextLink.ID> {
    get { interaction.disabled }
    set {
      interaction.disabled = newValue
      disabledChanged()
    }
  }

  /// Called with each link that is followed, by pointer, keyboard or assistive technology.
  ///
  /// Capture the label weakly: a closure that captures the label itself keeps it alive permanently.
  public var onActivate: (@MainActor (TextLink) -> Void)?

  /// Called before a link's menu shows, with the link and a point of the label; return true if the app shows its own menu.
  public var onMenu: (@MainActor (TextLink, CGPoint) -> Bool)?

  /// Where the links are drawn; empty before the label has a size.
  public internal(set) var layout = LinkLayout.empty

  /// The states of the links: hover, press, focus.
  public internal(set) var interaction = LinkInteraction()

  /// The links of the text, then those of the truncation token.
  public internal(set) var links: [TextLink] = []

  /// The selected part of the text; nil where no text is selected.
  ///
  /// Setting it has no effect unless ``isSelectable`` is true.
  public var selection: Range<String.Index>? {
    get { selectedOffsets.map { text.text.range(utf8: $0) } }
    set { select(newValue.map { text.text.utf8Offsets(of: $0) }) }
  }

  /// The `GtkWidget *`, to put into any container.
  public var widgetPointer: UnsafeMutableRawPointer { pointer }

  var drawn: PangoText?
  var measured: PangoText?
  var children: [UnsafeMutableRawPointer] = []
  /// The selection, or the caret where its ends are equal.
  var selectionEnds: LabelSelection?
  /// Whether a drag selects text now.
  var isSelecting = false
  /// The horizontal position that the arrows up and down keep.
  var caretColumn: Double?
  /// Where the press began that may become a selection.
  var pressPoint: CGPoint?
  var accessibleText: AccessibleText?
  /// Whether the label has the focus only because the focused link went.
  var holdsFocus = false
  var cursorName: String?
  var frames: SignalConnection?
  /// Follows the pointer in the window while GTK does not know of the hover.
  var windowMotion: [SignalConnection]?
  /// The place in the window at the last layout.
  var lastPlace: CGPoint?
  /// Whether the hovered link must be determined again after the next layout.
  var pointerIsStale = false
  var menu: UnsafeMutableRawPointer?
  var menuLink: TextLink.ID?
  var shownTitles: [String] = []
  var dragSource: UnsafeMutableRawPointer?
  var clickGesture: UnsafeMutableRawPointer?
  /// Whether the current press is a touch.
  var isTouch = false

  /// A label with a text, its styles and its layout options.
  public init(
    _ text: LinkedText = LinkedText(), styles: LinkStyleSheet = LinkStyleSheet(),
    options: LinkLayoutOptions = LinkLayoutOptions()
  ) {
    self.text = text
    self.styles = styles
    self.options = options
    super.init(new: UnsafeMutableRawPointer(g_object_new_with_properties(LinkLabelClass.label, 0, nil, nil)!))
    accessibleText = AccessibleText(pointer)
    interaction.repeatedClicks = options.repeatedClicks
    listen()
    textChanged(from: LinkedText())
  }

  /// The label of a `GtkWidget *`; nil if the widget is not a `LinkLabel`.
  ///
  /// A list's row keeps the widget of its label; this returns the Swift object when the list binds the row.
  public static func label(of widgetPointer: UnsafeMutableRawPointer) -> LinkLabel? {
    GObjectPeer.peer(of: widgetPointer) as? LinkLabel
  }

  /// Where a part of the text is drawn, in the label's coordinates: one rectangle for each continuous piece on each line.
  ///
  /// Adjoining pieces are merged: a bold word inside the part does not divide it, text of the other direction does. Empty
  /// before the label has a size, and for text that a line limit omits.
  public func rects(for range: Range<String.Index>) -> [CGRect] {
    drawn?.rects(of: text.text.utf8Offsets(of: range)) ?? []
  }

  /// The character at a point of the label; nil in blank space, and on a truncation token.
  public func characterIndex(at point: CGPoint) -> String.Index? {
    drawn?.sourceOffset(at: point).map { text.text.utf8.index(text.text.startIndex, offsetBy: $0) }
  }

  /// The link at a point of the label, slop and minimum target counted in.
  public func link(at point: CGPoint) -> TextLink? { hit(point).map { links[$0] } }

  /// Follows a link as a click does; a link that is disabled or does not exist is ignored.
  public func activate(_ id: TextLink.ID) {
    guard links.indices.contains(id), !interaction.disabled.contains(id) else { return }
    let link = links[id]
    visitedTargets.insert(link.target)
    onActivate?(link)
  }

  var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }
}

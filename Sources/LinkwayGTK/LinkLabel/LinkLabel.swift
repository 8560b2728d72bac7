internal import CGTK
public import Foundation
internal import GLib
public import GTKWidgets
public import LinkText

/// A label whose links are styled, hit exactly where they are drawn, and reached by keyboard and screen reader.
///
/// It draws one Pango layout and hit-tests the same one. Its text cannot be edited or selected and does not scroll. Tab
/// goes from link to link; Return and Space follow one.
///
/// ```swift
/// let label = LinkLabel(try LinkedText(markup: "I agree to the [Terms](terms://all)."))
/// label.onActivate = { link in print(router.destination(for: link)) }
/// ```
///
/// In a program of another make, put ``widgetPointer`` into a container: the container then keeps the label alive.
@MainActor
public final class LinkLabel: Widget {
  /// The text and its links; setting it ends whatever was going on with the old links.
  public var text: LinkedText {
    didSet { if text != oldValue { textChanged() } }
  }

  /// How text and links look.
  public var styles: LinkStyleSheet {
    didSet { if styles != oldValue { layoutChanged() } }
  }

  /// How far beside a link a press still hits it, in points; 0 means on its glyphs only.
  public var slop = 0.0

  /// Called with each link that is followed, by pointer, keyboard or assistive technology.
  ///
  /// A closure that captures the label itself keeps it for good; capture it weakly.
  public var onActivate: (@MainActor (TextLink) -> Void)?

  /// Where the links are drawn; empty before the label has its place.
  public private(set) var layout = LinkLayout.empty

  /// What is going on with the links.
  public internal(set) var interaction = LinkInteraction()

  /// The `GtkWidget *`, to put into a container of any make.
  public var widgetPointer: UnsafeMutableRawPointer { pointer }

  var drawn: PangoText?
  var children: [UnsafeMutableRawPointer] = []
  /// How far below the label's top the text stands, in points.
  private(set) var top = 0.0

  /// A label with a text, and with links in a look of the app's choosing.
  public init(_ text: LinkedText = LinkedText(), styles: LinkStyleSheet = LinkStyleSheet()) {
    self.text = text
    self.styles = styles
    super.init(new: UnsafeMutableRawPointer(g_object_new_with_properties(LinkLabelClass.label, 0, nil, nil)!))
    listen()
    textChanged()
  }

  /// Where a part of the text is drawn: a rectangle for every run on every line, in the label's coordinates.
  public func rects(of range: Range<String.Index>) -> [CGRect] {
    (drawn?.rects(of: text.text.utf8Offsets(of: range)) ?? []).map { $0.offsetBy(dx: 0, dy: top) }
  }

  /// Follows a link as if it had been pressed.
  public func activate(_ id: TextLink.ID) {
    let links = text.links
    guard links.indices.contains(id) else { return }
    onActivate?(links[id])
  }

  private func textChanged() {
    _ = interaction.handle(.textChanged)
    setAccessibleName(text.text)
    // Forgotten before they go: a new child may get the address of one that has gone, and tells of its state at once.
    let old = children
    children = []
    for child in old { gtk_widget_unparent(child.assumingMemoryBound(to: GtkWidget.self)) }
    children = text.links.map(makeChild)
    layoutChanged()
  }

  private func layoutChanged() {
    drawn = nil
    layout = .empty
    gtk_widget_queue_resize(gtkWidget)
  }

  func styleChanged() {
    // The font may be another one; until the new layout comes, the old one is what is drawn and hit.
    gtk_widget_queue_resize(gtkWidget)
    repaint()
  }

  private func makeChild(for link: TextLink) -> UnsafeMutableRawPointer {
    let pointer = UnsafeMutableRawPointer(g_object_new_with_properties(LinkLabelClass.link, 0, nil, nil)!)
    let child = pointer.assumingMemoryBound(to: GtkWidget.self)
    LinkLabelClass.setLink(link.id, of: pointer)
    gtk_widget_set_focusable(child, 1)
    gtk_widget_set_cursor_from_name(child, "pointer")
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(child), Self.noOutline, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    gtk_widget_set_parent(child, gtkWidget)
    Widget.setAccessibleName(link.label, of: pointer)
    return pointer
  }

  /// The theme would draw one ring around all of a link's lines, over other text; the label draws one per run.
  private static let noOutline: OpaquePointer = {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, "link, link:focus { outline: none; background: none; }", -1)
    return OpaquePointer(UnsafeMutableRawPointer(provider))
  }()
}

// What the widget class asks for.
extension LinkLabel {
  func measureWidth() -> (least: Int, wanted: Int, baseline: Int) {
    let text = makeText()
    let wanted = text.size.width
    return (min(text.longestWord(), Self.longestUnbrokenWord, wanted), wanted, -1)
  }

  func measureHeight(for width: Int) -> (least: Int, wanted: Int, baseline: Int) {
    let text = makeText()
    if width >= 0 { text.width = Double(width) }
    return (text.size.height, text.size.height, text.baseline)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let text = makeText()
    text.width = Double(width)
    drawn = text
    // On its neighbours' line where the container has one, else in the middle, as other labels stand.
    let room = Double(height - text.size.height)
    top = baseline >= 0 ? Double(baseline - text.baseline) : max(0, (room / 2).rounded(.down))
    repaint()
    layout = text.linkLayout().moved(down: top)
    for (link, child) in children.enumerated() {
      let widget = child.assumingMemoryBound(to: GtkWidget.self)
      guard let bounds = layout.bounds(of: link)?.integral else {
        gtk_widget_set_child_visible(widget, 0)
        continue
      }
      gtk_widget_set_child_visible(widget, 1)
      var allocation = GtkAllocation(
        x: gint(bounds.minX), y: gint(bounds.minY), width: gint(bounds.width), height: gint(bounds.height))
      var (least, wanted): (gint, gint) = (0, 0)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, nil, nil)
      gtk_widget_size_allocate(widget, &allocation, -1)
    }
  }

  private func makeText() -> PangoText {
    PangoText(context: gtk_widget_get_pango_context(gtkWidget), text: text, styles: styles)
  }

  /// A longer word is broken rather than forcing the window to be as wide.
  private static let longestUnbrokenWord = 160

  var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }
}

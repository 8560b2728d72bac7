internal import CGTK
import Foundation
internal import GTKWidgets
import LinkText

// What the widget class asks for.
extension LinkLabel {
  func measureWidth() -> (least: Int, wanted: Int, baseline: Int) {
    let text = measuringText()
    text.width = nil
    let wanted = text.size.width
    return (min(text.longestWord(), Self.longestUnbrokenWord, wanted), wanted, -1)
  }

  func measureHeight(for width: Int) -> (least: Int, wanted: Int, baseline: Int) {
    let text = measuringText()
    text.width = width >= 0 ? Double(width) : nil
    return (text.size.height, text.size.height, text.baseline)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let text = measuringText()
    // From now on it is the one that is drawn and hit; another one is measured.
    measured = nil
    text.width = Double(width)
    drawn = text
    text.lower(by: distanceFromTop(of: text, height: height, baseline: baseline))
    repaint()
    layout = text.linkLayout()
    for (link, child) in children.enumerated() {
      let widget = child.assumingMemoryBound(to: GtkWidget.self)
      guard let bounds = layout.bounds(of: link)?.integral else {
        hide(link, child: widget)
        continue
      }
      gtk_widget_set_child_visible(widget, 1)
      gtk_widget_set_focusable(widget, 1)
      var allocation = GtkAllocation(
        x: gint(bounds.minX), y: gint(bounds.minY), width: gint(bounds.width), height: gint(bounds.height))
      var (least, wanted): (gint, gint) = (0, 0)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, nil, nil)
      gtk_widget_size_allocate(widget, &allocation, -1)
    }
    presentMenu()
  }

  /// A link that a line limit leaves out is nothing to hit, to focus or to follow until it shows again.
  private func hide(_ link: TextLink.ID, child: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_child_visible(child, 0)
    gtk_widget_set_focusable(child, 0)
    if interaction.focused == link { _ = tell(.focusMoved(nil)) }
  }

  /// On its neighbours' line where the container has one, else where the options say.
  private func distanceFromTop(of text: PangoText, height: Int, baseline: Int) -> Double {
    if baseline >= 0 { return Double(baseline - text.baseline) }
    let room = Double(height - text.size.height)
    return switch options.position {
    case .top: 0
    case .middle: max(0, (room / 2).rounded(.down))
    case .bottom: max(0, room)
    }
  }

  /// A layout that may be given any width, for nobody draws it.
  private func measuringText() -> PangoText {
    let context = gtk_widget_get_pango_context(gtkWidget)!
    if let measured, measured.isCurrent, measured.context == context { return measured }
    let text = PangoText(context: context, text: text, styles: styles, options: options)
    measured = text
    return text
  }

  /// A longer word is broken rather than forcing the window to be as wide.
  private static let longestUnbrokenWord = 160
}

internal import CGTK
import Foundation
internal import GTKWidgets
import LinkText

// The size of the label, called by the widget class.
extension LinkLabel {
  func measureWidth() -> (least: Int, wanted: Int, baseline: Int) {
    let text = measuringText()
    text.width = nil
    let wanted = text.size.width
    var least = text.longestWord()
    if options.lineLimit != nil { least = Int(Double(least) * options.leastScale) }
    return (min(least, Self.longestUnbrokenWord, wanted), wanted, -1)
  }

  func measureHeight(for width: Int) -> (least: Int, wanted: Int, baseline: Int) {
    let text = measuringText()
    text.width = width >= 0 ? Double(width) : nil
    return (text.size.height, text.size.height, text.baseline)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let text = measuringText()
    // This layout is drawn and hit from now on; another one is measured.
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
    pointerIsStale = true
    presentMenu()
  }

  /// A link that a line limit omits cannot be hit, focused or followed until it shows again.
  private func hide(_ link: TextLink.ID, child: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_child_visible(child, 0)
    gtk_widget_set_focusable(child, 0)
    if interaction.focused == link { _ = report(.focusMoved(nil)) }
  }

  /// On the neighbours' baseline where the container has one, otherwise as the options define it.
  private func distanceFromTop(of text: PangoText, height: Int, baseline: Int) -> Double {
    if baseline >= 0 { return Double(baseline - text.baseline) }
    let free = Double(height - text.size.height)
    return switch options.position {
    case .top: 0
    case .center: max(0, (free / 2).rounded(.down))
    case .bottom: max(0, free)
    }
  }

  /// A layout that is only measured, so that its width may change.
  private func measuringText() -> PangoText {
    let context = gtk_widget_get_pango_context(gtkWidget)!
    if let measured, measured.isCurrent, measured.context == context { return measured }
    let text = PangoText(context: context, text: text, styles: styles, options: options)
    measured = text
    return text
  }

  /// A longer word is broken, so that it does not force the window to be as wide.
  private static let longestUnbrokenWord = 160
}

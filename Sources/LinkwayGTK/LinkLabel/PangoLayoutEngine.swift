internal import CGTK
package import LinkText

/// Lays linked texts out with a widget's font, without drawing them.
@MainActor
package struct PangoLayoutEngine: @MainActor LinkLayoutEngine {
  private let label: LinkLabel

  /// An engine with a label's font, direction and resolution.
  package init(_ label: LinkLabel) { self.label = label }

  package func layout(
    _ text: LinkedText, styles: LinkStyleSheet, options: LinkLayoutOptions, width: Double?
  ) -> LinkLayout {
    let pango = PangoText(
      context: gtk_widget_get_pango_context(label.gtkWidget), text: text, styles: styles, options: options)
    pango.width = width
    return pango.linkLayout()
  }
}

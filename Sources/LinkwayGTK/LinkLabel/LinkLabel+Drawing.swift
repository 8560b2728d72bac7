internal import CGTK
import Foundation
internal import GLib
import LinkText

extension LinkLabel {
  func draw(on snapshot: OpaquePointer) {
    guard let drawn else { return }
    var color = labelColor()
    gtk_snapshot_save(snapshot)
    var corner = graphene_point_t(x: 0, y: Float(top))
    gtk_snapshot_translate(snapshot, &corner)
    gtk_snapshot_append_layout(snapshot, drawn.layout, &color)
    gtk_snapshot_restore(snapshot)
    if let focused = interaction.focused, hasFlag(GTK_STATE_FLAG_FOCUS_VISIBLE, children[focused]) {
      drawRing(around: focused, on: snapshot)
    }
    for child in children {
      gtk_widget_snapshot_child(gtkWidget, child.assumingMemoryBound(to: GtkWidget.self), snapshot)
    }
  }

  /// Paints the links' states anew; the layout's letters stay where they are.
  func repaint() {
    // What dims the text while it takes no input dims its links; in a chosen row the theme's own colour is the only one
    // that is sure to be seen.
    let alpha = gtk_widget_is_sensitive(gtkWidget) != 0 ? 1 : Double(labelColor().alpha)
    drawn?.paint(dark: isOnDarkGround, colored: !isInSelection, alpha: alpha) {
      interaction.state(of: $0)
    }
    gtk_widget_queue_draw(gtkWidget)
  }

  private func drawRing(around link: TextLink.ID, on snapshot: OpaquePointer) {
    let paint = styles.paint(for: interaction.state(of: link)).color?.components(dark: isOnDarkGround)
    var color = labelColor()
    if let paint {
      color = GdkRGBA(red: Float(paint.red), green: Float(paint.green), blue: Float(paint.blue), alpha: 1)
    }
    for rect in layout.rects(of: link) {
      var bounds = graphene_rect_t()
      graphene_rect_init(
        &bounds, Float(rect.minX - 2), Float(rect.minY), Float(rect.width + 4), Float(rect.height))
      var outline = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&outline, &bounds, 3)
      var widths: [Float] = [1, 1, 1, 1]
      var colors = [color, color, color, color]
      gtk_snapshot_append_border(snapshot, &outline, &widths, &colors)
    }
  }

  /// The colour that the theme gives to labels here and now.
  private func labelColor() -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(gtkWidget), &color)
    return color
  }

  /// Whether the label stands in something chosen, such as a list's row.
  private var isInSelection: Bool {
    var widget: UnsafeMutablePointer<GtkWidget>? = gtkWidget
    while let current = widget {
      if gtk_widget_get_state_flags(current).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 { return true }
      widget = gtk_widget_get_parent(current)
    }
    return false
  }

  /// The theme does not say whether it is dark; the colour of its letters does, wherever the label stands.
  private var isOnDarkGround: Bool {
    let color = labelColor()
    let letters = TextColor.Components(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    return letters.luminance > 0.5
  }
}

internal import CGTK
import Foundation
internal import GLib
internal import GTKWidgets
import LinkText

extension LinkLabel {
  func draw(on snapshot: OpaquePointer) {
    guard let drawn else { return }
    for ground in drawn.backgrounds(state: state) {
      for rect in ground.rects { fill(rect, ground.color, radius: ground.radius, on: snapshot) }
    }
    drawSelection(on: snapshot)
    var color = labelColor()
    for paragraph in drawn.paragraphs {
      gtk_snapshot_save(snapshot)
      var corner = graphene_point_t(x: Float(drawn.origin.x), y: Float(drawn.origin.y + paragraph.top))
      gtk_snapshot_translate(snapshot, &corner)
      gtk_snapshot_append_layout(snapshot, paragraph.layout, &color)
      gtk_snapshot_restore(snapshot)
    }
    if let focused = interaction.focused, hasFlag(GTK_STATE_FLAG_FOCUS_VISIBLE, children[focused]) {
      drawRing(around: focused, on: snapshot)
    }
    for child in children {
      gtk_widget_snapshot_child(gtkWidget, child.assumingMemoryBound(to: GtkWidget.self), snapshot)
    }
  }

  /// Redraws the links' states without a new layout.
  func repaint() {
    guard let drawn else { return gtk_widget_queue_draw(gtkWidget) }
    // An insensitive label dims its links too. In a selected row the theme changes the text colour, and only the theme's
    // colour is certain to be readable.
    let alpha = gtk_widget_is_sensitive(gtkWidget) != 0 ? 1 : Double(labelColor().alpha)
    drawn.layoutContext = PangoText.LayoutContext(
      isDark: isOnDarkGround, isHighContrast: Appearance.isHighContrast, isColored: !isOnChosenGround,
      alpha: alpha)
    drawn.paint(state: state, color: { [self] in followsTheme ? themeColor(of: $0) : nil })
    gtk_widget_queue_draw(gtkWidget)
  }

  /// What happens to a link; nothing in a label that takes no input can be followed.
  private func state(of link: TextLink.ID) -> LinkState {
    let state = interaction.state(of: link)
    return gtk_widget_is_sensitive(gtkWidget) != 0 ? state : state.union(.disabled)
  }

  func fill(_ rect: CGRect, _ color: TextColor.Components, radius: Double = 0, on snapshot: OpaquePointer) {
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
    var rgba = GdkRGBA(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    guard radius > 0 else { return gtk_snapshot_append_color(snapshot, &rgba, &bounds) }
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(min(radius, rect.height / 2, rect.width / 2)))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    gtk_snapshot_pop(snapshot)
  }

  private func drawRing(around link: TextLink.ID, on snapshot: OpaquePointer) {
    let variant = links[link].variant
    let paint = styles.style(variant: variant).paint
      .merging(styles.paint(for: interaction.state(of: link), variant: variant))
    var color = labelColor()
    if !isOnChosenGround,
      let own = (followsTheme ? themeColor(of: link) : paint.color).flatMap({ drawn?.components($0) })
    {
      color = GdkRGBA(red: Float(own.red), green: Float(own.green), blue: Float(own.blue), alpha: 1)
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

  /// The colour that the theme gives to a link's node here and now.
  private func themeColor(of link: TextLink.ID) -> TextColor? {
    guard children.indices.contains(link) else { return nil }
    var color = GdkRGBA()
    gtk_style_context_get_color(
      gtk_widget_get_style_context(children[link].assumingMemoryBound(to: GtkWidget.self)), &color)
    let components = TextColor.Components(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)
    )
    return TextColor(light: components, dark: components)
  }

  /// The colour that the theme gives to labels here and now.
  func labelColor() -> GdkRGBA { color(of: gtkWidget) }

  private func color(of widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color
  }

  /// Whether the label stands in something chosen, such as a list's row, whose letters have another colour than those
  /// around it.
  ///
  /// A theme that only tints what is chosen leaves the links theirs. And only a change of colour is told to the label: it
  /// does not hear that a row around it was chosen.
  private var isOnChosenGround: Bool {
    var widget: UnsafeMutablePointer<GtkWidget>? = gtkWidget
    while let current = widget {
      let parent = gtk_widget_get_parent(current)
      if let parent, gtk_widget_get_state_flags(current).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 {
        var (inside, outside) = (color(of: current), color(of: parent))
        if gdk_rgba_equal(&inside, &outside) == 0 { return true }
      }
      widget = parent
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

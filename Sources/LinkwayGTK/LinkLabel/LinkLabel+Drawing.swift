internal import CGTK
import Foundation
internal import GLib
internal import GTKWidgets
import LinkText

extension LinkLabel {
  func draw(on snapshot: OpaquePointer) {
    guard let drawn else { return }
    for background in drawn.backgrounds(state: state) {
      for rect in background.rects { fill(rect, background.color, radius: background.radius, on: snapshot) }
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

  /// Paints the links' states again; the glyphs of the layout do not move.
  func repaint() {
    guard let drawn else { return gtk_widget_queue_draw(gtkWidget) }
    // A theme dims the text of an insensitive label by its opacity, and the links with it; a theme that has an opaque grey
    // instead gives the links this grey. On a selected row with another text colour only that colour is sure to be readable.
    let isSensitive = gtk_widget_is_sensitive(gtkWidget) != 0
    let opacity = Double(labelColor().alpha)
    drawn.layoutContext = PangoText.LayoutContext(
      isDark: isOnDarkBackground, isHighContrast: Appearance.isHighContrast,
      isColored: !isOnSelectedBackground && (isSensitive || opacity < 1), alpha: isSensitive ? 1 : opacity)
    drawn.paint(state: state, color: { [self] in followsTheme ? themeColor(of: $0) : nil })
    gtk_widget_queue_draw(gtkWidget)
  }

  /// The states of a link; all links of an insensitive label are disabled.
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
    let stateStyle = styles.style(variant: variant).paint
      .merging(styles.paint(for: interaction.state(of: link), variant: variant))
    var color = labelColor()
    if !isOnSelectedBackground,
      let own = (followsTheme ? themeColor(of: link) : stateStyle.color).flatMap({ drawn?.components($0) })
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

  /// The theme's colour of a link's node in its present state.
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

  /// The theme's colour of the label in its present state.
  func labelColor() -> GdkRGBA { color(of: gtkWidget) }

  private func color(of widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color
  }

  /// Whether the label is in a selected widget, such as a list's row, with another text colour than the widgets around it.
  ///
  /// On a row that is only tinted, links keep their colours. GTK reports only a change of the text colour to the label, not
  /// that a row around it was selected.
  private var isOnSelectedBackground: Bool {
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

  /// Whether the background is dark; the theme does not report it, but its text colour shows it.
  private var isOnDarkBackground: Bool {
    let color = labelColor()
    let text = TextColor.Components(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    return text.luminance > 0.5
  }
}

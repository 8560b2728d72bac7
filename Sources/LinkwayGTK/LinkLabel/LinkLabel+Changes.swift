internal import CGTK
import Foundation
internal import GTKWidgets
import LinkText

// What follows from a change of the label's text, styles or options.
extension LinkLabel {
  func textChanged() {
    _ = interaction.handle(.textChanged)
    select(nil)
    closeMenu()
    setAccessibleName(text.text)
    setLinks()
    layoutChanged()
  }

  func stylesChanged() { layoutChanged() }

  func optionsChanged(from old: LinkLayoutOptions) {
    // Another token's links are others; the text's own keep what is going on with them.
    if options.truncationToken != old.truncationToken { setLinks(keeping: text.linkCount) }
    layoutChanged()
  }

  /// The font may be another one; until the new layout comes, the old one is what is drawn and hit.
  func themeChanged() {
    measured = nil
    gtk_widget_queue_resize(gtkWidget)
    repaint()
  }

  func visitedChanged() {
    interaction.visited = Set(links.filter { visitedTargets.contains($0.target) }.map(\.id))
    for (link, child) in children.enumerated() {
      let widget = child.assumingMemoryBound(to: GtkWidget.self)
      if interaction.visited.contains(link) {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_VISITED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_VISITED)
      }
    }
    repaint()
  }

  func disabledChanged() {
    for (link, child) in children.enumerated() {
      gtk_widget_set_sensitive(
        child.assumingMemoryBound(to: GtkWidget.self), interaction.disabled.contains(link) ? 0 : 1)
    }
    repaint()
  }

  private func layoutChanged() {
    drawn = nil
    measured = nil
    layout = .empty
    gtk_widget_queue_resize(gtkWidget)
  }

  /// Makes a child for each link, but for the first ones, which are kept.
  private func setLinks(keeping kept: Int = 0) {
    // Forgotten before they go: a new child may get the address of one that has gone, and tells of its state
    // at once.
    let old = children[min(kept, children.count)...]
    children = Array(children.prefix(kept))
    for child in old { gtk_widget_unparent(child.assumingMemoryBound(to: GtkWidget.self)) }
    links = text.links(withToken: options.truncationToken)
    let contexts = text.accessibleHints()
    for link in links.dropFirst(children.count) {
      children.append(makeChild(for: link, hint: link.id < contexts.count ? contexts[link.id] : link.hint))
    }
    visitedChanged()
  }

  private func makeChild(for link: TextLink, hint: String?) -> UnsafeMutableRawPointer {
    let pointer = UnsafeMutableRawPointer(g_object_new_with_properties(LinkLabelClass.link, 0, nil, nil)!)
    let child = pointer.assumingMemoryBound(to: GtkWidget.self)
    LinkLabelClass.setLink(link.id, of: pointer)
    gtk_widget_set_focusable(child, 1)
    gtk_widget_set_cursor_from_name(child, "pointer")
    if let hint = link.hint { Self.setTooltip(hint, of: child) }
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(child), Self.noOutline, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    Self.setStyleClass(link.variant, of: pointer)
    gtk_widget_set_parent(child, gtkWidget)
    Widget.setAccessibleName(link.label, of: pointer)
    if let hint { Widget.setAccessibleDescription(hint, of: pointer) }
    return pointer
  }

  /// GTK asks a visible widget at once for the tooltip to show, and logs a fault where it has no window yet.
  private static func setTooltip(_ words: String, of child: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_visible(child, 0)
    gtk_widget_set_tooltip_text(child, words)
    gtk_widget_set_visible(child, 1)
  }

  /// A link's variant is the CSS class of its node.
  private static func setStyleClass(_ name: String?, of child: UnsafeMutableRawPointer) {
    guard let name, !name.isEmpty else { return }
    gtk_widget_add_css_class(child.assumingMemoryBound(to: GtkWidget.self), name)
  }

  /// The theme would draw one ring around all of a link's lines, over other text; the label draws one per
  /// run.
  private static let noOutline: OpaquePointer = {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, "link, link:focus { outline: none; background: none; }", -1)
    return OpaquePointer(UnsafeMutableRawPointer(provider))
  }()
}

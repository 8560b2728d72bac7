internal import CGTK
import Foundation
internal import GLib
internal import GTKWidgets
import LinkText

// What follows from a change of the label's text, styles or options, or of the widget's state.
extension LinkLabel {
  func textChanged(from old: LinkedText) {
    // Links found in the same words leave the selection as it is.
    if !text.text.utf8.elementsEqual(old.text.utf8) {
      isSelecting = false
      setSelection(nil)
    }
    closeMenu()
    accessibleText?.set(text.text)
    if accessibleText == nil { setAccessibleName(text.text) }
    setLinks()
    updateActions()
    layoutChanged()
  }

  func stylesChanged() { layoutChanged() }

  func optionsChanged(from old: LinkLayoutOptions) {
    interaction.repeatedClicks = options.repeatedClicks
    if options.truncationToken != old.truncationToken { setLinks() }
    layoutChanged()
  }

  /// The font may have changed; until the new layout comes, the old one is what is drawn and hit.
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
    updateCursor()
    repaint()
  }

  /// The label was hidden or takes no input: no press, hover or selecting continues.
  func suspend() {
    isSelecting = false
    pressPoint = nil
    handle(.suspended)
  }

  /// The label shows or takes input again: focus and hover are read from GTK.
  func resume() {
    if let root = gtk_widget_get_root(gtkWidget), let focus = gtk_root_get_focus(root),
      gtk_widget_get_parent(focus) == gtkWidget,
      let link = LinkLabelClass.link(of: UnsafeMutableRawPointer(focus)), children.indices.contains(link)
    {
      focusChanged(on: link)
    }
    pointerIsStale = true
  }

  private func layoutChanged() {
    drawn = nil
    measured = nil
    layout = .empty
    pointerIsStale = true
    gtk_widget_queue_resize(gtkWidget)
  }

  /// Makes a child for each new link; a link that the old text had too keeps its child, and with it the focus.
  private func setLinks() {
    // A widget that was disposed of has no children any more.
    let (oldLinks, oldChildren) = (Array(links.prefix(children.count)), children)
    let newLinks = text.links(withToken: options.truncationToken)
    let replacement = LinkReplacement(of: oldLinks, by: newLinks)
    var kept: [UnsafeMutableRawPointer?] = Array(repeating: nil, count: newLinks.count)
    for link in oldLinks { if let new = replacement[link.id] { kept[new] = oldChildren[link.id] } }
    if let focused = interaction.focused, replacement[focused] == nil { holdFocus() }
    // Forgotten before they go: a new child may get the address of one that has gone, and reports its state at once.
    children = []
    links = newLinks
    handle(.linksReplaced(replacement))
    for link in oldLinks where replacement[link.id] == nil {
      gtk_widget_unparent(oldChildren[link.id].assumingMemoryBound(to: GtkWidget.self))
    }
    let hints = text.accessibleHints()
    var previous: UnsafeMutablePointer<GtkWidget>?
    for link in newLinks {
      let child =
        kept[link.id]
        ?? UnsafeMutableRawPointer(g_object_new_with_properties(LinkLabelClass.link, 0, nil, nil)!)
      let widget = child.assumingMemoryBound(to: GtkWidget.self)
      children.append(child)
      LinkLabelClass.setLink(link.id, of: child)
      if kept[link.id] == nil { setUpChild(child) }
      if gtk_widget_get_prev_sibling(widget) != previous || gtk_widget_get_parent(widget) == nil {
        gtk_widget_insert_after(widget, gtkWidget, previous)
      }
      previous = widget
      describe(child, link, hint: link.id < hints.count ? hints[link.id] : link.hint)
    }
    disabledChanged()
    visitedChanged()
  }

  private func setUpChild(_ pointer: UnsafeMutableRawPointer) {
    let child = pointer.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(child, 1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(child), Self.noOutline, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Gives a child the name, hint, tooltip and style class of its link.
  private func describe(_ pointer: UnsafeMutableRawPointer, _ link: TextLink, hint: String?) {
    let child = pointer.assumingMemoryBound(to: GtkWidget.self)
    let tooltip = gtk_widget_get_tooltip_text(child).map { String(cString: $0) }
    if tooltip != link.hint { Self.setTooltip(link.hint, of: child) }
    Self.setStyleClass(link.variant, of: child)
    Widget.setAccessibleName(link.label, of: pointer)
    if let hint {
      Widget.setAccessibleDescription(hint, of: pointer)
    } else {
      Widget.resetAccessibleDescription(of: pointer)
    }
  }

  /// Moves the focus from a link that goes to the label itself, so that GTK does not give it to another link.
  private func holdFocus() {
    guard gtk_widget_get_root(gtkWidget) != nil else { return }
    holdsFocus = true
    gtk_widget_set_focusable(gtkWidget, 1)
    LinkLabelClass.grabFocusItself(gtkWidget)
  }

  /// Called when the label's own focus changes; one that only held it for a link that went is not focusable any more.
  func ownFocusChanged() {
    guard holdsFocus, !hasFlag(GTK_STATE_FLAG_FOCUSED, pointer) else { return }
    holdsFocus = false
    if !isSelectable { gtk_widget_set_focusable(gtkWidget, 0) }
  }

  /// GTK asks a visible widget at once for its tooltip, and logs a warning where it has no window yet.
  private static func setTooltip(_ words: String?, of child: UnsafeMutablePointer<GtkWidget>) {
    let isShown = gtk_widget_get_mapped(child) != 0
    if !isShown { gtk_widget_set_visible(child, 0) }
    gtk_widget_set_tooltip_text(child, words)
    if !isShown { gtk_widget_set_visible(child, 1) }
  }

  /// A link's variant is the CSS class of its node.
  private static func setStyleClass(_ name: String?, of child: UnsafeMutablePointer<GtkWidget>) {
    var classes = [name.flatMap { $0.isEmpty ? nil : $0 }].compactMap { $0 }.map { UnsafePointer(strdup($0)) }
    classes.append(nil)
    gtk_widget_set_css_classes(child, &classes)
    for name in classes { free(UnsafeMutablePointer(mutating: name)) }
  }

  /// The theme would draw one ring around all of a link's lines, over other text; the label draws one per piece.
  private static let noOutline: OpaquePointer = {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, "link, link:focus { outline: none; background: none; }", -1)
    return OpaquePointer(UnsafeMutableRawPointer(provider))
  }()
}

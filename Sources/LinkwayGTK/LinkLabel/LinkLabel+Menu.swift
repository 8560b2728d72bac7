internal import CGTK
public import Foundation
import GLib
public import LinkText

// The menu: open a link, copy its address, copy the selected text, select all.
extension LinkLabel {
  /// Copies the target of a link as text.
  public func copyTarget(of id: TextLink.ID) {
    guard links.indices.contains(id) else { return }
    copy(links[id].target.text)
  }

  /// Shows a link's menu at a point, or by default at the link's first line.
  public func showMenu(for id: TextLink.ID, at point: CGPoint? = nil) {
    guard links.indices.contains(id), let rect = layout.rects(of: id).first else { return }
    let place = point ?? CGPoint(x: rect.midX, y: rect.maxY)
    if onMenu?(links[id], place) == true { return }
    menuLink = id
    var items = [
      (UserText.label("menu.openLink"), "link-label.open"),
      (UserText.label("menu.copyLink"), "link-label.copy-link"),
    ]
    if isSelectable { items += Self.selectionItems }
    showMenu(items, at: place)
  }

  func showSelectionMenu(at point: CGPoint) {
    guard isSelectable else { return }
    menuLink = nil
    showMenu(Self.selectionItems, at: point)
  }

  private static var selectionItems: [(String, String)] {
    [
      (UserText.label("menu.copyText"), "link-label.copy-text"),
      (UserText.label("menu.selectAll"), "link-label.select-all"),
    ]
  }

  /// Enables the actions that have something to act on; assistive technologies offer these only.
  func updateActions() {
    for (name, isEnabled) in [
      ("link-label.open", menuLink != nil), ("link-label.copy-link", menuLink != nil),
      ("link-label.copy-text", selectedOffsets != nil),
      ("link-label.select-all", isSelectable && !text.text.isEmpty),
    ] { gtk_widget_action_set_enabled(gtkWidget, name, isEnabled ? 1 : 0) }
  }

  /// The titles of the open menu; nil while no menu is open.
  public var menuTitles: [String]? { menu == nil ? nil : shownTitles }

  func closeMenu() {
    guard let menu else { return }
    self.menu = nil
    menuLink = nil
    // An open menu grabs the pointer, and keeps it from all windows if it goes without closing.
    gtk_popover_popdown(menu.assumingMemoryBound(to: GtkPopover.self))
    gtk_widget_unparent(menu.assumingMemoryBound(to: GtkWidget.self))
  }

  /// A menu keeps its place beside the link when the label gets another size.
  func presentMenu() {
    if let menu { gtk_popover_present(menu.assumingMemoryBound(to: GtkPopover.self)) }
  }

  func forgetChildren() {
    children = []
    menu = nil
  }

  private func showMenu(_ items: [(title: String, action: String)], at point: CGPoint) {
    let link = menuLink
    closeMenu()
    menuLink = link
    updateActions()
    shownTitles = items.map(\.title)
    let model = g_menu_new()!
    for item in items { g_menu_append(model, item.title, item.action) }
    let list = UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self)
    let popover = UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(list)!)
    g_object_unref(UnsafeMutableRawPointer(model))
    let widget = popover.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_parent(widget, gtkWidget)
    let typed = popover.assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_has_arrow(typed, 0)
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    var place = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(typed, &place)
    menu = popover
    onSignal("closed", of: popover) { [unowned self] _ in
      // The chosen action runs after the menu has closed, and needs it.
      Task { [weak self] in
        if let self, menu == popover { closeMenu() }
        self?.updateActions()
      }
    }
    gtk_popover_popup(typed)
  }
}

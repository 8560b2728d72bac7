internal import CGTK
internal import GLib
internal import GTKWidgets
import LinkText

/// The two GObject classes behind ``LinkLabel``, registered from Swift.
///
/// The label draws one layout. Each link is a child widget over the link's pieces, so GTK itself gives it the keyboard focus, a
/// tooltip and a place in the accessibility tree. A child draws nothing, and its `contains` is true on its pieces only.
///
/// The label's class derives from `GtkLabel`, because GTK implements AT-SPI's `Text` for its own classes only; see
/// ``AccessibleText``.
@MainActor
enum LinkLabelClass {
  static let label = register("LinkwayLinkLabel", parent: labelParent) { pointer in
    let own = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    // The theme's rules for labels (`caption`, `dim-label`, disabled) apply to this one too.
    gtk_widget_class_set_css_name(own, "label")
    gtk_widget_class_set_accessible_role(own, GTK_ACCESSIBLE_ROLE_LABEL)
    gtk_widget_class_install_action(own, "link-label.open", nil) { widget, _, _ in
      withLabel(widget) { $0.menuLink.map($0.activate) }
    }
    gtk_widget_class_install_action(own, "link-label.copy-link", nil) { widget, _, _ in
      withLabel(widget) { $0.menuLink.map($0.copyTarget) }
    }
    gtk_widget_class_install_action(own, "link-label.copy-text", nil) { widget, _, _ in
      withLabel(widget) { $0.copySelection() }
    }
    gtk_widget_class_install_action(own, "link-label.select-all", nil) { widget, _, _ in
      withLabel(widget) { $0.selectAll() }
    }
    own.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    own.pointee.measure = {
      widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
      withLabel(widget) { label in
        let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
        let (least, wanted, baseline) =
          isWidth ? label.measureWidth() : label.measureHeight(for: Int(forSize))
        minimum?.pointee = gint(least)
        natural?.pointee = gint(wanted)
        minimumBaseline?.pointee = gint(baseline)
        naturalBaseline?.pointee = gint(baseline)
      }
    }
    own.pointee.size_allocate = { widget, width, height, baseline in
      withLabel(widget) { $0.allocate(width: Int(width), height: Int(height), baseline: Int(baseline)) }
    }
    own.pointee.focus = { widget, direction in
      if let moved = withLabel(widget, { $0.moveFocus(direction) }) ?? nil { return moved ? 1 : 0 }
      return widgetClass(gtk_widget_get_type()).pointee.focus?(widget, direction) ?? 0
    }
    own.pointee.grab_focus = { widget in
      if withLabel(widget, { $0.isSelectable }) == true {
        return widgetClass(gtk_widget_get_type()).pointee.grab_focus?(widget) ?? 0
      }
      return withLabel(widget) { $0.focusFirstLink() } == true ? 1 : 0
    }
    own.pointee.state_flags_changed = { widget, before in
      widgetClass(labelParent).pointee.state_flags_changed?(widget, before)
      guard let widget else { return }
      let changed = gtk_widget_get_state_flags(widget).rawValue ^ before.rawValue
      withLabel(widget) { label in
        if changed & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 {
          if gtk_widget_is_sensitive(label.gtkWidget) == 0 { label.suspend() } else { label.resume() }
        }
        if changed & GTK_STATE_FLAG_FOCUSED.rawValue != 0 { label.ownFocusChanged() }
        label.repaint()
      }
    }
    own.pointee.map = { widget in
      widgetClass(labelParent).pointee.map?(widget)
      withLabel(widget) { label in
        label.watchFrames()
        label.resume()
      }
    }
    own.pointee.unmap = { widget in
      withLabel(widget) { label in
        label.frames = nil
        label.closeMenu()
        label.suspend()
      }
      widgetClass(labelParent).pointee.unmap?(widget)
    }
    own.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let snapshot = snapshot
      withLabel(widget) { label in snapshot.map { label.draw(on: $0) } }
    }
    own.pointee.css_changed = { widget, change in
      widgetClass(labelParent).pointee.css_changed?(widget, change)
      withLabel(widget) { $0.themeChanged() }
    }
    pointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      withLabel(widget) { $0.forgetChildren() }
      // The children are the GObject's, not the Swift peer's, which may be gone by now.
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      g_type_class_peek(labelParent)!.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
    }
  }

  /// `GtkLabel`, or `GtkWidget` with a GTK whose label is final.
  private static let labelParent: GType = {
    let label = gtk_label_get_type()
    return g_type_test_flags(label, guint(G_TYPE_FLAG_FINAL.rawValue)) == 0 ? label : gtk_widget_get_type()
  }()

  /// Moves the focus to the label itself, not to its first link.
  static func grabFocusItself(_ widget: UnsafeMutablePointer<GtkWidget>) {
    _ = widgetClass(gtk_widget_get_type()).pointee.grab_focus?(widget)
  }

  static let link = register("LinkwayLink", parent: gtk_widget_get_type()) { pointer in
    let own = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(own, "link")
    gtk_widget_class_set_accessible_role(own, GTK_ACCESSIBLE_ROLE_LINK)
    gtk_widget_class_install_action(own, "link.activate", nil) { widget, _, _ in
      withLink(widget) { label, link in label.activate(link) }
    }
    gtk_widget_class_install_action(own, "link.copy", nil) { widget, _, _ in
      withLink(widget) { label, link in label.copyTarget(of: link) }
    }
    own.pointee.contains = { widget, x, y in
      withLink(widget) { label, link in label.contains(link, x, y) } ?? false ? 1 : 0
    }
    own.pointee.state_flags_changed = { widget, before in
      widgetClass(gtk_widget_get_type()).pointee.state_flags_changed?(widget, before)
      guard let widget else { return }
      // GTK reports every change to every child, such as that the window is in the background.
      let changed = gtk_widget_get_state_flags(widget).rawValue ^ before.rawValue
      guard changed & (GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue) != 0 else {
        return
      }
      withLink(widget) { label, link in label.focusChanged(on: link) }
    }
  }

  private static let linkKey = g_quark_from_static_string("linkway-link")

  /// Stores a child's link on the child, because a label may have thousands of them.
  static func setLink(_ link: TextLink.ID, of child: UnsafeMutableRawPointer) {
    g_object_set_qdata(
      child.assumingMemoryBound(to: GObject.self), linkKey, UnsafeMutableRawPointer(bitPattern: link + 1))
  }

  /// The link of a child.
  static func link(of child: UnsafeMutableRawPointer) -> TextLink.ID? {
    g_object_get_qdata(child.assumingMemoryBound(to: GObject.self), linkKey).map { Int(bitPattern: $0) - 1 }
  }

  private static func register(_ name: String, parent: GType, setUp: @escaping ClassSetUp) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    // Never released: a class lives as long as the program.
    let data = Unmanaged.passRetained(ClassSetUpBox(setUp)).toOpaque()
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = { pointer, data in
      nonisolated(unsafe) let (pointer, data) = (pointer!, data!)
      MainActor.assumeIsolated {
        Unmanaged<ClassSetUpBox>.fromOpaque(data).takeUnretainedValue().setUp(pointer)
      }
    }
    info.class_data = UnsafeRawPointer(data)
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }
}

private typealias ClassSetUp = @MainActor (UnsafeMutableRawPointer) -> Void

private final class ClassSetUpBox {
  let setUp: ClassSetUp
  init(_ setUp: @escaping ClassSetUp) { self.setUp = setUp }
}

/// The class structure of a widget type that has instances.
private func widgetClass(_ type: GType) -> UnsafeMutablePointer<GtkWidgetClass> {
  g_type_class_peek(type)!.assumingMemoryBound(to: GtkWidgetClass.self)
}

/// Calls a widget's Swift peer; while the widget is destroyed it has none.
@discardableResult
private func withLabel<Result: Sendable>(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (LinkLabel) -> Result
) -> Result? {
  nonisolated(unsafe) let widget = widget
  return MainActor.assumeIsolated {
    guard let widget, let label = GObjectPeer.peer(of: UnsafeMutableRawPointer(widget)) as? LinkLabel
    else { return nil }
    return body(label)
  }
}

/// Calls the label of a link's widget, with the link.
@discardableResult
private func withLink<Result: Sendable>(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (LinkLabel, Int) -> Result
) -> Result? {
  nonisolated(unsafe) let widget = widget
  return MainActor.assumeIsolated {
    guard let widget, let parent = gtk_widget_get_parent(widget),
      let label = GObjectPeer.peer(of: UnsafeMutableRawPointer(parent)) as? LinkLabel,
      let link = LinkLabelClass.link(of: UnsafeMutableRawPointer(widget)),
      label.children.indices.contains(link),
      label.children[link] == UnsafeMutableRawPointer(widget)
    else { return nil }
    return body(label, link)
  }
}

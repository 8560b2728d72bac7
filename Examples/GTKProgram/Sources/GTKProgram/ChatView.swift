import CGTKProgram
import GLib
import Linkway

/// Messages in a recycling `GtkListView`, and an entry below them.
///
/// GTK makes widgets only for the rows that show. `setup` makes a row's label once; `bind` puts a message into it, again and
/// again. Links are detected in the background, and found links are applied only to the text that they were found in.
@MainActor
final class ChatView {
  let widget: GObjectPointer
  private let messages = GObjectPointer(gtk_string_list_new(nil))
  private let onActivate: @MainActor (TextLink) -> Void
  private let detector = LinkDetector()
  private var detections: [GObjectPointer: Task<Void, Never>] = [:]
  /// The created labels; the check reads them.
  private(set) var labelCount = 0

  init(onActivate: @escaping @MainActor (TextLink) -> Void) {
    self.onActivate = onActivate
    widget = GObjectPointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    let factory = GObjectPointer(gtk_signal_list_item_factory_new())
    // The list takes over both references.
    let selection = GObjectPointer(gtk_no_selection_new(messages.opaque))
    let list = GObjectPointer(gtk_list_view_new(selection.opaque, factory.opaque))
    let scroll = GObjectPointer(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(scroll.opaque, list.typed())
    gtk_widget_set_vexpand(scroll.typed(), 1)
    let entry = GObjectPointer(gtk_entry_new())
    gtk_entry_set_placeholder_text(entry.typed(), "Message")
    gtk_box_append(widget.typed(), scroll.typed())
    gtk_box_append(widget.typed(), entry.typed())
    factory.on("setup") { [unowned self] arguments in arguments.object(1).map(setUp) }
    factory.on("bind") { [unowned self] arguments in arguments.object(1).map(bind) }
    factory.on("unbind") { [unowned self] arguments in arguments.object(1).map(unbind) }
    entry.on("activate") { [unowned self] _ in
      append(String(cString: gtk_editable_get_text(entry.opaque)))
      gtk_editable_set_text(entry.opaque, "")
    }
  }

  /// The number of messages.
  var count: Int { Int(g_list_model_get_n_items(messages.opaque)) }

  /// Adds a message at the end.
  func append(_ message: String) { gtk_string_list_append(messages.opaque, message) }

  /// Makes the label of a row; the row keeps it alive.
  private func setUp(_ item: UnsafeMutableRawPointer) {
    let label = LinkLabel()
    label.isSelectable = true
    label.onActivate = onActivate
    labelCount += 1
    gtk_list_item_set_activatable(OpaquePointer(item), 0)
    gtk_list_item_set_child(OpaquePointer(item), GObjectPointer(label.widgetPointer).typed())
  }

  /// Shows a message in a row, first as plain text.
  private func bind(_ item: UnsafeMutableRawPointer) {
    guard let label = label(of: item), let message = gtk_list_item_get_item(OpaquePointer(item)) else {
      return
    }
    let text = LinkedText(String(cString: gtk_string_object_get_string(OpaquePointer(message))))
    label.text = text
    let row = GObjectPointer(item)
    detections[row] = Task { [weak self, weak label, detector] in
      let found = await text.detectedLinksInBackground(with: detector)
      guard !Task.isCancelled else { return }
      label?.text.apply(found)  // Does nothing if the row shows another message by now.
      self?.detections[row] = nil
    }
  }

  private func unbind(_ item: UnsafeMutableRawPointer) {
    detections.removeValue(forKey: GObjectPointer(item))?.cancel()
  }

  /// The Swift object of a row's widget.
  private func label(of item: UnsafeMutableRawPointer) -> LinkLabel? {
    gtk_list_item_get_child(OpaquePointer(item)).flatMap { LinkLabel.label(of: UnsafeMutableRawPointer($0)) }
  }

  /// The labels of the rows that have a widget now; the check reads them.
  var shownLabels: [LinkLabel] {
    var labels: [LinkLabel] = []
    func visit(_ widget: UnsafeMutablePointer<GtkWidget>?) {
      var next = widget
      while let child = next {
        if let label = LinkLabel.label(of: UnsafeMutableRawPointer(child)) { labels.append(label) }
        visit(gtk_widget_get_first_child(child))
        next = gtk_widget_get_next_sibling(child)
      }
    }
    visit(widget.typed())
    return labels
  }
}

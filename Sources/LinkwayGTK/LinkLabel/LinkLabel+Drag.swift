internal import CGTK
import Foundation
import GLib
import LinkText

// A link that is dragged elsewhere: its address, for programs that take addresses and for those that take
// text.
extension LinkLabel {
  func draggabilityChanged() {
    if let dragSource {
      gtk_widget_remove_controller(gtkWidget, OpaquePointer(dragSource))
      self.dragSource = nil
    }
    guard isDraggable else { return }
    let source = addController(OpaquePointer(UnsafeMutableRawPointer(gtk_drag_source_new()!)))
    dragSource = source
    gtk_drag_source_set_actions(OpaquePointer(source), GDK_ACTION_COPY)
    if let clickGesture { gtk_gesture_group(OpaquePointer(clickGesture), OpaquePointer(source)) }
    onSignalMaking("prepare", of: source) { [unowned self] _ in
      guard case .drag(let link)? = tell(.dragBegan) else { return nil }
      return dragContent(of: link)
    }
  }

  /// What is dragged: a `GdkContentProvider *` that the caller owns; nil for a link whose target is no text.
  func dragContent(of id: TextLink.ID) -> UnsafeMutableRawPointer? {
    guard links.indices.contains(id), !links[id].target.text.isEmpty else { return nil }
    let address = links[id].target.text
    var providers = [("text/uri-list", address + "\r\n"), ("text/plain;charset=utf-8", address)].map {
      type, words in
      let bytes = Array(words.utf8)
      let data = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      return gdk_content_provider_new_for_bytes(type, data)
    }
    return UnsafeMutableRawPointer(gdk_content_provider_new_union(&providers, gsize(providers.count)))
  }
}

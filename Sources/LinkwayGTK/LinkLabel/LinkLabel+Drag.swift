internal import CGTK
import Foundation
import GLib
import LinkText

// A link that is dragged to another program: its address, as an address and as text.
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
      guard case .drag(let link)? = report(.dragBegan) else { return nil }
      return dragContent(of: link)
    }
  }

  /// The dragged content: a `GdkContentProvider *` that the caller owns; nil for a link whose target has no text.
  func dragContent(of id: TextLink.ID) -> UnsafeMutableRawPointer? {
    guard links.indices.contains(id), !links[id].target.text.isEmpty else { return nil }
    let address = links[id].target.text
    var providers = [("text/uri-list", address + "\r\n"), ("text/plain;charset=utf-8", address)].map {
      contentProvider($0, $1)
    }
    return UnsafeMutableRawPointer(gdk_content_provider_new_union(&providers, gsize(providers.count)))
  }
}

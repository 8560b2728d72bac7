internal import CGTK
internal import GLib

/// A list model that knows nothing but how many rows there are.
///
/// GTK asks for an item only where a row shows, so a list costs what it shows, however long it is. The class
/// is registered from Swift; its interface's functions ask the Swift object that belongs to the model.
@MainActor
final class RowModel: GObjectPeer {
  fileprivate(set) var count: Int

  init(count: Int) {
    self.count = count
    super.init(new: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)!))
  }

  /// Says that rows from a position on have been taken out, and others put in their place.
  func replace(at position: Int, removed: Int, added: Int) {
    count += added - removed
    g_list_model_items_changed(opaque, guint(position), guint(removed), guint(added))
  }

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(g_object_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    let type = g_type_register_static(g_object_get_type(), "LinkwayRowModel", &info, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo()
    interface.interface_init = { pointer, _ in
      guard let functions = pointer?.assumingMemoryBound(to: GListModelInterface.self) else { return }
      functions.pointee.get_item_type = { _ in g_object_get_type() }
      functions.pointee.get_n_items = { model in guint(rowCount(of: model)) }
      functions.pointee.get_item = { model, position in
        guard Int(position) < rowCount(of: model) else { return nil }
        return UnsafeMutableRawPointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
      }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    return type
  }()
}

private func rowCount(of model: OpaquePointer?) -> Int {
  nonisolated(unsafe) let model = model
  return MainActor.assumeIsolated {
    model.flatMap { GObjectPeer.peer(of: UnsafeMutableRawPointer($0)) as? RowModel }?.count ?? 0
  }
}

internal import CWebKitGTK
internal import Foundation
internal import GLib

/// Rules by which the engine blocks what pages ask for, in the form of Apple's content rule lists.
@MainActor
enum ContentFilter {
  /// A rule for the addresses that match a pattern.
  nonisolated static func rule(_ filter: String, _ action: String) -> [String: Any] {
    [
      "trigger": ["url-filter": filter, "url-filter-is-case-sensitive": true],
      "action": ["type": action],
    ]
  }

  /// Rules that block all that a server offers over connections with a certificate.
  nonisolated static func rules(against place: NetworkSession.Place) -> [[String: Any]] {
    let server = escaped(place.host) + (place.port == 443 ? "" : ":\(place.port)")
    return ["https", "wss"].map { rule("^\($0)://([^/@]*@)?\(server)/", "block") }
  }

  /// A text as a pattern that matches this text alone.
  nonisolated static func escaped(_ text: String) -> String {
    text.map { #"\.+*?^$()[]{}|"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A `WebKitUserContentFilter *` of these rules, which the caller owns; nil where the engine does not take them.
  static func compile(_ rules: [[String: Any]]) async -> OpaquePointer? {
    guard let text = try? JSONSerialization.data(withJSONObject: rules),
      let folder = takeString(g_dir_make_tmp("linkway-XXXXXX", nil))
    else { return nil }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = GObjectRef(
      adopting: UnsafeMutableRawPointer(webkit_user_content_filter_store_new(folder)!))
    let bytes = text.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let operation = await AsyncOperation.run { callback, data in
      webkit_user_content_filter_store_save(
        OpaquePointer(store.pointer), "rules-\(text.hashValue)", bytes, nil, callback, data)
    }
    return webkit_user_content_filter_store_save_finish(OpaquePointer(store.pointer), operation.result, nil)
  }
}

internal import CWebKitGTK
internal import Foundation
internal import GLib

/// The content of a message: a text, or a value that is read when it is first needed.
///
/// A message that no handler reads therefore costs only its delivery.
@MainActor
final class MessageContent {
  private enum State {
    /// The array of the message's parts, whose last is the value.
    case unread(GObjectRef)
    case read(Any, size: Int)
  }

  private var state: State

  init(_ text: String) { state = .read(text, size: text.utf8.count + 2) }

  /// Of a message that came as an array of its parts.
  init(partOf message: OpaquePointer) {
    state = .unread(GObjectRef(retaining: UnsafeMutableRawPointer(message)))
  }

  /// What the message says, where that is a text; it costs nothing to know.
  var text: String? {
    if case .read(let value, _) = state { value as? String } else { nil }
  }

  /// The value; what was refused as too large can be asked for again with another limit.
  func value(limit: Int) throws(WKScriptMessage.BodyError) -> Any {
    switch state {
    case .read(let value, let size):
      guard size <= limit else { throw .tooLarge(size, limit: limit) }
      return value
    case .unread(let message):
      var reader = ScriptValueReader(limit: limit)
      let part = jsc_value_object_get_property_at_index(OpaquePointer(message.pointer), 2)!
      defer { g_object_unref(UnsafeMutableRawPointer(part)) }
      let value = try reader.read(part) ?? NSNull()
      state = .read(value, size: reader.size)
      return value
    }
  }
}

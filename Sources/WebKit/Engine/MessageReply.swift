internal import CWebKitGTK
internal import GLib

/// What a page waits for; given once, or refused when it is dropped.
@MainActor
final class MessageReply {
  private let reply: OpaquePointer
  private var isOpen = true
  private let context: OpaquePointer

  /// The answer to a message, whose own context the value is made in.
  init(_ reply: OpaquePointer, to message: OpaquePointer) {
    self.reply = webkit_script_message_reply_ref(reply)!
    context = jsc_value_get_context(message)!
    g_object_ref(UnsafeMutableRawPointer(context))
  }

  isolated deinit {
    give(error: "the handler gave no answer")
    webkit_script_message_reply_unref(reply)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Gives a value, which the shim knows by its first letter as text or as JSON.
  func give(_ value: Any?) {
    do {
      if let text = value as? String { return give(text: "s" + text) }
      give(text: "j" + (try ScriptValueWriter.text(value)))
    } catch {
      give(error: "the handler's answer is of a type that scripts do not have")
    }
  }

  func give(error: String) {
    guard isOpen else { return }
    isOpen = false
    webkit_script_message_reply_return_error_message(reply, error)
  }

  private func give(text: String) {
    guard isOpen else { return }
    isOpen = false
    // By its count, for NUL ends a string in C.
    let bytes = g_bytes_new(text, gsize(text.utf8.count))!
    let value = jsc_value_new_string_from_bytes(context, bytes)!
    g_bytes_unref(bytes)
    webkit_script_message_reply_return_value(reply, value)
    g_object_unref(UnsafeMutableRawPointer(value))
  }
}

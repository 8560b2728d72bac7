internal import CWebKitGTK
internal import GLib

/// What a page waits for; given once, or refused when it is dropped.
@MainActor
final class MessageReply {
  private let reply: OpaquePointer
  private var isOpen = true
  private let context: GObjectRef

  /// The answer to a message, whose own context the value is made in.
  init(_ reply: OpaquePointer, to message: OpaquePointer) {
    self.reply = webkit_script_message_reply_ref(reply)!
    context = GObjectRef(retaining: UnsafeMutableRawPointer(jsc_value_get_context(message)!))
  }

  isolated deinit {
    give(error: "the handler gave no answer")
    webkit_script_message_reply_unref(reply)
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
    let value = jsc_value_new_string(OpaquePointer(context.pointer), text)!
    webkit_script_message_reply_return_value(reply, value)
    g_object_unref(UnsafeMutableRawPointer(value))
  }
}

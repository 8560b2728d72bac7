internal import CWebKitGTK
internal import Foundation
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

  /// Gives a value: a simple one as it is, another as JSON in an array, which the shim takes apart.
  func give(_ value: Any?) {
    if let text = value as? String { return give(Self.text(text, in: context)) }
    do {
      let json = try ScriptValueWriter.text(value)
      give(Self.list(of: json, in: context))
    } catch {
      give(error: "the handler's answer is of a type that scripts do not have")
    }
  }

  func give(error: String) {
    guard isOpen else { return }
    isOpen = false
    webkit_script_message_reply_return_error_message(reply, error)
  }

  /// Takes over a value and gives it.
  private func give(_ value: OpaquePointer) {
    if isOpen { webkit_script_message_reply_return_value(reply, value) }
    isOpen = false
    g_object_unref(UnsafeMutableRawPointer(value))
  }

  private static func text(_ text: String, in context: OpaquePointer) -> OpaquePointer {
    // By its count, for NUL ends a string in C.
    let bytes = g_bytes_new(text, gsize(text.utf8.count))!
    defer { g_bytes_unref(bytes) }
    return jsc_value_new_string_from_bytes(context, bytes)!
  }

  /// An array of one text; JSON has no NUL.
  private static func list(of text: String, in context: OpaquePointer) -> OpaquePointer {
    let strings = [strdup(text), nil]
    defer { free(strings[0]) }
    return strings.map { UnsafePointer($0) }.withUnsafeBufferPointer {
      jsc_value_new_array_from_strv(context, $0.baseAddress)!
    }
  }
}

internal import CWebKitGTK
internal import Foundation
internal import GLib

/// What a message contains: a text, or another value as JSON, which is read once the app asks for it.
///
/// The bytes are the engine's own, so a sender that is not listened to costs one copy of them and no more.
@MainActor
final class MessageContent {
  /// The message, with its head.
  private let message: OpaquePointer
  private let head: Int
  private let isText: Bool
  /// The value, once it has been read.
  private var value: Any?

  /// The content of a message after its head; takes over the `GBytes`.
  init(taking message: OpaquePointer, after head: MessageHead) {
    self.message = message
    self.head = head.count
    isText = head.leadsText
  }

  isolated deinit { g_bytes_unref(message) }

  private var bytes: UnsafeRawBufferPointer {
    var count: gsize = 0
    let start = g_bytes_get_data(message, &count)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(start: start, count: Int(count))[head...])
  }

  /// The text, where the message is one.
  var text: String? {
    if let value { return value as? String }
    guard isText else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    value = text
    return text
  }

  /// The text's UTF-8, where the message is one; it is not copied.
  var utf8: Data? {
    guard isText else { return nil }
    let bytes = bytes
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return Data() }
    nonisolated(unsafe) let owner = g_bytes_ref(message)!
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count,
      deallocator: .custom { _, _ in g_bytes_unref(owner) })
  }

  /// The value, where it has no more bytes than may be read.
  ///
  /// - Throws: ``WKScriptMessage/BodyError``; what was refused as too large can be asked for again with another limit.
  func value(limit: Int) throws(WKScriptMessage.BodyError) -> Any {
    let size = bytes.count + (isText ? 2 : 0)
    guard size <= limit else { throw .tooLarge(size, limit: limit) }
    if let text { return text }
    if let value { return value }
    let read = try MessageEncoder.value(of: Data(bytes))
    value = read
    return read
  }
}

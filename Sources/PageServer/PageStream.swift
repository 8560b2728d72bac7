internal import Foundation
internal import CSoup
internal import GLib

/// An answer that is sent piece by piece; it ends when its handler returns.
@MainActor
public final class PageStream {
  /// What was asked for.
  public let request: PageRequest
  private let message: GObjectRef
  /// Whether the client is still connected.
  public private(set) var isOpen = true
  private var connections: [SignalConnection] = []

  init(_ message: GObjectRef, request: PageRequest, contentType: String) {
    self.message = message
    self.request = request
    soup_server_message_set_status(soup, 200, nil)
    let fields = soup_server_message_get_response_headers(soup)
    soup_message_headers_replace(fields, "Content-Type", contentType)
    soup_message_headers_set_encoding(fields, SOUP_ENCODING_CHUNKED)
    // Who asked may be gone before the answer is complete.
    connections = ["finished", "disconnected"].map { signal in
      SignalConnection(message.pointer, signal) { [weak self] _ in self?.isOpen = false }
    }
  }

  /// Sends a piece at once.
  public func write(_ text: String) {
    guard isOpen else { return }
    let data = Data(text.utf8)
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    soup_message_body_append_bytes(soup_server_message_get_response_body(soup), bytes)
    g_bytes_unref(bytes)
    soup_server_message_unpause(soup)
  }

  func end() {
    guard isOpen else { return }
    isOpen = false
    soup_message_body_complete(soup_server_message_get_response_body(soup))
    soup_server_message_unpause(soup)
  }

  private var soup: OpaquePointer { OpaquePointer(message.pointer) }
}

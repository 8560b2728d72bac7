internal import Foundation

/// The head before a message's text: its document's token and its handler's name, each followed by a space.
struct MessageHead {
  let token: String
  let handler: String
  private let bytes: [UInt8]

  /// Reads the head of a message; nil where it has none.
  init?(of message: UnsafeRawBufferPointer) {
    let space = UInt8(ascii: " ")
    guard let first = message.firstIndex(of: space),
      let second = message[(first + 1)...].firstIndex(of: space)
    else { return nil }
    token = String(decoding: message[..<first], as: UTF8.self)
    let name = String(decoding: message[(first + 1)..<second], as: UTF8.self)
    // Most names have nothing to decode, and asking Foundation for it takes as long as all the rest.
    handler = name.utf8.contains(UInt8(ascii: "%")) ? name.removingPercentEncoding ?? "" : name
    bytes = Array(message[...second])
  }

  /// Whether a message begins with this very head.
  func leads(_ message: UnsafeRawBufferPointer) -> Bool {
    guard let start = message.baseAddress, message.count >= bytes.count else { return false }
    return memcmp(start, bytes, bytes.count) == 0
  }

  /// What a message with this head says.
  func body(of message: UnsafeRawBufferPointer) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: message[bytes.count...]), as: UTF8.self)
  }
}

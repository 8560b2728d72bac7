internal import Foundation

/// What comes before a message's content: its document's token, a space, and its handler's name.
///
/// A space after the name means that a text follows, a line feed that another value follows as ``MessageEncoder`` writes it.
struct MessageHead {
  let token: String
  let handler: String
  private let bytes: [UInt8]

  private static let (space, lineFeed) = (UInt8(ascii: " "), UInt8(ascii: "\n"))

  /// Reads the head of a message; nil where it has none.
  init?(of message: UnsafeRawBufferPointer) {
    guard let first = message.firstIndex(of: Self.space),
      let second = message[(first + 1)...].firstIndex(where: { $0 == Self.space || $0 == Self.lineFeed })
    else { return nil }
    token = String(decoding: message[..<first], as: UTF8.self)
    let name = String(decoding: message[(first + 1)..<second], as: UTF8.self)
    // Most names have nothing to decode, and Foundation takes as long for it as all the rest.
    handler = name.utf8.contains(UInt8(ascii: "%")) ? name.removingPercentEncoding ?? "" : name
    bytes = Array(message[...second])
  }

  /// How many bytes the head has.
  var count: Int { bytes.count }

  /// Whether a text follows.
  var leadsText: Bool { bytes.last == Self.space }

  /// Whether a message begins with this very head.
  func leads(_ message: UnsafeRawBufferPointer) -> Bool {
    guard let start = message.baseAddress, message.count >= bytes.count else { return false }
    return memcmp(start, bytes, bytes.count) == 0
  }
}

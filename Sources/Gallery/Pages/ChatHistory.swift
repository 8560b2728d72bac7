import Foundation

/// One message of a chat, as typed.
struct ChatMessage: Equatable {
  let text: String
  let sender: String
  let isMine: Bool
}

/// A hundred thousand old messages, generated from their index on request, and the messages that the user adds.
struct ChatHistory {
  /// How many old messages there are.
  static let old = 100_000

  private(set) var added: [ChatMessage] = []

  var count: Int { Self.old + added.count }

  subscript(position: Int) -> ChatMessage {
    guard position < Self.old else { return added[position - Self.old] }
    let words = Self.words[position % Self.words.count]
    let isMine = position % 5 == 3
    return ChatMessage(
      text: words.replacingOccurrences(of: "{N}", with: String(position)),
      sender: isMine ? "You" : Self.senders[position / 3 % Self.senders.count], isMine: isMine)
  }

  mutating func add(_ text: String) {
    added.append(ChatMessage(text: text, sender: "You", isMine: true))
  }

  private static let senders = ["Ada", "Bora", "Chidi", "Dana"]

  private static let words = [
    "Morning! The notes of meeting {N} are at example.com/notes/{N}",
    "@ada did you see https://example.org/a/rather/long/path/to/a/page?of=report&number={N}#summary already?",
    "Write to help@example.com if something is missing. #support{N}",
    "그 문서는 example.com/문서/{N} 에 있어요",
    "No links here, just words about number {N} that are long enough to need a second line in a narrow window.",
    "שלום, זה הקישור: https://example.net/he/{N} תודה",
    "Thanks!",
    "See www.example.com, then (if there is time) https://en.example.org/wiki/Link_(film)_{N}.",
    "$LNKW is up. Who wrote README.md number {N}?",
  ]
}

/// Numbers and texts that look random and are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<4 { _ = below(2) }
  }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 8) % UInt64(limit))
  }

  private static let parts: [String] = [
    " ", " ", "\n", ".", ",", "http://", "https://", "www.", "example", ".com", ".net/", "/path", "?q=1&r=2",
    "#frag", "@",
    "me@example.com", "mailto:", "tel:", "12345", "(", ")", "[", "]", "（", "）", "。", "、", "中国", "例え", ".みんな",
    "한국", "에서",
    "로", "😛", "👨‍👩‍👧", "é", "e\u{301}", "#", "#tag", "@name", "$TICK", "ABC-12", "_", "*", "**", "-", "..", ":",
    "://", "\\", "\"",
    "'", "<", ">", "&amp;", "&gt;", "\u{202E}", "\u{2066}", "\u{200B}", "\u{AD}", "\u{0}", "\r\n", "рф",
    "президент.", "192.0.2.1",
    "v1.2.3", "README.md", "user:pass@", "[::1]", "｜", "＠", "＃", "．", "\u{FFF0}", "a", "A", "1", "%41", "~",
    "…", "“", "”", "|",
  ]

  /// Text of parts that links and their layoutContext are made of, some of it broken UTF-8.
  mutating func text(pieces: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<pieces {
      switch below(24) {
      case 0: bytes.append(UInt8(below(256)))
      case 1: bytes += Array(repeating: UInt8(ascii: "a"), count: below(80))
      default: bytes += Self.parts[below(Self.parts.count)].utf8
      }
    }
    return bytes
  }
}

/// The scheme of a URL, in lower case and without the colon: `https`, `mailto`, `terms`.
///
/// Source: WHATWG URL Standard, section 4.4, "scheme start state" and "scheme state".
public struct URLScheme: Hashable, Sendable, CustomStringConvertible {
  /// The scheme in ASCII lower case, never empty, without the colon.
  public let name: String

  /// Takes a bare scheme name in any case; nil unless it is a letter followed by letters, digits, `+`, `-` or `.`.
  public init?(_ name: some StringProtocol) {
    guard let lowered = Self.lowered(name.utf8[...]) else { return nil }
    self.name = lowered
  }

  /// Reads the scheme at the start of a URL as a browser would; nil where the text begins with none.
  ///
  /// Like a browser it drops control characters and spaces before the scheme, and tabs and line breaks
  /// anywhere, so `"java\nscript:alert(1)"` has the scheme `javascript`.
  public init?(of url: some StringProtocol) {
    var bytes: [UInt8] = []
    for byte in url.utf8.drop(while: { $0 <= 0x20 }) where byte != 0x09 && byte != 0x0A && byte != 0x0D {
      guard byte != UInt8(ascii: ":") else {
        guard let lowered = Self.lowered(bytes[...]) else { return nil }
        self.name = lowered
        return
      }
      guard Self.isSchemeByte(byte) else { return nil }
      bytes.append(byte)
    }
    return nil
  }

  public var description: String { name }

  private static func lowered(_ bytes: some Collection<UInt8>) -> String? {
    guard let first = bytes.first, isLetter(first), bytes.allSatisfy(isSchemeByte) else { return nil }
    return String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }
}

extension URLScheme: ExpressibleByStringLiteral {
  /// A scheme written in source code; stops the program where it is not one.
  public init(stringLiteral value: StaticString) {
    guard let scheme = URLScheme(value.description) else {
      preconditionFailure("\"\(value)\" is not a URL scheme: write a letter, then letters, digits, + - or .")
    }
    self = scheme
  }
}

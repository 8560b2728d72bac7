/// Reads JSON token by token and checks its grammar; the package's only JSON reader.
///
/// A caller keeps what it needs: ``JSONTree`` builds all values, the command's records only byte ranges. Bytes in strings that are
/// not UTF-8 pass. Source: RFC 8259.
package struct JSONReader {
  package enum Kind: Hashable, Sendable {
    case beginObject, key, endObject, beginArray, endArray, string, number, boolean, null
  }

  package struct Token: Sendable {
    package let kind: Kind
    /// The token's bytes; those of a key or string contain the quotes.
    package let range: Range<Int>
  }

  /// What the grammar allows next.
  private enum State { case value, firstKey, key, firstElement, separator, end }

  package let bytes: [UInt8]
  /// The byte at which the reader is.
  package private(set) var index: Int
  /// The number of containers that are open.
  package var depth: Int { isObject.count }

  private let deepest: Int
  /// The containers that are open, outermost first: an object, or else an array.
  private var isObject: [Bool] = []
  private var state = State.value

  /// - Parameter deepest: the number of containers that a value may be inside.
  package init(_ bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
    // A byte order mark is not part of the text.
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next token, or nil at the end of a complete text.
  package mutating func next() throws(JSONProblem) -> Token? {
    skipSpace()
    switch state {
    case .value: return try value()
    case .key: return try key()
    case .firstKey: return byte == .closingBrace ? close() : try key()
    case .firstElement: return byte == .closingBracket ? close() : try value()
    case .separator: return try separator()
    case .end:
      guard index == bytes.count else { throw expected("the end of the text") }
      return nil
    }
  }

  /// Reads the rest of a value whose first token has been returned.
  package mutating func skip(_ first: Token) throws(JSONProblem) {
    guard first.kind == .beginObject || first.kind == .beginArray else { return }
    let outer = depth - 1
    while depth > outer { _ = try next() }
  }

  /// A problem at the reader's place.
  package func expected(_ what: String) -> JSONProblem {
    JSONProblem(in: bytes, at: index, expected: what)
  }

  // MARK: Structure

  private mutating func separator() throws(JSONProblem) -> Token? {
    guard let inObject = isObject.last else {
      state = .end
      return try next()
    }
    if consume(.comma) {
      state = inObject ? .key : .value
      return try next()
    }
    guard byte == (inObject ? .closingBrace : .closingBracket) else {
      throw expected(inObject ? "a comma or a closing brace" : "a comma or a closing bracket")
    }
    return close()
  }

  private mutating func open(_ kind: Kind) -> Token {
    isObject.append(kind == .beginObject)
    state = kind == .beginObject ? .firstKey : .firstElement
    index += 1
    return Token(kind: kind, range: index - 1..<index)
  }

  private mutating func close() -> Token {
    let kind: Kind = isObject.removeLast() ? .endObject : .endArray
    state = .separator
    index += 1
    return Token(kind: kind, range: index - 1..<index)
  }

  private mutating func key() throws(JSONProblem) -> Token {
    guard byte == .quote else { throw expected("a key in quotes") }
    let start = index
    try string()
    let end = index
    skipSpace()
    guard consume(.colon) else { throw expected("a colon after the key") }
    state = .value
    return Token(kind: .key, range: start..<end)
  }

  private mutating func value() throws(JSONProblem) -> Token {
    guard depth <= deepest else { throw expected("no deeper nesting") }
    let start = index
    let kind: Kind
    switch byte {
    case .openingBrace: return open(.beginObject)
    case .openingBracket: return open(.beginArray)
    case .quote:
      kind = .string
      try string()
    case UInt8(ascii: "t"):
      kind = .boolean
      try word("true")
    case UInt8(ascii: "f"):
      kind = .boolean
      try word("false")
    case UInt8(ascii: "n"):
      kind = .null
      try word("null")
    default:
      guard let byte, byte == .minus || byte.isDigit else { throw expected("a value") }
      kind = .number
      try number()
    }
    state = .separator
    return Token(kind: kind, range: start..<index)
  }

  // MARK: Values

  private mutating func string() throws(JSONProblem) {
    index += 1
    while let byte, byte != .quote {
      guard byte >= 0x20 else { throw expected("no control character in a string") }
      index += 1
      if byte == .backslash { try escape() }
    }
    guard consume(.quote) else { throw expected("a closing quote") }
  }

  private mutating func escape() throws(JSONProblem) {
    guard let byte, JSONText.escapes.contains(byte) else { throw expected("an escape that JSON knows") }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let byte = self.byte, byte.isHexDigit else { throw expected("four hexadecimal digits") }
      index += 1
    }
  }

  private mutating func number() throws(JSONProblem) {
    _ = consume(.minus)
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(.minus) }
      try digits()
    }
  }

  private mutating func digits() throws(JSONProblem) {
    let start = index
    while let byte, byte.isDigit { index += 1 }
    guard index > start else { throw expected("a digit") }
  }

  private mutating func word(_ word: StaticString) throws(JSONProblem) {
    for letter in word.description.utf8 {
      guard consume(letter) else { throw expected("a value") }
    }
  }

  // MARK: Bytes

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func consume(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}

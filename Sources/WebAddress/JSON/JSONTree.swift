/// A JSON text with the location of each value, so that an error message can name the line and column of a value.
///
/// Source: RFC 8259. Values nest at most 100 deep. Policy files and route files use it; apps cannot.
package struct JSONTree {
  package let place: JSONLocation
  package let value: Value

  package indirect enum Value {
    case object([(key: String, keyPlace: JSONLocation, value: JSONTree)])
    case array([JSONTree])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// The kind of value, as a message names it.
    package var words: String {
      switch self {
      case .object: "an object"
      case .array: "a list"
      case .string: "a text"
      case .number: "a number"
      case .bool: "true or false"
      case .null: "null"
      }
    }
  }

  package init(parsing text: String) throws(JSONProblem) {
    var parser = JSONParser(Array(text.utf8))
    self = try parser.document()
  }

  package init(_ value: Value, at place: JSONLocation) {
    self.value = value
    self.place = place
  }
}

/// A place in a text.
package struct JSONLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// The place in the line, in Unicode scalars, counted from 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "line \(line), column \(column)" }

  package static func < (one: JSONLocation, other: JSONLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// Where a text stops to be JSON, and what was expected there.
package struct JSONProblem: Error {
  package let place: JSONLocation
  package let words: String
}

private struct JSONParser {
  private let bytes: [UInt8]
  private var index: Int
  /// The place of the byte up to which lines and columns have been counted, which goes on with the parser.
  private var place = JSONLocation(line: 1, column: 1)
  private var counted: Int
  private static let deepest = 100

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no part of the text.
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    counted = index
  }

  /// The parser's current location.
  private mutating func here() -> JSONLocation {
    var (line, column) = (place.line, place.column)
    for byte in bytes[counted..<index] {
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    counted = index
    place = JSONLocation(line: line, column: column)
    return place
  }

  mutating func document() throws(JSONProblem) -> JSONTree {
    let tree = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw expected("nothing after the last brace") }
    return tree
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func expected(_ what: String) -> JSONProblem {
    let found: String
    if let byte {
      let scalar = Unicode.Scalar(byte)
      found = byte < 0x80 && byte > 0x20 ? "“\(scalar)”" : "byte \(byte)"
    } else {
      found = "the end of the file"
    }
    return JSONProblem(place: here(), words: "expected \(what), found \(found)")
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONTree {
    guard depth <= Self.deepest else { throw expected("no deeper nesting") }
    skipSpace()
    let start = here()
    switch byte {
    case 0x7B: return JSONTree(.object(try members(depth)), at: start)
    case 0x5B: return JSONTree(.array(try elements(depth)), at: start)
    case 0x22: return JSONTree(.string(try string()), at: start)
    case 0x74:
      try word("true")
      return JSONTree(.bool(true), at: start)
    case 0x66:
      try word("false")
      return JSONTree(.bool(false), at: start)
    case 0x6E:
      try word("null")
      return JSONTree(.null, at: start)
    case let byte? where byte == 0x2D || (0x30...0x39).contains(byte):
      let first = index
      try number()
      let digits = String(decoding: bytes[first..<index], as: UTF8.self)
      return JSONTree(.number(Double(digits) ?? .infinity), at: start)
    default: throw expected("a value")
    }
  }

  private mutating func members(
    _ depth: Int
  ) throws(JSONProblem) -> [(key: String, keyPlace: JSONLocation, value: JSONTree)] {
    index += 1
    skipSpace()
    if take(0x7D) { return [] }
    var members: [(key: String, keyPlace: JSONLocation, value: JSONTree)] = []
    repeat {
      skipSpace()
      guard byte == 0x22 else { throw expected("a field's name in quotes") }
      let keyPlace = here()
      let key = try string()
      skipSpace()
      guard take(0x3A) else { throw expected("a colon behind “\(key)”") }
      members.append((key, keyPlace, try value(depth: depth + 1)))
      skipSpace()
    } while take(0x2C)
    guard take(0x7D) else { throw expected("a comma or a closing brace") }
    return members
  }

  private mutating func elements(_ depth: Int) throws(JSONProblem) -> [JSONTree] {
    index += 1
    skipSpace()
    if take(0x5D) { return [] }
    var elements: [JSONTree] = []
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(0x2C)
    guard take(0x5D) else { throw expected("a comma or a closing bracket") }
    return elements
  }

  private mutating func string() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte, byte != 0x22 {
      guard byte >= 0x20 else { throw expected("a closing quote on the same line") }
      index += 1
      if byte == 0x5C { text += try escaped().utf8 } else { text.append(byte) }
    }
    guard take(0x22) else { throw expected("a closing quote") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONProblem) -> String {
    let simple: [UInt8: String] = [
      0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
    ]
    if let byte, let text = simple[byte] {
      index += 1
      return text
    }
    guard byte == 0x75 else { throw expected("an escape that JSON knows") }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return String(scalar) }
    guard (0xD800..<0xDC00).contains(first), take(0x5C), byte == 0x75 else {
      throw expected("the second half of a surrogate pair")
    }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw expected("the second half of a surrogate pair") }
    return String(scalar)
  }

  /// Expects the `u` at the current location.
  private mutating func unit() throws(JSONProblem) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = UInt32(String(Unicode.Scalar(byte)), radix: 16) else {
        throw expected("four hexadecimal digits")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONProblem) {
    _ = take(0x2D)
    if !take(0x30) { try digits() }
    if take(0x2E) { try digits() }
    if take(0x65) || take(0x45) {
      if !take(0x2B) { _ = take(0x2D) }
      try digits()
    }
  }

  private mutating func digits() throws(JSONProblem) {
    guard let first = byte, (0x30...0x39).contains(first) else { throw expected("a digit") }
    while let byte, (0x30...0x39).contains(byte) { index += 1 }
  }

  private mutating func word(_ word: StaticString) throws(JSONProblem) {
    for letter in word.description.utf8 {
      guard take(letter) else { throw expected("a value") }
    }
  }
}

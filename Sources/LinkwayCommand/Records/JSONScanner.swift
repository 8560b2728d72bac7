/// Why a record is bad.
struct RecordProblem: Error, Equatable {
  let message: String
}

/// The position of the requested member of a record, and the position for a new member.
struct RecordPlan: Equatable {
  /// The string to scan, between its quotes.
  var field: Range<Int>
  /// The value of the last member `links`; nil where there is none.
  var links: Range<Int>?
  /// The brace that ends the record.
  var end: Int
}

/// Reads a JSON object without building it: checks it and finds the requested member, so that the record can be written
/// back byte for byte.
///
/// Source: RFC 8259. Strings may contain bytes that are not UTF-8; values nest at most 500 deep.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index: Int
  private static let deepest = 500

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no part of the record.
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  static func plan(_ record: [UInt8], field: String) throws(RecordProblem) -> RecordPlan {
    var scanner = JSONScanner(record)
    return try scanner.object(wanting: field)
  }

  private mutating func object(wanting field: String) throws(RecordProblem) -> RecordPlan {
    skipSpace()
    guard byte == 0x7B else { throw RecordProblem(message: "the line is not a JSON object") }
    var value: Range<Int>?
    var isString = false
    var links: Range<Int>?
    try members(depth: 1) { key, range, first in
      let name = JSONText.decode(key)
      if name.elementsEqual(field.utf8) {
        value = range
        isString = first == 0x22
      }
      if name.elementsEqual("links".utf8) { links = range }
    }
    let end = index - 1
    skipSpace()
    guard index == bytes.count else { throw expected("nothing after the record") }
    guard let value else { throw RecordProblem(message: "there is no field \(quoted(field))") }
    guard isString else { throw RecordProblem(message: "the field \(quoted(field)) is no string") }
    return RecordPlan(field: value.lowerBound + 1..<value.upperBound - 1, links: links, end: end)
  }

  // MARK: Values

  /// Starts at the opening brace and ends after the closing one.
  private mutating func members(
    depth: Int, _ body: (_ key: ArraySlice<UInt8>, _ value: Range<Int>, _ first: UInt8) -> Void
  ) throws(RecordProblem) {
    index += 1
    skipSpace()
    if take(0x7D) { return }
    repeat {
      skipSpace()
      let start = index
      guard byte == 0x22 else { throw expected("a key in quotes") }
      try string()
      let key = bytes[start + 1..<index - 1]
      skipSpace()
      guard take(0x3A) else { throw expected("a colon") }
      skipSpace()
      let first = byte ?? 0
      let valueStart = index
      try value(depth: depth)
      body(key, valueStart..<index, first)
      skipSpace()
    } while take(0x2C)
    guard take(0x7D) else { throw expected("a comma or a closing brace") }
  }

  private mutating func value(depth: Int) throws(RecordProblem) {
    guard depth <= Self.deepest else { throw expected("no deeper nesting") }
    switch byte {
    case 0x22: try string()
    case 0x7B: try members(depth: depth + 1) { _, _, _ in }
    case 0x5B: try elements(depth: depth + 1)
    case 0x74: try word("true")
    case 0x66: try word("false")
    case 0x6E: try word("null")
    case let byte? where byte == 0x2D || (0x30...0x39).contains(byte): try number()
    default: throw expected("a value")
    }
  }

  private mutating func elements(depth: Int) throws(RecordProblem) {
    index += 1
    skipSpace()
    if take(0x5D) { return }
    repeat {
      skipSpace()
      try value(depth: depth)
      skipSpace()
    } while take(0x2C)
    guard take(0x5D) else { throw expected("a comma or a closing bracket") }
  }

  private mutating func string() throws(RecordProblem) {
    index += 1
    while let byte, byte != 0x22 {
      guard byte >= 0x20 else { throw expected("no control character in a string") }
      index += 1
      if byte == 0x5C { try escape() }
    }
    guard take(0x22) else { throw expected("the end of a string") }
  }

  private mutating func escape() throws(RecordProblem) {
    switch byte {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: index += 1
    case 0x75:
      index += 1
      for _ in 0..<4 {
        guard let byte, (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20) else {
          throw expected("four hexadecimal digits")
        }
        index += 1
      }
    default: throw expected("an escape that JSON knows")
    }
  }

  private mutating func number() throws(RecordProblem) {
    _ = take(0x2D)
    if !take(0x30) { try digits() }
    if take(0x2E) { try digits() }
    if take(0x65) || take(0x45) {
      if !take(0x2B) { _ = take(0x2D) }
      try digits()
    }
  }

  private mutating func digits() throws(RecordProblem) {
    let start = index
    while let byte, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw expected("a digit") }
  }

  private mutating func word(_ word: StaticString) throws(RecordProblem) {
    for letter in word.description.utf8 {
      guard take(letter) else { throw expected("a value") }
    }
  }

  // MARK: Bytes

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private func expected(_ what: String) -> RecordProblem {
    RecordProblem(message: "expected \(what) at byte \(index)")
  }
}

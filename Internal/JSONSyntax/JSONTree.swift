/// A JSON text with the place of each value, so that an error can name the place.
///
/// A value may be inside at most 100 others.
package struct JSONTree {
  package typealias Member = (key: String, keyPlace: JSONLocation, value: JSONTree)

  package let place: JSONLocation
  package let value: Value

  package indirect enum Value {
    case object([Member])
    case array([JSONTree])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// The kind of the value in an error message.
    package var typeName: String {
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
    var builder = TreeBuilder(Array(text.utf8))
    self = try builder.document()
  }

  init(_ value: Value, at place: JSONLocation) {
    self.value = value
    self.place = place
  }

  /// A member of an object.
  package subscript(key: String) -> JSONTree? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }
}

private struct TreeBuilder {
  private var reader: JSONReader
  private var places: PlaceCounter

  init(_ bytes: [UInt8]) {
    reader = JSONReader(bytes, deepest: 100)
    places = PlaceCounter(bytes)
  }

  mutating func document() throws(JSONProblem) -> JSONTree {
    guard let first = try reader.next() else { throw reader.expected("a value") }
    let tree = try tree(first)
    _ = try reader.next()
    return tree
  }

  private mutating func tree(_ token: JSONReader.Token) throws(JSONProblem) -> JSONTree {
    let place = places.place(of: token.range.lowerBound)
    let value: JSONTree.Value
    switch token.kind {
    case .beginObject: value = .object(try members())
    case .beginArray: value = .array(try elements())
    case .string: value = .string(try string(token))
    case .number:
      value = .number(Double(String(decoding: reader.bytes[token.range], as: UTF8.self)) ?? .infinity)
    case .boolean: value = .bool(reader.bytes[token.range.lowerBound] == UInt8(ascii: "t"))
    case .null, .key, .endObject, .endArray: value = .null
    }
    return JSONTree(value, at: place)
  }

  private mutating func members() throws(JSONProblem) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    while let key = try reader.next(), key.kind == .key {
      let keyPlace = places.place(of: key.range.lowerBound)
      let name = try string(key)
      guard let first = try reader.next() else { break }
      members.append((name, keyPlace, try tree(first)))
    }
    return members
  }

  private mutating func elements() throws(JSONProblem) -> [JSONTree] {
    var elements: [JSONTree] = []
    while let token = try reader.next(), token.kind != .endArray { elements.append(try tree(token)) }
    return elements
  }

  private func string(_ token: JSONReader.Token) throws(JSONProblem) -> String {
    var halves: [Int] = []
    let raw = reader.bytes[token.range.lowerBound + 1..<token.range.upperBound - 1]
    let text = JSONText.decode(raw, halves: &halves)
    if let half = halves.first {
      throw JSONProblem(in: reader.bytes, at: half, expected: "the second half of a surrogate pair")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

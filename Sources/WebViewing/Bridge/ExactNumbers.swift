import Foundation

/// A value whose whole numbers are read only where they are the ones that the page meant.
///
/// A page's numbers are doubles, and from 2^53 on a double represents several whole numbers. So `Int` and similar types refuse it, and
/// `Double` takes it. The containers pass everything on to those that they wrap, and each part comes back here.
struct ExactNumbers<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    if let type = Value.self as? any (FixedWidthInteger & Decodable).Type,
      let number = try exact(type, decoder) as? Value
    {
      value = number
      return
    }
    switch Value.self {
    // The wrapped decoder has its own rules for these types and applies them only to its own values.
    case is Date.Type, is Data.Type, is URL.Type, is Decimal.Type, is Double.Type, is Float.Type:
      value = try decoder.singleValueContainer().decode(Value.self)
    default: value = try Value(from: ExactDecoder(base: decoder))
    }
  }
}

/// Reads a whole number, unless a double cannot hold it without doubt.
private func exact<Number: FixedWidthInteger & Decodable>(
  _ type: Number.Type, _ decoder: any Decoder
) throws -> Number {
  let container = try decoder.singleValueContainer()
  let words: String
  do {
    let number = try container.decode(type)
    if number.magnitude < 1 << 53 { return number }
    words = "is beyond the whole numbers that JavaScript holds exactly; send it as a text"
  } catch {
    // Foundation reports a number that does not fit by an error of its own, and not by a `DecodingError`.
    if let error = error as? DecodingError, case .dataCorrupted = error {
    } else if error is DecodingError {
      throw error
    }
    let number = try container.decode(Double.self)
    words = number == number.rounded() ? "does not fit in \(type)" : "must be a whole number (\(type))"
  }
  throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: words))
}

private struct ExactDecoder: Decoder {
  let base: any Decoder
  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ExactKeyed(base: try base.container(keyedBy: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ExactUnkeyed(base: try base.unkeyedContainer())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    ExactSingle(base: try base.singleValueContainer())
  }
}

private struct ExactKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool { base.contains(key) }
  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try base.decode(ExactNumbers<T>.self, forKey: key).value
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try part(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try part(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try part(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try part(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try part(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try part(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try part(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try part(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try part(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try part(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try part(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try part(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try part(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try part(type, key) }

  private func part<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
    try base.decode(ExactNumbers<T>.self, forKey: key).value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(ExactKeyed<Nested>(base: try base.nestedContainer(keyedBy: type, forKey: key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    ExactUnkeyed(base: try base.nestedUnkeyedContainer(forKey: key))
  }

  func superDecoder() throws -> any Decoder { ExactDecoder(base: try base.superDecoder()) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    ExactDecoder(base: try base.superDecoder(forKey: key))
  }
}

private struct ExactUnkeyed: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer
  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(ExactNumbers<T>.self).value
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try part(type) }
  mutating func decode(_ type: String.Type) throws -> String { try part(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try part(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try part(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try part(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try part(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try part(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try part(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try part(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try part(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try part(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try part(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try part(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try part(type) }

  private mutating func part<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(ExactNumbers<T>.self).value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(ExactKeyed<Nested>(base: try base.nestedContainer(keyedBy: type)))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ExactUnkeyed(base: try base.nestedUnkeyedContainer())
  }

  mutating func superDecoder() throws -> any Decoder { ExactDecoder(base: try base.superDecoder()) }
}

private struct ExactSingle: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try base.decode(ExactNumbers<T>.self).value }

  func decode(_ type: Bool.Type) throws -> Bool { try base.decode(type) }
  func decode(_ type: String.Type) throws -> String { try base.decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try base.decode(type) }
  func decode(_ type: Float.Type) throws -> Float { try base.decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try base.decode(ExactNumbers<Int>.self).value }
  func decode(_ type: Int8.Type) throws -> Int8 { try base.decode(ExactNumbers<Int8>.self).value }
  func decode(_ type: Int16.Type) throws -> Int16 { try base.decode(ExactNumbers<Int16>.self).value }
  func decode(_ type: Int32.Type) throws -> Int32 { try base.decode(ExactNumbers<Int32>.self).value }
  func decode(_ type: Int64.Type) throws -> Int64 { try base.decode(ExactNumbers<Int64>.self).value }
  func decode(_ type: UInt.Type) throws -> UInt { try base.decode(ExactNumbers<UInt>.self).value }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try base.decode(ExactNumbers<UInt8>.self).value }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try base.decode(ExactNumbers<UInt16>.self).value }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try base.decode(ExactNumbers<UInt32>.self).value }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try base.decode(ExactNumbers<UInt64>.self).value }
}

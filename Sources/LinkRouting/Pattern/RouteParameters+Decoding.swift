extension RouteParameters {
  /// The parameters as a type of the app: `struct Product: Decodable { let id: Int; let lang: String? }`.
  ///
  /// Each property gets the parameter of its name; an optional one may be missing; `[String]` under any name of a `**`
  /// parameter, or under `rest`, gets the segments that it took.
  ///
  /// - Throws: `DecodingError`, whose description names the parameter.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(from: ParameterDecoder(parameters: self))
  }

  fileprivate func segments(named name: String) -> [String]? {
    name == "rest" || name == restName ? rest : nil
  }
}

private struct ParameterDecoder: Decoder {
  let parameters: RouteParameters
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ParameterContainer(parameters: parameters))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unfit("a list") }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unfit("one value") }

  private func unfit(_ what: String) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: [], debugDescription: "parameters are read into a type with properties, not \(what)"))
  }
}

private struct ParameterContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let parameters: RouteParameters
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { parameters.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool {
    parameters[key.stringValue] != nil || parameters.segments(named: key.stringValue) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  private func read<Value: LosslessStringConvertible>(_ type: Value.Type, _ key: Key) throws -> Value {
    do throws(RouteParameterError) {
      return try parameters.value(key.stringValue, as: type)
    } catch {
      let context = DecodingError.Context(codingPath: [key], debugDescription: error.description)
      throw error.text == nil ? .keyNotFound(key, context) : DecodingError.typeMismatch(type, context)
    }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try read(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try read(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try read(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try read(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try read(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try read(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try read(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try read(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try read(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try read(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try read(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try read(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try read(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try read(type, key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    if type == [String].self, let rest = parameters.segments(named: key.stringValue) as? Value { return rest }
    let text = try read(String.self, key)
    do {
      return try Value(from: ValueDecoder(text: text, key: key))
    } catch {
      throw DecodingError.typeMismatch(
        type,
        .init(
          codingPath: [key],
          debugDescription: RouteParameterError(name: key.stringValue, text: text, type: "\(type)")
            .description))
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try ValueDecoder(text: read(String.self, key), key: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try ValueDecoder(text: read(String.self, key), key: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { ParameterDecoder(parameters: parameters) }
  func superDecoder(forKey key: Key) throws -> any Decoder { ParameterDecoder(parameters: parameters) }
}

/// Reads one parameter into a type that is written as one value: an enumeration, a `UUID`, a `WebURL`.
private struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  let key: any CodingKey
  var codingPath: [any CodingKey] { [key] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private var unfit: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "a parameter is one value"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw unfit }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unfit }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { false }

  private func read<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
    guard let value = Value(text) else { throw unfit }
    return value
  }

  func decode(_ type: Bool.Type) throws -> Bool { try read(type) }
  func decode(_ type: String.Type) throws -> String { text }
  func decode(_ type: Double.Type) throws -> Double { try read(type) }
  func decode(_ type: Float.Type) throws -> Float { try read(type) }
  func decode(_ type: Int.Type) throws -> Int { try read(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try read(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try read(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try read(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try read(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try read(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try read(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try read(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try read(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try read(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

import Foundation

/// Turns the JSON of pages into Swift's values and back.
///
/// A date is a number of milliseconds since 1970 in both directions, and binary data a text in Base64, as JavaScript's own JSON has
/// neither. A number that is not finite is the text `NaN`, `Infinity` or `-Infinity`.
enum BridgeValue {
  private static func makeDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }

  /// The value of a type in what a page sent.
  ///
  /// - Throws: ``MessageRefusal/unreadable(_:)``.
  static func decode<Value: Decodable>(_ type: Value.Type, from content: BridgeContent) throws -> Value {
    try decode(type, from: content.json, isWide: content.kind == .value(isWide: true))
  }

  /// The value of a type in a JSON text, decoded off the caller's actor.
  @concurrent
  static func decodeElsewhere<Value: Decodable & SendableMetatype>(
    _ type: Value.Type, _ json: Data, isWide: Bool
  ) async throws -> sending Value {
    try decode(type, from: json, isWide: isWide)
  }

  /// The value of a type in a JSON text.
  ///
  /// - Parameter isWide: Whether it may contain whole numbers beyond 2^53, which a page's numbers cannot represent exactly.
  static func decode<Value: Decodable>(_ type: Value.Type, from json: Data, isWide: Bool) throws -> Value {
    let decoder = makeDecoder()
    do {
      guard !isWide else { return try decoder.decode(ExactNumbers<Value>.self, from: json).value }
      do {
        return try decoder.decode(type, from: json)
      } catch DecodingError.dataCorrupted {
        // The decoder reports a number that does not fit as a fault of the whole text; this one says where it is.
        return try decoder.decode(ExactNumbers<Value>.self, from: json).value
      }
    } catch let error as DecodingError {
      throw MessageRefusal.unreadable(words(for: error))
    }
  }

  /// The JSON of a value.
  ///
  /// - Throws: ``InexactNumber`` for a number that JavaScript's numbers cannot hold, and the value's own errors.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let json = try encoder.encode(value)
    if let number = InexactNumber.first(in: json) { throw number }
    return String(decoding: json, as: UTF8.self)
  }

  /// A text as it is in a script's source: JSON's texts are JavaScript's, too.
  static func literal(_ text: String) -> String {
    let json = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return json.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// The most bytes that a script's result may have.
  static let largestResult = 64 << 20

  /// Where a value is not what it should be, and what was expected.
  static func words(for error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + (last.map { [$0] } ?? [])).map {
        $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)"
      }.joined()
      return path.isEmpty ? "the message" : "message\(path)"
    }
    switch error {
    case .typeMismatch(let type, let context): return "\(place(context)) must be \(name(type))"
    case .valueNotFound(let type, let context): return "\(place(context)) must be \(name(type)), not null"
    case .keyNotFound(let key, let context): return "\(place(context, key)) is missing"
    case .dataCorrupted(let context): return "\(place(context)): \(context.debugDescription)"
    @unknown default: return "the message cannot be read"
    }
  }

  private static func name(_ type: any Any.Type) -> String {
    switch "\(type)" {
    case "String": "a text"
    case "Bool": "true or false"
    case "Double", "Float", "Int", "Int64", "Int32", "UInt", "UInt64": "a number (\(type))"
    case let name where name.hasPrefix("Dictionary"): "an object"
    case let name where name.hasPrefix("Array"): "a list"
    case let name: "a \(name)"
    }
  }
}

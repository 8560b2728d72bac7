import Foundation

/// Turns what scripts send into Swift's values and back.
///
/// A script's date is a number of milliseconds since 1970 in both directions, and binary data a text in Base64, as
/// JavaScript's own JSON has neither.
enum BridgeValue {
  static func decode<Value: Decodable>(_ type: Value.Type, from body: Any) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return try decoder.decode(type, from: data(body))
    } catch let error as DecodingError {
      throw MessageRefusal.unreadable(words(for: error))
    }
  }

  static func encode(_ value: some Encodable) throws -> Any {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return try JSONSerialization.jsonObject(with: try encoder.encode(value), options: .fragmentsAllowed)
  }

  static func json(_ body: Any) throws -> String { String(decoding: try data(body), as: UTF8.self) }

  static func value(json: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }

  private static func data(_ body: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: plain(body), options: .fragmentsAllowed)
  }

  /// What JSON can hold.
  private static func plain(_ body: Any) -> Any {
    switch body {
    case let date as Date: return date.timeIntervalSince1970 * 1000
    case let array as [Any]: return array.map(plain)
    case let members as [String: Any]: return members.mapValues(plain)
    case let number as NSNumber:
      let value = number.doubleValue
      if value.isNaN { return "NaN" }
      return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : number
    default: return body
    }
  }

  /// The size in bytes, roughly; what is far over the limit is not counted to its end.
  static func size(of body: Any, limit: Int) -> Int {
    var size = 0
    var rest: [Any] = [body]
    while let value = rest.popLast(), size <= limit {
      switch value {
      case let text as String: size += text.utf8.count + 2
      case let array as [Any]:
        size += 2 + array.count
        rest += array
      case let members as [String: Any]:
        size += 2
        for (key, value) in members {
          size += key.utf8.count + 4
          rest.append(value)
        }
      default: size += 8
      }
    }
    return size
  }

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

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

  /// The JSON of a value.
  static func text(_ value: some Encodable) throws -> String {
    let json = try JSONSerialization.data(withJSONObject: encode(value), options: .fragmentsAllowed)
    return String(decoding: json, as: UTF8.self)
  }

  /// A text as it stands in a script's source: JSON's texts are JavaScript's, too.
  static func literal(_ text: String) -> String {
    let json = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return json.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
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
    case let date as Date:
      let time = date.timeIntervalSince1970 * 1000
      return time.isFinite ? time : NSNull()
    case let array as [Any]: return array.map(plain)
    case let members as [String: Any]: return members.mapValues(plain)
    case let number as NSNumber:
      let value = number.doubleValue
      if value.isNaN { return "NaN" }
      return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : number
    default: return body
    }
  }

  /// How many lists and objects may be within one another; JSON's own readers take no more.
  static let deepest = 512
  /// The most bytes that a script's result may hold.
  static let largestResult = 64 << 20

  /// Holds a value against what may be taken: its bytes, roughly, and its depth.
  ///
  /// A page makes it, so it may contain itself, or share one part a billion times; each part is counted as often as it is
  /// met, and what is over the limit is not counted to its end. Returns the bytes.
  @discardableResult
  static func check(_ body: Any, limit: Int) throws(MessageRefusal) -> Int {
    var size = 0
    var rest: [(value: Any, depth: Int)] = [(body, 1)]
    while let (value, depth) = rest.popLast() {
      switch value {
      case let text as String: size += max(8, text.utf8.count + 2)
      case let array as [Any]:
        size += 64
        guard depth <= deepest else { throw .tooDeep(limit: deepest) }
        guard array.count <= (limit - size) / 8 else { throw .tooLarge(size + array.count * 8, limit: limit) }
        for element in array { rest.append((element, depth + 1)) }
      case let members as [String: Any]:
        size += 64
        guard depth <= deepest else { throw .tooDeep(limit: deepest) }
        for (key, member) in members {
          size += key.utf8.count + 4
          rest.append((member, depth + 1))
        }
      default: size += 8
      }
      guard size <= limit else { throw .tooLarge(size, limit: limit) }
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

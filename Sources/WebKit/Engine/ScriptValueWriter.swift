internal import Foundation

/// Writes Swift's values for scripts, as JSON with two marks for what JSON lacks.
///
/// A date is `{"$": [milliseconds]}`, a number that is not finite `{"$": "NaN"}`; a dictionary that has a key `$` is
/// `{"$": {…}}`. ``decoder`` is the script that reads it.
enum ScriptValueWriter {
  /// Why a value has no counterpart.
  struct Unsupported: Error {
    let type: String
  }

  /// A script's function from the text to the value.
  static let decoder = """
    (text => { const read = v => {
      if (v === null || typeof v !== 'object') return v;
      if (Array.isArray(v)) return v.map(read);
      const mark = v.$;
      if (mark === undefined) { for (const k in v) v[k] = read(v[k]); return v; }
      if (typeof mark === 'string') return Number(mark);
      if (Array.isArray(mark)) return new Date(mark[0]);
      for (const k in mark) mark[k] = read(mark[k]);
      return mark;
    }; return read(JSON.parse(text)); })
    """

  /// The text of a value: String, numbers, Bool, Date, NSNull, nil, and arrays and dictionaries of these.
  static func text(_ value: Any?) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: [marked(value)])
    // Wrapped in an array, for not every writer of JSON takes a bare value.
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }

  private static func marked(_ value: Any?) throws -> Any {
    switch value {
    case nil, is NSNull: return NSNull()
    case let text as String: return text
    // By its very type: the number 1 can be cast to Bool as well.
    case let flag? where Swift.type(of: flag) == Bool.self: return flag
    case let date as Date: return ["$": [date.timeIntervalSince1970 * 1000]] as [String: [Double]]
    case let number as NSNumber:
      let double = number.doubleValue
      if double.isFinite { return number }
      if double.isNaN { return ["$": "NaN"] }
      return ["$": double > 0 ? "Infinity" : "-Infinity"]
    case let array as [Any?]: return try array.map { try marked($0) }
    case let fields as [String: Any?]:
      let result: [String: Any] = try fields.mapValues { try marked($0) }
      guard result["$"] != nil else { return result }
      return ["$": result] as [String: Any]
    case let value?: throw Unsupported(type: "\(Swift.type(of: value))")
    }
  }
}

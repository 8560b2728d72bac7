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
  ///
  /// It stores the functions that it needs at once, because a page can replace the language's functions. It reads own properties
  /// only, because a page can add properties to all objects.
  static let decoder = """
    ((parse, isArray, keys, D, N, has) => {
      const each = v => {
        const names = keys(v);
        for (let i = 0; i < names.length; i++) v[names[i]] = read(v[names[i]]);
        return v;
      };
      const read = v => {
        if (v === null || typeof v !== 'object') return v;
        if (isArray(v)) { for (let i = 0; i < v.length; i++) v[i] = read(v[i]); return v; }
        if (!has(v, '$')) return each(v);
        const mark = v.$;
        if (typeof mark === 'string') return N(mark);
        return isArray(mark) ? new D(mark[0]) : each(mark);
      };
      return text => read(parse(text));
    })(JSON.parse, Array.isArray, Object.keys, Date, Number, Function.prototype.call.bind(Object.prototype.hasOwnProperty))
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

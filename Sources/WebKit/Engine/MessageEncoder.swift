internal import Foundation

/// Carries a message that is not a text as one text: a script writes it in the page, and Swift reads it in the app.
///
/// The engine would pass an object as well, but the app could read it only one property at a time, on its main thread. The
/// text is JSON with the marks of ``ScriptValueWriter``.
enum MessageEncoder {
  /// The most lists and objects that may be within one another; JSON's own readers take no more.
  static let deepest = 512
  /// The most characters that a message may have.
  static let largest = 64 << 20

  /// A script's function from a value to its text.
  ///
  /// 1. The engine's own copy of the value comes first: it fails for what cannot be copied, and calls no code of the page later.
  /// 2. The text begins with a line feed. `deep` or `large` and a size stand in the place of what is too deep or too large.
  static let script = """
    (() => {
      const copy = structuredClone, quote = JSON.stringify, isArray = Array.isArray, keys = Object.keys, D = Date;
      const call = Function.prototype.call, time = call.bind(D.prototype.getTime), S = String;
      const isView = ArrayBuffer.isView, deep = {}, large = {}, no = undefined;
      let size = 0;
      const add = text => { size += text.length + 1; if (size > \(largest)) throw large; return text; };
      const milliseconds = v => { try { return time(v); } catch { return no; } };
      const write = (v, depth) => {
        switch (typeof v) {
          case 'string': return add(quote(v));
          case 'number': return add(v - v === 0 ? S(v) : v === v ? (v > 0 ? '{"$":"Infinity"}' : '{"$":"-Infinity"}') : '{"$":"NaN"}');
          case 'boolean': return add(v ? 'true' : 'false');
          case 'object': break;
          default: return no;
        }
        if (v === null) return add('null');
        if (depth > \(deepest)) throw deep;
        if (isArray(v)) {
          if (size + v.length * 2 > \(largest)) { size += v.length * 2; throw large; }
          let text = '';
          for (let i = 0; i < v.length; i++) text += (i ? ',' : '') + (write(v[i], depth + 1) || 'null');
          return add('[') + text + ']';
        }
        const at = milliseconds(v);
        if (at !== no) return add('{"$":[' + (at === at ? S(at) : 'null') + ']}');
        if (isView(v) && size + v.byteLength * 4 > \(largest)) { size += v.byteLength * 4; throw large; }
        const names = keys(v);
        let text = '', isMarked = false;
        for (let i = 0; i < names.length; i++) {
          const value = write(v[names[i]], depth + 1);
          if (value === no) continue;
          if (names[i] === '$') isMarked = true;
          text += (text ? ',' : '') + add(quote(names[i])) + ':' + value;
        }
        text = add('{') + text + '}';
        return isMarked ? '{"$":' + text + '}' : text;
      };
      return body => {
        const value = typeof body === 'object' || typeof body === 'function' || typeof body === 'symbol' ? copy(body) : body;
        size = 0;
        try {
          return '\\n' + (write(value, 1) || 'null');
        } catch (error) {
          if (error === deep) return '\\ndeep';
          if (error === large) return '\\nlarge' + size;
          throw error;
        }
      };
    })()
    """

  /// The value of a text that ``script`` wrote, without its line feed.
  ///
  /// - Throws: ``WKScriptMessage/BodyError``.
  static func value(of json: Data) throws(WKScriptMessage.BodyError) -> Any {
    if json.starts(with: Data("deep".utf8)) { throw .tooDeep(limit: deepest) }
    if json.starts(with: Data("large".utf8)) {
      let size = Int(String(decoding: json.dropFirst(5), as: UTF8.self)) ?? largest
      throw .tooLarge(size, limit: largest)
    }
    guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else {
      return NSNull()
    }
    return unmarked(value)
  }

  private static func unmarked(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: return list.map(unmarked)
    case let fields as [String: Any]:
      switch fields["$"] {
      case let number as String where fields.count == 1: return NSNumber(value: Double(number) ?? .nan)
      case let date as [Any] where fields.count == 1:
        let time = (date.first as? NSNumber)?.doubleValue ?? .nan
        return Date(timeIntervalSince1970: time / 1000)
      case let marked as [String: Any] where fields.count == 1: return marked.mapValues(unmarked)
      default: return fields.mapValues(unmarked)
      }
    default: return value
    }
  }
}

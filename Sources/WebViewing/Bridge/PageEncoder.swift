/// A script that writes a page's value as JSON, for messages and for results of scripts.
///
/// The rules for what JSON lacks:
///
/// 1. A function, a symbol, a `BigInt`, and an object without a counterpart (`Map`, `Set`, `Error`, `Proxy`) throw, as WebKit's own
///    `postMessage` does.
/// 2. A date is its milliseconds since 1970; one without a time is `null`.
/// 3. `NaN`, `Infinity` and `-Infinity` are texts of these names.
/// 4. Half of a surrogate pair becomes U+FFFD, as in `String.prototype.toWellFormed`; in a key it throws, for two keys could
///    become one.
/// 5. A member that is `undefined` is left out; elsewhere `undefined` is `null`.
/// 6. `toJSON` is not called, unless the object itself has it, where it is a function as any other and throws.
///
/// Most values need none of them. So a first pass, `look`, only counts and tests, and JSON's own writer does the rest; `write` is
/// for the values that need a rule.
enum PageEncoder {
  /// How many lists and objects may be within one another; JSON's own readers take no more.
  static let deepest = 512

  /// An expression: a function from a value and a limit in bytes to `{ text, isWide }`.
  ///
  /// It throws its own properties `deep` and `large` for values that are so; `isWide` says that the text may contain a whole
  /// number beyond 2^53. It stores the functions that it needs at once, because a page can replace them later.
  static let javaScript = """
    (() => {
      const stringify = JSON.stringify, isArray = Array.isArray, keys = Object.keys, protoOf = Object.getPrototypeOf;
      const call = Function.prototype.call, O = Object.prototype, A = Array.prototype, D = DOMException, T = TypeError;
      const clone = structuredClone, isView = ArrayBuffer.isView, no = undefined, hasOwn = call.bind(O.hasOwnProperty);
      const time = call.bind(Date.prototype.getTime), includes = call.bind(String.prototype.includes);
      const wellFormed = call.bind(String.prototype.toWellFormed), exec = call.bind(RegExp.prototype.exec), wide = /\\d{16}/;
      const bytes = (() => { const e = new TextEncoder(), f = e.encode.bind(e); return text => f(text).length; })();
      const deep = {}, large = {};
      let size = 0, limit = 0, isSpecial = false;
      const lacks = what => new D('JSON has no counterpart for ' + what, 'DataCloneError');
      const milliseconds = v => { try { return time(v); } catch { return no; } };
      // The least that a value takes, and whether it needs a rule.
      const look = (v, depth) => {
        switch (typeof v) {
          case 'string': size += v.length + 2; return;
          case 'number': size += 1; if (v - v !== 0) isSpecial = true; return;
          case 'boolean': size += 4; return;
          case 'undefined': return;
          case 'object': break;
          case 'bigint': throw new T('JSON has no counterpart for a BigInt; send it as a text');
          default: throw lacks('a ' + typeof v);
        }
        if (v === null) { size += 4; return; }
        if (depth > \(deepest)) throw deep;
        size += 2;
        if (isArray(v)) {
          size += v.length;
          if (size > limit) throw large;
          for (let i = 0; i < v.length; i++) look(v[i], depth + 1);
          return;
        }
        if (size > limit) throw large;
        if (protoOf(v) !== O) { isSpecial = true; return; }
        const names = keys(v);
        // Fails for what only looks empty.
        if (names.length === 0) clone(v);
        for (let i = 0; i < names.length; i++) { size += names[i].length + 3; look(v[names[i]], depth + 1); }
      };
      const add = text => { size += text.length; if (size > limit) throw large; return text; };
      const write = (v, depth) => {
        switch (typeof v) {
          case 'string': return add(stringify(wellFormed(v)));
          case 'number':
            return add(v - v === 0 ? stringify(v) : v === v ? (v > 0 ? '"Infinity"' : '"-Infinity"') : '"NaN"');
          case 'boolean': return add(v ? 'true' : 'false');
          case 'undefined': return no;
          case 'object': break;
          case 'bigint': throw new T('JSON has no counterpart for a BigInt; send it as a text');
          default: throw lacks('a ' + typeof v);
        }
        if (v === null) return add('null');
        if (depth > \(deepest)) throw deep;
        if (isArray(v)) {
          if (size + v.length > limit) { size += v.length; throw large; }
          let text = '';
          for (let i = 0; i < v.length; i++) text += (i ? ',' : '') + (write(v[i], depth + 1) || add('null'));
          return add('[]') && '[' + text + ']';
        }
        const proto = protoOf(v);
        if (proto !== O && proto !== null) {
          const at = milliseconds(v);
          if (at !== no) return add(at === at ? stringify(at) : 'null');
          if (isView(v)) {
            if (v.length === no) throw lacks('a DataView');
            if (size + v.length * 6 > limit) { size += v.length * 6; throw large; }
          } else {
            // A copy of a class's object is a plain one.
            v = clone(v);
            if (protoOf(v) !== O) throw lacks('an object of this class');
          }
        }
        const names = keys(v);
        if (names.length === 0 && proto === O) clone(v);
        let text = '';
        for (let i = 0; i < names.length; i++) {
          const name = names[i], value = write(v[name], depth + 1);
          if (value === no) continue;
          if (wellFormed(name) !== name) throw new T('a key has half of a surrogate pair, which JSON cannot carry');
          text += (text ? ',' : '') + add(stringify(name)) + ':' + value;
        }
        return add('{}') && '{' + text + '}';
      };
      const encode = (value, most) => {
        size = 0; limit = most; isSpecial = false;
        look(value, 1);
        let text = no;
        if (!isSpecial && !hasOwn(O, 'toJSON') && !hasOwn(A, 'toJSON')) text = stringify(value === no ? null : value);
        if (typeof text !== 'string' || includes(text, '\\\\ud')) { size = 0; text = write(value, 1) || 'null'; }
        size = text.length;
        if (size * 3 > limit) size = bytes(text);
        if (size > limit) throw large;
        return { text, size, isWide: exec(wide, text) !== null };
      };
      encode.deep = deep; encode.large = large; encode.size = () => size;
      return encode;
    })()
    """
}

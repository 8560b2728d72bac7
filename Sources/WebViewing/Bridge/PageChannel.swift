/// The script that carries a page's messages to the handlers of a ``ScriptBridge``, as one text each.
///
/// 1. ``PageEncoder`` writes the value as JSON, in the page. What is too large or too deep never leaves it.
/// 2. The script asks the app before it sends a text of more than ``small`` characters. The app answers by the size alone.
/// 3. After some messages the script asks for a sign that the app has them. Without it, messages wait in the page, so a page that
///    sends without an end fills its own memory and does not keep the app's main thread busy.
/// 4. A page that the app does not listen to, or that sends too much, is refused in the page for ``pause`` milliseconds. The script
///    only counts what it refuses, and reports the number.
///
/// A text begins with one letter: `v` a value, `w` a value that may have whole numbers beyond 2^53, `?` a question, with the size
/// of a large text, `d` a value that was too deep, `c` the number of refused messages.
enum PageChannel {
  /// The most characters that are sent without a question.
  static let small = 1 << 16
  /// How long the page refuses by itself after the app refused, in milliseconds.
  static let pause = 100
  /// The letter at the start of a refusal after which the page refuses by itself.
  static let closing = "\u{1}"

  /// An expression: a function from `ask`, which sends a text and returns a promise, to `postMessage`.
  ///
  /// All handlers of a document share one order and one count.
  static let javaScript = """
    (() => {
      const encode = \(PageEncoder.javaScript), P = Promise, E = Error, parse = JSON.parse, later = setTimeout.bind(window);
      const call = Function.prototype.call, then = call.bind(P.prototype.then), reject = P.reject.bind(P);
      const charAt = call.bind(String.prototype.charAt), slice = call.bind(String.prototype.slice);
      const now = performance.now.bind(performance);
      let first = null, last = null, limit = 16 << 20, sent = 0, signs = 0, isAsking = false, isKnown = false;
      let closedUntil = 0, closedWords = '';
      const read = answer => {
        if (typeof answer !== 'string') return null;
        try { return parse(answer); } catch { throw new E('linkway: the app\\u2019s answer is not JSON'); }
      };
      const refused = error => {
        let words = error && error.message || '' + error;
        if (charAt(words, 0) === '\\u0001') {
          words = slice(words, 1);
          closedUntil = now() + \(pause); closedWords = words;
        }
        return new E(words);
      };
      const isFull = () => isAsking || signs > (isKnown ? 3 : 1);
      const goOn = () => { while (first !== null && !isFull()) { const run = first.run; first = first.next; if (first === null) last = null; run(); } };
      const wait = run => { const item = { run, next: null }; if (last === null) first = item; else last.next = item; last = item; };
      const count = (ask, size) => {
        sent += size + 1000;
        if (sent < (isKnown ? 262144 : 10000)) return;
        sent = 0; signs += 1;
        const done = () => { signs -= 1; isKnown = true; goOn(); };
        then(ask('?'), done, done);
      };
      return ask => {
        let dropped = 0;
        const drop = () => {
          if (dropped === 0) later(() => { const text = 'c' + dropped; dropped = 0; then(ask(text), () => {}, () => {}); }, \(pause));
          dropped += 1;
          return reject(new E(closedWords));
        };
        const isClosed = () => closedWords !== '' && now() < closedUntil;
        const fail = error => { throw refused(error); };
        const send = message => { count(ask, message.size); return then(ask((message.isWide ? 'w' : 'v') + message.text), read, fail); };
        const question = size => then(ask('?' + size), answer => {
          const most = read(answer);
          if (typeof most === 'number' && most > limit) limit = most;
          return most;
        }, fail);
        // In its turn; a promise that is made late has the same outcome.
        const inTurn = perform => {
          if (first === null && !isFull()) return perform();
          return new P((resolve, reject) => wait(() => { then(perform(), resolve, reject); }));
        };
        const asked = (size, perform) => inTurn(() => {
          if (isClosed()) return drop();
          isAsking = true;
          const end = () => { isAsking = false; goOn(); };
          return then(question(size), () => { const answer = perform(); end(); return answer; }, error => { end(); throw error; });
        });
        const post = (body, isRepeated) => {
          let message;
          try {
            message = encode(body, limit);
          } catch (error) {
            if (error === encode.deep) return inTurn(() => isClosed() ? drop() : then(ask('d'), read, fail));
            if (error !== encode.large) return reject(error);
            const size = encode.size();
            return asked(size, () => isRepeated ? reject(new E('linkway: the message is too large')) : post(body, true));
          }
          if (message.size > \(small)) return asked(message.size, () => send(message));
          return inTurn(() => isClosed() ? drop() : send(message));
        };
        return body => post(body, false);
      };
    })()
    """
}

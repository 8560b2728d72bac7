/// The scripts that authenticate the sender of a page's message.
///
/// 1. In each world that has handlers, the *shim* gives pages `webkit.messageHandlers` as Apple's WebKit does. It sends
///    through a handler of the engine, which does not report the sender; so every message carries its document's *token*.
/// 2. In a separate world, the *relay* creates the token when the shim first asks for it. It reports the token's owner to the
///    app through a handler that no page can see or name: the frame's origin, its address, its position. A page knows only
///    the tokens of its own documents, and cannot send messages for another document.
/// 3. A script cannot know which view its frame is in; so the relay also names the frame's topmost document. A frame asks
///    for it through a port that it passes to the top window, where the relay stops the event before the page sees it. The
///    relay answers only frames in its own window, so that no frame can claim to be in another one.
///
/// Shim and relay communicate by events with names that only they know; an event's details pass between worlds as copies. The
/// events go to the visual viewport, because `document.open()` removes all listeners from the window while the page keeps
/// sending. The engine may run either script first, so the shim keeps messages until the relay is ready.
enum RelayScript {
  /// The relay, which runs in the private world.
  ///
  /// Running it again in the same document adds further worlds.
  static func relay(secret: String, channels: [String]) -> String {
    """
    ((secret, channels) => {
      const known = globalThis.__linkway;
      if (known) { channels.forEach(known.hear); return; }
      const place = window.visualViewport || window;
      const isTop = window === window.top, native = webkit.messageHandlers.tell, listened = new Set();
      const random = () => Array.from(crypto.getRandomValues(new Uint32Array(5)), n => n.toString(36)).join('');
      const tell = parts => { native.postMessage(parts.join('\\n')); };
      let ownID = null, top = null, waiting = null;
      const id = () => ownID = ownID || random();
      const findTop = use => {
        if (top !== null) return use(top);
        if (waiting) { waiting.push(use); return; }
        waiting = [use];
        const channel = new MessageChannel();
        const give = answer => {
          if (top !== null) return;
          top = answer;
          waiting.forEach(use => use(top));
        };
        channel.port1.onmessage = event => { channel.port1.close(); give(String(event.data)); };
        window.top.postMessage(secret, '*', [channel.port2]);
        setTimeout(give, 2000, '');
      };
      const hear = name => {
        if (listened.has(name)) return;
        listened.add(name);
        let token = '';
        // The document's address has changed without a load.
        place.addEventListener(name + 'u', event => {
          event.stopImmediatePropagation();
          if (token) tell([token, 'u', location.href]);
        }, true);
        place.addEventListener(name, event => {
          event.stopImmediatePropagation();
          token = random();
          tell([token, isTop ? id() : '', isTop ? 1 : 0, self.origin, name, location.href]);
          place.dispatchEvent(new CustomEvent(name + 's', { detail: token }));
          if (!isTop) findTop(top => tell([token, top]));
        }, true);
      };
      const answer = event => {
        if (event.ports.length !== 1 || event.data !== secret) return;
        event.stopImmediatePropagation();
        if (event.source && event.source !== window && event.source.top === window) event.ports[0].postMessage(id());
      };
      const listen = () => { addEventListener('message', answer, true); };
      if (isTop) {
        listen();
        // A document that is written anew has lost its listeners, and gets another root.
        new MutationObserver(listen).observe(document, { childList: true });
      }
      Object.defineProperty(globalThis, '__linkway', { value: { id, hear } });
      channels.forEach(hear);
    })('\(secret)', \(list(channels)));
    """
  }

  /// What the top document's relay answers about itself.
  static let identify = "globalThis.__linkway ? globalThis.__linkway.id() : ''"

  /// A world's `webkit.messageHandlers`.
  ///
  /// In a document that may have it already, `isUpdate`, it changes which handlers there are.
  ///
  /// - Parameter wrapper: The page function of ``WKUserContentController/pageFunction``; nil where there is none.
  static func shim(
    channel: String, names: [ContentManager.HandlerName], wrapper: String?, isUpdate: Bool
  ) throws -> String {
    // A question takes a page that begins longer than all the rest.
    let probe =
      isUpdate ? "if (!send(new C(channel + 'n', { detail: names, cancelable: true }))) return;" : ""
    let entries = try ScriptValueWriter.text(names.map { [$0.name, $0.replies, $0.isWrapped] as [Any] })
    return """
      ((channel, names) => {
        const C = CustomEvent, P = Promise, F = Error, w = window, address = location;
        const place = w.visualViewport || w, send = place.dispatchEvent.bind(place);
        \(probe)
        // The engine's own object, which no page can replace; this closure keeps its functions.
        const native = w.webkit.messageHandlers, define = Object.defineProperty;
        let given = [];
        const post = native[channel].postMessage.bind(native[channel]);
        const ask = native[channel + 'r'].postMessage.bind(native[channel + 'r']);
        // Not by await, which takes longer; and not by the page's own then.
        const then = Function.prototype.call.bind(P.prototype.then);
        const decode = \(ScriptValueWriter.decoder), encode = \(MessageEncoder.script);
        let token = null, known = address.href, early = [];
        // Not stopped, because a document that is rewritten has a second shim that receives the same event.
        const hear = (mark, body) => place.addEventListener(channel + mark, body);
        const hasToken = () => {
          if (token === null) send(new C(channel));
          if (token === null) return false;
          if (known !== address.href) { known = address.href; send(new C(channel + 'u')); }
          return true;
        };
        const later = w.setTimeout.bind(w);
        const keep = (use, fail) => {
          early[early.length] = [use, fail];
          if (early.length > 1) return;
          let tries = 0;
          const flush = () => {
            const isReady = hasToken();
            if (!isReady && ++tries < 50) { later(flush, tries); return; }
            const kept = early;
            early = [];
            for (let i = 0; i < kept.length; i++) kept[i][isReady ? 0 : 1](new F('the app is out of reach'));
          };
          later(flush, 0);
        };
        // One text carries all: the engine takes longer over anything else, and the app would read it part by part.
        const packing = name => {
          const head = ' ' + encodeURIComponent(name);
          return body => head + (typeof body === 'string' ? ' ' + body : encode(body));
        };
        const plain = (name, pack = packing(name)) => Object.freeze({ postMessage(body) {
          let text;
          try { text = pack(body); } catch (error) { return P.reject(error); }
          if (hasToken()) return post(token + text);
          keep(() => { post(token + text); }, () => {});
          return P.resolve();
        } });
        // What is not simple comes as JSON, in an array.
        const read = answer => typeof answer === 'object' && answer !== null ? decode(answer[0]) : answer;
        const refuse = error => { throw new F(error && error.message || error); };
        const asking = (name, pack = packing(name)) => body => {
          let text;
          try { text = pack(body); } catch (error) { return P.reject(error); }
          if (hasToken()) return then(ask(token + text), read, refuse);
          return then(then(new P(keep), () => ask(token + text)), read, refuse);
        };
        const wrap = \(wrapper ?? "null");
        const replying = (name, isWrapped) => {
          const ask = asking(name), postMessage = isWrapped ? wrap(ask, name) : ask;
          return Object.freeze({ postMessage });
        };
        const update = names => {
          for (const name of given) delete native[name];
          given = names.map(([name]) => name);
          for (const [name, replies, isWrapped] of names) {
            const value = replies ? replying(name, isWrapped) : plain(name);
            define(native, name, { value, enumerable: true, configurable: true });
          }
        };
        hear('s', event => { token = event.detail; });
        hear('n', event => { event.preventDefault(); update(event.detail); });
        update(names);
      })('\(channel)', \(entries));
      """
  }

  private static func list(_ channels: [String]) -> String {
    "[" + channels.map { "'\($0)'" }.joined(separator: ", ") + "]"
  }
}

/// The scripts that carry a page's messages to the app with the truth about their sender.
///
/// 1. In each world that has handlers, the *shim* gives pages `webkit.messageHandlers` as Apple's WebKit does. It sends by
///    an event on the window, whose name only that world's shim and the relay know.
/// 2. In a world of its own, the *relay* hears these events in every frame. It alone has a handler of the engine's, which
///    no page can see or name; it adds the frame's origin, address and place, which a page cannot forge.
/// 3. Which view a frame is in, a script cannot know; so each document has an identifier, and every message names that of
///    the frame's topmost document. A frame asks for it by a port that it hands to the top window; the top's relay stops
///    that event before the page sees it.
///
/// Which world's scripts the engine runs first is not certain; so the shim keeps messages until the relay is there.
///
/// An event's details pass between worlds as copies, so neither side touches the other's objects.
enum RelayScript {
  /// The relay, for the private world.
  ///
  /// Run again in the same document, it hears further worlds as well.
  static func relay(secret: String, channels: [String]) -> String {
    """
    ((secret, channels) => {
      const known = globalThis.__linkway;
      if (known) { channels.forEach(known.hear); return; }
      const isTop = window === window.top, native = webkit.messageHandlers;
      const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('');
      let top = isTop ? id : null, waiting = null;
      const arrived = () => { const sends = waiting; waiting = null; sends.forEach(send => send()); };
      const whenKnown = send => {
        if (top !== null) return send();
        if (waiting) { waiting.push(send); return; }
        waiting = [send];
        const channel = new MessageChannel();
        const give = answer => { if (top === null) { top = answer; arrived(); } };
        channel.port1.onmessage = e => { channel.port1.close(); give(String(e.data)); };
        window.top.postMessage(secret, '*', [channel.port2]);
        setTimeout(give, 2000, '');
      };
      const listened = new Set();
      const hear = name => {
        if (listened.has(name)) return;
        listened.add(name);
        addEventListener(name + 'p', event => {
          event.stopImmediatePropagation();
          event.preventDefault();
        }, true);
        addEventListener(name, event => {
          event.stopImmediatePropagation();
          const detail = event.detail;
          if (!detail) return;
          event.preventDefault();
          const [handler, body, reply] = detail;
          whenKnown(() => {
            const head = [top, isTop ? 1 : 0, self.origin, location.href, name, handler].join('\\n');
            if (!reply) { native.send.postMessage([head, body]); return; }
            const answer = (isGood, text) =>
              dispatchEvent(new CustomEvent(name + 'r', { detail: [reply, isGood, text] }));
            native.ask.postMessage([head, body]).then(
              text => answer(true, text), error => answer(false, String(error && error.message || error)));
          });
        }, true);
        dispatchEvent(new CustomEvent(name + 's'));
      };
      if (isTop) addEventListener('message', event => {
        if (event.ports.length !== 1 || event.data !== secret) return;
        event.stopImmediatePropagation();
        event.ports[0].postMessage(id);
      }, true);
      Object.defineProperty(globalThis, '__linkway', { value: { id, hear } });
      channels.forEach(hear);
    })('\(secret)', \(list(channels)));
    """
  }

  /// What the top document's relay answers about itself.
  static let identify = "globalThis.__linkway ? globalThis.__linkway.id : ''"

  /// A world's `webkit.messageHandlers`.
  ///
  /// Run again in the same document, it changes which handlers there are.
  ///
  /// `names` says of each handler whether it replies.
  static func shim(channel: String, names: [(name: String, replies: Bool)]) throws -> String {
    let entries = try ScriptValueWriter.text(names.map { [$0.name, $0.replies] as [Any] })
    return """
      ((channel, names) => {
        const C = CustomEvent, E = DOMException, P = Promise, w = window, send = w.dispatchEvent.bind(w);
        if (!send(new C(channel + 'n', { detail: names, cancelable: true }))) return;
        const decode = \(ScriptValueWriter.decoder);
        const handlers = {}, pending = new Map(), copy = structuredClone;
        let last = 0, early = [];
        const post = (name, body, reply) => {
          const detail = [name, body, reply];
          if (early) {
            try { early.push(copy(detail)); return true; } catch (error) { return error; }
          }
          const sent = !send(new C(channel, { detail, cancelable: true }));
          return sent || new E('The object can not be cloned.', 'DataCloneError');
        };
        const ready = () => {
          const details = early || [];
          early = null;
          for (const detail of details) send(new C(channel, { detail, cancelable: true }));
        };
        w.addEventListener(channel + 's', event => { event.stopImmediatePropagation(); ready(); }, true);
        const plain = name => Object.freeze({ postMessage(body) {
          const sent = post(name, body, 0);
          return sent === true ? P.resolve() : P.reject(sent);
        } });
        const replying = name => Object.freeze({ postMessage(body) {
          return new P((resolve, reject) => {
            const id = ++last;
            pending.set(id, { resolve, reject });
            const sent = post(name, body, id);
            if (sent !== true) { pending.delete(id); reject(sent); }
          });
        } });
        const update = names => {
          for (const name of Object.keys(handlers)) delete handlers[name];
          for (const [name, replies] of names) handlers[name] = replies ? replying(name) : plain(name);
        };
        w.addEventListener(channel + 'n', event => {
          event.stopImmediatePropagation();
          event.preventDefault();
          update(event.detail);
        }, true);
        w.addEventListener(channel + 'r', event => {
          event.stopImmediatePropagation();
          const [id, isGood, text] = event.detail, promise = pending.get(id);
          pending.delete(id);
          if (!promise) return;
          if (isGood) promise.resolve(decode(text)); else promise.reject(new Error(text));
        }, true);
        update(names);
        if (!send(new C(channel + 'p', { cancelable: true }))) ready();
        Object.defineProperty(w, 'webkit', { value: Object.freeze({ messageHandlers: handlers }), enumerable: true });
      })('\(channel)', \(entries));
      """
  }

  private static func list(_ channels: [String]) -> String {
    "[" + channels.map { "'\($0)'" }.joined(separator: ", ") + "]"
  }
}

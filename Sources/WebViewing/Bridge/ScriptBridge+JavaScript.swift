extension ScriptBridge {
  /// The few lines that pages get as `window.linkway`: `send`, `request`, `on`.
  ///
  /// They are added to every page of a viewer whose bridge is used; a page that is also shown in other browsers can ship
  /// ``pageJavaScript`` and ask whether `linkway.isInApp` holds.
  static let javaScript = """
    (() => {
      if (window.linkway && window.linkway.isInApp) return;
      const native = name => {
        const handlers = window.webkit && webkit.messageHandlers;
        const handler = handlers && handlers[name];
        return handler || { postMessage: () => Promise.reject(new Error('linkway: the app has no handler “' + name + '”')) };
      };
      const listeners = new Map(), waiting = new Map(), parse = JSON.parse;
      // The document's identifier: events go only to the document that sent this identifier to the app.
      const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('');
      const give = (listener, value) => {
        try { listener(value); } catch (error) { setTimeout(() => { throw error; }); }
      };
      const linkway = {
        isInApp: true,
        send: value => native('linkway').postMessage({ value: value === undefined ? null : value }).then(() => {}),
        request: (name, value) => native(String(name)).postMessage(value === undefined ? null : value),
        on: (name, listener) => {
          name = String(name);
          if (typeof listener !== 'function') throw new TypeError('linkway.on: the second argument must be a function');
          if (!listeners.has(name)) listeners.set(name, new Set());
          listeners.get(name).add(listener);
          const kept = waiting.get(name);
          waiting.delete(name);
          if (kept) kept.forEach(value => give(listener, value));
          return () => { listeners.get(name).delete(listener); };
        },
      };
      Object.defineProperty(linkway, '__deliver', { value: (document, events) => {
        if (document !== id) return false;
        for (const [name, value] of parse(events)) {
          const hearing = listeners.get(name);
          if (hearing && hearing.size) { for (const listener of [...hearing]) give(listener, value); continue; }
          if (!waiting.has(name)) waiting.set(name, []);
          const kept = waiting.get(name);
          kept.push(value);
          if (kept.length > 10000) kept.shift();
        }
        return true;
      } });
      Object.defineProperty(window, 'linkway', { value: Object.freeze(linkway) });
      if (window !== window.top) return;
      const greet = () => { native('linkway').postMessage('ready ' + id).catch(() => {}); };
      greet();
      // A page that comes out of the history runs no script again.
      addEventListener('pageshow', event => { if (event.persisted) greet(); });
    })();
    """

  /// The same for a page that ships it itself: harmless outside the app, where `linkway.isInApp` is false.
  public static let pageJavaScript = """
    if (!window.linkway) window.linkway = {
      isInApp: false,
      send: () => Promise.reject(new Error('linkway: this page is not shown by the app')),
      request: () => Promise.reject(new Error('linkway: this page is not shown by the app')),
      on: () => () => {},
    };
    """

  /// The types of `window.linkway`, for pages written in TypeScript.
  public static let typeScript = """
    interface Linkway {
      /** Whether the page is shown by the app. */
      readonly isInApp: boolean;
      /** Sends a value to the app; resolves once the app has it, rejects where the app does not hear this page. */
      send(value: unknown): Promise<void>;
      /** Asks the app's handler of a name; resolves with its answer, rejects with its words. */
      request<Answer = unknown>(name: string, value?: unknown): Promise<Answer>;
      /** Hears the app's events of a name, those sent before included; call what it returns to hear no more. */
      on<Value = unknown>(name: string, listener: (value: Value) => void): () => void;
    }
    interface Window { readonly linkway: Linkway; }
    declare const linkway: Linkway;
    """
}

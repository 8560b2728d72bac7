import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// What a hostile page, or a careless one, does to the bridge.
@MainActor @Suite("Attacks on the bridge", .serialized) struct BridgeAttackTests {
  /// What a page does before it speaks; `HEARD` is a list that it may look at.
  nonisolated static let spoils: [(name: String, script: String)] = [
    (
      "Object.prototype",
      "for (const k of ['value', 'get', 'set', 'enumerable', 'detail', 'cancelable', '$', 'message', 'toJSON', '0'])"
        + " Object.prototype[k] = () => { throw new Error('polluted') }"
    ),
    (
      "accessors of Object.prototype",
      "for (const k of ['detail', 'cancelable', 'bubbles', 'value', '$', 'message'])"
        + " Object.defineProperty(Object.prototype, k, { get() { return undefined }, set(v) { spied.push(v) }, configurable: true })"
    ),
    (
      "Array.prototype",
      "for (const k of Object.getOwnPropertyNames(Array.prototype)) if (typeof Array.prototype[k] === 'function' && k !== 'constructor')"
        + " Array.prototype[k] = function(...a) { spied.push(...[].constructor.from(a)); throw new Error('polluted') }"
    ),
    (
      "Promise",
      "for (const k of ['then', 'catch', 'finally']) Promise.prototype[k] = function() { throw new Error('polluted') };"
        + " Promise.resolve = Promise.reject = Promise.all = () => { throw new Error('polluted') }; window.Promise = null"
    ),
    (
      "Function",
      "for (const k of ['call', 'apply', 'bind']) Function.prototype[k] = function() { throw new Error('polluted') }"
    ),
    (
      "events",
      "for (const k of ['addEventListener', 'removeEventListener', 'dispatchEvent']) { EventTarget.prototype[k] = function() { throw new Error('polluted') }; window[k] = () => { throw new Error('polluted') } }"
        + " window.CustomEvent = window.Event = null"
    ),
    (
      "the globals",
      "for (const k of ['JSON', 'Error', 'Object', 'structuredClone', 'setTimeout', 'encodeURIComponent', 'String', 'Array', 'Map', 'Set', 'Reflect', 'Symbol']) try { window[k] = null } catch {}"
    ),
    (
      "JSON",
      "JSON.parse = JSON.stringify = () => { throw new Error('polluted') }; encodeURIComponent = () => 'other'; structuredClone = () => 'forged'"
    ),
    (
      "iterators",
      "Array.prototype[Symbol.iterator] = function*() { throw new Error('polluted') }; Object.getPrototypeOf([][Symbol.iterator] || 0)"
    ),
    (
      "String.prototype",
      "for (const k of Object.getOwnPropertyNames(String.prototype)) if (typeof String.prototype[k] === 'function' && k !== 'constructor') String.prototype[k] = () => 'forged'"
    ),
  ]

  @Test(
    "A page that spoils the language before it speaks is heard all the same, or harms itself alone",
    arguments: spoils.indices)
  func spoilt(index: Int) async throws {
    let spoil = Self.spoils[index]
    let shop = try await Shop()
    var heard: [(String, MessageSender)] = []
    let handler = try shop.viewer.bridge.handle("say", [String].self) { words, sender in
      heard.append((words.joined(), sender))
      return ["answer": words]
    }
    await shop.show(
      """
      <script>
      const then = Function.prototype.call.bind(Promise.prototype.then), spied = [], stringify = JSON.stringify;
      const handlers = webkit.messageHandlers, define = Object.defineProperty, late = setTimeout.bind(window);
      let answer = 'none';
      \(spoil.script);
      try {
        then(handlers.say.postMessage(['a', 'b']), v => { answer = v.answer.length === 2 ? v.answer[0] + v.answer[1] : 'odd' },
          e => { answer = 'rejected ' + (e && e.message) });
      } catch (error) { answer = 'threw ' + error.message }
      </script>
      """)
    await wait(for: "the message under \(spoil.name)") { heard.count == 1 }
    #expect(heard.first?.0 == "ab")
    #expect(heard.first?.1.origin == shop.server.page("/").origin)
    let value = { try? await shop.viewer.webView.evaluateJavaScript("answer") as? String }
    for _ in 0..<200 where await value() == "none" { try await Task.sleep(for: .milliseconds(10)) }
    let answer = await value()
    #expect(answer == "ab", "\(spoil.name)")
    // What the bridge's scripts keep to themselves passes through nothing that the page has put in its way.
    let spied = try? await shop.viewer.webView.evaluateJavaScript("spied.length") as? Int
    #expect(spied == 0)
    withExtendedLifetime(handler) {}
  }

  @Test("A page cannot replace the engine's own object")
  func replaced() async throws {
    let shop = try await Shop()
    var heard: [String] = []
    let handler = try shop.viewer.bridge.handle("say", String.self) { words, _ in
      heard.append(words)
      return words
    }
    await shop.show(
      """
      <script>
      try { window.webkit = { messageHandlers: { say: { postMessage: () => Promise.resolve('fake') } } } } catch {}
      try { webkit.messageHandlers = {} } catch {}
      try { webkit.messageHandlers.say = { postMessage: () => Promise.resolve('fake') } } catch {}
      try { webkit.messageHandlers.say.postMessage = () => Promise.resolve('fake') } catch {}
      try { window.linkway = {}; linkway.send = () => 0 } catch {}
      </script>
      """)
    try shop.viewer.send("x", as: "event")
    // An app's own call still finds its page; what the page hides from itself is its own affair.
    #expect(try await shop.viewer.evaluate("return 1 + 1") as Int == 2)
    _ = await shop.value("(linkway.request('say', 'own').catch(() => {}), 1)")
    try await Task.sleep(for: .milliseconds(100))
    shop.server.serve("/next", .html("<title>Next</title><script>linkway.request('say', 'next')</script>"))
    _ = await shop.value("(location = '/next', 1)")
    await wait(for: "the next page's word") { heard.last == "next" }
    withExtendedLifetime(handler) {}
  }

  @Test(
    "A document that is written anew speaks as before, in the page and in a window",
    arguments: ["before", "after"])
  func writtenAnew(order: String) async throws {
    let shop = try await Shop()
    let site = Shop.site(shop.server, "127.0.0.1")
    shop.viewer.bridge.access = BridgeAccess([site], frames: [site], popups: [site])
    var heard: [(words: String, sender: MessageSender)] = []
    let handler = try shop.viewer.bridge.handle("say", String.self) { words, sender in
      heard.append((words, sender))
      return "heard " + words
    }
    shop.server.serve("/in", .html("<script>linkway.request('say', 'frame')</script>"))
    await shop.show("")
    let first = order == "after" ? "linkway.request('say', 'first');" : ""
    let says =
      "<title>x</title><script>linkway.request('say', 'anew').then(r => { answer = r }, e => { answer = String(e) })</scr\\ipt><iframe src=/in></iframe>"
    _ = await shop.value(
      "(\(first) document.open(), document.write(\"\(says)\".replaceAll('scr\\\\ipt', 'script')), document.close(), 1)"
        .replacing("linkway.request('say', 'first');", with: "linkway.request('say', 'first'),"))
    await wait(for: "the document's word") { heard.contains { $0.words == "anew" } }
    await shop.waitFor("answer", "heard anew")
    await wait(for: "its frame's word") { heard.contains { $0.words == "frame" } }
    #expect(heard.first { $0.words == "frame" }?.sender.isMainFrame == false)
    heard = []
    _ = await shop.value(
      "(child = open(''), child.document.open(), child.document.write(\"\(says)\".replaceAll('scr\\\\ipt', 'script')), child.document.close(), 1)"
    )
    await wait(for: "the window's word") { heard.contains { $0.words == "anew" } }
    await wait(for: "its frame's word") { heard.contains { $0.words == "frame" } }
    #expect(heard.allSatisfy { $0.sender.popup == shop.viewer.popups.first?.id })
    withExtendedLifetime(handler) {}
  }

  @Test(
    "A rewritten document cannot learn from its frames' requests the secret of another window or frame"
  )
  func secret() async throws {
    let shop = try await Shop()
    let site = Shop.site(shop.server, "127.0.0.1")
    shop.viewer.bridge.access = BridgeAccess([site], frames: [site], popups: [site])
    var heard: [String] = []
    let handler = try shop.viewer.bridge.handle("say", String.self) { words, _ in heard.append(words) }
    shop.server.serve("/in", .html("<script>linkway.request('say', 'frame')</script>"))
    func frame(in window: String, first: String) async throws {
      _ = await shop.value(
        """
        ((w => { \(first) seen = []; w.addEventListener('message', e => { if (e.ports.length) seen.push(e.data) }, true);
          const f = w.document.createElement('iframe'); f.src = '/in';
          (w.document.body || w.document.appendChild(w.document.createElement('html'))).append(f); })(\(window)), 1)
        """)
      await wait(for: "the frame's word") { heard.count == 1 }
      try await Task.sleep(for: .milliseconds(100))
      heard = []
    }
    await shop.show("")
    try await frame(in: "window", first: "")
    #expect(await shop.value("seen.length") == "0")
    _ = await shop.value("(child = open(''), 1)")
    // Its listener comes before any that the bridge's scripts could add anew.
    try await frame(in: "child", first: "w.document.open();")
    for window in ["window", "child"] {
      _ = await shop.value(
        """
        (got = 'nothing', (() => { const c = new MessageChannel(); c.port1.onmessage = e => { got = e.data };
          child.eval("(w, data, port) => w.postMessage(data, '*', [port])")(\(window), seen[0] || 'none', c.port2) })(), 1)
        """)
      try await Task.sleep(for: .milliseconds(100))
      #expect(await shop.value("got") == "nothing", "asked by the child of \(window)")
    }
    withExtendedLifetime(handler) {}
  }

  @Test("A frame that is taken out while its message is on its way is heard as itself or not at all")
  func removedFrame() async throws {
    let shop = try await Shop()
    let site = Shop.site(shop.server, "127.0.0.1")
    shop.viewer.bridge.access = BridgeAccess([site], frames: [Shop.site(shop.server, "localhost")])
    var heard: [MessageSender] = []
    let handler = try shop.viewer.bridge.handle("say", String.self) { _, sender in
      heard.append(sender)
      return "x"
    }
    shop.server.serve(
      "/in",
      .html("<script>webkit.messageHandlers.say.postMessage('x'); parent.postMessage('gone', '*')</script>"))
    await shop.show(
      "<script>n = 0; onmessage = () => { document.querySelector('iframe').remove(); n++; if (n < 20) add() };"
        + "add = () => { const f = document.createElement('iframe'); f.src = '\(shop.bank("/in"))'; document.body.append(f) }; add()</script>"
    )
    await shop.waitFor("n", "20")
    try await Task.sleep(for: .milliseconds(200))
    let port = shop.server.page("/").port!
    #expect(heard.allSatisfy { $0.origin.description == "http://localhost:\(port)" && !$0.isMainFrame })
    // The page itself is heard as before.
    _ = await shop.value("(webkit.messageHandlers.say.postMessage('page'), 1)")
    await wait(for: "the page") { heard.last?.isMainFrame == true }
    withExtendedLifetime(handler) {}
  }

  @Test("An empty document has the origin of its creator, and document.domain does not change it")
  func inherited() async throws {
    let shop = try await Shop()
    let site = Shop.site(shop.server, "127.0.0.1")
    shop.viewer.bridge.access = BridgeAccess([site], frames: [site])
    var heard: [MessageSender] = []
    let handler = try shop.viewer.bridge.handle("say", String.self) { _, sender in heard.append(sender) }
    // A stranger's frame whose empty frame speaks: it is the stranger's.
    shop.server.serve(
      "/in",
      .html(
        "<iframe id=f></iframe><script>try { document.domain = '127.0.0.1' } catch {} "
          + "f.contentWindow.webkit.messageHandlers.say.postMessage('x').catch(() => {});"
          + "f.contentDocument.write('<script>webkit.messageHandlers.say.postMessage(1).catch(() => {})</' + 'script>')</script>"
      ))
    await shop.show("<iframe src='\(shop.bank("/in"))'></iframe>")
    let port = shop.server.page("/").port!
    let word = "refused say: frames of http://localhost:\(port) are not heard by this app"
    await wait(for: "the refusals") { shop.log.count(of: word) >= 2 }
    #expect(heard.isEmpty)
    withExtendedLifetime(handler) {}
  }
}

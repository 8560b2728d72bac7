import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct HostileMessageTests {
  /// Messages that would take the app down, or keep it busy for ever, if they were read to their end.
  nonisolated static let bombs: [(name: String, script: String, refusal: String)] = [
    ("itself", "let a = []; a.push(a); return a", deep),
    ("itself within an object", "let a = {b: {}}; a.b.c = [a]; return a", deep),
    ("2,000 lists in one another", "let a = []; for (let i = 0; i < 2000; i++) a = [a]; return a", deep),
    (
      "2^40 lists, shared",
      "let a = []; for (let i = 0; i < 40; i++) a = [a, a]; return a", large
    ),
    (
      "a long text a hundred times",
      "let t = 'x'.repeat(1 << 20), a = Array(100).fill(t); return a", large
    ),
  ]
  private nonisolated static let deep = "the message contains itself, or is nested deeper than 512 levels"
  private nonisolated static let large = "bytes; 16777216 are taken at most"

  @Test("A message that has no end is refused in words, and the app goes on", arguments: bombs.indices)
  func bombs(index: Int) async throws {
    let bomb = Self.bombs[index]
    let shop = try await Shop()
    let handler = try shop.viewer.bridge.handleJSON("x") { _, _ in "1" }
    await shop.show("<script>function make() { \(bomb.script) }</script>")
    let began = shop.log.words.count
    _ = await shop.value("(answer = 0, linkway.request('x', make()).catch(e => { answer = e.message }), 1)")
    await wait(for: "the refusal of \(bomb.name)", seconds: 60) { shop.log.words.count > began }
    #expect(shop.log.words.last?.hasPrefix("refused x: ") == true)
    #expect(shop.log.words.last?.suffix(bomb.refusal.count) ?? "" == bomb.refusal)
    await shop.waitFor("answer !== 0", "true")
    #expect(await shop.value("answer").hasSuffix(bomb.refusal))
    // linkway's own name takes no more.
    _ = await shop.value("(answer = 0, linkway.send(make()).catch(e => { answer = e.message }), 1)")
    await shop.waitFor("answer !== 0", "true")
    #expect(await shop.value("answer").hasSuffix(bomb.refusal))
    _ = await shop.value("(linkway.request('x', [1]).then(r => { answer = r }), 1)")
    await shop.waitFor("answer", "1")
    withExtendedLifetime(handler) {}
  }

  /// WebKitGTK itself loses some of these on the way, with their promises or with the page's process.
  @Test(
    "A message that the engine itself can hardly carry does no harm, delivered or not",
    arguments: ["let a = []; for (let i = 0; i < 39000; i++) a = [a]; return a"])
  func hardlyCarried(script: String) async throws {
    let shop = try await Shop()
    let handler = try shop.viewer.bridge.handleJSON("x") { _, _ in "1" }
    await shop.show("<script>function make() { \(script) }</script>")
    _ = await shop.value("(linkway.request('x', make()).catch(() => {}), 1)")
    // The page's own process may have died of it; the app shows the next page.
    await shop.show("<p>next", path: "/next")
    _ = await shop.value("(linkway.request('x', [1]).then(r => { answer = r }), 1)")
    await shop.waitFor("answer", "1")
    withExtendedLifetime(handler) {}
  }

  @Test("A stranger's message is refused before it is read", arguments: bombs.indices)
  func stranger(index: Int) async throws {
    let bomb = Self.bombs[index]
    let shop = try await Shop()
    let handler = try shop.viewer.bridge.handleJSON("x") { _, _ in
      Issue.record("heard")
      return nil
    }
    shop.server.serve(
      "/evil",
      .html(
        "<script>(() => { \(bomb.script.replacing("return ", with: "const it = ")); webkit.messageHandlers.x.postMessage(it); linkway.send(it) })()</script>"
      ))
    await shop.show("<iframe src='\(shop.bank("/evil"))'></iframe>")
    let port = shop.server.page("/").port!
    for name in ["x", "linkway"] {
      await wait(for: "the refusal at \(name)", seconds: 30) {
        shop.log.words.contains(
          "refused \(name): frames of http://localhost:\(port) are not heard by this app")
      }
    }
    #expect(await shop.value("1 + 1") == "2")
    withExtendedLifetime(handler) {}
  }

  @Test("What a message cannot hold rejects the page's promise, and what it can is read once")
  func oddValues() async throws {
    let shop = try await Shop()
    let handler = try shop.viewer.bridge.handleJSON("echo") { json, _ in json }
    await shop.show("")
    for (value, answer) in [
      ("() => 1", "DataCloneError"), ("Symbol('x')", "DataCloneError"),
      ("new Proxy({}, {})", "DataCloneError"), ("{ a: [() => 1] }", "DataCloneError"),
      ("{ get a() { throw new Error('mine') } }", "mine"), ("{ get a() { return 1 } }", "{\"a\":1}"),
      ("new Date(NaN)", "null"), ("[NaN, -1 / 0]", "[\"NaN\",\"-Infinity\"]"),
      ("[, 1]", "[null,1]"), ("new Uint8Array([1, 2])", "{\"0\":1,\"1\":2}"), ("{ a: undefined }", "{}"),
      ("(() => { const a = [1]; return [a, a] })()", "[[1],[1]]"),
    ] {
      _ = await shop.value(
        "(answer = 0, (async () => { try { answer = JSON.stringify(await linkway.request('echo', \(value))) } catch (e) { answer = e.name === 'Error' ? e.message : e.name } })(), 1)"
      )
      await shop.waitFor("answer", answer)
    }
    withExtendedLifetime(handler) {}
  }

  /// Those that the page's own process gets through with.
  @Test("A script's result that has no end is an error, and the app goes on", arguments: 0..<3)
  func results(index: Int) async throws {
    let bomb = Self.bombs[index]
    let shop = try await Shop()
    await shop.show("<script>function make() { \(bomb.script) }</script>")
    do throws(ScriptError) {
      let value: [String] = try await shop.viewer.call("make")
      Issue.record("\(value.count)")
    } catch {
      guard case .notRepresentable = error else {
        Issue.record("\(error)")
        return
      }
    }
    await #expect(throws: ScriptError.self) {
      try await shop.viewer.evaluate("return make.nothing.here()", in: .page)
    }
    let sum: Int = try await shop.viewer.evaluate("return 1 + 1")
    #expect(sum == 2)
  }
}

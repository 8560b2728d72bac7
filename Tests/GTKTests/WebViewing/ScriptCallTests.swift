import Foundation
import PageServer
import Testing
import WebAddress
import WebViewing

@MainActor @Suite(.serialized) struct ScriptCallTests {
  private func error(_ body: () async throws -> Void) async -> ScriptError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? ScriptError
    }
  }

  @Test("A page's function is called by its name with values, and gives a value")
  func call() async throws {
    let shop = try await Shop()
    await shop.show(
      """
      <script>
      function 합(a, b) { return a + b }
      const cart = { items: [], add(name, count) { this.items.push(name); return this.items.length * count } };
      window.cart = cart;
      async function late(value) { await new Promise(r => setTimeout(r, 10)); return { value, type: typeof value } }
      </script>
      """)
    #expect(try await shop.viewer.call("합", 1, 2) as Int == 3)
    #expect(try await shop.viewer.call("cart.add", "pen", 10) as Int == 10)
    #expect(try await shop.viewer.call("cart.add", "ink", 10) as Int == 20)
    #expect(try await shop.viewer.call("합", BridgeTests.nasty, "!") as String == BridgeTests.nasty + "!")
    struct Answer: Decodable, Equatable { let value: [String: Int]; let type: String }
    #expect(try await shop.viewer.call("late", ["a": 1]) as Answer == Answer(value: ["a": 1], type: "object"))
    #expect(
      try await shop.viewer.call("late", Optional<String>.none) as [String: String?] == [
        "value": nil, "type": "object",
      ])
    try await shop.viewer.call("cart.add", "cap", 1)
    #expect(await shop.value("cart.items.join()") == "pen,ink,cap")
  }

  @Test("A body is run with arguments, in the app's own world or the page's")
  func evaluate() async throws {
    let shop = try await Shop()
    await shop.show("<p id=a>text</p><script>secret = 42</script>")
    #expect(
      try await shop.viewer.evaluate(
        "return document.getElementById(id).textContent", arguments: ["id": "a"]) as String == "text")
    #expect(try await shop.viewer.evaluate("return typeof secret") as String == "undefined")
    #expect(try await shop.viewer.evaluate("return secret", in: .page) as Int == 42)
    try await shop.viewer.evaluate("secret = value", arguments: ["value": BridgeTests.nasty], in: .page)
    #expect(await shop.value("secret") == BridgeTests.nasty)
    #expect(try await shop.viewer.evaluate("return undefined") as String? == nil)
  }

  @Test("What goes wrong in a script has its kind, its words and its line")
  func errors() async throws {
    let shop = try await Shop()
    #expect(await error { try await shop.viewer.call("f") } == .noDocument)
    await shop.show("<script>function fails() { throw new RangeError('too far') }</script>")
    #expect(await error { try await shop.viewer.call("none.at.all") } == .noFunction("none.at.all"))
    guard
      case .exception("RangeError", "too far", _?, _?)? = await error({ try await shop.viewer.call("fails") })
    else {
      Issue.record("no exception")
      return
    }
    #expect(
      await error { try await shop.viewer.evaluate("\n\nmissing.start()") }?.description
        == "the script threw ReferenceError: Can't find variable: missing (line 3)")
    guard
      case .exception("SyntaxError", _, _, _)? = await error({ try await shop.viewer.evaluate("return (") })
    else {
      Issue.record("no syntax error")
      return
    }
    #expect(
      await error { try await shop.viewer.evaluate("throw 'plain'") }?.description
        == "the script threw Error: plain")
    #expect(
      await error { let _: Int = try await shop.viewer.evaluate("return 'x'") }
        == .notRepresentable("the message must be a number (Int)"))
    guard
      case .notRepresentable? = await error({
        let _: String = try await shop.viewer.evaluate("return () => 1")
      })
    else {
      Issue.record("a function was represented")
      return
    }
    let gone = await error {
      async let answer: String = shop.viewer.evaluate(
        "await new Promise(r => setTimeout(r, 5000)); return 'x'")
      await shop.show("<p>next", path: "/next")
      _ = try await answer
    }
    #expect(gone == .documentGone)
  }
}

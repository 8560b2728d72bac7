import Foundation
import PageServer
import Testing
import WebAddress
import WebViewing

/// Values that JSON cannot carry are converted by a rule, or refused with an error.
@MainActor @Suite("Values between app and page", .serialized) struct BridgeValueTests {
  /// What a page sends, and what the app gets as JSON; nil where the page's promise is rejected.
  nonisolated static let sent: [(script: String, json: String?)] = [
    ("'abc\\ud800def'", "\"abc\u{FFFD}def\""), ("'👨'.slice(0, 1)", "\"\u{FFFD}\""),
    ("['\\udc00\\ud800', '😀']", "[\"\u{FFFD}\u{FFFD}\",\"😀\"]"), ("'\\\\ud800'", #""\\ud800""#),
    ("({['a\\0b']: 1, c: 2})", #"{"a\u0000b":1,"c":2}"#), ("({['\\ud800']: 1, c: 2})", nil),
    ("10n", nil), ("({a: 10n})", nil), ("[1, [10n]]", nil),
    ("[NaN, Infinity, -Infinity]", #"["NaN","Infinity","-Infinity"]"#), ("NaN", "\"NaN\""),
    ("JSON.parse('{\"__proto__\":{\"x\":1},\"y\":2}')", #"{"__proto__":{"x":1},"y":2}"#),
    ("new Map([[1, 2]])", nil), ("new Set([1])", nil), ("new Error('x')", nil), ("[new Map()]", nil),
    ("undefined", "null"), ("[undefined, 1]", "[null,1]"), ("({a: undefined, b: null})", #"{"b":null}"#),
    ("new Date(5)", "5"), ("({a: [new Date(5)]})", #"{"a":[5]}"#), ("new (class P { x = 1 })()", #"{"x":1}"#),
    ("Object.create(null)", "{}"), ("({})", "{}"), ("[]", "[]"), ("-0", "0"), ("1e21", "1e+21"),
    ("({toJSON: () => 1})", nil), ("new URL('https://a.example')", nil), ("document.body", nil),
    ("9007199254740993", "9007199254740992"), ("'\\u2028\\0'", "\"\u{2028}\\u0000\""),
  ]

  @Test("What a page sends arrives as it is, by a rule, or not at all", arguments: sent.indices)
  func fromPage(index: Int) async throws {
    let (script, expected) = Self.sent[index]
    let shop = try await Shop()
    var got: String?
    let handler = try shop.viewer.bridge.handleJSON("x") { json, _ in
      got = json
      return json
    }
    await shop.show("")
    _ = await shop.value(
      "(answer = 'none', webkit.messageHandlers.x.postMessage(\(script)).then(v => { answer = 'taken' }, e => { answer = e instanceof Error || e instanceof DOMException ? 'refused' : 'odd' }), 1)"
    )
    await shop.waitFor("answer", expected == nil ? "refused" : "taken")
    #expect(got == expected)
    // A result of a script follows the same rules.
    do throws(ScriptError) {
      try await shop.viewer.evaluate("window.made = \(script)", in: .page)
      let again: Made = try await shop.viewer.evaluate("return window.made", in: .page)
      #expect(expected != nil, "\(again)")
    } catch {
      #expect(expected == nil || script.contains("9007199254740993"), "\(error)")
    }
    withExtendedLifetime(handler) {}
  }

  /// Any value at all.
  private struct Made: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  @Test("A whole number beyond 2^53 is a Double and no Int, and others are what they are")
  func wide() async throws {
    struct Numbers: Decodable, Equatable {
      let n: Int, d: Double, u: UInt8, list: [Int64], more: [String: Int]
    }
    let shop = try await Shop()
    var got: [Numbers] = []
    let numbers = try shop.viewer.bridge.handle("numbers", Numbers.self) { value, _ in got.append(value) }
    let double = try shop.viewer.bridge.handle("double", Double.self) { value, _ in "\(value)" }
    await shop.show("")
    for (call, words) in [
      (
        "'numbers', {n: 9007199254740991, d: 9007199254740993, u: 7, list: [1, -9007199254740991], more: {a: 1}}",
        "null"
      ),
      (
        "'numbers', {n: 9007199254740993, d: 1, u: 7, list: [], more: {}}",
        "linkway: message.n: is beyond the whole numbers that JavaScript holds exactly; send it as a text"
      ),
      (
        "'numbers', {n: 1, d: 1, u: 7, list: [1, 2 ** 60], more: {}}",
        "linkway: message.list[1]: is beyond the whole numbers that JavaScript holds exactly; send it as a text"
      ),
      (
        "'numbers', {n: 1.5, d: 1, u: 7, list: [], more: {}}",
        "linkway: message.n: must be a whole number (Int)"
      ),
      ("'numbers', {n: 1, d: 1, u: 300, list: [], more: {}}", "linkway: message.u: does not fit in UInt8"),
      ("'double', 2 ** 60", "1.152921504606847e+18"), ("'double', Infinity", "inf"),
    ] {
      _ = await shop.value(
        "(answer = 'none', linkway.request(\(call)).then(v => { answer = String(v) }, e => { answer = e.message }), 1)"
      )
      await shop.waitFor("answer", words)
    }
    #expect(
      got == [
        Numbers(
          n: 9_007_199_254_740_991, d: 9_007_199_254_740_992, u: 7, list: [1, -9_007_199_254_740_991],
          more: ["a": 1])
      ])
    withExtendedLifetime((numbers, double)) {}
  }

  @Test("What the app sends arrives as it is, by a rule, or throws")
  func fromApp() async throws {
    let shop = try await Shop()
    await shop.show("<script>show = v => JSON.stringify(v)</script>")
    #expect(
      try await shop.viewer.call("show", ["__proto__": ["x": 1]]) as String == #"{"__proto__":{"x":1}}"#)
    #expect(try await shop.viewer.call("show", ["a\0b": 1]) as String == #"{"a\u0000b":1}"#)
    #expect(try await shop.viewer.call("show", [Double.infinity, .nan]) as String == #"["Infinity","NaN"]"#)
    #expect(try await shop.viewer.call("show", 9_007_199_254_740_992) as String == "9007199254740992")
    #expect(
      try await shop.viewer.call("show", "\u{2028}</script>\0") as String == "\"\u{2028}</script>\\u0000\"")
    #expect(
      try await shop.viewer.evaluate("return Object.keys(a).join()", arguments: ["a": ["__proto__": 1]])
        as String == "__proto__")
    for number in [9_007_199_254_740_993, -9_007_199_254_740_993, Int.max] {
      await #expect(throws: ScriptError.self) { try await shop.viewer.call("show", [number]) }
      #expect(throws: ScriptError.self) { try shop.viewer.send([number], as: "n") }
    }
    await #expect(throws: ScriptError.badArgument("“a b” cannot be the name of an argument")) {
      try await shop.viewer.evaluate("return 1", arguments: ["a b": 1])
    }
    let answer = try shop.viewer.bridge.handle("wide", Int.self) { _, _ in Int.max }
    _ = await shop.value("(linkway.request('wide', 1).catch(e => { answer = e.message }), 1)")
    await shop.waitFor("answer", "linkway: the app could not answer")
    withExtendedLifetime(answer) {}
  }

  @Test("The sender's address follows the document")
  func address() async throws {
    let shop = try await Shop()
    var urls: [String] = []
    let handler = try shop.viewer.bridge.handle("x", Int.self) { _, sender in
      urls.append(sender.url?.path ?? "")
    }
    await shop.show("")
    _ = await shop.value("(webkit.messageHandlers.x.postMessage(1), 1)")
    _ = await shop.value("(history.pushState({}, '', '/other'), webkit.messageHandlers.x.postMessage(2), 1)")
    await wait(for: "both") { urls.count == 2 }
    #expect(urls == ["/shop", "/other"])
    withExtendedLifetime(handler) {}
  }

  @Test("After the viewer is closed, sequences end and a handler is an error")
  func closed() async throws {
    let shop = try await Shop()
    shop.viewer.close()
    #expect(throws: BridgeSetupError.closed) {
      _ = try shop.viewer.bridge.handle("x", Int.self) { _, _ in }
    }
    for await _ in try shop.viewer.bridge.messages("x", Int.self) {}
    for await _ in try shop.viewer.bridge.received(Int.self) {}
    for await _ in shop.viewer.events {}
  }

  @Test("A dropped subscription is not called any more")
  func subscription() async throws {
    let viewer = WebViewer(storage: .inMemory)
    var events: [String] = []
    var subscription: EventSubscription? = viewer.onEvent { events.append(EventLog.words(for: $0)) }
    _ = subscription
    subscription = nil
    viewer.close()
    #expect(events.isEmpty)
    // Also where a listener that is called first drops the next one.
    let other = WebViewer(storage: .inMemory)
    var second: EventSubscription?
    let first = other.onEvent { _ in second = nil }
    second = other.onEvent { events.append(EventLog.words(for: $0)) }
    other.close()
    #expect(events.isEmpty)
    withExtendedLifetime((first, second)) {}
  }
}

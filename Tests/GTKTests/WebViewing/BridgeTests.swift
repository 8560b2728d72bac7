import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct BridgeTests {
  struct Order: Codable, Equatable, Sendable {
    var item: String
    var count: Int
    var price: Double?
    var when: Date?
    var tags: [String] = []
  }

  struct Receipt: Codable, Equatable, Sendable {
    var total: Double
    var note: String
  }

  static let nasty = "a'b\"c\\d\n\r\t\u{2028}\u{2029}</script><!--\u{0}\u{7F}길😀"

  @Test("A typed message is answered by a typed value, and pages written for Apple's WebKit work as they are")
  func typed() async throws {
    let shop = try await Shop()
    var heard: [(Order, MessageSender)] = []
    let registration = try shop.viewer.bridge.handle("BRIDGE_주문", Order.self) { order, sender in
      heard.append((order, sender))
      return Receipt(total: Double(order.count) * (order.price ?? 0), note: Self.nasty)
    }
    await shop.show("")
    _ = await shop.value(
      "(webkit.messageHandlers.BRIDGE_주문.postMessage({item: 'pen', count: 3, price: 1.5, when: new Date(1e12), tags: ['a', '길']}).then(r => { answer = r }), 1)"
    )
    await shop.waitFor("answer.total", "4.5")
    #expect(await shop.value("answer.note") == Self.nasty)
    #expect(
      heard[0].0
        == Order(item: "pen", count: 3, price: 1.5, when: Date(timeIntervalSince1970: 1e9), tags: ["a", "길"]))
    let sender = heard[0].1
    #expect(sender.origin == shop.server.page("/").origin)
    #expect(sender.isMainFrame && sender.popup == nil)
    #expect(sender.url == shop.server.page("/shop"))
    #expect(shop.log.words == ["finished /shop", "message BRIDGE_주문"])
    withExtendedLifetime(registration) {}
  }

  /// As in an app whose types are the main actor's where nothing else is said.
  @MainActor struct MainActorOrder: @MainActor Codable {
    var item: String
  }

  @Test("A message may be of a type of the main actor's, and its answer too")
  func mainActorTypes() async throws {
    let shop = try await Shop()
    let registration = try shop.viewer.bridge.handle("echo", MainActorOrder.self) { order, _ in
      MainActorOrder(item: order.item + "!")
    }
    await shop.show("")
    _ = await shop.value("(linkway.request('echo', {item: 'pen'}).then(r => { answer = r.item }), 1)")
    await shop.waitFor("answer", "pen!")
    withExtendedLifetime(registration) {}
  }

  @Test("linkway.request, send and on do the same in a few words")
  func lines() async throws {
    let shop = try await Shop()
    let upper = try shop.viewer.bridge.handle("upper", String.self) { text, _ in text.uppercased() }
    let numbers = try shop.viewer.bridge.received(Int.self)
    let orders = try shop.viewer.bridge.received(Order.self)
    await shop.show("")
    _ = await shop.value("(linkway.request('upper', 'straße').then(r => { answer = r }), 1)")
    await shop.waitFor("answer", "STRASSE")
    _ = await shop.value(
      "(linkway.send(7), linkway.send('text'), linkway.send({item: 'x', count: 1, tags: []}), linkway.send(8), 1)"
    )
    var (got, gotOrders): ([Int], [Order]) = ([], [])
    for await (value, _) in numbers {
      got.append(value)
      if got.count == 2 { break }
    }
    for await (value, _) in orders {
      gotOrders.append(value)
      break
    }
    #expect(got == [7, 8])
    #expect(gotOrders == [Order(item: "x", count: 1)])
    _ = await shop.value("(heard = [], linkway.on('message', v => heard.push(JSON.stringify(v))), 1)")
    try shop.viewer.send(Receipt(total: 1, note: Self.nasty))
    try shop.viewer.send(Self.nasty)
    await shop.waitFor("heard.length", "2")
    #expect(await shop.value("JSON.parse(heard[0]).note === JSON.parse(heard[1])") == "true")
    #expect(await shop.value("JSON.parse(heard[1])") == Self.nasty)
    withExtendedLifetime(upper) {}
  }

  @Test("Raw JSON goes both ways")
  func json() async throws {
    let shop = try await Shop()
    let registration = try shop.viewer.bridge.handleJSON("raw") { text, _ in "{\"was\": \(text)}" }
    await shop.show("")
    _ = await shop.value(
      "(linkway.request('raw', [1, null, {a: true}]).then(r => { answer = JSON.stringify(r) }), 1)")
    await shop.waitFor("answer", "{\"was\":[1,null,{\"a\":true}]}")
    withExtendedLifetime(registration) {}
  }

  @Test(
    "What a handler cannot read, and what it throws, rejects the promise; only a BridgeError's words get out")
  func errors() async throws {
    struct Secret: Error { let password = "hunter2" }
    let shop = try await Shop()
    let order = try shop.viewer.bridge.handle("order", Order.self) { _, _ in }
    let told = try shop.viewer.bridge.handle("told", String.self) { _, _ in throw BridgeError("sold out") }
    let untold = try shop.viewer.bridge.handle("untold", String.self) { _, _ in throw Secret() }
    await shop.show(
      "<script>function ask(n, v) { linkway.request(n, v).catch(e => { answer = e.message || String(e) }) }</script>"
    )
    for (call, words) in [
      ("ask('order', {item: 'x', count: 'many', tags: []})", "linkway: message.count must be a number (Int)"),
      ("ask('order', {item: 'x'})", "linkway: message.count is missing"),
      ("ask('order', {item: 'x', count: 1, tags: ['a', 2]})", "linkway: message.tags[1] must be a text"),
      ("ask('order', 5)", "linkway: the message must be an object"),
      ("ask('told', 'x')", "sold out"), ("ask('untold', 'x')", "linkway: the app could not answer"),
      ("ask('none', 'x')", "linkway: the app has no handler “none”"),
    ] {
      _ = await shop.value("(answer = '', \(call), 1)")
      await shop.waitFor("answer", words)
    }
    withExtendedLifetime((order, told, untold)) {}
  }

  @Test(
    "Only listed origins are heard: no other site, no frame, no window, no page without an origin, unless listed"
  )
  func strangers() async throws {
    let shop = try await Shop()
    var heard: [MessageSender] = []
    let registration = try shop.viewer.bridge.handle("x", String.self) { _, sender in heard.append(sender) }
    let speaks =
      "<script>webkit.messageHandlers.x.postMessage('in').catch(e => { document.title = e.message || e })</script>"
    shop.server.serve("/in", .html(speaks))
    let port = shop.server.page("/").port!
    let (own, other) = ("http://127.0.0.1:\(port)", "http://localhost:\(port)")

    // The other site as the page itself.
    shop.server.serve("/in", .html(speaks))
    shop.viewer.load(WebURL(shop.bank("/in"))!)
    await wait(for: "the refusal") {
      shop.log.words.contains("refused x: pages of \(other) are not heard by this app")
    }
    await wait(for: "the page to be notified") {
      shop.viewer.title == "linkway: pages of \(other) are not heard by this app"
    }
    // Frames, of the listed site too.
    let quoted = speaks.replacing("\"", with: "&quot;")
    for (frame, words) in [
      ("<iframe src='\(shop.bank("/in"))'></iframe>", "frames of \(other) are not heard by this app"),
      ("<iframe src='/in'></iframe>", "frames of \(own) are not heard by this app"),
      ("<iframe srcdoc=\"\(quoted)\"></iframe>", "frames of \(own) are not heard by this app"),
      (
        "<iframe sandbox=allow-scripts src='/in'></iframe>",
        "a page without an origin is not heard by this app"
      ),
      (
        "<iframe src=\"data:text/html,\(quoted)\"></iframe>",
        "a page without an origin is not heard by this app"
      ),
    ] {
      await shop.show(frame, path: "/frames")
      await wait(for: words) { shop.log.words.contains("refused x: \(words)") }
    }
    // Windows.
    for (address, host) in [("/in", own), (shop.bank("/in"), other)] {
      await shop.show("")
      _ = await shop.value("(open('\(address)'), 1)")
      await wait(for: "the window's refusal") {
        shop.log.words.contains("refused x: windows of \(host) are not heard by this app")
      }
      for popup in shop.viewer.popups { popup.close() }
    }
    #expect(heard.isEmpty)

    // Each listed frame is accepted, and they are distinguished.
    let sites = [Shop.site(shop.server, "127.0.0.1"), Shop.site(shop.server, "localhost")]
    shop.viewer.bridge.access = BridgeAccess(sites, frames: sites, popups: sites, hearsOpaqueOrigins: true)
    await shop.show("<iframe src='\(shop.bank("/in"))'></iframe>", path: "/frames")
    await wait(for: "the frame") { heard.count == 1 }
    #expect(heard[0].origin.serialized == other && !heard[0].isMainFrame && heard[0].popup == nil)
    _ = await shop.value("(open('/in'), 1)")
    await wait(for: "the window") { heard.count == 2 }
    #expect(
      heard[1].origin.serialized == own && heard[1].isMainFrame
        && heard[1].popup == shop.viewer.popups.last?.id)
    // A sandboxed frame has no origin that could be listed.
    await shop.show("<iframe sandbox=allow-scripts src='/in'></iframe>", path: "/frames")
    await wait(for: "the refusal") {
      shop.log.words.contains("refused x: a page without an origin is not heard by this app")
    }
    shop.viewer.load(.html(speaks, base: nil))
    await wait(for: "the app's own text") { heard.count == 3 }
    #expect(heard[2].origin.isOpaque)
    withExtendedLifetime(registration) {}
  }

  @Test("By default no page is heard")
  func nobody() async throws {
    let shop = try await Shop(hears: false)
    let registration = try shop.viewer.bridge.handle("x", String.self) { _, _ in Issue.record("heard") }
    await shop.show("<script>webkit.messageHandlers.x.postMessage('x')</script>")
    await wait(for: "the refusal") { shop.log.words.contains { $0.hasPrefix("refused x: pages of") } }
    withExtendedLifetime(registration) {}
  }

  @Test("Ten thousand messages each way keep their order, and none is lost")
  func many() async throws {
    let shop = try await Shop()
    var heard: [Int] = []
    let registration = try shop.viewer.bridge.handle("count", Int.self) { number, _ in heard.append(number) }
    await shop.show("<script>heard = []; linkway.on('n', n => heard.push(n))</script>")
    _ = await shop.value(
      "((() => { for (let i = 0; i < 10000; i++) webkit.messageHandlers.count.postMessage(i) })(), 1)")
    await wait(for: "all messages", seconds: 30) { heard.count == 10_000 }
    #expect(heard == Array(0..<10_000))
    for number in 0..<10_000 { try shop.viewer.send(number, as: "n") }
    await shop.waitFor("heard.length", "10000")
    #expect(await shop.value("heard.every((n, i) => n === i)") == "true")
    withExtendedLifetime(registration) {}
  }

  @Test("Values sent before the page is there, and before it listens, arrive once it does, in order")
  func early() async throws {
    let shop = try await Shop()
    for number in 0..<100 { try shop.viewer.send(number, as: "n") }
    await shop.show("")
    for number in 100..<200 { try shop.viewer.send(number, as: "n") }
    try await Task.sleep(for: .milliseconds(50))
    _ = await shop.value("(heard = [], off = linkway.on('n', n => heard.push(n)), 1)")
    await shop.waitFor("heard.length", "200")
    #expect(await shop.value("heard.every((n, i) => n === i)") == "true")
    _ = await shop.value("(off(), 1)")
    try shop.viewer.send(200, as: "n")
    try await Task.sleep(for: .milliseconds(50))
    #expect(await shop.value("heard.length") == "200")
  }

  @Test("Too large a message, and too many, are refused in words")
  func limits() async throws {
    let shop = try await Shop()
    shop.viewer.bridge.access.largestMessage = 1000
    var heard = 0
    let registration = try shop.viewer.bridge.handle("x", String.self) { _, _ in heard += 1 }
    await shop.show("")
    _ = await shop.value(
      "(linkway.request('x', 'y'.repeat(2000)).catch(e => { answer = e.message || e }), 1)")
    await shop.waitFor("answer", "linkway: the message holds 2002 bytes; 1000 are taken at most")
    shop.viewer.bridge.access.largestMessage = 16 << 20
    _ = await shop.value("(linkway.request('x', 'y'.repeat(5000000)).then(() => { answer = 'large' }), 1)")
    await shop.waitFor("answer", "large")
    shop.viewer.bridge.access.burst = 10
    shop.viewer.bridge.access.messagesPerSecond = 1
    _ = await shop.value(
      "(refused = 0, (() => { for (let i = 0; i < 100; i++) linkway.request('x', 'y').catch(e => { refused++; answer = e.message || e }) })(), 1)"
    )
    await wait(for: "the refusals") {
      shop.log.count(of: "refused x: too many messages; 1 a second are taken") >= 85
    }
    await shop.waitFor("answer", "linkway: too many messages; 1 a second are taken")
    #expect(heard < 15)
    withExtendedLifetime(registration) {}
  }

  @Test("A reply to a document that is gone is dropped and reported")
  func late() async throws {
    let shop = try await Shop()
    let slow = SlowPage("/unused", on: shop.server)
    var isAsked = false
    var resume: CheckedContinuation<Void, Never>?
    let registration = try shop.viewer.bridge.handle("slow", String.self) { _, _ in
      await withCheckedContinuation { continuation in
        resume = continuation
        isAsked = true
      }
      return "late"
    }
    await shop.show("<script>linkway.request('slow', 'x').then(r => { answer = r })</script>")
    await wait(for: "the question") { isAsked }
    await shop.show("<p>next", path: "/next")
    resume?.resume()
    await wait(for: "the word of it") {
      shop.log.words.contains("refused slow: the document that asked is gone")
    }
    #expect(await shop.value("typeof answer") == "undefined")
    withExtendedLifetime((registration, slow)) {}
  }

  @Test("A handler goes with its registration, and a name is given once")
  func registration() async throws {
    let shop = try await Shop()
    let bridge = shop.viewer.bridge
    var first: BridgeRegistration? = try bridge.handle("x", String.self) { _, _ in }
    #expect(throws: BridgeSetupError.nameTaken("x")) { _ = try bridge.handle("x", String.self) { _, _ in } }
    #expect(throws: BridgeSetupError.badName("linkway")) {
      _ = try bridge.handle("linkway", String.self) { _, _ in }
    }
    #expect(throws: BridgeSetupError.badName("")) { _ = try bridge.handle("", String.self) { _, _ in } }
    _ = first
    first = nil
    try await Task.sleep(for: .milliseconds(20))
    let second = try bridge.handle("x", String.self) { _, _ in }
    withExtendedLifetime(second) {}
    var options = ViewerOptions(storage: .inMemory)
    options.injectsNothing = true
    let bare = WebViewer(options)
    #expect(throws: BridgeSetupError.injectsNothing) {
      _ = try bare.bridge.handle("x", String.self) { _, _ in }
    }
    bare.load(.html("<p>x", base: WebURL("https://a.example")!))
    await wait(for: "the page") { !bare.isLoading }
    let added =
      try await bare.webView.evaluateJavaScript("String([typeof linkway, typeof webkit])") as? String
    #expect(added == "undefined,undefined" || added == "undefined,object")
  }
}

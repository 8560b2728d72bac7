import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct BridgeLifetimeTests {
  /// Keeps a handler waiting until a test lets it go.
  @MainActor
  final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var count: Int { waiting.count }
    func wait() async { await withCheckedContinuation { waiting.append($0) } }
    func open() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  static let gone = "refused slow: the document that asked is gone"

  private func makeShop(_ gate: Gate) async throws -> (Shop, BridgeRegistration) {
    let shop = try await Shop()
    let site = Shop.site(shop.server, "127.0.0.1")
    shop.viewer.bridge.access = BridgeAccess([site], frames: [site], popups: [site])
    let registration = try shop.viewer.bridge.handle("slow", String.self) { _, _ in
      await gate.wait()
      return "late"
    }
    shop.server.serve(
      "/asks", .html("<script>linkway.request('slow', 'x').then(r => { document.title = r })</script>"))
    return (shop, registration)
  }

  @Test("A window that waits for an answer gets it, though the page that opened it is gone")
  func opener() async throws {
    let gate = Gate()
    let (shop, registration) = try await makeShop(gate)
    await shop.show("")
    _ = await shop.value("(open('/asks'), 1)")
    await wait(for: "the question") { gate.count == 1 }
    // By the page itself: what the app loads closes the windows that lie over the page.
    shop.server.serve("/next", .html("<title>Next</title>"))
    _ = await shop.value("(location = '/next', 1)")
    await wait(for: "the next page") { shop.viewer.title == "Next" && !shop.viewer.isLoading }
    gate.open()
    await wait(for: "the answer") { shop.viewer.popups.first?.viewer.title == "late" }
    #expect(!shop.log.words.contains(Self.gone))
    withExtendedLifetime(registration) {}
  }

  @Test("An answer to a window that shows another page, or is closed, is reported as not delivered")
  func window() async throws {
    let gate = Gate()
    let (shop, registration) = try await makeShop(gate)
    await shop.show("")
    _ = await shop.value("(child = open('/asks'), 1)")
    await wait(for: "the question") { gate.count == 1 }
    shop.server.serve("/other", .html("<title>other</title>"))
    shop.viewer.popups[0].viewer.load(shop.server.page("/other"))
    await wait(for: "the other page") { shop.viewer.popups.first?.viewer.title == "other" }
    gate.open()
    await wait(for: "the word of it") { shop.log.words.contains(Self.gone) }
    shop.viewer.popups[0].viewer.load(shop.server.page("/asks"))
    await wait(for: "the second question") { gate.count == 1 }
    shop.log.clear()
    shop.viewer.popups[0].close()
    gate.open()
    await wait(for: "the word of the closed one") { shop.log.words.contains(Self.gone) }
    withExtendedLifetime(registration) {}
  }

  @Test("A name is free as soon as its registration is dropped, and its messages are refused in between")
  func name() async throws {
    let shop = try await Shop()
    let bridge = shop.viewer.bridge
    var registration: BridgeRegistration? = try bridge.handle("x", String.self) { _, _ in "first" }
    await shop.show("")
    _ = registration
    registration = nil
    let second = try bridge.handle("x", String.self) { _, _ in "second" }
    // Not undone by the first one's end.
    try await Task.sleep(for: .milliseconds(50))
    _ = await shop.value("(linkway.request('x', 'x').then(r => { answer = r }), 1)")
    await shop.waitFor("answer", "second")
    withExtendedLifetime(second) {}
  }

  @Test("The sequences of a bridge end when its viewer is dropped without having been closed")
  func dropped() async throws {
    weak var gone: WebViewer?
    let (messages, values):
      (
        AsyncStream<(message: String, sender: MessageSender)>,
        AsyncStream<(value: Int, sender: MessageSender)>
      )
    do {
      let viewer = WebViewer(storage: .inMemory)
      gone = viewer
      messages = try viewer.bridge.messages("x", String.self)
      values = try viewer.bridge.received(Int.self)
    }
    await wait(for: "the viewer to go") { gone == nil }
    var ended = 0
    let first = Task {
      for await _ in messages {}
      ended += 1
    }
    let second = Task {
      for await _ in values {}
      ended += 1
    }
    await wait(for: "the sequences to end") { ended == 2 }
    first.cancel()
    second.cancel()
  }
}

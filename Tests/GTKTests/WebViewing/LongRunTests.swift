import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// What goes on for long: nothing is retained, and memory stays as it was.
@MainActor @Suite("Long runs", .serialized) struct LongRunTests {
  /// How often a viewer is opened and closed; `LINKWAY_CYCLES` in the environment makes it a longer run.
  private static let cycles = ProcessInfo.processInfo.environment["LINKWAY_CYCLES"].flatMap { Int($0) } ?? 50

  /// The process that a page runs in: of those that are new, the one that works when the page's script does.
  private func process(of shop: Shop, besides old: Set<Int32>) async throws -> Int32 {
    let before = ChildProcesses.ofPages.subtracting(old).map { ($0, ChildProcesses.workingTime(of: $0) ?? 0) }
    _ = await shop.value(
      "(() => { const end = performance.now() + 300; while (performance.now() < end); })()")
    let worked = before.map { ($0.0, (ChildProcesses.workingTime(of: $0.0) ?? 0) - $0.1) }
    return try #require(worked.max { $0.1 < $1.1 }).0
  }

  @Test("Messages by the ten thousand, each way, leave the memory of both processes as it was")
  func messages() async throws {
    let old = ChildProcesses.ofPages
    let shop = try await Shop()
    var (heard, isInOrder) = (0, true)
    let registration = try shop.viewer.bridge.handle("count", [Int].self) { numbers, _ in
      isInOrder = isInOrder && numbers[0] == heard
      heard += 1
    }
    shop.viewer.bridge.access.messagesPerSecond = 1_000_000
    await shop.show(
      "<script>heard = 0; isInOrder = true; linkway.on('n', n => { isInOrder = isInOrder && n[0] === heard; heard++ })</script>"
    )
    let page = try await process(of: shop, besides: old)
    func round() async throws {
      heard = 0
      _ = await shop.value(
        "(heard = 0, (() => { for (let i = 0; i < 10000; i++) webkit.messageHandlers.count.postMessage([i]) })(), 1)"
      )
      await wait(for: "all messages", seconds: 30) { heard == 10_000 }
      for number in 0..<10_000 { try shop.viewer.send([number], as: "n") }
      await shop.waitFor("heard", "10000")
      // The test's own notes of the messages would count as the app's memory.
      shop.log.clear()
    }
    // When a collector runs is its own affair: the most of the first rounds counts, and the least of the last ones. What
    // leaks grows with every round.
    var (app, ofPage) = ([Int](), [Int]())
    for _ in 0..<(6 + max(3, Self.cycles / 16)) {
      try await round()
      app.append(try #require(ChildProcesses.anonymousMemory()))
      ofPage.append(try #require(ChildProcesses.anonymousMemory(of: page)))
    }
    // A collector that is late takes some rounds more; what leaks never gets there.
    while Self.grows(app) || Self.grows(ofPage), app.count < 60 {
      try await round()
      app.append(try #require(ChildProcesses.anonymousMemory()))
      ofPage.append(try #require(ChildProcesses.anonymousMemory(of: page)))
    }
    print("messages: app \(app) kB, page \(ofPage) kB")
    #expect(isInOrder)
    #expect(await shop.value("isInOrder") == "true")
    for memory in [app, ofPage] { #expect(!Self.grows(memory), "\(memory)") }
    withExtendedLifetime(registration) {}
  }

  /// Whether the least of the last rounds is more than the most of the first ones.
  private static func grows(_ memory: [Int]) -> Bool {
    Double(memory.suffix(3).min() ?? 0) > Double(memory.prefix(3).max() ?? 0) * 1.05
  }

  @Test("While a page asks for a thousand windows, the app's own work goes on")
  func flood() async throws {
    let shop = try await Shop(limit: 3)
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show(
      "<script>onload = () => setTimeout(() => { n = 0; for (let i = 0; i < 1000; i++) if (open('/pay')) n++; isDone = true })</script>"
    )
    var turns = 0
    // Each turn is work of the app's that waits for its place in the loop, as a click would.
    let end = ContinuousClock.now + .seconds(60)
    while shop.log.count(startingWith: "popup blocked") < 997, ContinuousClock.now < end {
      turns += 1
      await Task.yield()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(shop.log.count(startingWith: "popup blocked") == 997)
    #expect(turns > 20, "\(turns) turns while the page asked")
    await shop.waitFor("isDone + ' ' + n", "true 3")
    #expect(shop.viewer.popups.count == 3)
  }

  /// What a cycle leaves to be looked at: everything should be gone.
  private struct Traces {
    weak var viewer: WebViewer?
    weak var view: WKWebView?
    weak var bridge: ScriptBridge?
    weak var registration: BridgeRegistration?
    weak var popup: Popup?
    weak var child: WKWebView?

    var areGone: Bool {
      viewer == nil && view == nil && bridge == nil && registration == nil && popup == nil && child == nil
    }
  }

  /// Opens a viewer with a handler and a window that is heard, and closes or drops all of it.
  private func cycle(on server: PageServer, closes: Bool) async throws -> Traces {
    var options = ViewerOptions(storage: .inMemory)
    options.policy.popups = PopupPolicy([.init(.overlay, requiresUserGesture: false)])
    let viewer = WebViewer(options)
    let sites = [Shop.site(server, "127.0.0.1")]
    viewer.bridge.access = BridgeAccess(sites, popups: sites)
    var heard: [String] = []
    let registration = try viewer.bridge.handle("say", String.self) { [weak viewer] words, _ in
      heard.append(words)
      return viewer?.title ?? ""
    }
    viewer.load(server.page("/shop"))
    await wait(for: "both to speak") { heard.count == 2 }
    let popup = try #require(viewer.popups.first)
    if closes { viewer.close() }
    return Traces(
      viewer: viewer, view: viewer.webView, bridge: viewer.bridge, registration: registration, popup: popup,
      child: popup.viewer.webView)
  }

  @Test("Viewer, bridge and window, opened and closed over and over: nothing retained, memory flat")
  func cycles() async throws {
    let server = PageServer()
    let says = "webkit.messageHandlers.say.postMessage"
    server.serve(
      "/shop", .html("<title>Shop</title><script>onload = () => { \(says)('shop'); open('/pay') }</script>"))
    server.serve("/pay", .html("<title>Pay</title><script>\(says)('pay')</script>"))
    try server.start()
    let faults = LogWatch.faults
    func run(_ count: Int) async throws {
      for number in 0..<count {
        let traces = try await cycle(on: server, closes: number.isMultiple(of: 2))
        await wait(for: "all of cycle \(number) to go") { traces.areGone }
      }
    }
    try await run(max(10, Self.cycles / 5))
    let before = try #require(ChildProcesses.anonymousMemory())
    try await run(Self.cycles)
    let after = try #require(ChildProcesses.anonymousMemory())
    print("\(Self.cycles) cycles: \(before) kB → \(after) kB")
    #expect(Double(after) <= Double(before) * 1.05, "\(before) kB before, \(after) kB after")
    #expect(LogWatch.faults == faults)
  }
}

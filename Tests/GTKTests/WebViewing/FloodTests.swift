import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct FloodTests {
  @Test("A flood of messages from an unlisted site is reported as one refusal with its count")
  func refusals() async throws {
    let shop = try await Shop()
    let events = shop.viewer.events
    let handler = try shop.viewer.bridge.handle("x", String.self) { _, _ in Issue.record("heard") }
    shop.server.serve(
      "/flood",
      .html(
        "<script>(async () => { for (let i = 0; i < 5000; i++) webkit.messageHandlers.x.postMessage('y').catch(() => {}) })()</script>"
      ))
    await shop.show("<iframe src='\(shop.bank("/flood"))'></iframe>")
    let port = shop.server.page("/").port!
    let word = "refused x: frames of http://localhost:\(port) are not heard by this app"
    await wait(for: "all of them", seconds: 30) { shop.log.count(of: word) == 5000 }
    // At least one line a second, and hardly more.
    let lines = shop.log.words.count { $0.hasPrefix("refused") || $0.contains(" × refused") }
    #expect(lines < 40, "\(lines) lines for 5000 messages")
    #expect(shop.log.words.contains(word))
    shop.viewer.close()
    var streamed = 0
    for await event in events { streamed += EventLog.words(for: event).contains("refused x") ? 1 : 0 }
    #expect(streamed == lines)
    withExtendedLifetime(handler) {}
  }

  @Test(
    "A flood of window requests, dialogs and forbidden frames is reported in a few events with counts")
  func wishes() async throws {
    let shop = try await Shop(.refuse) { options in
      options.policy.subframes = RuleSet([SiteRule(.deny, "denied.example")], otherwise: .allow)
    }
    await shop.show(
      """
      <script>onload = () => setTimeout(() => {
        for (let i = 0; i < 200; i++) open('/a' + i);
        for (let i = 0; i < 200; i++) alert('x');
        document.title = 'done';
      })</script>
      """)
    await wait(for: "the page") { shop.viewer.title == "done" }
    func told(_ start: String) -> Int {
      shop.log.words.reduce(0) { sum, line in
        let parts = line.split(separator: " × ", maxSplits: 1)
        guard (parts.last ?? "").hasPrefix(start) else { return sum }
        return sum + (parts.count == 2 ? Int(parts[0]) ?? 0 : 1)
      }
    }
    for kind in ["popup wished", "popup blocked", "request refused"] {
      await wait(for: "all of \(kind)") { told(kind) == 200 }
      let lines = shop.log.words.count { $0.contains(kind) }
      #expect((21..<80).contains(lines), "\(kind): \(lines)")
    }
  }

  @Test("Counted events are reported before the next page, and before the end")
  func order() async throws {
    let shop = try await Shop()
    let handler = try shop.viewer.bridge.handle("x", String.self) { _, _ in }
    let speaks =
      "<script>for (let i = 0; i < 10; i++) webkit.messageHandlers.x.postMessage('y').catch(() => {})</script>"
    shop.server.serve("/in", .html(speaks))
    await shop.show("<iframe src='\(shop.bank("/in"))'></iframe>")
    let port = shop.server.page("/").port!
    let word = "refused x: frames of http://localhost:\(port) are not heard by this app"
    await wait(for: "the first") { shop.log.words.contains(word) }
    for _ in 0..<20 where await shop.value("1") != "1" {}
    let before = shop.log
    shop.viewer.close()
    #expect(before.count(of: word) == 10)
    #expect(before.words.last == "closed")
    withExtendedLifetime(handler) {}
  }

  @Test("An unread sequence keeps ten thousand events, and delivers the rest merged by kind")
  func unread() async throws {
    let shop = try await Shop()
    shop.viewer.bridge.access.burst = 1_000_000
    let events = shop.viewer.events
    var heard = 0
    let handler = try shop.viewer.bridge.handle("x", Int.self) { _, _ in heard += 1 }
    await shop.show("")
    _ = await shop.value(
      "((() => { for (let i = 0; i < 15000; i++) webkit.messageHandlers.x.postMessage(i) })(), 1)")
    await wait(for: "all messages", seconds: 60) { heard == 15_000 }
    shop.viewer.close()
    var (single, all, last) = (0, 0, "")
    for await event in events {
      last = EventLog.words(for: event)
      switch event {
      case .messageReceived: (single, all) = (single + 1, all + 1)
      case .repeated(.messageReceived, let count): all += count
      default: break
      }
    }
    #expect(all == 15_000)
    #expect((9_900...10_000).contains(single))
    #expect(last == "closed")
    withExtendedLifetime(handler) {}
  }

  @Test(
    "A sequence that waits is given each event as it comes, ends with its task, and may be read by several")
  func waiting() async throws {
    let shop = try await Shop()
    let events = shop.viewer.events
    var heard: [String] = []
    let reading = Task {
      for await event in events {
        heard.append(EventLog.words(for: event))
        if case .finished = event { break }
      }
    }
    await shop.show("<p>x")
    await reading.value
    #expect(heard == ["started /shop", "committed /shop", "finished /shop"])
    let cancelled = Task {
      for await _ in shop.viewer.events {}
      return true
    }
    await Task.yield()
    cancelled.cancel()
    #expect(await cancelled.value)
  }

  @Test(
    "Messages that an app never reads are kept up to a number and a size; the page's promises for the others are rejected"
  )
  func unreadMessages() async throws {
    let shop = try await Shop()
    shop.viewer.bridge.access.burst = 1_000_000
    let messages = try shop.viewer.bridge.messages("say", String.self)
    let values = try shop.viewer.bridge.received(Int.self)
    await shop.show("<script>refused = 0; done = 0; no = e => { refused++; words = e.message }</script>")
    let word = "refused say: too many messages wait for the app to read them"
    _ = await shop.value(
      """
      ((() => { for (let i = 0; i < 10050; i++)
        webkit.messageHandlers.say.postMessage(String(i)).catch(no).then(() => { done++ }) })(), 1)
      """)
    await shop.waitFor("done", "10050")
    #expect(await shop.value("refused") == "50")
    #expect(await shop.value("words") == "linkway: too many messages wait for the app to read them")
    #expect(shop.log.count(of: word) >= 1)
    // As soon as some are read, more are taken, and none of the taken ones is lost.
    var read: [String] = []
    for await (message, _) in messages {
      read.append(message)
      if read.count == 9_999 {
        _ = await shop.value(
          "(webkit.messageHandlers.say.postMessage('late').then(() => { done = 'late' }), 1)")
        await shop.waitFor("done", "late")
      }
      if message == "late" { break }
    }
    #expect(read == (0..<10_000).map(String.init) + ["late"])
    withExtendedLifetime(values) {}
  }

  @Test("Large messages that an app never reads are kept up to 64 MB", arguments: [true, false])
  func unreadBytes(byName: Bool) async throws {
    let shop = try await Shop()
    let (messages, values) = (
      try shop.viewer.bridge.messages("say", String.self), try shop.viewer.bridge.received(String.self)
    )
    await shop.show("<script>taken = 0; done = 0; text = 'x'.repeat(10 << 20)</script>")
    let send = byName ? "webkit.messageHandlers.say.postMessage(text)" : "linkway.send(text)"
    _ = await shop.value(
      "((async () => { for (let i = 0; i < 8; i++) { await \(send).then(() => { taken++ }, () => {}); done++ } })(), 1)"
    )
    await shop.waitFor("done", "8")
    #expect(await shop.value("taken") == "6")
    withExtendedLifetime((messages, values)) {}
  }

  @Test("A page that offers files without an end gets twenty at once, and the list stays short")
  func downloads() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try await Shop { $0.downloads = .folder(folder) }
    shop.server.serveStream("/file", contentType: "application/x-own") { stream in
      while stream.isOpen {
        stream.write(String(repeating: "x", count: 4096))
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    await shop.show("<a download href=/file>x</a>")
    // One by one, for of clicks in one turn the engine takes the last.
    func click(until isEnough: () -> Bool) async throws {
      for _ in 0..<1500 where !isEnough() {
        _ = await shop.value("(document.querySelector('a').click(), 1)")
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(isEnough())
    }
    try await click { shop.viewer.downloads.count > 24 }
    #expect(shop.viewer.downloads.count { $0.isRunning } == 20)
    #expect(shop.viewer.downloads.dropFirst(20).allSatisfy { $0.state == .refused })
    for download in shop.viewer.downloads { download.cancel() }
    #expect(shop.log.count(of: "download ended") == shop.log.count(of: "download started"))
    // Files that end at once, one after the other.
    shop.server.serve("/small", PageResponse(contentType: "text/plain", body: Data("x".utf8)))
    _ = await shop.value("(document.querySelector('a').href = '/small', 1)")
    try await click { shop.log.count(of: "download ended") > 240 }
    #expect(shop.viewer.downloads.count { !$0.isRunning } == 200)
    await shop.show("<p>next")
    await wait(for: "the last ones") { shop.viewer.downloads.allSatisfy { !$0.isRunning } }
    #expect(shop.viewer.downloads.count == 200)
  }
}

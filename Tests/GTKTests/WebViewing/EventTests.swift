import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite struct EventTests {
  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/a", .html("<title>A</title><p>A"))
    server.serve("/b", .html("<title>B</title><p>B"))
    server.serve("/moved", .redirect(to: "/moved2"))
    server.serve("/moved2", .redirect(to: "/b", status: 307))
    server.serve("/500", .html("<p>broken", status: 500))
    server.serve("/file", PageResponse(contentType: "application/x-own", body: Data([1, 2])))
    try server.start()
    return server
  }

  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  @Test("A load reports its start, its first content and its end, in this order")
  func order() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    let log = EventLog(viewer)
    viewer.load(server.page("/a"))
    await settle(viewer)
    #expect(log.words == ["started /a", "committed /a", "finished /a"])
  }

  @Test("Each hop of a redirect is reported")
  func redirects() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    let log = EventLog(viewer)
    viewer.load(server.page("/moved"))
    #expect(viewer.pendingURL == server.page("/moved"))
    await settle(viewer)
    #expect(
      log.words
        == ["started /moved", "redirected /moved2", "redirected /b", "committed /b", "finished /b"])
    #expect(viewer.url == server.page("/b"))
    #expect(viewer.pendingURL == nil)
  }

  @Test("An error status is reported, although the server's own page is displayed")
  func status() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    let log = EventLog(viewer)
    viewer.load(server.page("/500"))
    await settle(viewer)
    #expect(log.words == ["started /500", "status 500 /500", "committed /500", "finished /500"])
    #expect(viewer.phase == .showing)
  }

  @Test("What a page does to its own address is no load, and the address follows")
  func sameDocument() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(server.page("/a"))
    await settle(viewer)
    let log = EventLog(viewer)
    try await viewer.webView.evaluateJavaScript("history.pushState(1, '', '/pushed?x=1')")
    await wait(for: "the first change") { viewer.url == server.page("/pushed?x=1") }
    try await viewer.webView.evaluateJavaScript("history.replaceState(1, '', '/replaced')")
    await wait(for: "the second change") { viewer.url == server.page("/replaced") }
    try await viewer.webView.evaluateJavaScript("location.hash = 'part'")
    await wait(for: "the third change") { viewer.url == server.page("/replaced#part") }
    viewer.load(server.page("/replaced#other"))
    await wait(for: "the app's own change") { viewer.url == server.page("/replaced#other") }
    await settle(viewer)
    try await viewer.webView.evaluateJavaScript("history.back()")
    await wait(for: "the way back") { viewer.url == server.page("/replaced#part") }
    #expect(
      log.words == [
        "same document /pushed?x=1", "same document /replaced", "same document /replaced#part",
        "same document /replaced#other", "same document /replaced#part",
      ])
    #expect(viewer.phase == .showing)
    #expect(viewer.title == "A")
  }

  @Test("The address that shows is the page's, while another one is on its way")
  func pending() async throws {
    let server = try makeServer()
    let slow = SlowPage("/slow", on: server) { _ in .html("<title>Slow</title><p>slow") }
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(server.page("/a"))
    await settle(viewer)
    let log = EventLog(viewer)
    try await viewer.webView.evaluateJavaScript("location.href = '/slow'")
    await wait(for: "the request") { slow.isAwaited }
    #expect(viewer.url == server.page("/a"))
    #expect(viewer.pendingURL == server.page("/slow"))
    slow.letGo()
    await wait(for: "the page") { viewer.url == server.page("/slow") && !viewer.isLoading }
    #expect(log.words == ["started /slow", "committed /slow", "finished /slow"])
  }

  @Test("A load that another one overtakes ends as cancelled, and causes no message to the user")
  func overtaken() async throws {
    let server = try makeServer()
    let slow = SlowPage("/slow", on: server)
    let viewer = WebViewer(storage: .inMemory)
    let log = EventLog(viewer)
    viewer.load(server.page("/slow"))
    await wait(for: "the request") { slow.isAwaited }
    viewer.load(server.page("/b"))
    await wait(for: "the second page") { viewer.phase == .showing }
    slow.letGo()
    await turn()
    #expect(
      log.words == ["started /slow", "failed cancelled", "started /b", "committed /b", "finished /b"])
  }

  @Test("Several sequences hear everything from the moment on at which they were asked for")
  func sequences() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    let first = viewer.events
    viewer.load(server.page("/a"))
    await settle(viewer)
    let second = viewer.events
    viewer.load(server.page("/b"))
    await settle(viewer)
    viewer.close()
    var (heardFirst, heardSecond): ([String], [String]) = ([], [])
    for await event in first { heardFirst.append(EventLog.words(for: event)) }
    for await event in second { heardSecond.append(EventLog.words(for: event)) }
    let later = ["started /b", "committed /b", "finished /b", "closed"]
    #expect(heardFirst == ["started /a", "committed /a", "finished /a"] + later)
    #expect(heardSecond == later)
    for await event in viewer.events { Issue.record("a closed viewer emits \(event)") }
  }

  @Test("A sequence ends with a viewer that is dropped, and keeps none alive")
  func dropped() async throws {
    var events: PageEvents?
    weak var gone: WebViewer?
    do {
      let viewer = WebViewer(storage: .inMemory)
      gone = viewer
      events = viewer.events
    }
    await wait(for: "the viewer to go") { gone == nil }
    for await event in try #require(events) { Issue.record("\(event)") }
  }

  @Test("A listener that is dropped hears no more, and one that loads within an event hears in order")
  func listeners() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    var heard: [String] = []
    let loading = viewer.onEvent { [weak viewer] event in
      if case .finished(let url) = event, url.path == "/a" { viewer?.load(WebURL("file:///x")!) }
    }
    var listening: EventSubscription? = viewer.onEvent { heard.append(EventLog.words(for: $0)) }
    viewer.load(server.page("/a"))
    await wait(for: "the refusal") { viewer.failure != nil }
    #expect(
      Array(heard.dropFirst(2)) == ["finished /a", "blocked /x main action"] + [heard.last ?? ""])
    #expect(heard.last?.hasPrefix("failed blocked") == true)
    _ = listening
    listening = nil
    await turn()
    let count = heard.count
    viewer.load(server.page("/b"))
    await settle(viewer)
    #expect(heard.count == count)
    withExtendedLifetime(loading) {}
  }

  @Test("Asked ten times for the same page, a viewer loads it once")
  func identity() async throws {
    let server = try makeServer()
    server.keepsRequests = true
    let viewer = WebViewer(storage: .inMemory)
    for _ in 0..<10 {
      viewer.show(.url(server.page("/a")))
      await turn()
    }
    await settle(viewer)
    for _ in 0..<10 { viewer.show(.url(server.page("/a"))) }
    await turn()
    #expect(server.requests.filter { $0.path == "/a" }.count == 1)
    viewer.show(.url(server.page("/b")))
    await settle(viewer)
    #expect(viewer.url == server.page("/b"))
  }

  @Test("A viewer that is closed within an event still reports all earlier events, and its end")
  func closedWithin() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    let stream = viewer.events
    let closing = viewer.onEvent { [weak viewer] event in
      if case .finished = event {
        viewer?.load(WebURL("file:///x")!)
        viewer?.close()
      }
    }
    var heard: [String] = []
    let listening = viewer.onEvent { heard.append(EventLog.words(for: $0)) }
    viewer.load(server.page("/a"))
    await wait(for: "the end") { viewer.isClosed }
    let last = ["finished /a", "blocked /x main action", "failed", "closed"]
    #expect(heard.dropFirst(2).map { $0.hasPrefix("failed") ? "failed" : $0 } == last)
    var streamed: [String] = []
    for await event in stream { streamed.append(EventLog.words(for: event)) }
    #expect(streamed == heard)
    withExtendedLifetime((closing, listening)) {}
  }
}

import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebViewing

@MainActor @Suite(.serialized) struct RecoveryTests {
  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/a", .html("<title>A</title><p>A"))
    server.serve("/b", .html("<title>B</title><p>B"))
    try server.start()
    return server
  }

  /// Kills the process of the page that a viewer shows.
  private func killPage(of viewer: WebViewer, but before: Set<Int32>) async throws {
    let pid = try #require(WebProcesses.all.subtracting(before).first, "the page has a process of its own")
    kill(pid, SIGKILL)
    await wait(for: "the process to go") { !WebProcesses.all.contains(pid) }
  }

  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  @Test("A page whose process ends is loaded once more; after a second end, the user decides")
  func twice() async throws {
    let server = try makeServer()
    let before = WebProcesses.all
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(server.page("/a"))
    await settle(viewer)
    let log = EventLog(viewer)
    try await killPage(of: viewer, but: before)
    await wait(for: "the page again") { viewer.phase == .showing && log.words.contains("finished /a") }
    #expect(log.words == ["process ended, reloads", "started /a", "committed /a", "finished /a"])
    log.clear()
    try await killPage(of: viewer, but: before)
    await wait(for: "the word of it") { viewer.phase == .crashed }
    #expect(log.words == ["process ended", "failed crashed"])
    #expect(viewer.url == server.page("/a"))
    #expect(!viewer.hasPage)
    #expect(viewer.failure?.kind == .crashed)
    #expect(await viewer.diagnosis().finding == .crashed)
    viewer.retry()
    await settle(viewer)
    #expect(viewer.phase == .showing)
    // The user loaded the page again, so its process may end once more before the user is asked.
    log.clear()
    try await killPage(of: viewer, but: before)
    await wait(for: "the page again") { log.words.last?.hasPrefix("finished") == true }
  }

  @Test("A page that a link led to is the one that is loaded again")
  func afterLink() async throws {
    let server = try makeServer()
    let before = WebProcesses.all
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(server.page("/a"))
    await settle(viewer)
    try await viewer.webView.evaluateJavaScript("location.href = '/b'")
    await wait(for: "the other page") { viewer.url == server.page("/b") && !viewer.isLoading }
    let log = EventLog(viewer)
    try await killPage(of: viewer, but: before)
    await wait(for: "the page again") { log.words.last?.hasPrefix("finished") == true }
    #expect(viewer.url == server.page("/b"))
  }

  @Test("A page given as text is given again")
  func text() async throws {
    let before = WebProcesses.all
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(.html("<p>given", base: WebURL("https://base.example/")!))
    await settle(viewer)
    let log = EventLog(viewer)
    try await killPage(of: viewer, but: before)
    await wait(for: "the page again") { log.words.last?.hasPrefix("finished") == true }
    #expect(try await viewer.webView.evaluateJavaScript("document.body.innerText") as? String == "given")
  }

  @Test("An app that wants no reload is notified at once")
  func none() async throws {
    let server = try makeServer()
    let before = WebProcesses.all
    var options = ViewerOptions(storage: .inMemory)
    options.automaticReloads = 0
    let viewer = WebViewer(options)
    viewer.load(server.page("/a"))
    await settle(viewer)
    try await killPage(of: viewer, but: before)
    await wait(for: "the word of it") { viewer.phase == .crashed }
  }
}

import Foundation
import GLib
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct DiagnosisTests {
  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/full", .html("<title>F</title><p>content"))
    server.serve("/picture", .html("<img width=10 height=10>"))
    server.serve("/empty", .html("<title>E</title><div id=app></div>"))
    server.serve("/invisible", .html("<p style='opacity:0'>x</p><p style='display:none'>y</p>"))
    server.serve(
      "/broken", .html("<title>B</title><div id=app></div>\n<script>\nmissingThing.start()\n</script>"))
    server.serve("/rejected", .html("<div></div><script>Promise.reject(new Error('no data'))</script>"))
    server.serve("/missing", .html("<div></div><script src=/nowhere.js></script>"))
    server.serve("/endless", .html("<p>x<script>setTimeout(() => { for (;;) {} }, 50)</script>"))
    try server.start()
    return server
  }

  /// The diagnosis of a page in a window, because a page outside a window is hidden.
  private func diagnose(_ path: String) async throws -> PageDiagnosis {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    return await withWindow(WebViewerView(viewer)) { _ in
      viewer.load(server.page(path))
      await settle(viewer)
      return await viewer.diagnosis()
    }
  }

  @Test("A page with something to see shows", arguments: ["/full", "/picture"])
  func shows(path: String) async throws {
    let diagnosis = try await diagnose(path)
    #expect(diagnosis.finding == .shows)
    #expect(diagnosis.description == "The page shows.")
  }

  @Test(
    "A document without visible content is distinguished from a visible one",
    arguments: ["/empty", "/invisible"])
  func empty(path: String) async throws {
    #expect(try await diagnose(path).finding == .emptyDocument)
  }

  @Test("An empty document whose script failed names the script's error")
  func scriptError() async throws {
    let diagnosis = try await diagnose("/broken")
    guard case .scriptError(let errors) = diagnosis.finding else {
      Issue.record("\(diagnosis.finding)")
      return
    }
    #expect(errors.count == 1)
    #expect(errors[0].message.contains("missingThing"))
    #expect(errors[0].source.hasSuffix("/broken"))
    #expect(errors[0].line == 3)
    #expect(diagnosis.scriptErrors == errors)
    #expect(diagnosis.description.hasPrefix("The document is empty, and a script of its own failed: "))
  }

  @Test("An unhandled promise and a missing script are errors too")
  func otherErrors() async throws {
    #expect(
      try await diagnose("/rejected").scriptErrors.map(\.message) == ["A promise was rejected: no data"])
    let missing = try await diagnose("/missing").scriptErrors
    #expect(missing.map(\.message) == ["The script did not load."])
    #expect(missing.first?.source.hasSuffix("/nowhere.js") == true)
  }

  @Test("A page with an endless script is reported in time, and ends with its viewer")
  func unresponsive() async throws {
    let server = try makeServer()
    let before = ChildProcesses.ofPages
    weak var released: WebViewer?
    do {
      let viewer = WebViewer(storage: .inMemory)
      released = viewer
      await withWindow(WebViewerView(viewer)) { _ in
        viewer.load(server.page("/endless"))
        await settle(viewer)
        try? await Task.sleep(for: .milliseconds(150))
        #expect(await viewer.diagnosis().finding == .unresponsive)
        // Nor do values that wait for the page keep it.
        try? viewer.send(1)
      }
    }
    await wait(for: "the viewer's end") { released == nil }
    await wait(for: "the process's end", seconds: 20) { ChildProcesses.ofPages.subtracting(before).isEmpty }
  }

  @Test("A page that is on no screen is hidden")
  func hidden() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(server.page("/full"))
    await settle(viewer)
    #expect(await viewer.diagnosis().finding == .hidden)
  }

  @Test("Without a page, the diagnosis has the reason")
  func withoutPage() async throws {
    let server = try makeServer()
    let slow = SlowPage("/slow", on: server)
    let viewer = WebViewer(storage: .inMemory)
    #expect(await viewer.diagnosis().finding == .neverLoaded)
    viewer.load(server.page("/slow"))
    await wait(for: "the request") { slow.isAwaited }
    #expect(await viewer.diagnosis().finding == .waiting(server.page("/slow")))
    slow.letGo()
    viewer.load(WebURL("file:///x")!)
    let failure = try #require(viewer.failure)
    #expect(await viewer.diagnosis().finding == .blocked(failure))
    viewer.load(WebURL("http://127.0.0.1:9/")!)
    await settle(viewer)
    #expect(await viewer.diagnosis().finding == .failed(try #require(viewer.failure)))
    viewer.close()
    #expect(await viewer.diagnosis().finding == .closed)
  }

  @Test("Where nothing is added to pages, a page's errors are not heard, and that is said")
  func noInjection() async throws {
    let server = try makeServer()
    var options = ViewerOptions(storage: .inMemory)
    options.injectsNothing = true
    let viewer = WebViewer(options)
    await withWindow(WebViewerView(viewer)) { _ in
      viewer.load(server.page("/broken"))
      await settle(viewer)
      let diagnosis = await viewer.diagnosis()
      #expect(diagnosis.finding == .emptyDocument)
      #expect(!diagnosis.hearsScripts)
    }
  }
}

import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite struct WebViewerTests {
  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/a", .html("<title>Page A</title><a id=m href='mailto:x@example.com'>m</a><p>A"))
    server.serve("/b", .html("<title>Page B</title>B"))
    server.serve("/moved", .redirect(to: "/b"))
    server.serve("/empty404", PageResponse(status: 404, contentType: "text/html", body: Data()))
    server.serve("/page404", .html("<title>Nothing here</title>A server's own words", status: 404))
    server.serve("/blank500", .html("<html><body>  \n", status: 500))
    server.serve("/file", PageResponse(contentType: "application/x-own", body: Data([1, 2, 3])))
    server.serve("/none204", PageResponse(status: 204, contentType: "text/plain", body: Data()))
    server.serve("/empty200", PageResponse(contentType: "text/html", body: Data()))
    server.serve("/to-app", .redirect(to: "myapp://paid?ok=1"))
    server.serve("/to-file", .redirect(to: "file:///etc/passwd"))
    server.serve("/blank-link", .html("<title>Start</title><a id=a target=_blank href='/b'>b</a>"))
    server.serve(
      "/ticking", .html("<title>Ticking</title><script>setInterval(() => fetch('/tick'), 20)</script>"))
    server.serve("/tick", .html("x"))
    server.serve(
      "/dialogs",
      .html("<title>x</title><script>alert(1);document.title='past '+confirm('?')+prompt('?')</script>"))
    try server.start()
    return server
  }

  private func load(_ viewer: WebViewer, _ url: WebURL) async {
    viewer.load(url)
    await wait(for: "the end of loading \(url)") { viewer.phase != .loading }
  }

  @Test("A page loads: title, address, progress and phase follow")
  func loads() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    #expect(viewer.phase == .empty)
    viewer.load(server.page("/a"))
    #expect(viewer.phase == .loading)
    await wait(for: "the page") { viewer.phase == .showing && viewer.title == "Page A" }
    #expect(viewer.url == server.page("/a"))
    #expect(viewer.progress == 1)
    #expect(!viewer.canGoBack)
    await load(viewer, server.page("/moved"))
    #expect(viewer.url == server.page("/b"))
    await wait(for: "the history") { viewer.canGoBack }
    viewer.goBack()
    await wait(for: "the first page again") { viewer.title == "Page A" && viewer.canGoForward }
  }

  @Test(
    "A page that cannot load says why",
    arguments: [
      ("/empty404", PageFailure.Kind.httpStatus(404), "“127.0.0.1” has no page at this address."),
      ("/blank500", .httpStatus(500), "“127.0.0.1” has a problem of its own (error 500). Try again later."),
      (
        "/file", .cannotShow(mimeType: "application/x-own"),
        "This address has a file of the type application/x-own, not a page."
      ),
    ])
  func failures(path: String, kind: PageFailure.Kind, sentence: String) async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page(path))
    guard case .failed(let failure) = viewer.phase else {
      Issue.record("the phase is \(viewer.phase)")
      return
    }
    #expect(failure.kind == kind)
    #expect(failure.sentence == sentence)
    #expect(failure.url == server.page(path))
    #expect(viewer.progress == 0)
  }

  @Test("A server's own error page shows")
  func ownErrorPage() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/page404"))
    #expect(viewer.phase == .showing)
    await wait(for: "its title") { viewer.title == "Nothing here" }
  }

  @Test("A server that does not answer is a failure, and trying again works once it does")
  func retry() async throws {
    let server = try makeServer()
    let url = server.page("/a")
    server.stop()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, url)
    guard case .failed(let failure) = viewer.phase else {
      Issue.record("the phase is \(viewer.phase)")
      return
    }
    #expect(failure.kind == .connectionRefused)
    #expect(failure.canRetry)
    try server.start()
    await load(viewer, server.page("/a"))
    #expect(viewer.phase == .showing)
    viewer.retry()
    await wait(for: "the reload") { viewer.phase == .showing }
  }

  @Test("A restricted port is a failure, not a blank page")
  func restrictedPort() async throws {
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, WebURL("http://127.0.0.1:9/")!)
    guard case .failed(let failure) = viewer.phase else {
      Issue.record("the phase is \(viewer.phase)")
      return
    }
    #expect(failure.kind == .restrictedPort)
    #expect(!failure.canRetry)
  }

  @Test("An address that the policy denies fails at once with the policy's reason")
  func denied() {
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(WebURL("file:///etc/passwd")!)
    #expect(
      viewer.phase
        == .failed(
          PageFailure(.blocked(Verdict(.deny, .unsafeScheme("file"))), url: WebURL("file:///etc/passwd"))))
  }

  @Test("A load that another one overtakes is no failure")
  func overtaken() async throws {
    let server = try makeServer()
    let slow = SlowPage("/slow", on: server)
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(server.page("/slow"))
    await wait(for: "the request") { slow.isAwaited }
    viewer.load(server.page("/b"))
    await wait(for: "the second page") { viewer.phase == .showing && viewer.title == "Page B" }
    slow.letGo()
    await turn()
    #expect(viewer.phase == .showing)
  }

  @Test("A stopped load leaves the page before it")
  func stopped() async throws {
    let server = try makeServer()
    let slow = SlowPage("/slow", on: server)
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/a"))
    viewer.load(server.page("/slow"))
    await wait(for: "the request") { slow.isAwaited }
    viewer.stop()
    await wait(for: "the page before") { viewer.phase == .showing }
    await wait(for: "the title of the page before") { viewer.title == "Page A" }
    // A request of a client that has gone is no error of the server.
    let faults = LogWatch.faults
    slow.letGo()
    await turn()
    #expect(LogWatch.faults == faults)
  }

  @Test("An answer without content leaves the page before it")
  func noContent() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/a"))
    viewer.load(server.page("/none204"))
    await wait(for: "the page before") { viewer.phase == .showing }
    await wait(for: "the title of the page before") { viewer.title == "Page A" }
  }

  @Test(
    "A first address without content says so instead of staying blank", arguments: ["/none204", "/empty200"])
  func noContentAtFirst(path: String) async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page(path))
    guard case .failed(let failure) = viewer.phase else {
      Issue.record("the phase is \(viewer.phase)")
      return
    }
    #expect(failure.kind == .noContent)
    #expect(failure.sentence == "“127.0.0.1” has nothing to show at this address.")
  }

  @Test(
    "A server that sends the app's own load on to an app's scheme is handed off, as payments and sign-ins end"
  )
  func redirectToApp() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    var handed: [WebURL] = []
    viewer.onRoute = { url, _ in handed.append(url) }
    await load(viewer, server.page("/to-app"))
    #expect(handed.map(\.href) == ["myapp://paid?ok=1"])
  }

  @Test("A server that sends on to a file shows none of it")
  func redirectToFile() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/to-file"))
    // WebKitGTK ends the page's process for it, before any policy is asked.
    #expect(viewer.failure != nil, "the phase is \(viewer.phase)")
    #expect(!viewer.hasPage)
    await load(viewer, server.page("/b"))
    #expect(viewer.phase == .showing)
  }

  @Test("A link that wants a new window opens in the same one")
  func newWindow() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/blank-link"))
    try await viewer.webView.evaluateJavaScript("document.getElementById('a').click()")
    await wait(for: "the other page") { viewer.title == "Page B" && viewer.phase == .showing }
  }

  @Test("A load that is refused at once gives up the one on its way, and going back shows the page before it")
  func refusedLoad() async throws {
    let server = try makeServer()
    let slow = SlowPage("/slow", on: server) { _ in .html("<title>Slow</title>") }
    let viewer = WebViewer(storage: .inMemory)
    var handed = 0
    viewer.onRoute = { _, _ in handed += 1 }
    await load(viewer, server.page("/a"))
    viewer.load(server.page("/slow"))
    await wait(for: "the request") { slow.isAwaited }
    viewer.load(WebURL("app://x")!)
    let failure = PageFailure(.unsupportedScheme("app"), url: WebURL("app://x"))
    #expect(viewer.phase == .failed(failure))
    slow.letGo()
    for _ in 0..<20 { await turn() }
    #expect(viewer.phase == .failed(failure))
    #expect(handed == 0)
    viewer.goBack()
    #expect(viewer.phase == .showing)
    await wait(for: "the title of the page before") { viewer.title == "Page A" }
  }

  @Test("A closed viewer that is still referenced runs nothing and does not navigate")
  func closedButHeld() async throws {
    let server = try makeServer()
    server.keepsRequests = true
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/a"))
    await load(viewer, server.page("/ticking"))
    await wait(for: "the page's script") { server.requests.contains { $0.path == "/tick" } }
    viewer.close()
    for _ in 0..<30 { await turn() }
    let before = server.requests.count
    viewer.goBack()
    viewer.goForward()
    viewer.retry()
    for _ in 0..<30 { await turn() }
    #expect(server.requests.count == before)
  }

  @Test("A link that is not for the web is handed off, and the page stays")
  func route() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    var handed: [WebURL] = []
    viewer.onRoute = { url, _ in handed.append(url) }
    await load(viewer, server.page("/a"))
    try await viewer.webView.evaluateJavaScript("document.getElementById('m').click()")
    await wait(for: "the link to be handed off") { !handed.isEmpty }
    #expect(handed == [WebURL("mailto:x@example.com")!])
    #expect(viewer.phase == .showing)
    await wait(for: "the page's title") { viewer.title == "Page A" }
  }

  @Test("A page's dialogs do not block it")
  func dialogs() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    await load(viewer, server.page("/dialogs"))
    await wait(for: "the script to go on") { viewer.title == "past falsenull" }
  }

  @Test("Closing is reported once, and a closed viewer loads nothing")
  func closing() async throws {
    let server = try makeServer()
    server.keepsRequests = true
    let viewer = WebViewer(storage: .inMemory)
    var closed = 0
    viewer.onClose = { closed += 1 }
    viewer.close()
    viewer.close()
    #expect(closed == 1)
    #expect(viewer.isClosed)
    viewer.load(server.page("/a"))
    await turn()
    #expect(viewer.phase == .empty)
    #expect(server.requests.isEmpty)
  }

  @Test("A dropped viewer goes, with its web view, in the midst of loading too")
  func freed() async throws {
    let server = try makeServer()
    for isLoading in [false, true] {
      weak var gone: WebViewer?
      weak var view: WKWebView?
      do {
        let viewer = WebViewer(storage: .inMemory)
        (gone, view) = (viewer, viewer.webView)
        if isLoading { viewer.load(server.page("/a")) } else { await load(viewer, server.page("/a")) }
      }
      await wait(for: "the viewer to go") { gone == nil && view == nil }
    }
  }
}

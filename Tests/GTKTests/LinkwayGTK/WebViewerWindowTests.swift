import Foundation
import GLib
import GTKWidgets
import LinkOpening
import LinkRouting
import LinkText
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite struct WebViewerWindowTests {
  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/terms", .html("<title>Terms</title><p>All of them."))
    try server.start()
    return server
  }

  @Test("The window has the page's title, and the failure's page instead of a blank area")
  func shows() async throws {
    let server = try makeServer()
    let viewer = WebViewer(storage: .inMemory)
    let view = WebViewerView(viewer)
    try await withWindow(view) { _ in
      viewer.load(server.page("/terms"))
      await wait(for: "the page") { viewer.phase == .showing && view.visibleName == "page" }
      server.stop()
      viewer.load(WebURL("http://127.0.0.1:1/")!)
      await wait(for: "the failure page") { view.visibleName == "failure" }
      try server.start()
      viewer.load(server.page("/terms"))
      await wait(for: "the page again") { viewer.phase == .showing && view.visibleName == "page" }
    }
  }

  @Test("A link opens the viewer over the form, the same one again, and closing frees it")
  func opener() async throws {
    let server = try makeServer()
    let form = Window(title: "Form", width: 300, height: 200)
    form.present()
    defer { form.destroy() }
    let opener = LinkOpener(
      try LinkRouter([Route("terms:", to: .page(server.page("/terms")))]), over: form.pointer)
    opener.storage = .inMemory
    var (closed, refused) = (0, [RefusalReason]())
    opener.onViewerClosed = { closed += 1 }
    opener.onRefusal = { refused.append($0) }
    opener.open("terms://all")
    weak let window = opener.viewerWindow
    weak let viewer = window?.viewer
    weak let view = viewer?.webView
    await wait(for: "the title") { window?.title == "Terms" }
    opener.open("terms://all")
    #expect(opener.viewerWindow === window)
    opener.open("other:")
    #expect(refused == [.noRoute("other:", scheme: "other")])
    window?.closeButton.onPress {}
    window?.close()
    await wait(for: "everything to go") { window == nil && viewer == nil && view == nil }
    #expect(closed == 1)
    #expect(opener.viewerWindow == nil)
  }

  @Test("A page's own link to an app's scheme goes back to the router")
  func route() async throws {
    let server = try makeServer()
    server.serve("/start", .html("<title>Start</title><a id=t href='terms://all'>t</a>"))
    let router = try LinkRouter([
      Route("start:", to: .page(server.page("/start"))),
      Route("terms:", to: .page(server.page("/terms"))),
    ])
    let opener = LinkOpener(router, over: nil)
    opener.storage = .inMemory
    opener.open("start:")
    await wait(for: "the first page") { opener.viewerWindow?.title == "Start" }
    try await opener.viewerWindow?.viewer.webView.evaluateJavaScript("document.getElementById('t').click()")
    await wait(for: "the routed page") { opener.viewerWindow?.title == "Terms" }
    opener.viewerWindow?.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
  }

  @Test("A route that leads the viewer to what it does not load ends in words, not in a circle")
  func circle() async throws {
    let router = try LinkRouter([
      Route("loop:", to: .viewer), Route("own:", to: .page(WebURL("own://x")!)),
    ])
    let opener = LinkOpener(router, over: nil)
    opener.storage = .inMemory
    for (target, scheme) in [("loop://x", "loop"), ("own://y", "own")] {
      opener.open(LinkTarget(target))
      let viewer = opener.viewerWindow?.viewer
      #expect(
        viewer?.phase
          == .failed(PageFailure(.unsupportedScheme(scheme), url: WebURL("\(scheme)://x"))))
    }
    opener.viewerWindow?.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
  }

  @Test("A viewer closes with its parent window, and a link opened later gets a window without a parent")
  func parentGoes() async throws {
    let server = try makeServer()
    let faults = LogWatch.faults
    let opener: LinkOpener
    weak var viewer: WebViewer?
    do {
      let form = Window(title: "Form", width: 300, height: 200)
      form.present()
      opener = LinkOpener(LinkRouter(), over: form.pointer)
      opener.storage = .inMemory
      opener.open(LinkTarget(server.page("/terms").href))
      viewer = opener.viewerWindow?.viewer
      await wait(for: "the page") { viewer?.phase == .showing }
      form.close()
    }
    await wait(for: "the viewer to close") { opener.viewerWindow == nil && viewer == nil }
    opener.open(LinkTarget(server.page("/terms").href))
    await wait(for: "the page again") { opener.viewerWindow?.title == "Terms" }
    opener.viewerWindow?.destroy()
    #expect(opener.viewerWindow == nil)
    #expect(LogWatch.faults == faults)
  }

  @Test("A closure that the app sets on a viewer does not cut its window off")
  func ownClosure() async {
    let window = WebViewerWindow(WebViewer(storage: .inMemory))
    var told = 0
    window.viewer.onClose = { told += 1 }
    window.present()
    window.viewer.close()
    await wait(for: "the window to close") { window.isDestroyed }
    #expect(told == 1)
    let second = WebViewerWindow(WebViewer(storage: .inMemory))
    second.present()
    second.destroy()
    #expect(second.viewer.isClosed)
  }

  @Test("A viewer that closes itself closes its window, and both go")
  func viewerCloses() async {
    weak var gone: WebViewerWindow?
    do {
      let window = WebViewerWindow(WebViewer(storage: .inMemory))
      gone = window
      window.present()
      window.viewer.close()
    }
    await wait(for: "the window to go") { gone == nil }
  }

  @Test("Fifty viewers opened and closed in a row leave none behind")
  func fifty() async throws {
    let server = try makeServer()
    var views: [Weak] = []
    for _ in 0..<50 {
      let window = WebViewerWindow(WebViewer(storage: .inMemory))
      views.append(Weak(window.viewer.webView))
      window.present()
      window.viewer.load(server.page("/terms"))
      let viewer = window.viewer
      await wait(for: "the page") { viewer.phase == .showing }
      window.close()
    }
    await wait(for: "the last view to go") { views.allSatisfy { $0.object == nil } }
  }

  private struct Weak {
    weak var object: WKWebView?
    init(_ object: WKWebView) { self.object = object }
  }
}

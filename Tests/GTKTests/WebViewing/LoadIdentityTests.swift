import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite("Whose load it is, and what may come of it", .serialized) struct LoadIdentityTests {
  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  /// Waits for as long as anything wrong would need to happen.
  private func rest() async { try? await Task.sleep(for: .milliseconds(400)) }

  private func text(_ viewer: WebViewer) async -> String? {
    try? await viewer.webView.evaluateJavaScript("document.body.innerText.trim()") as? String
  }

  @Test("A view that requests its page again does not undo a link that the user followed")
  func showAgain() async throws {
    let shop = try await Shop()
    shop.server.serve("/b", .html("<title>B</title>"))
    shop.server.serve("/a", .html("<title>A</title>"))
    shop.viewer.show(.url(shop.server.page("/a")))
    await settle(shop.viewer)
    // A window in the same view is loaded by the viewer itself.
    shop.viewer.policy.popups = PopupPolicy([.init(.sameView, requiresUserGesture: false)])
    _ = await shop.value("(open('/b'), 1)")
    await wait(for: "the other page") { shop.viewer.title == "B" && !shop.viewer.isLoading }
    shop.viewer.show(.url(shop.server.page("/a")))
    await rest()
    #expect(shop.viewer.title == "B")
  }

  @Test("A load given up before the engine began it ends at once, over an empty view and over a page")
  func stopAtOnce() async throws {
    let shop = try await Shop()
    shop.server.serve("/a", .html("<title>A</title>"))
    shop.viewer.load(shop.server.page("/a"))
    shop.viewer.stop()
    #expect(shop.viewer.phase == .empty)
    await rest()
    #expect(shop.viewer.phase == .empty && shop.viewer.pendingURL == nil)
    #expect(shop.log.words == ["failed cancelled"])
    await shop.show("")
    shop.viewer.load(shop.server.page("/a"))
    shop.viewer.stop()
    await rest()
    #expect(shop.viewer.phase == .showing && shop.viewer.title == "Shop")
    shop.viewer.load(shop.server.page("/a"))
    await wait(for: "the page") { shop.viewer.title == "A" && !shop.viewer.isLoading }
  }

  @Test("A load given up while its cookies are being set does not go on")
  func stopBeforeCookies() async throws {
    let server = PageServer()
    server.keepsRequests = true
    server.serve("/a", .html("<title>A</title>"))
    try server.start()
    var options = ViewerOptions(storage: .inMemory)
    options.cookies = [PageCookie("a", "b", domain: "127.0.0.1", isSecure: false)]
    let viewer = WebViewer(options)
    viewer.load(server.page("/a"))
    viewer.stop()
    await rest()
    #expect(viewer.phase == .empty && server.requests.isEmpty)
  }

  @Test("Rules that became stricter after the app asked are reported as the load's failure")
  func stricter() async throws {
    let shop = try await Shop()
    shop.viewer.load(shop.server.page("/a"))
    shop.viewer.policy = .only("elsewhere.example")
    await settle(shop.viewer)
    guard case .blocked = shop.viewer.failure?.kind else {
      Issue.record("not blocked: \(shop.viewer.phase)")
      return
    }
  }

  @Test("A load that overtakes one that runs stays the app's own: a file shows")
  func overtaking() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data("<title>File</title><p>from a file".utf8).write(to: file)
    let shop = try await Shop()
    shop.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(2))
      return .html("<title>Slow</title>")
    }
    await shop.show("")
    shop.viewer.load(shop.server.page("/slow"))
    try await Task.sleep(for: .milliseconds(100))
    shop.viewer.load(.file(file, readAccess: folder))
    await wait(for: "the file") { shop.viewer.title == "File" && shop.viewer.phase == .showing }
    #expect(shop.viewer.failure == nil)
    #expect(!shop.log.words.contains { $0.hasPrefix("blocked") })
  }

  @Test("A load that failed gives what the page does later no rights of the app's")
  func staleRights() async throws {
    let shop = try await Shop()
    shop.viewer.policy.externalSchemes = .init(["myapp"])
    shop.server.serve("/empty", PageResponse(status: 404, contentType: "text/html", body: Data()))
    shop.server.serve("/r", .redirect(to: "myapp://x"))
    await shop.show("<script>function go() { location = '/r' }</script>")
    shop.viewer.load(shop.server.page("/empty"))
    await wait(for: "the failure") { shop.viewer.failure != nil }
    shop.viewer.goBack()
    _ = try? await shop.viewer.webView.evaluateJavaScript("setTimeout(go, 1500); 1")
    try await Task.sleep(for: .seconds(2))
    #expect(!shop.log.words.contains("handed off myapp://x"))
  }

  @Test("A frame's redirect while the app's load is on its way is not the app's")
  func frameMeanwhile() async throws {
    let shop = try await Shop()
    shop.viewer.policy.externalSchemes = .init(["myapp"])
    shop.server.serve("/r", .redirect(to: "myapp://x"))
    shop.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(2))
      return .html("<title>Slow</title>")
    }
    await shop.show(
      """
      <script>
      setTimeout(() => setInterval(() => {
        document.body.appendChild(document.createElement('iframe')).src = '/r';
      }, 200), 1200);
      </script>
      """)
    try await Task.sleep(for: .milliseconds(1100))
    shop.viewer.load(shop.server.page("/slow"))
    await wait(for: "the slow page") { shop.viewer.title == "Slow" }
    #expect(!shop.log.words.contains("handed off myapp://x"))
    // The app's own load may be sent on so.
    shop.viewer.load(shop.server.page("/r"))
    await wait(for: "the hand-off") { shop.log.words.contains("handed off myapp://x") }
  }

  @Test("A page cannot have another site's address shown: on the way back it stays the page's own")
  func addressOnTheWay() async throws {
    let shop = try await Shop()
    var visits = 0
    shop.server.serve("/first") { _ in
      visits += 1
      if visits > 1 { try? await Task.sleep(for: .seconds(1)) }
      return PageResponse(
        headers: ["Cache-Control": "no-store"], contentType: "text/html",
        body: Data("<title>First</title>".utf8))
    }
    shop.viewer.load(WebURL(shop.bank("/first"))!)
    await settle(shop.viewer)
    await shop.show("")
    let before = try #require(shop.viewer.url)
    var seen: Set<WebURL> = []
    let subscription = shop.viewer.onEvent { event in
      if case .sameDocumentChanged(let url) = event { seen.insert(url) }
    }
    shop.viewer.goBack()
    for _ in 0..<20 where shop.viewer.title == "Shop" {
      #expect(shop.viewer.url == before)
      try await Task.sleep(for: .milliseconds(20))
    }
    await wait(for: "the first page") { shop.viewer.title == "First" && !shop.viewer.isLoading }
    #expect(shop.viewer.url?.host?.description == "localhost")
    #expect(seen.isEmpty)
    withExtendedLifetime(subscription) {}
  }

  @Test("A page that takes the address of one of its frames is known by it")
  func framesAddress() async throws {
    let shop = try await Shop()
    shop.server.serve("/inner", .html("inner"))
    await shop.show("<iframe src=/inner></iframe>")
    _ = await shop.value("(history.pushState(0, '', '/inner'), 1)")
    await wait(for: "the address") { shop.viewer.url == shop.server.page("/inner") }
    #expect(shop.viewer.pendingURL == nil)
    #expect(shop.log.words.last == "same document /inner")
  }

  @Test("The refusal of a page out of the history stays, and the blank page instead of it is not reported")
  func refusalStays() async throws {
    let shop = try await Shop()
    shop.server.serve("/first", .html("<title>First</title>"))
    shop.viewer.load(WebURL(shop.bank("/first"))!)
    await settle(shop.viewer)
    await shop.show("")
    shop.viewer.policy = .only("127.0.0.1:*")
    shop.viewer.goBack()
    await rest()
    await rest()
    #expect(shop.viewer.title != "First")
    #expect(shop.viewer.url?.host?.description != "localhost")
    let phase = shop.viewer.phase
    await rest()
    #expect(shop.viewer.phase == phase && phase != .loading)
    #expect(!shop.log.words.contains { $0.contains("blank") })
  }

  @Test("An error page whose script runs without an end is not waited for")
  func endlessErrorPage() async throws {
    let shop = try await Shop()
    shop.server.serve(
      "/404",
      .html("<p>Gone<script>onload = () => setTimeout(() => { for (;;) {} }, 0)</script>", status: 404))
    shop.viewer.load(shop.server.page("/404"))
    await wait(for: "the page") { shop.viewer.phase == .showing }
  }

  @Test(
    "Pages of files link to one another within the folder, can be reloaded and gone back to, and lead nowhere else"
  )
  func files() async throws {
    let outer = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID())")
    let folder = outer.appendingPathComponent("help")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    for (name, place) in [("one", folder), ("two", folder), ("secret", outer)] {
      try Data("<title>\(name)</title><p>\(name)".utf8).write(
        to: place.appendingPathComponent("\(name).html"))
    }
    let shop = try await Shop()
    let viewer = shop.viewer
    viewer.load(.file(folder.appendingPathComponent("one.html"), readAccess: folder))
    await wait(for: "the file") { viewer.title == "one" && !viewer.isLoading }
    viewer.reload()
    await wait(for: "the reload") { shop.log.words.filter { $0.hasPrefix("finished") }.count == 2 }
    #expect(await text(viewer) == "one")
    _ = try? await viewer.webView.evaluateJavaScript("location = 'two.html'; 1")
    await wait(for: "the second file") { viewer.title == "two" && !viewer.isLoading }
    viewer.reload()
    await rest()
    #expect(await text(viewer) == "two")
    viewer.goBack()
    await wait(for: "the first file") { viewer.title == "one" && !viewer.isLoading }
    for way in ["../secret.html", "..%2fsecret.html", "%2e%2e/secret.html"] {
      _ = try? await viewer.webView.evaluateJavaScript("location = '\(way)'; 1")
      await rest()
      #expect(await text(viewer) == "one", "\(way)")
    }
    // A site must not navigate there at all.
    await shop.show("")
    let file = folder.appendingPathComponent("two.html").absoluteString
    _ = try? await viewer.webView.evaluateJavaScript("location = '\(file)'; 1")
    await rest()
    #expect(viewer.title == "Shop")
  }

  @Test("After a link of a given page failed, the link is tried again and not the page")
  func retryOfLink() async throws {
    let shop = try await Shop()
    let gone = PageServer()
    try gone.start()
    let dead = gone.page("/x")
    gone.stop()
    let base = shop.server.page("/base")
    shop.viewer.load(.html("<title>Given</title>", base: base))
    await settle(shop.viewer)
    _ = try? await shop.viewer.webView.evaluateJavaScript("location = '\(dead.href)'; 1")
    await wait(for: "the failure") { shop.viewer.failure != nil }
    let failed = shop.viewer.failure?.url
    shop.log.clear()
    shop.viewer.retry()
    await wait(for: "the failure again") { shop.log.words.contains { $0.hasPrefix("failed") } }
    #expect(shop.viewer.failure?.url == failed && failed == dead)
  }

  @Test("A closed viewer whose view is still referenced does not navigate any more")
  func closed() async throws {
    let shop = try await Shop()
    shop.server.keepsRequests = true
    shop.server.serve("/after", .html("<title>After</title>"))
    await shop.show("<script>setInterval(() => { location = '/after' }, 50)</script>")
    shop.viewer.close()
    let before = shop.server.requests.filter { $0.path == "/after" }.count
    await rest()
    await rest()
    #expect(shop.server.requests.filter { $0.path == "/after" }.count == before)
  }

  @Test(
    "What a script went to by itself does not count as another page: its process dies once, not again and again"
  )
  func crashCircle() async throws {
    let shop = try await Shop()
    let before = WebProcesses.all
    // Without a user gesture, because a script that the app runs counts as one.
    shop.server.serve("/b", .html("<title>B</title>"))
    await shop.show("<script>setTimeout(() => location.replace('/b'), 1500)</script>")
    await wait(for: "the other page") { shop.viewer.title == "B" && !shop.viewer.isLoading }
    for (reloads, phase) in [(true, WebViewer.Phase.showing), (false, .crashed)] {
      shop.log.clear()
      let pid = try #require(WebProcesses.all.subtracting(before).first)
      kill(pid, SIGKILL)
      await wait(for: "its end") { shop.log.words.contains("process ended\(reloads ? ", reloads" : "")") }
      await wait(for: "\(phase)") { shop.viewer.phase == phase }
    }
  }

  @Test("A page that died is loaded again at the address that it had given itself")
  func pushedAddress() async throws {
    let shop = try await Shop()
    shop.server.serve("/shop/deep", .html("<title>Deep</title>"))
    let before = WebProcesses.all
    await shop.show("")
    _ = await shop.value("(history.pushState(0, '', '/shop/deep'), 1)")
    await wait(for: "the address") { shop.viewer.url?.path == "/shop/deep" }
    let pid = try #require(WebProcesses.all.subtracting(before).first)
    kill(pid, SIGKILL)
    await wait(for: "the page again") { shop.viewer.title == "Deep" && shop.viewer.phase == .showing }
  }
}

import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite struct SourceTests {
  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  private func text(_ viewer: WebViewer) async -> String? {
    try? await viewer.webView.evaluateJavaScript("document.body.innerText.trim()") as? String
  }

  @Test("A page given as text shows under its base, which no rule must allow")
  func html() async throws {
    let viewer = WebViewer(policy: .only("shop.example"), storage: .inMemory)
    viewer.load(.html("<title>T</title><p>given", base: WebURL("https://elsewhere.example/x")!))
    await settle(viewer)
    #expect(viewer.phase == .showing)
    #expect(viewer.url?.href == "https://elsewhere.example/x")
    #expect(await text(viewer) == "given")
    #expect(viewer.address == "elsewhere.example")
    viewer.load(.html("<p>without a base", base: nil))
    await settle(viewer)
    #expect(await text(viewer) == "without a base")
    viewer.retry()
    await settle(viewer)
    #expect(await text(viewer) == "without a base")
  }

  @Test("Content given as data shows by its type")
  func data() async throws {
    let viewer = WebViewer(storage: .inMemory)
    let base = WebURL("https://data.example/notes.txt")!
    viewer.load(.data(Data("<b>no markup 길".utf8), mimeType: "text/plain", encoding: "utf-8", base: base))
    await settle(viewer)
    #expect(await text(viewer) == "<b>no markup 길")
  }

  @Test("A file shows with what its folder holds, and one outside fails with the reason")
  func file() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<p>from a file<script src=more.js></script>".utf8).write(
      to: folder.appendingPathComponent("a.html"))
    try Data("document.body.append(' and more')".utf8).write(to: folder.appendingPathComponent("more.js"))
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(.file(folder.appendingPathComponent("a.html"), readAccess: folder))
    await settle(viewer)
    #expect(viewer.phase == .showing)
    let shown = await text(viewer)
    #expect(shown?.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "from a file and more")
    viewer.load(.file(URL(fileURLWithPath: "/etc/hostname"), readAccess: folder))
    await settle(viewer)
    #expect(viewer.failure?.kind == .fileUnreadable)
    viewer.load(.file(URL(string: "https://example.com/")!, readAccess: folder))
    #expect(viewer.failure?.kind == .fileUnreadable)
    #expect(viewer.failure?.detail == "https://example.com/ is not a file: address")
  }

  @Test("An app answers a scheme of its own: pages, what they fetch, and errors")
  func content() async throws {
    var policy = NavigationPolicy.only("app:")
    policy.viewerSchemes = ["app"]
    var options = ViewerOptions(policy: policy, storage: .inMemory)
    var asked: [String] = []
    options.contentHandlers["app"] = { request in
      asked.append("\(request.method) \(request.url.path)")
      switch request.url.path {
      case "/": return .html("<title>App</title><p id=p>…<script src=/s.js></script>")
      case "/s.js":
        return ContentResponse(
          Data("document.getElementById('p').textContent = 'by the app'".utf8), mimeType: "text/javascript")
      default: throw URLError(.fileDoesNotExist)
      }
    }
    let viewer = WebViewer(options)
    viewer.load(WebURL("app://home/")!)
    await settle(viewer)
    #expect(viewer.phase == .showing)
    #expect(await text(viewer) == "by the app")
    #expect(asked == ["GET /", "GET /s.js"])
    viewer.load(WebURL("app://home/missing")!)
    await settle(viewer)
    #expect(viewer.failure?.kind == .fileUnreadable)
  }

  @Test("The first request carries the app's cookies, header fields and name")
  func firstRequest() async throws {
    let server = PageServer()
    server.keepsRequests = true
    server.serve("/a", .html("a"))
    try server.start()
    var options = ViewerOptions(storage: .inMemory)
    options.cookies = [PageCookie("session", "s1", domain: "127.0.0.1", isSecure: false)]
    options.userAgentToken = "GOOGLE_PAY_SUPPORTED"
    let viewer = WebViewer(options)
    viewer.load(.request(server.page("/a"), headers: ["X-Own": "v 1"]))
    await settle(viewer)
    let request = try #require(server.requests.first)
    #expect(request.headers["cookie"] == "session=s1")
    #expect(request.headers["x-own"] == "v 1")
    #expect(request.headers["user-agent"]?.hasSuffix(" GOOGLE_PAY_SUPPORTED") == true)
    #expect(request.headers["user-agent"]?.hasPrefix("Mozilla/5.0") == true)
  }
}

import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// No file comes by a way on which the rules for files are not asked.
@MainActor @Suite(.serialized) struct DownloadDoorTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID())")

  private func makeServer(_ body: String) throws -> PageServer {
    let server = PageServer()
    server.keepsRequests = true
    server.serve("/page", .html("<title>Page</title><body>\(body)"))
    server.serve("/file", PageResponse(contentType: "text/plain", body: Data("content".utf8)))
    try server.start()
    return server
  }

  private func show(
    _ server: PageServer, downloads: RuleSet, place: DownloadDestination? = nil
  ) async -> WebViewer {
    var policy = NavigationPolicy()
    policy.downloads = downloads
    var options = ViewerOptions(policy: policy, storage: .inMemory)
    options.downloads = place ?? .folder(folder)
    let viewer = WebViewer(options)
    viewer.load(server.page("/page"))
    await wait(for: "the page") { viewer.phase == .showing }
    return viewer
  }

  private func click(_ viewer: WebViewer) async throws {
    try await viewer.webView.evaluateJavaScript("document.querySelector('a').click()")
  }

  private func files() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func own(_ server: PageServer) -> SitePattern {
    SitePattern("127.0.0.1:\(server.page("/").port!)")!
  }

  private nonisolated static let data = "<a download=x.txt href='data:text/plain,x'>x</a>"
  private nonisolated static let blob =
    "<a download=x.txt>x</a><script>document.querySelector('a').href = URL.createObjectURL(new Blob(['x']))</script>"
  private nonisolated static let link = "<a download href=/file>x</a>"

  @Test(
    "A link that asks to be saved brings no file where the rules for files allow none",
    arguments: [data, blob, link])
  func denied(body: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let viewer = await show(try makeServer(body), downloads: .nothing)
    try await click(viewer)
    await wait(for: "the refusal") { !viewer.blockLog.entries.isEmpty }
    #expect(viewer.blockLog.entries.map(\.request.isDownload) == [true])
    #expect(viewer.blockLog.entries.first?.verdict.rule?.description == "downloads.otherwise: deny")
    #expect(viewer.downloads.isEmpty)
    #expect(viewer.phase == .showing)
    try await Task.sleep(for: .milliseconds(100))
    #expect(files().isEmpty)
  }

  @Test("What a page makes itself is a file of that page's site", arguments: [data, blob, link])
  func made(body: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try makeServer(body)
    let viewer = await show(server, downloads: .only([own(server)]))
    try await click(viewer)
    await wait(for: "the file") { viewer.downloads.last?.isRunning == false }
    guard case .finished? = viewer.downloads.last?.state else {
      Issue.record("\(String(describing: viewer.downloads.last?.state)) \(viewer.blockLog.entries)")
      return
    }
    #expect(files().count == 1)
  }

  @Test(
    "A file that its server sends on is judged by where to; the engine itself ends one that leaves its origin"
  )
  func redirected() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try makeServer("<a download href=/go>x</a>")
    server.serve("/go", .redirect(to: "/file"))
    let own = SitePattern("127.0.0.1:\(server.page("/").port!)/go")!
    let viewer = await show(server, downloads: .only([own]))
    try await click(viewer)
    await wait(for: "the end") { viewer.downloads.last?.isRunning == false }
    #expect(viewer.downloads.last?.state == .refused)
    #expect(viewer.blockLog.entries.map(\.request.url) == [server.page("/file")])
    #expect(viewer.blockLog.entries.map(\.request.stage) == [.redirect])

    viewer.policy.downloads = .everything
    server.serve("/go", .redirect(to: server.page("/file").href.replacing("127.0.0.1", with: "localhost")))
    try await click(viewer)
    await wait(for: "the second end") {
      viewer.downloads.count == 2 && viewer.downloads[1].isRunning == false
    }
    #expect(viewer.downloads[1].state == .cancelled)
    #expect(files().isEmpty)
  }

  @Test("A page that turns out to be a file is no failure, and a window that is nothing else goes")
  func nothingToShow() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try await Shop { $0.downloads = .folder(folder) }
    shop.server.serve("/bin", PageResponse(contentType: "application/x-own", body: Data([1, 2, 3])))
    shop.viewer.load(shop.server.page("/bin"))
    await wait(for: "the file") { shop.viewer.downloads.first?.isRunning == false }
    await wait(for: "the end of the load") { !shop.viewer.isLoading }
    #expect(shop.viewer.phase == .empty)
    await shop.show("")
    shop.log.clear()
    _ = await shop.value("(w = open('/bin'), 1)")
    await wait(for: "the second file") { shop.viewer.downloads.count == 2 }
    await wait(for: "its end") { shop.viewer.downloads.last?.isRunning == false }
    #expect(shop.viewer.downloads.map(\.fileName) == ["bin", "bin 2"])
    #expect(shop.viewer.downloads.last?.state == .finished(folder.appendingPathComponent("bin 2")))
    await wait(for: "the window to go") { shop.viewer.popups.isEmpty }
  }

  @Test("Two downloads to which an app gives one file: one of them is refused, and the file stays")
  func oneFile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = try makeServer("<a download href=/slow>x</a>")
    server.serveStream("/slow", contentType: "text/plain") { stream in
      for _ in 0..<20 {
        stream.write("some")
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
    let file = folder.appendingPathComponent("one")
    let viewer = await show(server, downloads: .everything, place: .ask { _, _ in file })
    try await click(viewer)
    try await click(viewer)
    await wait(for: "both ends") {
      viewer.downloads.count == 2 && viewer.downloads.allSatisfy { !$0.isRunning }
    }
    #expect(viewer.downloads.count { $0.state == .refused } == 1)
    #expect(viewer.downloads.count { $0.state == .finished(file) } == 1)
    #expect(try Data(contentsOf: file).count == 80)
  }
}

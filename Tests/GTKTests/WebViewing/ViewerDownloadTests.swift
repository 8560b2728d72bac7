import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct ViewerDownloadTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID())")

  @MainActor private final class Answer {
    var file: URL?
    init(_ file: URL) { self.file = file }
  }

  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/a", .html("<title>A</title><a id=a href=/report download>r</a>"))
    for (path, name) in [
      ("/report", "report.txt"), ("/evil", "..%2F..%2Fevil.sh"), ("/turned", "a\u{202E}txt.exe"),
    ] {
      server.serve(
        path,
        PageResponse(
          headers: [
            "Content-Disposition":
              "attachment; filename*=UTF-8''\(name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.union(["%"]))!)"
          ],
          contentType: "text/plain", body: Data("content".utf8)))
    }
    server.serve("/bin", PageResponse(contentType: "application/x-own", body: Data([1, 2, 3])))
    try server.start()
    return server
  }

  private func makeViewer(_ place: DownloadDestination, policy: NavigationPolicy = NavigationPolicy())
    -> WebViewer
  {
    var options = ViewerOptions(policy: policy, storage: .inMemory)
    options.downloads = place
    return WebViewer(options)
  }

  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  private func end(_ viewer: WebViewer, _ count: Int = 1) async throws -> Download {
    await wait(for: "the end of the download") {
      viewer.downloads.count == count && viewer.downloads.last?.isRunning == false
    }
    return try #require(viewer.downloads.last)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "What the app itself answers is saved as well, by a link that asks for it or by an answer that cannot be shown",
    arguments: [true, false])
  func ownContent(byLink: Bool) async throws {
    defer { clean() }
    var options = ViewerOptions(policy: .only("own://shop"), storage: .inMemory)
    options.policy.viewerSchemes.insert("own")
    options.downloads = .folder(folder)
    options.contentHandlers["own"] = { request in
      switch request.url.path {
      case "/receipt":
        ContentResponse(
          Data("paid".utf8), mimeType: "application/x-own",
          headers: ["Content-Disposition": "attachment; filename=\"receipt 7.txt\""])
      case "/missing": ContentResponse(Data(), mimeType: "text/plain", status: 404)
      default:
        .html("<title>Shop</title><a id=a href=/receipt download>r</a><a id=b href=/missing download>m</a>")
      }
    }
    let viewer = WebViewer(options)
    let log = EventLog(viewer)
    viewer.load(WebURL("own://shop/")!)
    await wait(for: "the page") { viewer.title == "Shop" }
    let script = byLink ? "document.getElementById('a').click(); 0" : "location.href = '/receipt'; 0"
    try await viewer.webView.evaluateJavaScript(script)
    let download = try await end(viewer)
    let file = folder.appendingPathComponent("receipt 7.txt")
    #expect(download.state == .finished(file))
    #expect(
      download.fileName == "receipt 7.txt" && download.bytesReceived == 4 && download.fractionCompleted == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "paid")
    try await viewer.webView.evaluateJavaScript("document.getElementById('b').click(); 0")
    #expect(
      try await end(viewer, 2).state
        == .failed(PageFailure(.httpStatus(404), url: WebURL("own://shop/missing"))))
    await wait(for: "the words") { log.words.filter { $0.hasPrefix("download") }.count >= 4 }
    #expect(viewer.title == "Shop" && viewer.phase == .showing)
    withExtendedLifetime(viewer) {}
  }

  @Test("A file is kept under its name, never over another, and the page stays")
  func kept() async throws {
    defer { clean() }
    let server = try makeServer()
    let viewer = makeViewer(.folder(folder))
    viewer.load(server.page("/a"))
    await settle(viewer)
    let log = EventLog(viewer)
    for (index, name) in ["report.txt", "report 2.txt", "report 3.txt"].enumerated() {
      log.clear()
      viewer.load(server.page("/report"))
      let download = try await end(viewer, index + 1)
      let file = folder.appendingPathComponent(name)
      #expect(download.state == .finished(file))
      #expect(download.fileName == name)
      #expect(download.fractionCompleted == 1)
      #expect(download.bytesReceived == 7)
      #expect(download.url == server.page("/report"))
      #expect(try Data(contentsOf: file) == Data("content".utf8))
      await settle(viewer)
      #expect(viewer.phase == .showing)
      #expect(viewer.url == server.page("/a"))
      #expect(log.words.contains("download started"))
      #expect(log.words.contains("download ended"))
    }
    #expect(viewer.downloads.count == 3)
    viewer.clearDownloads()
    #expect(viewer.downloads.isEmpty)
  }

  @Test("What cannot be shown is kept where downloads are, and is a failure where they are not")
  func cannotShow() async throws {
    defer { clean() }
    let server = try makeServer()
    let keeping = makeViewer(.folder(folder))
    keeping.load(server.page("/bin"))
    #expect(try await end(keeping).state == .finished(folder.appendingPathComponent("bin")))
    let refusing = makeViewer(.refused)
    refusing.load(server.page("/bin"))
    await settle(refusing)
    #expect(refusing.failure?.kind == .cannotShow(mimeType: "application/x-own"))
    #expect(refusing.downloads.isEmpty)
  }

  @Test(
    "A server's name for a file leads nowhere and hides nothing",
    arguments: [("/evil", "evil.sh"), ("/turned", "a_txt.exe")])
  func names(path: String, name: String) async throws {
    defer { clean() }
    let server = try makeServer()
    let viewer = makeViewer(.folder(folder))
    viewer.load(server.page(path))
    let download = try await end(viewer)
    #expect(download.state == .finished(folder.appendingPathComponent(name)))
  }

  @Test("An app can say where a file goes, or refuse it")
  func asked() async throws {
    defer { clean() }
    let server = try makeServer()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var asked: [String] = []
    let file = folder.appendingPathComponent("mine")
    let answer = Answer(file)
    let viewer = makeViewer(
      .ask { name, url in
        asked.append("\(name) \(url?.path ?? "")")
        return answer.file
      })
    viewer.load(server.page("/report"))
    #expect(try await end(viewer).state == .finished(file))
    // The file is there now, and is not written over.
    viewer.load(server.page("/report"))
    #expect(try await end(viewer, 2).state == .refused)
    #expect(try Data(contentsOf: file) == Data("content".utf8))
    answer.file = nil
    viewer.load(server.page("/report"))
    #expect(try await end(viewer, 3).state == .refused)
    #expect(asked == Array(repeating: "report.txt /report", count: 3))
  }

  @Test("A download that is given up leaves no file, and one of a closed viewer ends")
  func cancelled() async throws {
    defer { clean() }
    let server = try makeServer()
    server.serveStream("/endless", contentType: "application/x-own") { stream in
      for _ in 0..<2000 {
        stream.write(String(repeating: "x", count: 1000))
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    for byClosing in [false, true] {
      let viewer = makeViewer(.folder(folder))
      viewer.load(server.page("/endless"))
      await wait(for: "some of it") { (viewer.downloads.first?.bytesReceived ?? 0) > 0 }
      let download = try #require(viewer.downloads.first)
      #expect(download.fractionCompleted == nil)
      if byClosing { viewer.close() } else { download.cancel() }
      #expect(download.state == .cancelled)
      await wait(for: "the file to go") {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).isEmpty
      }
    }
  }

  @Test("The policy's rules for downloads hold")
  func denied() async throws {
    defer { clean() }
    let server = try makeServer()
    var policy = NavigationPolicy()
    policy.downloads = .nothing
    let viewer = makeViewer(.folder(folder), policy: policy)
    viewer.load(server.page("/bin"))
    await settle(viewer)
    #expect(viewer.failure?.kind == .cannotShow(mimeType: "application/x-own"))
    #expect(viewer.blockLog.entries.map(\.request.isDownload) == [true])
    #expect(viewer.downloads.isEmpty)
  }
}

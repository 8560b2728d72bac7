import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// A hook or user that never answers keeps nothing waiting and nothing alive.
@MainActor @Suite("Answers that never come", .serialized) struct AbandonedTests {
  /// Waits as a hook that has forgotten its question, until its task is cancelled.
  @MainActor
  final class Forgetful {
    private(set) var count = 0
    private(set) var wasCancelled = 0
    /// Waits for hooks that ignore their cancellation.
    private var lost: [CheckedContinuation<Void, Never>] = []
    let hears: Bool

    init(hears: Bool) { self.hears = hears }

    func wait() async {
      count += 1
      if hears {
        try? await Task.sleep(for: .seconds(600))
        wasCancelled += 1
      } else {
        await withCheckedContinuation { lost.append($0) }
      }
    }

    func end() {
      for one in lost { one.resume() }
      lost = []
    }
  }

  enum Hook: CaseIterable { case signIn, certificate, alert, files, download, ownDownload, content }

  /// How an app is done with a viewer.
  enum Leave: CaseIterable { case closes, drops }

  private func makeViewer(_ forgetful: Forgetful) -> WebViewer {
    var policy = NavigationPolicy()
    policy.viewerSchemes.formUnion(["own", "kept"])
    var options = ViewerOptions(policy: policy, storage: .inMemory)
    options.contentHandlers["own"] = { _ in
      await forgetful.wait()
      return .html("late")
    }
    options.contentHandlers["kept"] = { _ in
      ContentResponse(Data("x".utf8), mimeType: "application/zip")
    }
    options.downloads = .ask { _, _ in
      await forgetful.wait()
      return nil
    }
    let viewer = WebViewer(options)
    viewer.onAuthenticationChallenge = { _ in
      await forgetful.wait()
      return nil
    }
    viewer.onServerTrustChallenge = { _ in
      await forgetful.wait()
      return .refuse
    }
    return viewer
  }

  /// Brings a viewer to ask, and leaves it so.
  private func leave(
    _ leave: Leave, _ hook: Hook, _ forgetful: Forgetful, _ presenter: inout DialogPresenter?
  ) async throws -> Traces {
    let (plain, secure) = (PageServer(), PageServer())
    try plain.start()
    try secure.start(identity: selfSignedIdentity)
    plain.serve(
      "/secret",
      PageResponse(
        status: 401, headers: ["WWW-Authenticate": "Basic realm=x"], contentType: "text/html", body: Data()))
    plain.serve(
      "/file",
      PageResponse(
        headers: ["Content-Disposition": "attachment"], contentType: "text/plain", body: Data("x".utf8)))
    plain.serve("/alert", .html("<script>onload = () => setTimeout(() => alert('x'))</script>"))
    plain.serve("/page", .html("<title>Page</title><input type=file id=f>"))
    let viewer = makeViewer(forgetful)
    presenter = viewer.presentDialogs()
    switch hook {
    case .signIn: viewer.load(plain.page("/secret"))
    case .certificate: viewer.load(secure.page("/"))
    case .download: viewer.load(plain.page("/file"))
    case .ownDownload: viewer.load(WebURL("kept://x/a.zip")!)
    case .content: viewer.load(WebURL("own://x/")!)
    case .alert: viewer.load(plain.page("/alert"))
    case .files:
      viewer.load(plain.page("/page"))
      await wait(for: "the page") { viewer.phase == .showing }
      viewer.webView.evaluateJavaScript("f.click()", completionHandler: nil)
    }
    await wait(for: "the question") { forgetful.count == 1 || viewer.dialog != nil }
    if leave == .closes { viewer.close() }
    withExtendedLifetime((plain, secure)) {}
    return Traces(viewer: viewer, view: viewer.webView)
  }

  private struct Traces {
    weak var viewer: WebViewer?
    weak var view: WKWebView?
  }

  @Test(
    "A hook or user that never answers keeps no viewer and no page alive, and its task is cancelled",
    arguments: Hook.allCases, Leave.allCases)
  func hooks(hook: Hook, how: Leave) async throws {
    for hears in [true, false] {
      let forgetful = Forgetful(hears: hears)
      var presenter: DialogPresenter?
      let traces = try await leave(how, hook, forgetful, &presenter)
      await wait(for: "the viewer to go") { traces.viewer == nil }
      await wait(for: "the view to go") { traces.view == nil }
      if hears { await wait(for: "the hook to hear of it") { forgetful.wasCancelled == forgetful.count } }
      forgetful.end()
      withExtendedLifetime(presenter) {}
    }
  }

  @Test("A download that is given up while the app chooses a file for it ends at its server, too")
  func download() async throws {
    let forgetful = Forgetful(hears: false)
    defer { forgetful.end() }
    let shop = try await Shop { options in
      options.downloads = .ask { _, _ in
        await forgetful.wait()
        return nil
      }
    }
    var (isSending, pieces) = (true, 0)
    shop.server.serveStream("/file", contentType: "application/x-own") { stream in
      while stream.isOpen, pieces < 1500 {
        stream.write(String(repeating: "x", count: 1024))
        pieces += 1
        try? await Task.sleep(for: .milliseconds(10))
      }
      isSending = false
    }
    await shop.show("")
    shop.viewer.load(shop.server.page("/file"))
    await wait(for: "the question") { forgetful.count == 1 }
    let download = try #require(shop.viewer.downloads.first)
    download.cancel()
    #expect(download.state == .cancelled)
    await wait(for: "the server to stop") { !isSending }
    #expect(pieces < 1500)
  }

  @Test("A closed viewer's page ends although its script is endless and a reference to the viewer exists")
  func endlessScript() async throws {
    let before = WebProcesses.all
    let shop = try await Shop()
    await shop.show("<script>onload = () => setTimeout(() => { for (;;); }, 50)</script>")
    let page = try #require(WebProcesses.all.subtracting(before).first)
    try await Task.sleep(for: .milliseconds(300))
    shop.viewer.close()
    await wait(for: "the process to end") { !WebProcesses.all.contains(page) }
    #expect(shop.log.words.last == "closed")
    #expect(shop.viewer.isClosed)
  }

  @Test("A closed viewer's page that goes by itself takes no process down with force")
  func quietEnd() async throws {
    let shop = try await Shop()
    await shop.show("<title>x</title>")
    let recorder = EndRecorder(shop.viewer)
    shop.viewer.close()
    try await Task.sleep(for: .seconds(3))
    #expect(recorder.ends == 0)
    #expect(shop.viewer.webView.url?.absoluteString == "about:blank")
  }

  /// Counts the deaths of a page's process.
  @MainActor
  private final class EndRecorder {
    private(set) var ends = 0
    private var subscription: EventSubscription?
    init(_ viewer: WebViewer) {
      subscription = viewer.onEvent { [weak self] event in
        if case .processEnded = event { self?.ends += 1 }
      }
    }
  }

  @Test("A call of the page's function ends with its task, and says that it was cancelled")
  func call() async throws {
    let shop = try await Shop()
    await shop.show("<script>function never() { return new Promise(() => {}) }</script>")
    let viewer = shop.viewer
    func outcome(_ run: @escaping @MainActor () async throws -> Void) -> Task<ScriptError?, Never> {
      Task {
        do { try await run() } catch { return error as? ScriptError }
        return nil
      }
    }
    for call in [
      outcome { try await viewer.call("never") },
      outcome { let _: Int = try await viewer.call("never") },
      outcome { try await viewer.evaluate("await new Promise(() => {})") },
      outcome { try await viewer.evaluate("for (;;);") },
    ] {
      try await Task.sleep(for: .milliseconds(50))
      call.cancel()
      #expect(await call.value == .cancelled)
    }
    // Cancelled before it began.
    let early = outcome { try await viewer.evaluate("return 1") }
    early.cancel()
    #expect(await early.value == .cancelled)
    #expect(ScriptError.cancelled.description == "the task that waited for the script was cancelled")
    shop.viewer.close()
  }

  @Test("A window whose opener's viewer is dropped is closed as any other, once", arguments: [false, true])
  func orphan(byViewer: Bool) async throws {
    var popup: Popup?
    do {
      let shop = try await Shop()
      shop.server.serve("/pay", .html("<title>Pay</title>"))
      await shop.show("")
      _ = await shop.value("(open('/pay'), 1)")
      await wait(for: "the window") { shop.viewer.popups.first?.viewer.title == "Pay" }
      popup = shop.viewer.popups.first
    }
    let orphan = try #require(popup)
    var closes = 0
    orphan.viewer.onClose = { closes += 1 }
    if byViewer { orphan.viewer.close() } else { orphan.close() }
    #expect(orphan.isClosed && orphan.viewer.isClosed)
    orphan.close()
    #expect(closes == 1)
  }
}

import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit policy", .serialized) struct PolicyTests {
  @Test(
    "A navigation that the policy cancels causes no delegate call, and leaves the page, its address and progress"
  )
  func cancelled() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    fixture.recorder.forget()
    fixture.recorder.decideAction = { _ in .cancel }
    fixture.view.load(URLRequest(url: fixture.server.url("/other")))
    await wait(for: "the decision") { fixture.recorder.actions.count == 1 && !fixture.view.isLoading }
    await settle(fixture.view)
    #expect(fixture.recorder.events == [])
    #expect(fixture.view.url?.path == "/page")
    #expect(fixture.view.estimatedProgress == 1)
    #expect(!fixture.server.requests.contains { $0.path == "/other" })
  }

  @Test("After a cancelled load the page's own navigation has a navigation of its own")
  func cancelledThenOwn() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    fixture.recorder.forget()
    fixture.recorder.decideAction = { $0.request.url?.path == "/denied" ? .cancel : .allow }
    let denied = fixture.view.load(URLRequest(url: fixture.server.url("/denied")))
    await wait(for: "the decision") { fixture.recorder.actions.count == 1 && !fixture.view.isLoading }
    fixture.server.serve("/own", .html("<title>Own</title>"))
    try await fixture.view.evaluateJavaScript("location.href = '/own'")
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    #expect(fixture.recorder.navigations.allSatisfy { $0 !== denied })
  }

  @Test("Before the response, no frame is called the main one; at the response, its kind is known")
  func frames() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/frame", .html("frame"))
    await fixture.show("<iframe src=/frame></iframe><iframe srcdoc='<p>x'></iframe>")
    #expect(fixture.recorder.actions.count >= 2)
    #expect(fixture.recorder.actions.allSatisfy { $0.targetFrame?.kind == .unknown })
    #expect(fixture.recorder.actions.allSatisfy { $0.targetFrame?.isMainFrame == false })
    let main = fixture.recorder.responses.filter { $0.response.url?.path == "/page" }
    let frame = fixture.recorder.responses.filter { $0.response.url?.path == "/frame" }
    #expect(main.map(\.isForMainFrame) == [true])
    #expect(frame.map(\.isForMainFrame) == [false])
  }

  @Test("The response has the status, the header and whether its type can be displayed")
  func response() async throws {
    let fixture = try Fixture()
    fixture.server.serve(
      "/file",
      PageResponse(status: 200, headers: ["X-Own": "yes"], contentType: "application/zip", body: Data([1])))
    fixture.recorder.decideResponse = { $0.canShowMIMEType ? .allow : .cancel }
    fixture.view.load(URLRequest(url: fixture.server.url("/file")))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    let response = try #require(fixture.recorder.responses.first)
    let head = try #require(response.response as? HTTPURLResponse)
    #expect(!response.canShowMIMEType)
    #expect(head.statusCode == 200)
    #expect(head.value(forHTTPHeaderField: "X-Own") == "yes")
    #expect(head.mimeType == "application/zip")
  }

  @Test("A frame that the policy cancels stays empty, and the page finishes")
  func frameCancelled() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/frame", .html("frame"))
    fixture.recorder.decideAction = { $0.request.url?.path == "/frame" ? .cancel : .allow }
    await fixture.show("<iframe src=/frame></iframe>")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    #expect(!fixture.server.requests.contains { $0.path == "/frame" })
  }

  @Test("A decision that never comes sends nothing, and the next load is not held up")
  func neverDecided() async throws {
    let fixture = try Fixture()
    let forever = Forever()
    fixture.recorder.decideAction = { action in
      if action.request.url?.path == "/never" { await forever.wait() }
      return .allow
    }
    fixture.server.serve("/never", .html("never"))
    fixture.view.load(URLRequest(url: fixture.server.url("/never")))
    await wait(for: "the question") { fixture.recorder.actions.count == 1 }
    await fixture.show("<title>Next</title>")
    await fixture.hasTitle("Next")
    forever.end()
    await settle(fixture.view)
    #expect(!fixture.server.requests.contains { $0.path == "/never" })
    await fixture.hasTitle("Next")
  }

  @Test("A link says what kind it is, and a form too")
  func types() async throws {
    let fixture = try Fixture()
    await fixture.show("<a id=a href='/page?link'>x</a><form id=f action=/page><input name=q value=1></form>")
    fixture.recorder.forget()
    try await fixture.view.evaluateJavaScript("document.getElementById('a').click()")
    await wait(for: "the link's page") { fixture.recorder.events.contains("finish") }
    try await fixture.view.evaluateJavaScript("document.getElementById('f').submit()")
    await wait(for: "the form's page") { fixture.view.url?.query == "q=1" && !fixture.view.isLoading }
    #expect(fixture.recorder.actions.map(\.navigationType) == [.linkActivated, .formSubmitted])
  }

  @Test("Header fields of a request go along")
  func headers() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/a", .html("a"))
    var request = URLRequest(url: fixture.server.url("/a"))
    request.setValue("secret", forHTTPHeaderField: "X-Token")
    fixture.view.load(request)
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    #expect(fixture.server.requests.first { $0.path == "/a" }?.headers["x-token"] == "secret")
  }

  @Test("A delegate without a policy method, or with one misspelled, does not compile")
  func doesNotCompile() throws {
    let right = """
      func webView(_ v: WKWebView, decidePolicyFor a: WKNavigationAction) async -> WKNavigationActionPolicy { .cancel }
      func webView(_ v: WKWebView, decidePolicyFor r: WKNavigationResponse) async -> WKNavigationResponsePolicy { .cancel }
      """
    #expect(try compiles(delegate: right))
    let lines = right.split(separator: "\n").map(String.init)
    #expect(try !compiles(delegate: lines[0]))
    #expect(try !compiles(delegate: lines[1]))
    #expect(
      try !compiles(delegate: right.replacingOccurrences(of: "decidePolicyFor a", with: "decidePolicy a")))
    let handler =
      "func webView(_ v: WKWebView, decidePolicyFor a: WKNavigationAction, decisionHandler: (WKNavigationActionPolicy) -> Void) {}"
    #expect(try !compiles(delegate: handler + "\n" + lines[1]))
  }

  private func compiles(delegate body: String) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("delegate.swift")
    try
      "import Foundation\nimport WebKit\n@MainActor final class D: NSObject, WKNavigationDelegate {\n\(body)\n}\n"
      .write(to: file, atomically: true, encoding: .utf8)
    // The C libraries' modules must be there for the compiler to read ours, but nothing of them is needed.
    try ["CGLibShims", "CGTK", "CSoup", "CWebKitGTK"].map { "module \($0) {}\n" }.joined()
      .write(to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let modules = program.deletingLastPathComponent().appendingPathComponent("Modules")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-swift-version", "6", "-typecheck", "-I", modules.path, "-I", folder.path, file.path,
    ]
    compiler.standardError = FileHandle.nullDevice
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0
  }
}

/// Something that is waited for until a test ends it.
@MainActor
final class Forever {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

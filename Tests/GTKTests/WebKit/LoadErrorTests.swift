import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit load errors", .serialized) struct LoadErrorTests {
  @Test("A restricted port is an error, and the page before it stays", arguments: [1, 9, 25, 6000])
  func restrictedPort(port: Int) async throws {
    let bench = try Bench()
    await bench.show("<title>Before</title>")
    bench.recorder.forget()
    let navigation = bench.view.load(URLRequest(url: URL(string: "http://127.0.0.1:\(port)/")!))
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.navigations.allSatisfy { $0 === navigation })
    #expect(bench.recorder.errors[0].domain == "WebKitErrorDomain")
    #expect(bench.recorder.errors[0].code == 103)
    #expect(bench.view.estimatedProgress == 0)
    await bench.hasTitle("Before")
    #expect(try await bench.value("location.pathname") == "/page")
  }

  @Test(
    "A redirect that the policy cancels, and one to a restricted port, end the load once",
    arguments: [true, false])
  func redirectRefused(byPolicy: Bool) async throws {
    let bench = try Bench()
    await bench.show("<title>Before</title>")
    bench.recorder.forget()
    bench.server.serve("/a", .redirect(to: byPolicy ? "/b" : "http://127.0.0.1:9/"))
    bench.recorder.decideAction = { $0.request.url?.path == "/b" ? .cancel : .allow }
    bench.view.load(URLRequest(url: bench.server.url("/a")))
    await wait(for: "the end") { bench.recorder.events.count >= 2 && !bench.view.isLoading }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors.map(\.code) == [byPolicy ? 102 : 103])
    #expect(bench.view.estimatedProgress == 0)
    #expect(bench.view.url?.path == "/page")
    #expect(try await bench.value("location.pathname") == "/page")
  }

  /// As on Apple's platforms, where the same code of the page's process refuses them.
  @Test(
    "A page's own way to a restricted port ends in the page, whichever it is, and nobody is asked or told",
    arguments: [
      "setTimeout(() => a.click())", "setTimeout(() => f.submit())",
      "setTimeout(() => location.href = a.href)",
      "a.target = '_blank'; setTimeout(() => a.click())", "a.target = 'i'; setTimeout(() => a.click())",
      "document.body.append(Object.assign(document.createElement('iframe'), { src: a.href }))",
    ])
  func restrictedPortByPage(script: String) async throws {
    let bench = try Bench()
    await bench.show(
      """
      <a id=a href='http://127.0.0.1:9/'>x</a><form id=f method=post action='http://127.0.0.1:9/'></form>
      <iframe name=i></iframe><title>Before</title><script>onload = () => { \(script) }</script>
      """)
    await settle(bench.view)
    try await Task.sleep(for: .milliseconds(200))
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    #expect(!bench.recorder.actions.contains { $0.request.url?.port == 9 })
    #expect(bench.view.url?.path == "/page" && bench.view.title == "Before")
  }

  @Test("A scheme that nothing answers fails once with the code for that")
  func unknownScheme() async throws {
    let bench = try Bench()
    await bench.show("<title>Before</title>")
    bench.recorder.forget()
    bench.view.load(URLRequest(url: URL(string: "nonsense:x")!))
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    let error = bench.recorder.errors[0]
    #expect(
      error.domain == "WebKitErrorDomain" && error.code == 101
        || error.domain == NSURLErrorDomain && error.code == NSURLErrorUnsupportedURL)
    await bench.hasTitle("Before")
  }

  @Test("A certificate that nobody signed fails the load, and no error page shows")
  func badCertificate() async throws {
    let bench = try Bench()
    let secure = PageServer()
    secure.serve("/", .html("<title>Secret</title>"))
    try secure.start(identity: selfSignedIdentity)
    bench.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors[0].domain == NSURLErrorDomain)
    #expect(bench.recorder.errors[0].code == URLError.Code.serverCertificateHasUnknownRoot.rawValue)
    #expect(bench.view.title != "Secret")
    #expect(!bench.view.hasOnlySecureContent)
    #expect(bench.view.estimatedProgress == 0)
  }

  @Test(
    "An answer that the policy cancels, and one without content, interrupt the load",
    arguments: [true, false])
  func interrupted(isCancelled: Bool) async throws {
    let bench = try Bench()
    await bench.show("<title>Before</title>")
    bench.recorder.forget()
    bench.server.serve("/empty", PageResponse(status: 204, contentType: "text/html", body: Data()))
    bench.server.serve("/full", .html("<title>Full</title>"))
    bench.recorder.decideResponse = { _ in isCancelled ? .cancel : .allow }
    bench.view.load(URLRequest(url: bench.server.url(isCancelled ? "/full" : "/empty")))
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors[0].domain == "WebKitErrorDomain")
    #expect(bench.recorder.errors[0].code == 102)
    await bench.hasTitle("Before")
  }

  @Test("An answer that asks for a password shows its own page, and no dialog of the engine's")
  func unauthorized() async throws {
    let bench = try Bench()
    bench.server.serve(
      "/locked",
      PageResponse(
        status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], contentType: "text/html",
        body: Data("<title>Locked</title>".utf8)))
    await bench.open("/locked")
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    await bench.hasTitle("Locked")
    #expect((bench.recorder.responses[0].response as? HTTPURLResponse)?.statusCode == 401)
  }

  @Test("A load that breaks off while its page comes fails late")
  func brokenOff() async throws {
    let bench = try Bench()
    bench.server.serve(
      "/short",
      PageResponse(
        headers: ["Content-Length": "100000"], contentType: "text/html",
        body: Data(("<title>S</title>" + String(repeating: "x", count: 9000)).utf8)))
    bench.view.load(URLRequest(url: bench.server.url("/short")))
    await wait(for: "the request") { !bench.server.requests.isEmpty }
    await wait(for: "the commit") { bench.recorder.events.contains("commit") }
    bench.server.stop()
    await wait(for: "the end") { bench.recorder.events.count == 3 }
    await settle(bench.view)
    #expect(bench.recorder.events.count == 3)
    #expect(!bench.view.isLoading)
  }
}

import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit load errors", .serialized) struct LoadErrorTests {
  @Test("A restricted port is an error, and the page before it stays", arguments: [1, 9, 25, 6000])
  func restrictedPort(port: Int) async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    fixture.recorder.forget()
    let navigation = fixture.view.load(URLRequest(url: URL(string: "http://127.0.0.1:\(port)/")!))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.navigations.allSatisfy { $0 === navigation })
    #expect(fixture.recorder.errors[0].domain == "WebKitErrorDomain")
    #expect(fixture.recorder.errors[0].code == 103)
    #expect(fixture.view.estimatedProgress == 0)
    await fixture.hasTitle("Before")
    #expect(try await fixture.value("location.pathname") == "/page")
  }

  @Test(
    "A redirect that the policy cancels, and one to a restricted port, end the load once",
    arguments: [true, false])
  func redirectRefused(byPolicy: Bool) async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    fixture.recorder.forget()
    fixture.server.serve("/a", .redirect(to: byPolicy ? "/b" : "http://127.0.0.1:9/"))
    fixture.recorder.decideAction = { $0.request.url?.path == "/b" ? .cancel : .allow }
    fixture.view.load(URLRequest(url: fixture.server.url("/a")))
    await wait(for: "the end") { fixture.recorder.events.count >= 2 && !fixture.view.isLoading }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors.map(\.code) == [byPolicy ? 102 : 103])
    #expect(fixture.view.estimatedProgress == 0)
    #expect(fixture.view.url?.path == "/page")
    #expect(try await fixture.value("location.pathname") == "/page")
  }

  /// As on Apple's platforms, where the same code of the page's process refuses them.
  @Test(
    "A page's own navigation to a restricted port ends in the page, and the delegate is not called",
    arguments: [
      "setTimeout(() => a.click())", "setTimeout(() => f.submit())",
      "setTimeout(() => location.href = a.href)",
      "a.target = '_blank'; setTimeout(() => a.click())", "a.target = 'i'; setTimeout(() => a.click())",
      "document.body.append(Object.assign(document.createElement('iframe'), { src: a.href }))",
    ])
  func restrictedPortByPage(script: String) async throws {
    let fixture = try Fixture()
    await fixture.show(
      """
      <a id=a href='http://127.0.0.1:9/'>x</a><form id=f method=post action='http://127.0.0.1:9/'></form>
      <iframe name=i></iframe><title>Before</title><script>onload = () => { \(script) }</script>
      """)
    await settle(fixture.view)
    try await Task.sleep(for: .milliseconds(200))
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    #expect(!fixture.recorder.actions.contains { $0.request.url?.port == 9 })
    #expect(fixture.view.url?.path == "/page" && fixture.view.title == "Before")
  }

  @Test("A scheme that nothing answers fails once with the code for that")
  func unknownScheme() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    fixture.recorder.forget()
    fixture.view.load(URLRequest(url: URL(string: "nonsense:x")!))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    let error = fixture.recorder.errors[0]
    #expect(
      error.domain == "WebKitErrorDomain" && error.code == 101
        || error.domain == NSURLErrorDomain && error.code == NSURLErrorUnsupportedURL)
    await fixture.hasTitle("Before")
  }

  @Test("A certificate with an unknown issuer fails the load without an error page")
  func badCertificate() async throws {
    let fixture = try Fixture()
    let secure = PageServer()
    secure.serve("/", .html("<title>Secret</title>"))
    try secure.start(identity: selfSignedIdentity)
    fixture.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors[0].domain == NSURLErrorDomain)
    #expect(fixture.recorder.errors[0].code == URLError.Code.serverCertificateHasUnknownRoot.rawValue)
    #expect(fixture.view.title != "Secret")
    #expect(!fixture.view.hasOnlySecureContent)
    #expect(fixture.view.estimatedProgress == 0)
  }

  @Test(
    "An answer that the policy cancels, and one without content, interrupt the load",
    arguments: [true, false])
  func interrupted(isCancelled: Bool) async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    fixture.recorder.forget()
    fixture.server.serve("/empty", PageResponse(status: 204, contentType: "text/html", body: Data()))
    fixture.server.serve("/full", .html("<title>Full</title>"))
    fixture.recorder.decideResponse = { _ in isCancelled ? .cancel : .allow }
    fixture.view.load(URLRequest(url: fixture.server.url(isCancelled ? "/full" : "/empty")))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors[0].domain == "WebKitErrorDomain")
    #expect(fixture.recorder.errors[0].code == 102)
    await fixture.hasTitle("Before")
  }

  @Test("An answer that asks for a password shows its own page, and no dialog of the engine's")
  func unauthorized() async throws {
    let fixture = try Fixture()
    fixture.server.serve(
      "/locked",
      PageResponse(
        status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], contentType: "text/html",
        body: Data("<title>Locked</title>".utf8)))
    await fixture.open("/locked")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    await fixture.hasTitle("Locked")
    #expect((fixture.recorder.responses[0].response as? HTTPURLResponse)?.statusCode == 401)
  }

  @Test("A load that breaks off while its page comes fails late")
  func brokenOff() async throws {
    let fixture = try Fixture()
    fixture.server.serve(
      "/short",
      PageResponse(
        headers: ["Content-Length": "100000"], contentType: "text/html",
        body: Data(("<title>S</title>" + String(repeating: "x", count: 9000)).utf8)))
    fixture.view.load(URLRequest(url: fixture.server.url("/short")))
    await wait(for: "the request") { !fixture.server.requests.isEmpty }
    await wait(for: "the commit") { fixture.recorder.events.contains("commit") }
    fixture.server.stop()
    await wait(for: "the end") { fixture.recorder.events.count == 3 }
    await settle(fixture.view)
    #expect(fixture.recorder.events.count == 3)
    #expect(!fixture.view.isLoading)
  }
}

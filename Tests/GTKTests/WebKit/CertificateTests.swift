import Foundation
import FoundationNetworking
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit certificates", .serialized) struct CertificateTests {
  private let fixture: Fixture
  private let secure = PageServer()

  init() throws {
    fixture = try Fixture()
    secure.keepsRequests = true
    secure.serve("/", .html("<title>Secret</title>"))
    try secure.start(identity: selfSignedIdentity)
  }

  private func trust(_ challenge: URLAuthenticationChallenge) -> Recorder.Answer {
    guard let trust = challenge.protectionSpace.serverTrust else { return (.performDefaultHandling, nil) }
    return (.useCredential, URLCredential(trust: trust))
  }

  private func end() async {
    await wait(for: "the end") {
      !Set(fixture.recorder.events).isDisjoint(with: ["finish", "fail early", "fail late"])
    }
    await settle(fixture.view)
  }

  @Test("A certificate that the app accepts lets the load go on as the navigation it was")
  func accepted() async throws {
    fixture.recorder.answer = trust
    var observed: [Bool] = []
    let observation = fixture.view.observe(\.isLoading, options: [.new]) { view, _ in
      MainActor.assumeIsolated { observed.append(view.isLoading) }
    }
    let navigation = fixture.view.load(URLRequest(url: secure.url("/")))
    await end()
    observation.invalidate()
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    #expect(fixture.recorder.navigations.allSatisfy { $0 === navigation })
    await fixture.hasTitle("Secret")
    #expect(fixture.view.hasOnlySecureContent)
    #expect(fixture.view.estimatedProgress == 1 && !fixture.view.isLoading)
    #expect(observed.firstIndex(of: false) == observed.indices.last)
    let challenge = try #require(fixture.recorder.challenges.first)
    #expect(fixture.recorder.challenges.count == 1)
    let space = challenge.protectionSpace
    #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
    #expect(space.host == "127.0.0.1" && space.port == secure.url("/").port && space.`protocol` == "https")
    #expect(space.serverTrust?.flaws == [.unknownAuthority])
    let lines = selfSignedIdentity.split(separator: "\n")
    #expect(space.serverTrust?.certificatePEM.contains(lines[1]) == true)
  }

  @Test("An accepted certificate is not asked about again in the same store, and anew in another")
  func remembered() async throws {
    fixture.recorder.answer = trust
    fixture.view.load(URLRequest(url: secure.url("/")))
    await end()
    fixture.recorder.forget()
    fixture.view.load(URLRequest(url: secure.url("/")))
    await end()
    #expect(fixture.recorder.challenges.isEmpty)
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    let other = try Fixture()
    other.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the failure") { !other.recorder.errors.isEmpty }
    #expect(other.recorder.challenges.count == 1)
  }

  @Test("Header fields go along when the load is begun again, and after a redirect they do not")
  func headers() async throws {
    fixture.recorder.answer = trust
    var request = URLRequest(url: secure.url("/"))
    request.setValue("yes", forHTTPHeaderField: "X-Test")
    fixture.view.load(request)
    await end()
    #expect(secure.requests.map { $0.headers["x-test"] } == ["yes"])
    let another = try Fixture()
    another.recorder.answer = trust
    another.server.serve("/go", .redirect(to: secure.url("/").absoluteString))
    await another.open("/go")
    #expect(another.recorder.events == ["start", "redirect", "commit", "finish"])
    await another.hasTitle("Secret")
  }

  @Test(
    "A certificate that is not accepted fails the load once, and the page before it stays",
    arguments: [
      (
        URLSession.AuthChallengeDisposition.performDefaultHandling,
        URLError.Code.serverCertificateHasUnknownRoot
      ),
      (.rejectProtectionSpace, .serverCertificateHasUnknownRoot),
      (.useCredential, .serverCertificateHasUnknownRoot),
      (.cancelAuthenticationChallenge, .cancelled),
    ])
  func refused(_ disposition: URLSession.AuthChallengeDisposition, _ code: URLError.Code) async throws {
    await fixture.show("<title>Before</title>")
    await settle(fixture.view)
    fixture.recorder.forget()
    fixture.recorder.answer = { _ in (disposition, nil) }
    fixture.view.load(URLRequest(url: secure.url("/")))
    await end()
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors.map(\.code) == [code.rawValue])
    #expect(fixture.view.estimatedProgress == 0 && !fixture.view.isLoading)
    #expect(fixture.view.url?.path == "/page")
    #expect(try await fixture.value("document.title") == "Before")
    #expect(secure.requests.isEmpty)
  }

  @Test(
    "While the app thinks, the load is on its way; another one overtakes it, a stop ends it",
    arguments: [true, false])
  func overtaken(byLoad: Bool) async throws {
    let forever = Forever()
    fixture.recorder.answer = { challenge in
      await forever.wait()
      return trust(challenge)
    }
    fixture.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the question") { !fixture.recorder.challenges.isEmpty }
    #expect(fixture.view.isLoading && fixture.view.url == secure.url("/"))
    if byLoad {
      await fixture.show("<title>Next</title>", at: "/next")
    } else {
      fixture.view.stopLoading()
      await wait(for: "the end") { fixture.recorder.events.count == 2 }
    }
    forever.end()
    await settle(fixture.view)
    #expect(
      fixture.recorder.events == ["start", "fail early"] + (byLoad ? ["start", "commit", "finish"] : []))
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(!fixture.view.isLoading && secure.requests.isEmpty)
  }

  @Test("The page's own way elsewhere overtakes a load that waits")
  func overtakenByPage() async throws {
    await fixture.show("<title>Before</title>")
    fixture.server.serve("/next", .html("<title>Next</title>"))
    fixture.recorder.forget()
    let forever = Forever()
    fixture.recorder.answer = { challenge in
      await forever.wait()
      return trust(challenge)
    }
    fixture.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the question") { !fixture.recorder.challenges.isEmpty }
    try await fixture.view.evaluateJavaScript("location.href = '/next'")
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    forever.end()
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early", "start", "commit", "finish"])
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
  }

  @Test("A form's content is not sent again, so the load fails without a question")
  func form() async throws {
    await fixture.show("<form method=post action='\(secure.url("/"))'><input name=a value=b></form>")
    fixture.recorder.forget()
    fixture.recorder.answer = trust
    try await fixture.view.evaluateJavaScript("document.forms[0].submit()")
    await end()
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.challenges.isEmpty && secure.requests.isEmpty)
  }

  @Test("A view that goes while the app thinks leaves nothing behind")
  func dropped() async throws {
    let forever = Forever()
    let recorder = Recorder()
    recorder.answer = { challenge in
      await forever.wait()
      return trust(challenge)
    }
    weak var gone: WKWebView?
    do {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = recorder
      view.load(URLRequest(url: secure.url("/")))
      await wait(for: "the question") { !recorder.challenges.isEmpty }
      gone = view
    }
    forever.end()
    await wait(for: "the view to go") { gone == nil }
    #expect(secure.requests.isEmpty)
  }
}

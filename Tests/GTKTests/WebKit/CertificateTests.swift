import Foundation
import FoundationNetworking
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit certificates", .serialized) struct CertificateTests {
  private let bench: Bench
  private let secure = PageServer()

  init() throws {
    bench = try Bench()
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
      !Set(bench.recorder.events).isDisjoint(with: ["finish", "fail early", "fail late"])
    }
    await settle(bench.view)
  }

  @Test("A certificate that the app accepts lets the load go on as the navigation it was")
  func accepted() async throws {
    bench.recorder.answer = trust
    var observed: [Bool] = []
    let observation = bench.view.observe(\.isLoading, options: [.new]) { view, _ in
      MainActor.assumeIsolated { observed.append(view.isLoading) }
    }
    let navigation = bench.view.load(URLRequest(url: secure.url("/")))
    await end()
    observation.invalidate()
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    #expect(bench.recorder.navigations.allSatisfy { $0 === navigation })
    await bench.hasTitle("Secret")
    #expect(bench.view.hasOnlySecureContent)
    #expect(bench.view.estimatedProgress == 1 && !bench.view.isLoading)
    #expect(observed.firstIndex(of: false) == observed.indices.last)
    let challenge = try #require(bench.recorder.challenges.first)
    #expect(bench.recorder.challenges.count == 1)
    let space = challenge.protectionSpace
    #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
    #expect(space.host == "127.0.0.1" && space.port == secure.url("/").port && space.`protocol` == "https")
    #expect(space.serverTrust?.flaws == [.unknownAuthority])
    let lines = selfSignedIdentity.split(separator: "\n")
    #expect(space.serverTrust?.certificatePEM.contains(lines[1]) == true)
  }

  @Test("An accepted certificate is not asked about again in the same store, and anew in another")
  func remembered() async throws {
    bench.recorder.answer = trust
    bench.view.load(URLRequest(url: secure.url("/")))
    await end()
    bench.recorder.forget()
    bench.view.load(URLRequest(url: secure.url("/")))
    await end()
    #expect(bench.recorder.challenges.isEmpty)
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    let other = try Bench()
    other.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the failure") { !other.recorder.errors.isEmpty }
    #expect(other.recorder.challenges.count == 1)
  }

  @Test("Header fields go along when the load is begun again, and after a redirect they do not")
  func headers() async throws {
    bench.recorder.answer = trust
    var request = URLRequest(url: secure.url("/"))
    request.setValue("yes", forHTTPHeaderField: "X-Test")
    bench.view.load(request)
    await end()
    #expect(secure.requests.map { $0.headers["x-test"] } == ["yes"])
    let another = try Bench()
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
    await bench.show("<title>Before</title>")
    await settle(bench.view)
    bench.recorder.forget()
    bench.recorder.answer = { _ in (disposition, nil) }
    bench.view.load(URLRequest(url: secure.url("/")))
    await end()
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors.map(\.code) == [code.rawValue])
    #expect(bench.view.estimatedProgress == 0 && !bench.view.isLoading)
    #expect(bench.view.url?.path == "/page")
    #expect(try await bench.value("document.title") == "Before")
    #expect(secure.requests.isEmpty)
  }

  @Test(
    "While the app thinks, the load is on its way; another one overtakes it, a stop ends it",
    arguments: [true, false])
  func overtaken(byLoad: Bool) async throws {
    let forever = Forever()
    bench.recorder.answer = { challenge in
      await forever.wait()
      return trust(challenge)
    }
    bench.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the question") { !bench.recorder.challenges.isEmpty }
    #expect(bench.view.isLoading && bench.view.url == secure.url("/"))
    if byLoad {
      await bench.show("<title>Next</title>", at: "/next")
    } else {
      bench.view.stopLoading()
      await wait(for: "the end") { bench.recorder.events.count == 2 }
    }
    forever.end()
    await settle(bench.view)
    #expect(
      bench.recorder.events == ["start", "fail early"] + (byLoad ? ["start", "commit", "finish"] : []))
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(!bench.view.isLoading && secure.requests.isEmpty)
  }

  @Test("The page's own way elsewhere overtakes a load that waits")
  func overtakenByPage() async throws {
    await bench.show("<title>Before</title>")
    bench.server.serve("/next", .html("<title>Next</title>"))
    bench.recorder.forget()
    let forever = Forever()
    bench.recorder.answer = { challenge in
      await forever.wait()
      return trust(challenge)
    }
    bench.view.load(URLRequest(url: secure.url("/")))
    await wait(for: "the question") { !bench.recorder.challenges.isEmpty }
    try await bench.view.evaluateJavaScript("location.href = '/next'")
    await wait(for: "the page") { bench.recorder.events.contains("finish") }
    forever.end()
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early", "start", "commit", "finish"])
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
  }

  @Test("A form's content is not sent again, so the load fails without a question")
  func form() async throws {
    await bench.show("<form method=post action='\(secure.url("/"))'><input name=a value=b></form>")
    bench.recorder.forget()
    bench.recorder.answer = trust
    try await bench.view.evaluateJavaScript("document.forms[0].submit()")
    await end()
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.challenges.isEmpty && secure.requests.isEmpty)
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

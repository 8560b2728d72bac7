import Foundation
import FoundationNetworking
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit authentication", .serialized) struct AuthenticationTests {
  /// Serves a page that wants "ann" and "secret".
  private func lock(_ bench: Bench, _ path: String = "/locked", realm: String = "Vault") {
    let right = "Basic " + Data("ann:secret".utf8).base64EncodedString()
    bench.server.serve(path) { request in
      guard request.headers["authorization"] == right else {
        return PageResponse(
          status: 401, headers: ["WWW-Authenticate": "Basic realm=\"\(realm)\""], contentType: "text/html",
          body: Data("<title>Locked</title>".utf8))
      }
      return .html("<title>Open</title>")
    }
  }

  private func password(_ password: String) -> Recorder.Answer {
    (.useCredential, URLCredential(user: "ann", password: password, persistence: .forSession))
  }

  @Test("A server's question for a password comes with its host, port, realm and method")
  func basic() async throws {
    let bench = try Bench()
    lock(bench)
    bench.recorder.answer = { _ in password("secret") }
    await bench.open("/locked")
    await bench.hasTitle("Open")
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    let challenge = try #require(bench.recorder.challenges.first)
    #expect(bench.recorder.challenges.count == 1)
    let space = challenge.protectionSpace
    #expect(space.host == "127.0.0.1" && space.port == bench.server.url("/").port)
    #expect(space.realm == "Vault" && space.`protocol` == "http" && !space.isProxy())
    #expect(space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
    #expect(challenge.previousFailureCount == 0 && space.serverTrust == nil)
  }

  @Test("Wrong passwords are counted, and the right one is asked for no more")
  func wrong() async throws {
    let bench = try Bench()
    lock(bench)
    bench.recorder.answer = { password($0.previousFailureCount < 2 ? "wrong" : "secret") }
    await bench.open("/locked")
    await bench.hasTitle("Open")
    #expect(bench.recorder.challenges.map(\.previousFailureCount) == [0, 1, 2])
    bench.recorder.forget()
    await bench.open("/locked")
    #expect(bench.recorder.challenges.isEmpty)
  }

  @Test("The digest method is told and answered")
  func digest() async throws {
    let bench = try Bench()
    bench.server.serve("/digest") { request in
      let answer = request.headers["authorization"] ?? ""
      guard answer.hasPrefix("Digest "), answer.contains("username=\"ann\"") else {
        return PageResponse(
          status: 401,
          headers: ["WWW-Authenticate": "Digest realm=\"D\", nonce=\"5f1e\", qop=\"auth\", algorithm=MD5"],
          contentType: "text/html", body: Data())
      }
      return .html("<title>Open</title>")
    }
    bench.recorder.answer = { _ in password("secret") }
    await bench.open("/digest")
    await bench.hasTitle("Open")
    let space = bench.recorder.challenges.first?.protectionSpace
    #expect(space?.authenticationMethod == NSURLAuthenticationMethodHTTPDigest && space?.realm == "D")
  }

  @Test(
    "Whatever gives no password shows the server's own page",
    arguments: [
      URLSession.AuthChallengeDisposition.performDefaultHandling, .rejectProtectionSpace, .useCredential,
    ])
  func refused(_ disposition: URLSession.AuthChallengeDisposition) async throws {
    let bench = try Bench()
    lock(bench)
    bench.recorder.answer = { _ in (disposition, nil) }
    await bench.open("/locked")
    await bench.hasTitle("Locked")
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    #expect(bench.recorder.challenges.count == 1)
  }

  @Test("A challenge that is cancelled fails the load with the cancelled code")
  func cancelled() async throws {
    let bench = try Bench()
    await bench.show("<title>Before</title>")
    lock(bench)
    bench.recorder.forget()
    bench.recorder.answer = { _ in (.cancelAuthenticationChallenge, nil) }
    bench.view.load(URLRequest(url: bench.server.url("/locked")))
    await wait(for: "the end") { bench.recorder.events.count >= 2 }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
  }

  @Test(
    "A question that is never answered ends when the view loads something else; a late answer does nothing")
  func overtaken() async throws {
    let bench = try Bench()
    lock(bench)
    let forever = Forever()
    bench.recorder.answer = { _ in
      await forever.wait()
      return password("secret")
    }
    bench.view.load(URLRequest(url: bench.server.url("/locked")))
    await wait(for: "the question") { !bench.recorder.challenges.isEmpty }
    await bench.show("<title>Next</title>", at: "/next")
    forever.end()
    await settle(bench.view)
    await bench.hasTitle("Next")
    #expect(bench.recorder.events == ["start", "fail early", "start", "commit", "finish"])
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
  }

  @Test("A password that an embedded file asks for is asked for too, each realm by itself")
  func embedded() async throws {
    let bench = try Bench()
    lock(bench, "/a.html", realm: "A")
    lock(bench, "/b.html", realm: "B")
    bench.recorder.answer = { password($0.protectionSpace.realm == "B" ? "secret" : "wrong") }
    bench.recorder.answer = { challenge in
      if challenge.protectionSpace.realm == "A", challenge.previousFailureCount == 1 {
        return (.performDefaultHandling, nil)
      }
      return password(challenge.protectionSpace.realm == "B" ? "secret" : "wrong")
    }
    await bench.show("<iframe src=/a.html></iframe>", at: "/with-a")
    #expect(bench.recorder.challenges.map(\.previousFailureCount) == [0, 1])
    bench.recorder.forget()
    await bench.show("<iframe src=/b.html></iframe>", at: "/with-b")
    #expect(bench.recorder.challenges.map { $0.protectionSpace.realm } == ["B"])
    #expect(bench.recorder.challenges.map(\.previousFailureCount) == [0])
  }
}

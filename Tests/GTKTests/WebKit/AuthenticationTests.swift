import Foundation
import FoundationNetworking
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit authentication", .serialized) struct AuthenticationTests {
  /// Serves a page that wants "ann" and "secret".
  private func lock(_ fixture: Fixture, _ path: String = "/locked", realm: String = "Vault") {
    let right = "Basic " + Data("ann:secret".utf8).base64EncodedString()
    fixture.server.serve(path) { request in
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
    let fixture = try Fixture()
    lock(fixture)
    fixture.recorder.answer = { _ in password("secret") }
    await fixture.open("/locked")
    await fixture.hasTitle("Open")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    let challenge = try #require(fixture.recorder.challenges.first)
    #expect(fixture.recorder.challenges.count == 1)
    let space = challenge.protectionSpace
    #expect(space.host == "127.0.0.1" && space.port == fixture.server.url("/").port)
    #expect(space.realm == "Vault" && space.`protocol` == "http" && !space.isProxy())
    #expect(space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
    #expect(challenge.previousFailureCount == 0 && space.serverTrust == nil)
  }

  @Test("Wrong passwords are counted, and the right one is asked for no more")
  func wrong() async throws {
    let fixture = try Fixture()
    lock(fixture)
    fixture.recorder.answer = { password($0.previousFailureCount < 2 ? "wrong" : "secret") }
    await fixture.open("/locked")
    await fixture.hasTitle("Open")
    #expect(fixture.recorder.challenges.map(\.previousFailureCount) == [0, 1, 2])
    fixture.recorder.forget()
    await fixture.open("/locked")
    #expect(fixture.recorder.challenges.isEmpty)
  }

  @Test("The digest method is reported and answered")
  func digest() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/digest") { request in
      let answer = request.headers["authorization"] ?? ""
      guard answer.hasPrefix("Digest "), answer.contains("username=\"ann\"") else {
        return PageResponse(
          status: 401,
          headers: ["WWW-Authenticate": "Digest realm=\"D\", nonce=\"5f1e\", qop=\"auth\", algorithm=MD5"],
          contentType: "text/html", body: Data())
      }
      return .html("<title>Open</title>")
    }
    fixture.recorder.answer = { _ in password("secret") }
    await fixture.open("/digest")
    await fixture.hasTitle("Open")
    let space = fixture.recorder.challenges.first?.protectionSpace
    #expect(space?.authenticationMethod == NSURLAuthenticationMethodHTTPDigest && space?.realm == "D")
  }

  @Test(
    "An answer without a password shows the server's own page",
    arguments: [
      URLSession.AuthChallengeDisposition.performDefaultHandling, .rejectProtectionSpace, .useCredential,
    ])
  func refused(_ disposition: URLSession.AuthChallengeDisposition) async throws {
    let fixture = try Fixture()
    lock(fixture)
    fixture.recorder.answer = { _ in (disposition, nil) }
    await fixture.open("/locked")
    await fixture.hasTitle("Locked")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    #expect(fixture.recorder.challenges.count == 1)
  }

  @Test("A challenge that is cancelled fails the load with the cancelled code")
  func cancelled() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title>")
    lock(fixture)
    fixture.recorder.forget()
    fixture.recorder.answer = { _ in (.cancelAuthenticationChallenge, nil) }
    fixture.view.load(URLRequest(url: fixture.server.url("/locked")))
    await wait(for: "the end") { fixture.recorder.events.count >= 2 }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
  }

  @Test(
    "A question that is never answered ends when the view loads something else; a late answer does nothing")
  func overtaken() async throws {
    let fixture = try Fixture()
    lock(fixture)
    let forever = Forever()
    fixture.recorder.answer = { _ in
      await forever.wait()
      return password("secret")
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/locked")))
    await wait(for: "the question") { !fixture.recorder.challenges.isEmpty }
    await fixture.show("<title>Next</title>", at: "/next")
    forever.end()
    await settle(fixture.view)
    await fixture.hasTitle("Next")
    #expect(fixture.recorder.events == ["start", "fail early", "start", "commit", "finish"])
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
  }

  @Test("A password that an embedded file asks for is asked for too, each realm by itself")
  func embedded() async throws {
    let fixture = try Fixture()
    lock(fixture, "/a.html", realm: "A")
    lock(fixture, "/b.html", realm: "B")
    fixture.recorder.answer = { password($0.protectionSpace.realm == "B" ? "secret" : "wrong") }
    fixture.recorder.answer = { challenge in
      if challenge.protectionSpace.realm == "A", challenge.previousFailureCount == 1 {
        return (.performDefaultHandling, nil)
      }
      return password(challenge.protectionSpace.realm == "B" ? "secret" : "wrong")
    }
    await fixture.show("<iframe src=/a.html></iframe>", at: "/with-a")
    #expect(fixture.recorder.challenges.map(\.previousFailureCount) == [0, 1])
    fixture.recorder.forget()
    await fixture.show("<iframe src=/b.html></iframe>", at: "/with-b")
    #expect(fixture.recorder.challenges.map { $0.protectionSpace.realm } == ["B"])
    #expect(fixture.recorder.challenges.map(\.previousFailureCount) == [0])
  }
}

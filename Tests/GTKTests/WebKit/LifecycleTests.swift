import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit lifecycle", .serialized) struct LifecycleTests {
  @Test("A load starts, commits and finishes, all with the navigation that load gave")
  func plainLoad() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/a", .html("<title>A</title>"))
    let navigation = fixture.view.load(URLRequest(url: fixture.server.url("/a")))
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    #expect(fixture.recorder.navigations.allSatisfy { $0 === navigation })
    #expect(fixture.view.estimatedProgress == 1)
    #expect(!fixture.view.isLoading)
    await fixture.hasTitle("A")
    #expect(fixture.view.url == fixture.server.url("/a"))
  }

  @Test("A redirect is reported between start and commit")
  func redirect() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/a", .redirect(to: "/b"))
    fixture.server.serve("/b", .html("<title>B</title>"))
    await fixture.open("/a")
    #expect(fixture.recorder.events == ["start", "redirect", "commit", "finish"])
    #expect(Set(fixture.recorder.navigations.map(ObjectIdentifier.init)).count == 1)
    #expect(fixture.view.url?.path == "/b")
    #expect(fixture.recorder.actions.map(\.isRedirect) == [false, true])
  }

  @Test("A server that is not there fails the load once, and no error page shows")
  func refused() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>Before</title><p id=x>here")
    let gone = PageServer()
    try gone.start()
    let url = gone.url("/")
    gone.stop()
    fixture.recorder.forget()
    fixture.view.load(URLRequest(url: url))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors[0].domain == NSURLErrorDomain)
    #expect(fixture.recorder.errors[0].code == NSURLErrorCannotConnectToHost)
    #expect(fixture.recorder.errors[0].userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
    #expect(fixture.view.estimatedProgress == 0)
    #expect(try await fixture.value("document.getElementById('x').innerText") == "here")
  }

  @Test("A load that another overtakes fails with the cancelled code and nothing else")
  func superseded() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    fixture.server.serve("/b", .html("<title>B</title>"))
    let first = fixture.view.load(URLRequest(url: fixture.server.url("/slow")))
    await wait(for: "the start") { fixture.server.requests.contains { $0.path == "/slow" } }
    let second = fixture.view.load(URLRequest(url: fixture.server.url("/b")))
    await wait(for: "the second page") { fixture.recorder.events.contains("finish") }
    #expect(fixture.recorder.events == ["start", "fail early", "start", "commit", "finish"])
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(fixture.recorder.navigations[0] === first && fixture.recorder.navigations[1] === first)
    #expect(fixture.recorder.navigations[2...].allSatisfy { $0 === second })
    #expect(fixture.view.estimatedProgress == 1)
  }

  @Test("Two loads at once: the second is displayed, and each is reported at most once")
  func twoAtOnce() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/a", .html("<title>A</title>"))
    fixture.server.serve("/b", .html("<title>B</title>"))
    fixture.view.load(URLRequest(url: fixture.server.url("/a")))
    let second = fixture.view.load(URLRequest(url: fixture.server.url("/b")))
    await wait(for: "the second page") {
      fixture.view.title == "B" && fixture.recorder.events.contains("finish")
    }
    let ends = zip(fixture.recorder.events, fixture.recorder.navigations).filter { $0.0 == "finish" }
    #expect(ends.map { $0.1 === second } == [true])
    #expect(fixture.recorder.errors.allSatisfy { $0.code == NSURLErrorCancelled })
  }

  @Test("A load that is stopped before its page shows fails with the cancelled code")
  func stoppedEarly() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/slow")))
    await wait(for: "the request") { fixture.server.requests.contains { $0.path == "/slow" } }
    fixture.view.stopLoading()
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(fixture.view.estimatedProgress == 0)
    #expect(!fixture.view.isLoading)
  }

  @Test("A load that is stopped while its page comes fails late with the cancelled code")
  func stoppedLate() async throws {
    let fixture = try Fixture()
    fixture.server.serveStream("/stream") { stream in
      stream.write("<title>S</title><p>begins" + String(repeating: " ", count: 4096))
      try? await Task.sleep(for: .seconds(30))
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/stream")))
    await wait(for: "the commit") { fixture.recorder.events.contains("commit") }
    fixture.view.stopLoading()
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "commit", "fail late"])
    #expect(fixture.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(fixture.view.estimatedProgress == 0)
  }

  @Test("A frame that fails is no failure of the page")
  func frameFails() async throws {
    let fixture = try Fixture()
    await fixture.show("<iframe src='http://127.0.0.1:1/'></iframe><iframe src='nonsense:x'></iframe>")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
  }

  @Test("Progress never falls during a load, and rests at 1")
  func progress() async throws {
    let fixture = try Fixture()
    var values: [Double] = []
    let observation = fixture.view.observe(\.estimatedProgress) { view, _ in
      MainActor.assumeIsolated { values.append(view.estimatedProgress) }
    }
    await fixture.show("<p>one")
    #expect(values.last == 1)
    #expect(values == values.sorted())
    observation.invalidate()
    let count = values.count
    await fixture.show("<p>two")
    #expect(values.count == count)
  }

  @Test("pushState, a hash and a new title move url and title without a navigation")
  func sameDocument() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>One</title>")
    fixture.recorder.forget()
    var addresses: [String] = []
    let observation = fixture.view.observe(\.url) { view, _ in
      MainActor.assumeIsolated { addresses.append(view.url?.absoluteString ?? "nil") }
    }
    try await fixture.view.evaluateJavaScript("history.pushState({}, '', '/pushed'); document.title = 'Two'")
    await wait(for: "the new address") { fixture.view.url?.path == "/pushed" && fixture.view.title == "Two" }
    try await fixture.view.evaluateJavaScript("location.hash = 'part'")
    await wait(for: "the hash") { fixture.view.url?.fragment == "part" }
    try await fixture.view.evaluateJavaScript("history.replaceState({}, '', '/replaced')")
    await wait(for: "the replaced address") { fixture.view.url?.path == "/replaced" }
    await settle(fixture.view)
    #expect(fixture.recorder.events == [])
    #expect(addresses.map { URL(string: $0)!.path } == ["/pushed", "/pushed", "/replaced"])
    #expect(fixture.view.canGoBack)
    observation.invalidate()
  }

  @Test("Back within a document starts no load, and the next load is reported as usual")
  func backWithinDocument() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>One</title>")
    try await fixture.view.evaluateJavaScript("history.pushState({}, '', '/pushed')")
    await wait(for: "the new address") { fixture.view.canGoBack }
    fixture.recorder.forget()
    fixture.view.goBack()
    await wait(for: "the old address") { fixture.view.url?.path == "/page" && !fixture.view.isLoading }
    #expect(fixture.recorder.events == [])
    let next = fixture.view.load(URLRequest(url: fixture.server.url("/page?next")))
    await wait(for: "the next page") { fixture.recorder.events.contains("finish") }
    #expect(fixture.recorder.navigations.allSatisfy { $0 === next })
  }

  @Test("Back, forward and reload are reported in order, and their navigations are their own")
  func history() async throws {
    let fixture = try Fixture()
    await fixture.show("<title>One</title>", at: "/1")
    await fixture.show("<title>Two</title>", at: "/2")
    for (path, go) in [
      ("/1", { $0.goBack() }), ("/2", { $0.goForward() }), ("/2", { $0.reload() }),
      ("/2", { $0.reloadFromOrigin() }),
    ] as [(String, (WKWebView) -> WKNavigation?)] {
      fixture.recorder.forget()
      let navigation = try #require(go(fixture.view))
      await wait(for: "\(path)") { fixture.recorder.events.contains("finish") }
      #expect(fixture.recorder.events == ["start", "commit", "finish"])
      #expect(fixture.recorder.navigations.allSatisfy { $0 === navigation })
      #expect(fixture.view.url?.path == path)
    }
    #expect(fixture.view.goForward() == nil)
  }
}

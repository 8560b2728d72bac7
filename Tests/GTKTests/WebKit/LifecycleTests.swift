import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit lifecycle", .serialized) struct LifecycleTests {
  @Test("A load starts, commits and finishes, all with the navigation that load gave")
  func plainLoad() async throws {
    let bench = try Bench()
    bench.server.serve("/a", .html("<title>A</title>"))
    let navigation = bench.view.load(URLRequest(url: bench.server.url("/a")))
    await wait(for: "the page") { bench.recorder.events.contains("finish") }
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    #expect(bench.recorder.navigations.allSatisfy { $0 === navigation })
    #expect(bench.view.estimatedProgress == 1)
    #expect(!bench.view.isLoading)
    await bench.hasTitle("A")
    #expect(bench.view.url == bench.server.url("/a"))
  }

  @Test("A redirect is told of between start and commit")
  func redirect() async throws {
    let bench = try Bench()
    bench.server.serve("/a", .redirect(to: "/b"))
    bench.server.serve("/b", .html("<title>B</title>"))
    await bench.open("/a")
    #expect(bench.recorder.events == ["start", "redirect", "commit", "finish"])
    #expect(Set(bench.recorder.navigations.map(ObjectIdentifier.init)).count == 1)
    #expect(bench.view.url?.path == "/b")
    #expect(bench.recorder.actions.map(\.isRedirect) == [false, true])
  }

  @Test("A server that is not there fails the load once, and no error page shows")
  func refused() async throws {
    let bench = try Bench()
    await bench.show("<title>Before</title><p id=x>here")
    let gone = PageServer()
    try gone.start()
    let url = gone.url("/")
    gone.stop()
    bench.recorder.forget()
    bench.view.load(URLRequest(url: url))
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors[0].domain == NSURLErrorDomain)
    #expect(bench.recorder.errors[0].code == NSURLErrorCannotConnectToHost)
    #expect(bench.recorder.errors[0].userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
    #expect(bench.view.estimatedProgress == 0)
    #expect(try await bench.value("document.getElementById('x').innerText") == "here")
  }

  @Test("A load that another overtakes fails with the cancelled code and nothing else")
  func superseded() async throws {
    let bench = try Bench()
    bench.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    bench.server.serve("/b", .html("<title>B</title>"))
    let first = bench.view.load(URLRequest(url: bench.server.url("/slow")))
    await wait(for: "the start") { bench.server.requests.contains { $0.path == "/slow" } }
    let second = bench.view.load(URLRequest(url: bench.server.url("/b")))
    await wait(for: "the second page") { bench.recorder.events.contains("finish") }
    #expect(bench.recorder.events == ["start", "fail early", "start", "commit", "finish"])
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(bench.recorder.navigations[0] === first && bench.recorder.navigations[1] === first)
    #expect(bench.recorder.navigations[2...].allSatisfy { $0 === second })
    #expect(bench.view.estimatedProgress == 1)
  }

  @Test("Two loads in one breath: the second shows, and each tells of itself at most once")
  func twoAtOnce() async throws {
    let bench = try Bench()
    bench.server.serve("/a", .html("<title>A</title>"))
    bench.server.serve("/b", .html("<title>B</title>"))
    bench.view.load(URLRequest(url: bench.server.url("/a")))
    let second = bench.view.load(URLRequest(url: bench.server.url("/b")))
    await wait(for: "the second page") { bench.view.title == "B" && bench.recorder.events.contains("finish") }
    let ends = zip(bench.recorder.events, bench.recorder.navigations).filter { $0.0 == "finish" }
    #expect(ends.map { $0.1 === second } == [true])
    #expect(bench.recorder.errors.allSatisfy { $0.code == NSURLErrorCancelled })
  }

  @Test("A load that is stopped before its page shows fails with the cancelled code")
  func stoppedEarly() async throws {
    let bench = try Bench()
    bench.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    bench.view.load(URLRequest(url: bench.server.url("/slow")))
    await wait(for: "the request") { bench.server.requests.contains { $0.path == "/slow" } }
    bench.view.stopLoading()
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(bench.view.estimatedProgress == 0)
    #expect(!bench.view.isLoading)
  }

  @Test("A load that is stopped while its page comes fails late with the cancelled code")
  func stoppedLate() async throws {
    let bench = try Bench()
    bench.server.serveStream("/stream") { stream in
      stream.write("<title>S</title><p>begins" + String(repeating: " ", count: 4096))
      try? await Task.sleep(for: .seconds(30))
    }
    bench.view.load(URLRequest(url: bench.server.url("/stream")))
    await wait(for: "the commit") { bench.recorder.events.contains("commit") }
    bench.view.stopLoading()
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "commit", "fail late"])
    #expect(bench.recorder.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(bench.view.estimatedProgress == 0)
  }

  @Test("A frame that fails is no failure of the page")
  func frameFails() async throws {
    let bench = try Bench()
    await bench.show("<iframe src='http://127.0.0.1:1/'></iframe><iframe src='nonsense:x'></iframe>")
    #expect(bench.recorder.events == ["start", "commit", "finish"])
  }

  @Test("Progress never falls during a load, and rests at 1")
  func progress() async throws {
    let bench = try Bench()
    var values: [Double] = []
    let observation = bench.view.observe(\.estimatedProgress) { view, _ in
      MainActor.assumeIsolated { values.append(view.estimatedProgress) }
    }
    await bench.show("<p>one")
    #expect(values.last == 1)
    #expect(values == values.sorted())
    observation.invalidate()
    let count = values.count
    await bench.show("<p>two")
    #expect(values.count == count)
  }

  @Test("pushState, a hash and a new title move url and title without a navigation")
  func sameDocument() async throws {
    let bench = try Bench()
    await bench.show("<title>One</title>")
    bench.recorder.forget()
    var addresses: [String] = []
    let observation = bench.view.observe(\.url) { view, _ in
      MainActor.assumeIsolated { addresses.append(view.url?.absoluteString ?? "nil") }
    }
    try await bench.view.evaluateJavaScript("history.pushState({}, '', '/pushed'); document.title = 'Two'")
    await wait(for: "the new address") { bench.view.url?.path == "/pushed" && bench.view.title == "Two" }
    try await bench.view.evaluateJavaScript("location.hash = 'part'")
    await wait(for: "the hash") { bench.view.url?.fragment == "part" }
    try await bench.view.evaluateJavaScript("history.replaceState({}, '', '/replaced')")
    await wait(for: "the replaced address") { bench.view.url?.path == "/replaced" }
    await settle(bench.view)
    #expect(bench.recorder.events == [])
    #expect(addresses.map { URL(string: $0)!.path } == ["/pushed", "/pushed", "/replaced"])
    #expect(bench.view.canGoBack)
    observation.invalidate()
  }

  @Test("Back within a document starts nothing, and the next load is told of as itself")
  func backWithinDocument() async throws {
    let bench = try Bench()
    await bench.show("<title>One</title>")
    try await bench.view.evaluateJavaScript("history.pushState({}, '', '/pushed')")
    await wait(for: "the new address") { bench.view.canGoBack }
    bench.recorder.forget()
    bench.view.goBack()
    await wait(for: "the old address") { bench.view.url?.path == "/page" && !bench.view.isLoading }
    #expect(bench.recorder.events == [])
    let next = bench.view.load(URLRequest(url: bench.server.url("/page?next")))
    await wait(for: "the next page") { bench.recorder.events.contains("finish") }
    #expect(bench.recorder.navigations.allSatisfy { $0 === next })
  }

  @Test("Back, forward and reload are told of in order, and their navigations are their own")
  func history() async throws {
    let bench = try Bench()
    await bench.show("<title>One</title>", at: "/1")
    await bench.show("<title>Two</title>", at: "/2")
    for (path, go) in [
      ("/1", { $0.goBack() }), ("/2", { $0.goForward() }), ("/2", { $0.reload() }),
      ("/2", { $0.reloadFromOrigin() }),
    ] as [(String, (WKWebView) -> WKNavigation?)] {
      bench.recorder.forget()
      let navigation = try #require(go(bench.view))
      await wait(for: "\(path)") { bench.recorder.events.contains("finish") }
      #expect(bench.recorder.events == ["start", "commit", "finish"])
      #expect(bench.recorder.navigations.allSatisfy { $0 === navigation })
      #expect(bench.view.url?.path == path)
    }
    #expect(bench.view.goForward() == nil)
  }
}

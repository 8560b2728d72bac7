import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit scheme handlers", .serialized) struct SchemeTests {
  /// Answers a scheme's requests as a test says.
  final class Handler: NSObject, WKURLSchemeHandler {
    var requests: [URLRequest] = []
    var stopped: [URL?] = []
    var pending: [any WKURLSchemeTask] = []
    var pages: [String: String] = [:]

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      requests.append(urlSchemeTask.request)
      guard let url = urlSchemeTask.request.url, let page = pages[url.path] else {
        return pending.append(urlSchemeTask)
      }
      answer(urlSchemeTask, page)
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      stopped.append(urlSchemeTask.request.url)
    }

    func answer(_ task: any WKURLSchemeTask, _ page: String) {
      let head = HTTPURLResponse(
        url: task.request.url!, statusCode: 200, httpVersion: nil,
        headerFields: ["Content-Type": "text/html; charset=utf-8", "X-Own": "yes"])!
      task.didReceive(head)
      for part in page.split(separator: "|") { task.didReceive(Data(part.utf8)) }
      task.didFinish()
    }
  }

  private let handler = Handler()

  private func fixture() throws -> Fixture {
    try Fixture { $0.setURLSchemeHandler(handler, forURLScheme: "linkwaytest") }
  }

  @Test("A scheme of the app's is answered by its handler, in pieces, with head and body")
  func answered() async throws {
    let fixture = try fixture()
    handler.pages["/page"] = "<title>Own|Scheme é</title>"
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    await fixture.hasTitle("OwnScheme é")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    handler.pages["/data"] = "answer"
    let result = try await fixture.view.callAsyncJavaScript(
      "const r = await fetch('/data', { method: 'POST', body: 'question' }); return r.headers.get('X-Own') + await r.text()",
      contentWorld: .page)
    #expect(result as? String == "yesanswer")
    #expect(handler.requests.last?.httpMethod == "POST")
    #expect(handler.requests.last?.httpBody == Data("question".utf8))
    #expect(fixture.view.configuration.urlSchemeHandler(forURLScheme: "LinkwayTest") === handler)
  }

  @Test("A task that fails fails the load with its own error")
  func fails() async throws {
    let fixture = try fixture()
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/none")!))
    await wait(for: "the task") { handler.pending.count == 1 }
    handler.pending[0].didFailWithError(URLError(.fileDoesNotExist))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    #expect(fixture.recorder.events == ["start", "fail early"])
    #expect(fixture.recorder.errors[0].code == URLError.Code.fileDoesNotExist.rawValue)
  }

  @Test("The handler is notified of a stopped task, and its late calls are ignored")
  func late() async throws {
    let fixture = try fixture()
    let url = URL(string: "linkwaytest://app/slow")!
    fixture.view.load(URLRequest(url: url))
    await wait(for: "the task") { handler.pending.count == 1 }
    fixture.view.stopLoading()
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    #expect(handler.stopped == [url])
    handler.answer(handler.pending[0], "late")
    handler.pending[0].didFailWithError(URLError(.unknown))
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["start", "fail early"])
  }

  @Test("The next page stops what the page before it still waits for")
  func leftPage() async throws {
    let fixture = try fixture()
    handler.pages["/page"] = "<img src=/image><title>One</title>"
    handler.pages["/next"] = "<title>Two</title>"
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the image") { handler.pending.count == 1 }
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/next")!))
    await wait(for: "the next page") {
      fixture.view.title == "Two" && fixture.recorder.events.contains("finish")
    }
    #expect(handler.stopped.map { $0?.path } == ["/image"])
  }

  @Test("A view without the handler does not get at another view's")
  func otherView() async throws {
    let fixture = try fixture()
    let other = try Fixture()
    handler.pages["/page"] = "<title>Own</title>"
    other.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the failure") { !other.recorder.errors.isEmpty }
    #expect(handler.requests.isEmpty)
    withExtendedLifetime(fixture) {}
  }

  /// Gives a task the head of an answer in HTML.
  private func begin(_ task: any WKURLSchemeTask) {
    task.didReceive(
      URLResponse(
        url: task.request.url!, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
  }

  @Test("A page gets an answer piece by piece, as the handler gives it")
  func pieces() async throws {
    let fixture = try fixture()
    handler.pages["/page"] = "<p>x"
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    try await fixture.view.evaluateJavaScript(
      """
      var got = [];
      (async () => {
        try {
          const reader = (await fetch('/stream')).body.getReader(), text = new TextDecoder();
          for (let r; !(r = await reader.read()).done;) got.push(text.decode(r.value, { stream: true }));
          got.push('end');
        } catch (e) { got.push('error'); }
      })(); 0
      """)
    await wait(for: "the task") { handler.pending.count == 1 }
    let task = handler.pending[0]
    begin(task)
    var expected: [String] = []
    for piece in ["one", "two", "three"] {
      task.didReceive(Data(piece.utf8))
      expected.append(piece)
      for _ in 0..<200 where await got(fixture) != expected { try await Task.sleep(for: .milliseconds(10)) }
      #expect(await got(fixture) == expected)
    }
    task.didFinish()
    for _ in 0..<200 where await got(fixture).last != "end" { try await Task.sleep(for: .milliseconds(10)) }
    #expect(await got(fixture) == ["one", "two", "three", "end"])
    #expect(handler.stopped.isEmpty)
  }

  private func got(_ fixture: Fixture) async -> [String] {
    (try? await fixture.view.evaluateJavaScript("got") as? [String]) ?? []
  }

  @Test("A page shows what has come of it while the rest is on its way")
  func pagePieces() async throws {
    let fixture = try fixture()
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/slow")!))
    await wait(for: "the task") { handler.pending.count == 1 }
    begin(handler.pending[0])
    handler.pending[0].didReceive(Data("<title>First</title>".utf8))
    await fixture.hasTitle("First")
    #expect(fixture.recorder.events == ["start", "commit"])
    handler.pending[0].didReceive(Data("<script>document.title = 'Second'</script>".utf8))
    await fixture.hasTitle("Second")
    handler.pending[0].didFinish()
    await wait(for: "the page") { fixture.recorder.events == ["start", "commit", "finish"] }
  }

  @Test("A long response is complete for pieces of any size")
  func longAnswer() async throws {
    let fixture = try fixture()
    handler.pages["/page"] = "<p>x"
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    try await fixture.view.evaluateJavaScript(
      "var sum = null; fetch('/long').then(r => r.arrayBuffer()).then(b => "
        + "sum = b.byteLength + ' ' + new Uint8Array(b).reduce((s, n) => (s * 31 + n) % 65521, 0)); 0")
    await wait(for: "the task") { handler.pending.count == 1 }
    begin(handler.pending[0])
    var expected = (count: 0, sum: 0)
    for size in [1, 0, 8191, 8192, 8193, 100_000, 1_000_000, 7] {
      let piece = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 * 7 + size) })
      for byte in piece { expected.sum = (expected.sum * 31 + Int(byte)) % 65521 }
      expected.count += size
      handler.pending[0].didReceive(piece)
    }
    handler.pending[0].didFinish()
    for _ in 0..<300 where try await fixture.view.evaluateJavaScript("sum") is NSNull {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(
      try await fixture.view.evaluateJavaScript("sum") as? String == "\(expected.count) \(expected.sum)")
  }

  @Test("An answer that fails midway fails for the page, after what had come of it")
  func failsMidway() async throws {
    let fixture = try fixture()
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/slow")!))
    await wait(for: "the task") { handler.pending.count == 1 }
    begin(handler.pending[0])
    handler.pending[0].didReceive(Data("<title>First</title>".utf8))
    await fixture.hasTitle("First")
    handler.pending[0].didFailWithError(URLError(.networkConnectionLost))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    #expect(fixture.recorder.events == ["start", "commit", "fail late"])
    #expect(fixture.recorder.errors[0].code == URLError.Code.networkConnectionLost.rawValue)
  }

  @Test("A page that gives up an answer stops its task")
  func givenUp() async throws {
    let fixture = try fixture()
    handler.pages["/page"] = "<p>x"
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the page") { fixture.recorder.events.contains("finish") }
    try await fixture.view.evaluateJavaScript(
      """
      var c = new AbortController(), got = [];
      fetch('/stream', { signal: c.signal }).then(r => r.body.getReader().read()).then(() => got.push('one')); 0
      """)
    await wait(for: "the task") { handler.pending.count == 1 }
    begin(handler.pending[0])
    handler.pending[0].didReceive(Data("one".utf8))
    for _ in 0..<200 where await got(fixture) != ["one"] { try await Task.sleep(for: .milliseconds(10)) }
    try await fixture.view.evaluateJavaScript("c.abort(); 0")
    await wait(for: "the stop") { handler.stopped.map { $0?.path } == ["/stream"] }
    handler.pending[0].didReceive(Data("late".utf8))
    handler.pending[0].didFinish()
    #expect(handler.stopped.count == 1)
  }

  @Test("A released task fails, also in the middle of its response")
  func dropped() async throws {
    let fixture = try fixture()
    fixture.view.load(URLRequest(url: URL(string: "linkwaytest://app/slow")!))
    await wait(for: "the task") { handler.pending.count == 1 }
    weak let task = handler.pending[0]
    begin(handler.pending[0])
    handler.pending[0].didReceive(Data("<title>First</title>".utf8))
    await fixture.hasTitle("First")
    handler.pending = []
    fixture.view.stopLoading()
    await wait(for: "the task to go") { task == nil }
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    #expect(fixture.recorder.events == ["start", "commit", "fail late"])
  }
}

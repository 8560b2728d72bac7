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

  private func bench() throws -> Bench {
    try Bench { $0.setURLSchemeHandler(handler, forURLScheme: "linkwaytest") }
  }

  @Test("A scheme of the app's is answered by its handler, in pieces, with head and body")
  func answered() async throws {
    let bench = try bench()
    handler.pages["/page"] = "<title>Own|Scheme é</title>"
    bench.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the page") { bench.recorder.events.contains("finish") }
    await bench.hasTitle("OwnScheme é")
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    handler.pages["/data"] = "answer"
    let result = try await bench.view.callAsyncJavaScript(
      "const r = await fetch('/data', { method: 'POST', body: 'question' }); return r.headers.get('X-Own') + await r.text()",
      contentWorld: .page)
    #expect(result as? String == "yesanswer")
    #expect(handler.requests.last?.httpMethod == "POST")
    #expect(handler.requests.last?.httpBody == Data("question".utf8))
    #expect(bench.view.configuration.urlSchemeHandler(forURLScheme: "LinkwayTest") === handler)
  }

  @Test("A task that fails fails the load with its own error")
  func fails() async throws {
    let bench = try bench()
    bench.view.load(URLRequest(url: URL(string: "linkwaytest://app/none")!))
    await wait(for: "the task") { handler.pending.count == 1 }
    handler.pending[0].didFailWithError(URLError(.fileDoesNotExist))
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    #expect(bench.recorder.events == ["start", "fail early"])
    #expect(bench.recorder.errors[0].code == URLError.Code.fileDoesNotExist.rawValue)
  }

  @Test("A stopped task is told of, and its late calls are ignored")
  func late() async throws {
    let bench = try bench()
    let url = URL(string: "linkwaytest://app/slow")!
    bench.view.load(URLRequest(url: url))
    await wait(for: "the task") { handler.pending.count == 1 }
    bench.view.stopLoading()
    await wait(for: "the failure") { !bench.recorder.errors.isEmpty }
    #expect(handler.stopped == [url])
    handler.answer(handler.pending[0], "late")
    handler.pending[0].didFailWithError(URLError(.unknown))
    await settle(bench.view)
    #expect(bench.recorder.events == ["start", "fail early"])
  }

  @Test("The next page stops what the page before it still waits for")
  func leftPage() async throws {
    let bench = try bench()
    handler.pages["/page"] = "<img src=/image><title>One</title>"
    handler.pages["/next"] = "<title>Two</title>"
    bench.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the image") { handler.pending.count == 1 }
    bench.view.load(URLRequest(url: URL(string: "linkwaytest://app/next")!))
    await wait(for: "the next page") { bench.view.title == "Two" && bench.recorder.events.contains("finish") }
    #expect(handler.stopped.map { $0?.path } == ["/image"])
  }

  @Test("A view without the handler does not get at another view's")
  func otherView() async throws {
    let bench = try bench()
    let other = try Bench()
    handler.pages["/page"] = "<title>Own</title>"
    other.view.load(URLRequest(url: URL(string: "linkwaytest://app/page")!))
    await wait(for: "the failure") { !other.recorder.errors.isEmpty }
    #expect(handler.requests.isEmpty)
    withExtendedLifetime(bench) {}
  }
}

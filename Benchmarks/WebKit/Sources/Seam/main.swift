// The same as the program in C, by Apple's names.
import CWebKitForC
import Foundation
import GLib
import WebAddress
import WebKit
import WebPolicy
import WebViewing

let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "ask"

@MainActor
final class Program: NSObject, WKNavigationDelegate, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
  private var view: WKWebView!
  private var rounds = 0
  private var done = 0
  private var begin: gint64 = 0
  private let html: String

  override init() {
    let page = """
      <script>let i = 0;
      async function ask(n) { for (let k = 0; k < n; k++) await webkit.messageHandlers.ask.postMessage('message ' + k);
      webkit.messageHandlers.done.postMessage('done'); }
      function next() { webkit.messageHandlers.app.postMessage('message ' + i++); }
      </script><p>Page</p>
      """
    // A page as terms and conditions are: some headings, many paragraphs.
    let text = (0..<(mode == "loads" ? 100 : 0)).map { number in
      """
      <h2>\(number). Heading</h2><p>By using the service you agree to these <a href='/terms'>terms</a>. You may use it \
      only as the law allows, and we may change it, <b>suspend</b> it or end it at any time, with notice where the law \
      asks for notice.</p>
      """
    }
    html = page + text.joined()
  }

  func start() {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configuration.userContentController.add(self, name: "app")
    configuration.userContentController.add(self, name: "done")
    configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "ask")
    view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = self
    load()
  }

  private func load() { view.loadHTMLString(html, baseURL: URL(string: "http://127.0.0.1/")) }

  private func run(_ script: String) { view.evaluateJavaScript(script) { _, _ in } }

  private func startBatch(_ count: Int32) {
    if count == 0 { benchmark_end() }
    rounds = Int(count)
    done = 0
    begin = g_get_monotonic_time()
    switch mode {
    case "ask": run("ask(\(rounds)); 0")
    case "message": run("next(); 0")
    default: load()
    }
  }

  private func endBatch() { startBatch(benchmark_next(g_get_monotonic_time() - begin, Int32(rounds))) }

  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }

  func webView(
    _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if rounds == 0 { return startBatch(benchmark_next(0, 0)) }
    if mode == "ask" || mode == "message" { return }
    done += 1
    if done == rounds { endBatch() } else { load() }
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard message.name == "app" else { return endBatch() }
    precondition(message.body is String)
    done += 1
    if done == rounds { endBatch() } else { run("next(); 0") }
  }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    precondition(message.body is String)
    return (message.body, nil)
  }
}

/// The same with a viewer and its bridge: a page sends a list, and the app gets the text of it.
@MainActor
final class BridgeProgram {
  private let viewer: WebViewer
  private var handler: BridgeRegistration?
  private var subscription: EventSubscription?
  private var (rounds, done) = (0, 0)
  private var begin: gint64 = 0

  init() {
    var policy = NavigationPolicy()
    policy.transport.allowsLocalNetworking = true
    viewer = WebViewer(policy: policy, storage: .inMemory)
    viewer.bridge.access = BridgeAccess(["http://127.0.0.1"])
    viewer.bridge.access.messagesPerSecond = 1_000_000
    viewer.bridge.access.bytesPerSecond = 1 << 40
  }

  func start() throws {
    handler = try viewer.bridge.handleJSON("app") { [weak self] _, _ in
      self?.received()
      return nil
    }
    subscription = viewer.onEvent { [weak self] event in
      guard let self, case .finished = event, rounds == 0 else { return }
      startBatch(benchmark_next(0, 0))
    }
    let page = """
      <script>let i = 0;
      const list = Array.from({ length: 10000 }, (_, n) => ({ id: n, name: 'item ' + n, tags: [1, 2], isSold: n % 2 === 0 }));
      function nextList() { list[0].id = i++; webkit.messageHandlers.app.postMessage(list); }
      </script><p>Page</p>
      """
    viewer.load(.html(page, base: WebURL("http://127.0.0.1/")!))
  }

  private func received() {
    done += 1
    if done == rounds {
      startBatch(benchmark_next(g_get_monotonic_time() - begin, Int32(rounds)))
    } else {
      run()
    }
  }

  private func run() { viewer.webView.evaluateJavaScript("nextList(); 0") { _, _ in } }

  private func startBatch(_ count: Int32) {
    if count == 0 { benchmark_end() }
    rounds = Int(count)
    done = 0
    begin = g_get_monotonic_time()
    run()
  }
}

benchmark_start_gtk()
let program = Program()
let bridgeProgram = BridgeProgram()
if mode == "json" { try bridgeProgram.start() } else { program.start() }
MainLoop.run()

// The same as the program in C, by Apple's names.
import CWebKitForC
import Foundation
import GLib
import WebKit

let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "ask"
let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1000 : 1000

@MainActor
final class Program: NSObject, WKNavigationDelegate, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
  private var view: WKWebView!
  private var done = 0
  private var begin: ContinuousClock.Instant?
  private let page = """
    <script>const n = \(rounds); let i = 0;
    async function ask() { for (let k = 0; k < n; k++) await webkit.messageHandlers.ask.postMessage('message ' + k);
    webkit.messageHandlers.done.postMessage('done'); }
    function next() { webkit.messageHandlers.app.postMessage('message ' + i++); }
    </script><p>Page</p>
    """

  // A page as terms and conditions are: some headings, many paragraphs.
  private let text = (0..<100).map { number in
    """
    <h2>\(number). Heading</h2><p>By using the service you agree to these <a href='/terms'>terms</a>. You may use it \
    only as the law allows, and we may change it, <b>suspend</b> it or end it at any time, with notice where the law \
    asks for notice.</p>
    """
  }.joined()

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

  private func load() {
    view.loadHTMLString(mode == "loads" ? page + text : page, baseURL: URL(string: "http://127.0.0.1/"))
  }

  private func end() {
    let time = (begin ?? .now).duration(to: .now) / rounds
    let microseconds = Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let memory = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }?.split(separator: " ")
      .dropFirst().first
    print("\(Double(Int(microseconds * 100)) / 100) \(memory ?? "0")")
    fflush(nil)
    _exit(0)
  }

  private func run(_ script: String) {
    view.evaluateJavaScript(script) { _, _ in }
  }

  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async
    -> WKNavigationActionPolicy
  {
    .allow
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if mode == "loads" || mode == "blank" {
      if begin == nil { begin = .now }
      if done == rounds { return end() }
      done += 1
      return load()
    }
    begin = .now
    run(mode == "ask" ? "ask(); 0" : "next(); 0")
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard message.name == "app" else { return end() }
    precondition(message.body is String)
    done += 1
    if done == rounds { end() } else { run("next(); 0") }
  }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (message.body, nil) }
}

benchmark_start_gtk()
let program = Program()
program.start()
MainLoop.run()

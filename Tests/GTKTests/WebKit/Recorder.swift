import Foundation
import FoundationNetworking
import PageServer
import Testing
import WebKit

/// A delegate that writes down what it hears, and decides as a test says.
@MainActor
final class Recorder: NSObject, WKNavigationDelegate {
  private(set) var events: [String] = []
  private(set) var navigations: [WKNavigation] = []
  private(set) var errors: [NSError] = []
  private(set) var actions: [WKNavigationAction] = []
  private(set) var responses: [WKNavigationResponse] = []
  var decideAction: @MainActor (WKNavigationAction) async -> WKNavigationActionPolicy = { _ in .allow }
  var decideResponse: @MainActor (WKNavigationResponse) async -> WKNavigationResponsePolicy = { _ in .allow }
  var onDownload: ((WKDownload) -> Void)?
  private(set) var challenges: [URLAuthenticationChallenge] = []
  var answer: @MainActor (URLAuthenticationChallenge) async -> Answer = { _ in (.performDefaultHandling, nil)
  }

  typealias Answer = (URLSession.AuthChallengeDisposition, URLCredential?)

  func forget() {
    events = []
    navigations = []
    errors = []
    actions = []
    responses = []
    challenges = []
  }

  private func heard(_ event: String, _ navigation: WKNavigation?) {
    events.append(event)
    if let navigation { navigations.append(navigation) }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    actions.append(navigationAction)
    return await decideAction(navigationAction)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    responses.append(navigationResponse)
    return await decideResponse(navigationResponse)
  }

  func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> Answer {
    challenges.append(challenge)
    return await answer(challenge)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    heard("start", navigation)
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    heard("redirect", navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard("commit", navigation) }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard("finish", navigation) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    heard("fail early", navigation)
    errors.append(error as NSError)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    heard("fail late", navigation)
    errors.append(error as NSError)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { heard("death", nil) }

  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    heard("action became download", nil)
    onDownload?(download)
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    heard("response became download", nil)
    onDownload?(download)
  }
}

/// A view with a recorder and a server, for one test.
@MainActor
struct Fixture {
  let server = PageServer()
  let recorder = Recorder()
  let view: WKWebView

  init(_ configure: (WKWebViewConfiguration) -> Void = { _ in }) throws {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configure(configuration)
    view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = recorder
    server.keepsRequests = true
    try server.start()
  }

  /// The address of a page under another host name, which makes it another origin.
  func foreignURL(_ path: String) -> URL {
    URL(string: server.url(path).absoluteString.replacingOccurrences(of: "127.0.0.1", with: "localhost"))!
  }

  /// Loads a page and waits until it is complete.
  func open(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let count = recorder.events.count { $0 == "finish" }
    view.load(URLRequest(url: server.url(path)))
    await wait(for: "\(path) to be complete", sourceLocation: sourceLocation) {
      recorder.events.count { $0 == "finish" } > count
    }
  }

  /// Serves a page in HTML and loads it.
  func show(_ html: String, at path: String = "/page", sourceLocation: SourceLocation = #_sourceLocation)
    async
  {
    server.serve(path, .html(html))
    await open(path, sourceLocation: sourceLocation)
  }

  /// Waits until the view has a title: the engine can report it just after the page is complete.
  func hasTitle(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(for: "the title \(title)", sourceLocation: sourceLocation) { view.title == title }
  }

  /// Runs a script by the form that takes a function.
  func evaluate(_ script: String, then body: @escaping @MainActor (Any?, (any Error)?) -> Void) {
    view.evaluateJavaScript(script) { value, error in body(value, error) }
  }

  /// A script's value.
  func value<Value>(_ script: String, as type: Value.Type = Value.self) async throws -> Value? {
    try await view.evaluateJavaScript(script) as? Value
  }
}

/// Waits until a script's value is true.
@MainActor
func wait(
  for what: String, in view: WKWebView, untilScript script: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(10)
  while (try? await view.evaluateJavaScript(script)) as? Bool != true {
    guard ContinuousClock.now < end else {
      Issue.record("timed out waiting for \(what)", sourceLocation: sourceLocation)
      return
    }
    await turn()
  }
}

/// Lets the engine's answers to something come in, where a test expects none: a script's round trip takes as long.
@MainActor
func settle(_ view: WKWebView) async {
  for _ in 0..<3 { _ = try? await view.evaluateJavaScript("0") }
  await turn()
}

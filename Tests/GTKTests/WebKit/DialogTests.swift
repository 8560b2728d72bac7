import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit dialogs", .serialized) struct DialogTests {
  /// Answers a page's dialogs as a test says.
  final class Host: NSObject, WKUIDelegate {
    var messages: [String] = []
    var frames: [WKFrameInfo] = []
    var isConfirmed = true
    var answer: String? = "answer"
    var waiting: Forever?

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo
    ) async {
      messages.append(message)
      frames.append(frame)
      await waiting?.wait()
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo
    ) async -> Bool {
      messages.append(message)
      await waiting?.wait()
      return isConfirmed
    }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
      initiatedByFrame frame: WKFrameInfo
    ) async -> String? {
      messages.append("\(prompt)|\(defaultText ?? "nil")")
      await waiting?.wait()
      return answer
    }
  }

  /// Has the defaults only.
  final class Silent: NSObject, WKUIDelegate {}

  private let script = "[alert('a'), confirm('c'), prompt('p', 'd')]"

  @Test("A page's dialogs reach the delegate, and its answers the page")
  func answered() async throws {
    let fixture = try Fixture()
    let host = Host()
    fixture.view.uiDelegate = host
    await fixture.show("<p>x")
    let values = try await fixture.value("JSON.stringify(\(script))", as: String.self)
    #expect(values == #"[null,true,"answer"]"#)
    #expect(host.messages == ["a", "c", "p|d"])
    #expect(host.frames.allSatisfy { $0.kind == .unknown })
    host.isConfirmed = false
    host.answer = nil
    #expect(try await fixture.value("JSON.stringify(\(script))") == "[null,false,null]")
    host.answer = ""
    #expect(try await fixture.value("prompt('p')") == "")
  }

  @Test(
    "Without a delegate, and with one that has no answers, every dialog closes at once",
    arguments: [true, false])
  func unanswered(hasDelegate: Bool) async throws {
    let fixture = try Fixture()
    let silent = Silent()
    fixture.view.uiDelegate = hasDelegate ? silent : nil
    await fixture.show("<p>x")
    #expect(try await fixture.value("JSON.stringify(\(script))") == "[null,false,null]")
  }

  @Test("A dialog that is never answered ends when the view loads something else")
  func neverAnswered() async throws {
    let fixture = try Fixture()
    let host = Host()
    let forever = Forever()
    host.waiting = forever
    fixture.view.uiDelegate = host
    for (index, call) in ["alert('x')", "confirm('x')", "prompt('x')"].enumerated() {
      await fixture.show("<p>x", at: "/\(index)")
      try await fixture.view.evaluateJavaScript("setTimeout(() => \(call), 0)")
      await wait(for: "the dialog") { host.messages.count == index + 1 }
      await fixture.show("<title>Next</title>", at: "/next\(index)")
      await fixture.hasTitle("Next")
    }
    forever.end()
    await settle(fixture.view)
    #expect(try await fixture.value("document.title") == "Next")
  }

  @Test("A dialog that is never answered ends when the view is stopped, and the page goes on")
  func stopped() async throws {
    let fixture = try Fixture()
    let host = Host()
    let forever = Forever()
    host.waiting = forever
    fixture.view.uiDelegate = host
    await fixture.show("<p>x")
    try await fixture.view.evaluateJavaScript(
      "setTimeout(() => { document.title = 'value:' + confirm('x') }, 0)")
    await wait(for: "the dialog") { host.messages.count == 1 }
    fixture.view.stopLoading()
    await wait(for: "the page to go on") { fixture.view.title == "value:false" }
    forever.end()
  }

  @Test("A page that wants to be asked before it is left is left without")
  func beforeUnload() async throws {
    let fixture = try Fixture()
    fixture.view.uiDelegate = Host()
    await fixture.show(
      "<script>addEventListener('beforeunload', e => { e.preventDefault(); e.returnValue = 'x' })</script>")
    await fixture.show("<title>Next</title>", at: "/next")
    await fixture.hasTitle("Next")
  }

  @Test("Without a delegate, a page that asks for a file, for paper or for a permission goes on at once")
  func unattended() async throws {
    let fixture = try Fixture()
    await fixture.show("<input type=file id=f>")
    try await fixture.view.evaluateJavaScript("document.getElementById('f').click(); print()")
    try await fixture.view.evaluateJavaScript(
      "Notification.requestPermission().then(p => document.title = p); 0")
    await wait(for: "the denial") { fixture.view.title == "denied" }
  }
}

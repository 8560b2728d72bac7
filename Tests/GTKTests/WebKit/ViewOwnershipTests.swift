import Foundation
import GLib
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit ownership", .serialized) struct ViewOwnershipTests {
  @Test("A view goes when it is dropped, with its handlers, scripts and delegates")
  func view() async throws {
    weak var view: WKWebView?
    weak var recorder: Recorder?
    weak var handler: MessageRecorder?
    weak var answerer: Answerer?
    weak var controller: WKUserContentController?
    var observations: [NSKeyValueObservation] = []
    do {
      let messages = MessageRecorder()
      let answers = Answerer()
      let host = PopupHost()
      let fixture = try Fixture {
        $0.userContentController.add(messages, name: "app")
        $0.userContentController.addScriptMessageHandler(answers, contentWorld: .page, name: "ask")
        $0.userContentController.addUserScript(
          WKUserScript(source: "0", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
      }
      fixture.view.uiDelegate = host
      observations.append(fixture.view.observe(\.title) { _, _ in })
      await fixture.show(
        "<script>webkit.messageHandlers.app.postMessage(1); webkit.messageHandlers.ask.postMessage(2)</script>"
      )
      await wait(for: "the message") { messages.messages.count == 1 }
      view = fixture.view
      recorder = fixture.recorder
      handler = messages
      answerer = answers
      controller = fixture.view.configuration.userContentController
      #expect(view != nil && controller != nil)
    }
    await wait(for: "all of it to go") {
      view == nil && recorder == nil && handler == nil && answerer == nil && controller == nil
    }
    observations = []
  }

  @Test("A view goes, and its process with it, though a script in it never answers, which is an error then")
  func whileScriptRuns() async throws {
    weak var view: WKWebView?
    var ends: [String] = []
    let before = WebProcesses.all
    do {
      let fixture = try Fixture()
      view = fixture.view
      await fixture.show("<p>x")
      for script in ["new Promise(() => {})", "0", "for (;;) {}", "0"] {
        fixture.view.callAsyncJavaScript("return \(script)", in: nil, in: .page) { result in
          if case .failure = result { ends.append("call \(script)") }
        }
        if script.hasPrefix("for") { continue }
        fixture.view.evaluateJavaScript(script == "0" ? "for (;;) {}" : "0", in: nil, in: .page) { result in
          if case .failure = result { ends.append("script") }
        }
      }
      await turn()
    }
    await wait(for: "the view's end") { view == nil }
    await wait(for: "the calls' ends") {
      ends.contains("call new Promise(() => {})") && ends.contains("script")
    }
    await wait(for: "the end of the process", seconds: 20) { WebProcesses.all.subtracting(before).isEmpty }
  }

  @Test("A view that is released during a load is deinitialised, and its delegate gets no more calls")
  func whileLoading() async throws {
    weak var view: WKWebView?
    let recorder = Recorder()
    let server = PageServer()
    server.keepsRequests = true
    server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    try server.start()
    do {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let made = WKWebView(frame: .zero, configuration: configuration)
      made.navigationDelegate = recorder
      made.load(URLRequest(url: server.url("/slow")))
      view = made
      await wait(for: "the request") { !server.requests.isEmpty }
    }
    await wait(for: "the view to go") { view == nil }
    let events = recorder.events
    await turn()
    #expect(recorder.events == events)
  }

  @Test("A view that is dropped inside its own callback goes without harm")
  func insideCallback() async throws {
    final class Dropper: NSObject, WKUIDelegate {
      var view: WKWebView?
      func webViewDidClose(_ webView: WKWebView) { view = nil }
    }
    let dropper = Dropper()
    weak var view: WKWebView?
    do {
      let fixture = try Fixture()
      fixture.view.reportsRootClose = true
      fixture.view.uiDelegate = dropper
      view = fixture.view
      dropper.view = fixture.view
      await fixture.show("<p>x")
      try await fixture.view.evaluateJavaScript("setTimeout(close, 1); 0")
    }
    await wait(for: "the view to go") { view == nil }
  }

  @Test("A scheme's task without a response ends with its view, and its late calls are ignored")
  func schemeTask() async throws {
    let handler = SchemeTests.Handler()
    weak var view: WKWebView?
    do {
      let fixture = try Fixture { $0.setURLSchemeHandler(handler, forURLScheme: "linkwayheld") }
      fixture.view.load(URLRequest(url: URL(string: "linkwayheld://x/")!))
      await wait(for: "the task") { handler.pending.count == 1 }
      view = fixture.view
    }
    await wait(for: "the view to go") { view == nil }
    weak let task = handler.pending[0]
    handler.answer(handler.pending[0], "late")
    handler.pending = []
    #expect(task == nil)
  }

  @Test("Two hundred views, opened and closed, leave memory as it was, and GLib nothing to complain of")
  func twoHundred() async throws {
    let faults = LogWatch.faults
    try await openAndClose(50)
    let before = Double(try #require(ChildProcesses.anonymousMemory()))
    try await openAndClose(200)
    let after = Double(try #require(ChildProcesses.anonymousMemory()))
    #expect(after <= before * 1.05, "\(before) kB before, \(after) kB after")
    #expect(LogWatch.faults == faults)
  }

  /// Every tenth view is a page of its own, the others are windows that it opens.
  private func openAndClose(_ count: Int) async throws {
    for _ in 0..<count / 10 {
      let messages = MessageRecorder()
      let host = PopupHost()
      let fixture = try Fixture {
        $0.preferences.javaScriptCanOpenWindowsAutomatically = true
        $0.userContentController.add(messages, name: "app")
      }
      fixture.view.uiDelegate = host
      fixture.server.serve("/pop", .html("<script>webkit.messageHandlers.app.postMessage('pop')</script>"))
      await fixture.show("<p>x")
      for number in 1...9 {
        try await fixture.view.evaluateJavaScript("open('/pop'); 0")
        await wait(for: "the popup") {
          messages.messages.count == number && host.popups[0].isLoading == false
        }
        weak let popup = host.popups[0]
        host.forgetPopups()
        await wait(for: "the popup to go") { popup == nil }
      }
    }
  }
}

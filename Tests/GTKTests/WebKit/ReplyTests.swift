import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit replies and worlds", .serialized) struct ReplyTests {
  @Test("A page's promise resolves with the handler's value, for each kind of value")
  func resolves() async throws {
    let answerer = Answerer()
    let fixture = try Fixture {
      $0.userContentController.addScriptMessageHandler(answerer, contentWorld: .page, name: "ask")
    }
    await fixture.show("<p>x")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let value: [String: Any] = [
      "text": "a'b\n\u{2028}</script>", "number": 7, "flag": true, "date": date, "none": NSNull(),
      "list": [1, [2, "x"]] as [Any], "$": ["$": 1], "limit": Double.infinity,
    ]
    answerer.answer = { _ in (value, nil) }
    let result = try await fixture.view.callAsyncJavaScript(
      """
      const v = await webkit.messageHandlers.ask.postMessage('x');
      return [v.text, v.number === 7, v.flag === true, v.date instanceof Date && v.date.getTime(), v.none === null,
        JSON.stringify(v.list), v.$.$, v.limit === Infinity];
      """, contentWorld: .page)
    let list = try #require(result as? [Any])
    #expect(list[0] as? String == "a'b\n\u{2028}</script>")
    #expect(list[1] as? Bool == true && list[2] as? Bool == true)
    #expect(list[3] as? Double == 1_700_000_000_000)
    #expect(list[4] as? Bool == true)
    #expect(list[5] as? String == #"[1,[2,"x"]]"#)
    #expect(list[6] as? Int == 1)
    #expect(list[7] as? Bool == true)
  }

  @Test(
    "A simple answer comes as it is",
    arguments: [
      ("text", #""plain""#), ("empty", #""""#), ("NUL", #""a\u0000b""#), ("json", #""[1]""#), ("7", "7"),
      ("1.5", "1.5"), ("true", "true"), ("nil", "null"), ("null", "null"), ("list", #"["s"]"#),
    ])
  func simpleAnswers(_ kind: String, _ expected: String) async throws {
    let answers: [String: Any?] = [
      "text": "plain", "empty": "", "NUL": "a\0b", "json": "[1]", "7": 7, "1.5": 1.5, "true": true,
      "nil": nil, "null": NSNull(), "list": ["s"],
    ]
    let answerer = Answerer()
    let fixture = try Fixture {
      $0.userContentController.addScriptMessageHandler(answerer, contentWorld: .page, name: "ask")
    }
    await fixture.show("<p>x")
    answerer.answer = { _ in (answers[kind] ?? nil, nil) }
    let result = try await fixture.view.callAsyncJavaScript(
      "return JSON.stringify(await webkit.messageHandlers.ask.postMessage('x'))", contentWorld: .page)
    #expect(result as? String == expected)
  }

  @Test("A page that spoils what promises are made of does not hear of the engine's own")
  func spoiltPromises() async throws {
    let answerer = Answerer()
    let fixture = try Fixture {
      $0.userContentController.addScriptMessageHandler(answerer, contentWorld: .page, name: "ask")
    }
    await fixture.show(
      "<script>var heard = 0; const t = Promise.prototype.then;"
        + "Promise.prototype.then = function (...a) { heard++; return t.apply(this, a); }</script>")
    answerer.answer = { _ in ("yes", nil) }
    let result = try await fixture.view.callAsyncJavaScript(
      "heard = 0; const p = webkit.messageHandlers.ask.postMessage('x'), h = heard; return [h, await p]",
      contentWorld: .page)
    let list = try #require(result as? [Any])
    #expect(list[0] as? Int == 0)
    #expect(list[1] as? String == "yes")
  }

  @Test("A page's promise is rejected with the handler's words")
  func rejects() async throws {
    let answerer = Answerer()
    let fixture = try Fixture {
      $0.userContentController.addScriptMessageHandler(answerer, contentWorld: .page, name: "ask")
    }
    await fixture.show("<p>x")
    let script = """
      try { await webkit.messageHandlers.ask.postMessage('x'); return 'good'; }
      catch (e) { return e instanceof Error ? e.message : 'no error'; }
      """
    answerer.answer = { _ in (nil, "not 'today'") }
    #expect(
      try await fixture.view.callAsyncJavaScript(script, contentWorld: .page) as? String == "not 'today'")
    answerer.answer = { _ in (URL(string: "x:y"), nil) }
    let unsupported = try await fixture.view.callAsyncJavaScript(script, contentWorld: .page) as? String
    #expect(unsupported == "the handler's answer is of a type that scripts do not have")
    answerer.answer = { _ in (nil, nil) }
    #expect(try await fixture.view.callAsyncJavaScript(script, contentWorld: .page) as? String == "good")
  }

  @Test("Replies reach their messages in any order")
  func order() async throws {
    let answerer = Answerer()
    let fixture = try Fixture {
      $0.userContentController.addScriptMessageHandler(answerer, contentWorld: .page, name: "ask")
    }
    await fixture.show("<iframe srcdoc='<p>x'></iframe>")
    let first = Forever()
    answerer.answer = { message in
      if message.body as? Int == 1 { await first.wait() } else { first.end() }
      return ("answer to \(message.body)", nil)
    }
    let result = try await fixture.view.callAsyncJavaScript(
      "return await Promise.all([1, 2].map(n => webkit.messageHandlers.ask.postMessage(n)))",
      contentWorld: .page)
    #expect(result as? [String] == ["answer to 1", "answer to 2"])
  }

  @Test("A handler of one world is not to be seen or reached from another")
  func worlds() async throws {
    let recorder = MessageRecorder()
    let world = WKContentWorld.world(name: "own")
    let fixture = try Fixture { $0.userContentController.add(recorder, contentWorld: world, name: "secret") }
    fixture.view.configuration.userContentController.addUserScript(
      WKUserScript(
        source: "window.x = 1; webkit.messageHandlers.secret.postMessage('from the script')",
        injectionTime: .atDocumentStart, forMainFrameOnly: true, in: world))
    await fixture.show("<script>window.seen = typeof webkit + typeof x</script>")
    await wait(for: "the message") { recorder.messages.count == 1 }
    try #require(recorder.messages.count == 1)
    #expect(recorder.messages[0].world === world)
    #expect(recorder.messages[0].frameInfo.isMainFrame)
    #expect(try await fixture.value("seen") == "undefinedundefined")
    try await fixture.view.evaluateJavaScript(
      "webkit.messageHandlers.secret.postMessage('evaluated'); 0", contentWorld: world)
    await wait(for: "the second message") { recorder.messages.count == 2 }
    #expect(WKContentWorld.world(name: "own") === world)
    #expect(
      try await fixture.view.evaluateJavaScript("typeof x", contentWorld: .defaultClient) as? String
        == "undefined")
  }

  @Test("User scripts run in order, at their time, and in the frames they are for")
  func userScripts() async throws {
    let fixture = try Fixture()
    let controller = fixture.view.configuration.userContentController
    for (source, time, isMain) in [
      ("window.log = ['start1']", WKUserScriptInjectionTime.atDocumentStart, false),
      ("log.push('start2')", .atDocumentStart, true),
      ("log.push('end:' + (document.getElementById('x') !== null))", .atDocumentEnd, false),
    ] {
      controller.addUserScript(WKUserScript(source: source, injectionTime: time, forMainFrameOnly: isMain))
    }
    #expect(controller.userScripts.count == 3)
    await fixture.show("<script>log.push('page')</script><p id=x>x<iframe srcdoc='<p id=x>x'></iframe>")
    #expect(try await fixture.value("log.join()") == "start1,start2,page,end:true")
    #expect(try await fixture.value("frames[0].log.join()") == "start1,end:true")
    controller.removeAllUserScripts()
    await fixture.show("<p>x")
    #expect(try await fixture.value("typeof log") == "undefined")
  }

  @Test("A page that is open gets a new handler, and loses it again")
  func late() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture()
    await fixture.show("<p>x")
    #expect(try await fixture.value("typeof window.webkit") == "undefined")
    let controller = fixture.view.configuration.userContentController
    controller.add(recorder, name: "late")
    try await fixture.view.evaluateJavaScript("webkit.messageHandlers.late.postMessage('x'); 0")
    await wait(for: "the message") { recorder.messages.count == 1 }
    controller.add(recorder, name: "later")
    #expect(try await fixture.value("Object.keys(webkit.messageHandlers).join()") == "late,later")
    controller.removeScriptMessageHandler(forName: "late")
    #expect(try await fixture.value("typeof webkit.messageHandlers.late") == "undefined")
    controller.removeAllScriptMessageHandlers()
    #expect(try await fixture.value("Object.keys(webkit.messageHandlers).length") == 0)
  }

  @Test("Views that share a controller are distinguished, and so are their frames")
  func sharedController() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configuration.userContentController = fixture.view.configuration.userContentController
    let other = WKWebView(frame: .zero, configuration: configuration)
    for name in ["a", "b"] {
      let send = "webkit.messageHandlers.app.postMessage"
      let frame = fixture.foreignURL("/frame-\(name)").absoluteString
      fixture.server.serve("/frame-\(name)", .html("<script>\(send)('frame of \(name)')</script>"))
      fixture.server.serve(
        "/\(name)", .html("<script>\(send)('\(name)')</script><iframe src='\(frame)'></iframe>"))
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/a")))
    other.load(URLRequest(url: fixture.server.url("/b")))
    await wait(for: "the messages") { recorder.messages.count == 4 }
    for (body, view) in [
      ("a", fixture.view), ("frame of a", fixture.view), ("b", other), ("frame of b", other),
    ] {
      #expect(recorder.first(body)?.webView === view, "\(body)")
      #expect(recorder.first(body)?.frameInfo.webView === view, "\(body)")
    }
  }
}

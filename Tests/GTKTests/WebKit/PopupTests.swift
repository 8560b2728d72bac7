import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit popups", .serialized) struct PopupTests {
  let host = PopupHost()

  private func fixture(_ configure: (WKWebViewConfiguration) -> Void = { _ in }) async throws -> Fixture {
    let fixture = try Fixture {
      $0.preferences.javaScriptCanOpenWindowsAutomatically = true
      configure($0)
    }
    fixture.view.uiDelegate = host
    await fixture.show(
      "<title>Opener</title><script>window.heard = []; onmessage = e => heard.push(e.data)</script>")
    return fixture
  }

  private func title(_ fixture: Fixture, of path: String) async {
    await wait(for: "\(path) in a popup") {
      host.popups.last?.url?.path == path && host.popups.last?.isLoading == false
    }
  }

  @Test("The returned view is the live child: it loads by itself, knows its opener, and both can talk")
  func child() async throws {
    let fixture = try await fixture()
    fixture.server.serve(
      "/pop",
      .html("<script>opener.postMessage('hello', '*'); onmessage = e => document.title = e.data</script>"))
    let isWindow = try await fixture.value(
      "window.w = open('/pop', '_blank', 'width=300,height=200'); w !== null", as: Bool.self)
    #expect(isWindow == true)
    await title(fixture, of: "/pop")
    await wait(for: "the popup's word", in: fixture.view, untilScript: "heard.join() === 'hello'")
    try await fixture.view.evaluateJavaScript("w.postMessage('answer', '*')")
    await wait(for: "the answer") { host.popups[0].title == "answer" }
    #expect(host.actions[0].targetFrame == nil)
    #expect(host.actions[0].request.url == fixture.server.url("/pop"))
    await wait(for: "the measures") { host.features[0].width != nil }
    #expect(host.features[0].width == 300 && host.features[0].height == 200)
  }

  @Test("Either side can close the popup, and that is reported once")
  func close() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/pop", .html("pop"))
    try await fixture.view.evaluateJavaScript("window.w = open('/pop'); 0")
    await title(fixture, of: "/pop")
    let first = ObjectIdentifier(host.popups[0])
    try await fixture.view.evaluateJavaScript("w.close()")
    await wait(for: "the close") { host.closed == [first] }
    #expect(try await fixture.value("w.closed") == true)
    fixture.server.serve("/pop", .html("<script>setTimeout(close, 1)</script>"))
    try await fixture.view.evaluateJavaScript("window.v = open('/pop'); 0")
    await wait(for: "the second close") { host.closed.count == 2 }
    await settle(fixture.view)
    #expect(host.closed.count == 2 && host.popups.isEmpty)
  }

  @Test("A popup whose view is dropped is closed for its opener")
  func dropped() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/pop", .html("pop"))
    try await fixture.view.evaluateJavaScript("window.w = open('/pop'); 0")
    await title(fixture, of: "/pop")
    weak let popup = host.popups[0]
    host.forgetPopups()
    #expect(popup == nil)
    await wait(for: "the opener to see it", in: fixture.view, untilScript: "w.closed")
  }

  @Test("A popup may be blank first, be written to, and go somewhere later")
  func blankFirst() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/later", .html("<title>Later</title><script>document.title += !!opener</script>"))
    try await fixture.view.evaluateJavaScript(
      "window.w = open('about:blank'); w.document.write('<title>Written</title>'); 0")
    await wait(for: "the written title") { host.popups.last?.title == "Written" }
    try await fixture.view.evaluateJavaScript("w.location.href = '/later'; 0")
    await wait(for: "the later page") { host.popups.last?.title == "Latertrue" }
    try await fixture.view.evaluateJavaScript("window.x = open(); 0")
    await wait(for: "the window without an address") { host.popups.count == 2 }
  }

  @Test("A named window is used again, and a popup opens popups of its own")
  func namedAndNested() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/one", .html("<title>One</title>"))
    fixture.server.serve("/two", .html("<title>Two</title><script>open('/three')</script>"))
    fixture.server.serve(
      "/three", .html("<title>Three</title><script>document.title += opener.document.title</script>"))
    try await fixture.view.evaluateJavaScript("open('/one', 'name'); 0")
    await title(fixture, of: "/one")
    try await fixture.view.evaluateJavaScript("open('/two', 'name'); 0")
    await wait(for: "the nested popup") { host.popups.count == 2 && host.popups[1].title == "ThreeTwo" }
    #expect(host.popups[0].title == "Two")
    #expect(host.actions.count == 2)
  }

  @Test("With noopener the popup knows no opener, and the opener no popup")
  func noopener() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/pop", .html("<script>document.title = 'opener:' + !!window.opener</script>"))
    #expect(try await fixture.value("open('/pop', '_blank', 'noopener') === null") == true)
    await wait(for: "the popup") { host.popups.last?.title == "opener:false" }
  }

  @Test("A link for a new window asks the policy with no target, then for a view")
  func linkWithTarget() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/pop", .html("<title>Pop</title>"))
    await fixture.show("<a id=a target=_blank href=/pop>x</a>")
    fixture.recorder.forget()
    try await fixture.view.evaluateJavaScript("document.getElementById('a').click()")
    await wait(for: "the popup") { host.popups.last?.title == "Pop" }
    #expect(fixture.recorder.actions.map { $0.targetFrame == nil } == [true])
    fixture.recorder.decideAction = { _ in .cancel }
    try await fixture.view.evaluateJavaScript("document.getElementById('a').click()")
    await wait(for: "the question") { fixture.recorder.actions.count == 2 }
    await settle(fixture.view)
    #expect(host.actions.count == 1)
  }

  @Test("A form that is posted into a new window arrives as a post, with its fields")
  func formPost() async throws {
    let fixture = try await fixture()
    fixture.server.serve("/post", .html("<title>Posted</title>"))
    await fixture.show("<form id=f method=post target=_blank action=/post><input name=q value=1></form>")
    try await fixture.view.evaluateJavaScript("document.getElementById('f').submit()")
    await wait(for: "the popup") { host.popups.last?.title == "Posted" }
    let request = try #require(fixture.server.requests.first { $0.path == "/post" })
    #expect(request.method == "POST")
    #expect(String(decoding: request.body, as: UTF8.self) == "q=1")
  }

  @Test(
    "A javascript: popup is refused before anybody is asked",
    arguments: ["javascript:document.write(1)", " \\tjava\\nscript:alert(1)", "JAVASCRIPT:0"])
  func javascript(address: String) async throws {
    let fixture = try await fixture()
    let isRefused = try await fixture.value("var w = open(\"\(address)\"); w === null", as: Bool.self)
    await settle(fixture.view)
    #expect(isRefused == true)
    #expect(host.actions.isEmpty)
  }

  @Test("No view, or one of another making, is no window for the page")
  func wrongView() async throws {
    let fixture = try await fixture()
    host.make = { _ in nil }
    #expect(try await fixture.value("open('/a') === null") == true)
    host.make = { _ in WKWebView(frame: .zero, configuration: WKWebViewConfiguration()) }
    #expect(try await fixture.value("open('/b') === null") == true)
    fixture.view.uiDelegate = nil
    #expect(try await fixture.value("open('/c') === null") == true)
  }

  @Test("Without a click or key, a page opens no window unless the app lets it")
  func automatic() async throws {
    let fixture = try Fixture()
    fixture.view.uiDelegate = host
    await fixture.show(
      "<script>setTimeout(() => { document.title = 'null:' + (open('/a') === null) }, 1)</script>")
    await wait(for: "the attempt") { fixture.view.title == "null:true" }
    #expect(host.actions.isEmpty)
  }

  @Test("A popup's messages are its own: its view, its origin, its place")
  func messages() async throws {
    let recorder = MessageRecorder()
    let fixture = try await fixture { $0.userContentController.add(recorder, name: "app") }
    let send = "webkit.messageHandlers.app.postMessage"
    fixture.server.serve("/frame", .html("<script>\(send)('frame')</script>"))
    fixture.server.serve(
      "/pop",
      .html("<script>\(send)('popup')</script><iframe src='\(fixture.server.url("/frame"))'></iframe>"))
    let foreign = fixture.foreignURL("/pop").absoluteString
    try await fixture.view.evaluateJavaScript("\(send)('before'); window.w = open('\(foreign)'); 0")
    await wait(for: "the popup's messages") {
      recorder.first("popup") != nil && recorder.first("frame") != nil
    }
    try await fixture.view.evaluateJavaScript("\(send)('opener'); 0")
    await wait(for: "the opener's message") { recorder.first("opener") != nil }
    let popup = host.popups[0]
    for (body, view, isMain, host) in [
      ("before", fixture.view, true, "127.0.0.1"), ("popup", popup, true, "localhost"),
      ("frame", popup, false, "127.0.0.1"), ("opener", fixture.view, true, "127.0.0.1"),
    ] {
      let message = try #require(recorder.first(body))
      #expect(message.webView === view, "\(body)")
      #expect(message.frameInfo.isMainFrame == isMain, "\(body)")
      #expect(message.frameInfo.securityOrigin.host == host, "\(body)")
    }
    #expect(popup.configuration.userContentController === fixture.view.configuration.userContentController)
  }

  @Test("A view that no page opened is closed by its page only where the app wants it")
  func rootClose() async throws {
    let fixture = try await fixture()
    try await fixture.view.evaluateJavaScript("window.close()")
    await settle(fixture.view)
    #expect(host.closed.isEmpty)
    let other = try Fixture()
    other.view.uiDelegate = host
    other.view.reportsRootClose = true
    await other.show("<p>x")
    try await other.view.evaluateJavaScript("window.close()")
    await wait(for: "the close") { host.closed == [ObjectIdentifier(other.view)] }
  }
}

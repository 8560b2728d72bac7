import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct ViewerPopupTests {
  private func open(_ shop: Shop, _ script: String) async throws -> Popup {
    let before = shop.viewer.popups.count
    _ = await shop.value("(\(script), 1)")
    await wait(for: "the popup") { shop.viewer.popups.count > before }
    return try #require(shop.viewer.popups.last)
  }

  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading && viewer.hasPage }
  }

  @Test(
    "A window is a live child on another origin: it exchanges messages with its opener, requests its size, and closes itself",
    arguments: [PopupPolicy.Presentation.overlay, .window, .container("tabs")])
  func live(presentation: PopupPolicy.Presentation) async throws {
    let shop = try await Shop(presentation)
    shop.server.serve(
      "/pay",
      .html(
        "<title>Pay</title><script>onmessage = e => { if (e.data === 'ok') close() }; opener.postMessage('token', '*')</script>"
      ))
    await shop.show(
      "<script>heard = []; onmessage = e => { heard.push(e.data + ' ' + (e.source === w)) }</script>")
    let popup = try await open(shop, "w = open('\(shop.bank("/pay"))', '', 'width=320,height=240')")
    #expect(popup.presentation == presentation)
    #expect(popup.opener === shop.viewer)
    #expect(popup.viewer.isPopup && popup.viewer.root === shop.viewer)
    await shop.waitFor("heard.join()", "token true")
    await wait(for: "the title") { popup.viewer.title == "Pay" && !popup.viewer.isLoading }
    #expect(popup.viewer.address == "localhost:\(shop.server.page("/").port!)")
    await wait(for: "the measures") { popup.wishedWidth == 320 && popup.wishedHeight == 240 }
    _ = await shop.value("(w.postMessage('ok', '*'), 1)")
    await wait(for: "the popup to close itself") { shop.viewer.popups.isEmpty }
    #expect(popup.isClosed && popup.viewer.isClosed)
    await shop.waitFor("w.closed", "true")
    #expect(shop.log.words == ["finished /shop", "popup wished /pay", "popup opened", "popup closed"])
  }

  @Test("A window that begins empty is sent on later, and its opener can close it")
  func emptyFirst() async throws {
    let shop = try await Shop()
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show("")
    let popup = try await open(shop, "w = open('about:blank')")
    _ = await shop.value("(w.location = '\(shop.bank("/pay"))', 1)")
    await wait(for: "the bank's page") { popup.viewer.title == "Pay" }
    _ = await shop.value("(w.close(), 1)")
    await wait(for: "the popup to go") { popup.isClosed }
  }

  @Test("When the user closes a popup, its opener sees it, and the popup's own windows close")
  func nested() async throws {
    let shop = try await Shop()
    shop.server.serve("/one", .html("<title>One</title><script>setTimeout(() => open('/two'), 1)</script>"))
    shop.server.serve("/two", .html("<title>Two</title>"))
    await shop.show("")
    let one = try await open(shop, "w = open('/one')")
    await wait(for: "the second popup") { shop.viewer.popups.count == 2 }
    let two = shop.viewer.popups[1]
    await settle(two.viewer)
    #expect(two.opener === one.viewer)
    #expect(one.viewer.popups.isEmpty)
    one.close()
    #expect(shop.viewer.popups.isEmpty && one.isClosed && two.isClosed)
    await shop.waitFor("w.closed", "true")
    one.close()
    #expect(shop.log.words.filter { $0 == "popup closed" }.count == 2)
  }

  @Test("The viewer that no page opened is never closed by its page")
  func mainStays() async throws {
    let shop = try await Shop()
    await shop.show("<script>close(); window.close(); self.close()</script>")
    try await Task.sleep(for: .milliseconds(100))
    #expect(!shop.viewer.isClosed && shop.viewer.phase == .showing)
  }

  @Test("A window without a user gesture is refused and reported, and a button can open it afterwards")
  func gestureless() async throws {
    let shop = try await Shop(needsGesture: true)
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    // A script that the app runs counts as a user gesture, so the page does it by itself.
    await shop.show("<script>setTimeout(() => { got = String(open('/pay')) }, 50)</script>")
    await wait(for: "the word of it") { shop.viewer.blockedPopup != nil }
    await shop.waitFor("got", "null")
    let blocked = try #require(shop.viewer.blockedPopup)
    #expect(blocked.url == shop.server.page("/pay") && blocked.canOpen)
    #expect(shop.log.words == ["finished /shop", "popup wished /pay", "popup blocked /pay"])
    shop.viewer.open(blocked)
    #expect(shop.viewer.blockedPopup == nil)
    await wait(for: "the window") { shop.viewer.popups.first?.viewer.title == "Pay" }
  }

  @Test("A thousand windows in a loop: as many as may be, and the app goes on")
  func flood() async throws {
    let shop = try await Shop(limit: 3)
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show("")
    #expect(
      await shop.value(
        "(() => { let n = 0; for (let i = 0; i < 1000; i++) if (open('/pay')) n++; return n })()") == "3")
    #expect(shop.viewer.popups.count == 3)
    await wait(for: "the word of all others") { shop.log.count(startingWith: "popup blocked") == 997 }
    #expect(await shop.value("1 + 1") == "2")
    for popup in shop.viewer.popups { popup.close() }
    #expect(shop.viewer.popups.isEmpty)
  }

  @Test("A window's page obeys the same rules, also when they change")
  func rules() async throws {
    let shop = try await Shop { $0.policy.mainFrame = .only(["127.0.0.1:*"]) }
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show("")
    #expect(await shop.value("open('\(shop.bank("/pay"))')") == "null")
    guard case .navigation(let verdict)? = shop.viewer.blockedPopup?.reason else {
      Issue.record("\(String(describing: shop.viewer.blockedPopup))")
      return
    }
    #expect(verdict.reason == .noRule)
    let popup = try await open(shop, "w = open('/pay')")
    await settle(popup.viewer)
    _ = await shop.value("(w.location = '\(shop.bank("/pay"))', 1)")
    await wait(for: "the refusal") { !popup.viewer.blockLog.entries.isEmpty }
    #expect(popup.viewer.url == shop.server.page("/pay"))
    shop.viewer.policy.mainFrame = .everything
    #expect(popup.viewer.policy == shop.viewer.policy)
  }

  @Test("What is for the system's browser, or another program, goes back to the app; the page gets no window")
  func routed() async throws {
    let shop = try await Shop(.systemBrowser)
    var handed: [String] = []
    shop.viewer.onRoute = { url, _ in handed.append(url.href) }
    await shop.show("")
    #expect(await shop.value("open('https://a.example/x')") == "null")
    await wait(for: "the address") { handed == ["https://a.example/x"] }
    #expect(shop.viewer.popups.isEmpty)
  }

  @Test("A form that posts into a new window keeps its method and its fields")
  func form() async throws {
    let shop = try await Shop()
    shop.server.keepsRequests = true
    shop.server.serve("/pay", .html("<title>Paid</title>"))
    await shop.show("<form id=f method=post target=_blank action=/pay><input name=sum value=12></form>")
    let popup = try await open(shop, "document.getElementById('f').submit()")
    await wait(for: "the answer") { popup.viewer.title == "Paid" }
    let request = try #require(shop.server.requests.last { $0.path == "/pay" })
    #expect(request.method == "POST")
    #expect(String(decoding: request.body, as: UTF8.self) == "sum=12")
  }

  @Test("When the process of page and window dies, the window goes and the page comes back")
  func crash() async throws {
    let before = WebProcesses.all
    let shop = try await Shop()
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show("")
    let popup = try await open(shop, "w = open('/pay')")
    await settle(popup.viewer)
    shop.log.clear()
    for pid in WebProcesses.all.subtracting(before) { kill(pid, SIGKILL) }
    await wait(for: "the page again") { shop.log.words.last == "finished /shop" }
    #expect(popup.isClosed && shop.viewer.popups.isEmpty)
    #expect(shop.viewer.phase == .showing)
  }

  @Test("Viewers, windows and bridges that are closed or dropped are gone")
  func freed() async throws {
    for closes in [true, false] {
      weak var viewer: WebViewer?
      weak var popup: Popup?
      weak var child: WKWebView?
      weak var bridge: ScriptBridge?
      do {
        let shop = try await Shop()
        shop.server.serve("/pay", .html("<title>Pay</title>"))
        let registration = try shop.viewer.bridge.handle("x", String.self) { text, _ in text }
        await shop.show("")
        let opened = try await open(shop, "w = open('/pay')")
        await settle(opened.viewer)
        (viewer, popup, child, bridge) = (shop.viewer, opened, opened.viewer.webView, shop.viewer.bridge)
        if closes { shop.viewer.close() }
        withExtendedLifetime(registration) {}
      }
      await wait(for: "all to go") { viewer == nil && popup == nil && child == nil && bridge == nil }
    }
  }
}

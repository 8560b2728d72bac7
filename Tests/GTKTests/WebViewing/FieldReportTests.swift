import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// Faults that apps with web views of their own were reported for: windows, links out, frames, cookies.
@MainActor @Suite("Field reports", .serialized) struct FieldReportTests {
  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading && viewer.hasPage }
  }

  // MARK: Windows

  /// A frame that opens a window after its page has loaded, and reports the result to its parent.
  private static let openingFrame = """
    <script>
      onmessage = e => parent.postMessage('heard ' + e.data + ' ' + (e.source === w) + ' ' + w.closed, '*');
      onload = () => setTimeout(() => { w = open('/pop'); parent.postMessage('null: ' + (w === null), '*') });
    </script>
    """

  @Test(
    "A frame's window is a live child too, on the page's origin and on another", arguments: [true, false])
  func windowOfFrame(isForeign: Bool) async throws {
    let shop = try await Shop()
    shop.server.serve("/frame", .html(Self.openingFrame))
    shop.server.serve(
      "/pop", .html("<script>opener.postMessage('token', '*'); setTimeout(close, 200)</script>"))
    let frame = isForeign ? shop.bank("/frame") : "/frame"
    await shop.show(
      "<script>heard = []; onmessage = e => heard.push(e.data)</script><iframe src='\(frame)'></iframe>")
    await shop.waitFor("heard.join()", "null: false,heard token true false")
    await wait(for: "the window to close itself") {
      shop.log.words.contains("popup closed") && shop.viewer.popups.isEmpty
    }
  }

  @Test("A window knows its opener, also when it comes from another origin, unless the page wanted it not to")
  func opener() async throws {
    let shop = try await Shop()
    shop.server.serve("/pop", .html("<script>document.title = 'opener ' + (opener !== null)</script>"))
    await shop.show(
      "<a id=a target=_blank href=/pop>a</a><a id=b target=_blank rel=opener href='\(shop.bank("/pop"))'>b</a>"
    )
    for (script, title) in [
      ("open('/pop')", "opener true"), ("open('\(shop.bank("/pop"))')", "opener true"),
      ("open('/pop', '', 'noopener')", "opener false"),
      ("document.getElementById('a').click()", "opener false"),
      ("document.getElementById('b').click()", "opener true"),
    ] {
      _ = await shop.value("(\(script), 1)")
      await wait(for: "\(title) of \(script)") { shop.viewer.popups.last?.viewer.title == title }
      for popup in shop.viewer.popups { popup.close() }
    }
  }

  @Test("A window that has a name is used again, keeps its opener, and has the requested size")
  func named() async throws {
    let shop = try await Shop()
    shop.server.serve("/one", .html("<title>One</title>"))
    shop.server.serve("/two", .html("<title>Two</title>"))
    await shop.show("")
    _ = await shop.value("(w = open('/one', 'pay', 'width=300,height=200'), 1)")
    await wait(for: "the window") { shop.viewer.popups.first?.viewer.title == "One" }
    let popup = try #require(shop.viewer.popups.first)
    await wait(for: "the measures") { popup.wishedWidth == 300 && popup.wishedHeight == 200 }
    #expect(await shop.value("open('\(shop.bank("/two"))', 'pay') === w") == "true")
    await wait(for: "the other page") { popup.viewer.title == "Two" }
    #expect(shop.viewer.popups.count == 1)
  }

  @Test(
    "A link for a new window does what the policy says: a window, the same view, the system's browser, nothing",
    arguments: [
      PopupPolicy.Presentation.overlay, .window, .container("tabs"), .sameView, .systemBrowser, .refuse,
    ])
  func blankTarget(presentation: PopupPolicy.Presentation) async throws {
    let shop = try await Shop(presentation)
    var handed: [String] = []
    shop.viewer.onRoute = { url, _ in handed.append(url.href) }
    shop.server.serve("/b", .html("<title>B</title>"))
    await shop.show("<a id=x target=_blank href='\(shop.bank("/b"))'>b</a>")
    _ = await shop.value("(document.getElementById('x').click(), 1)")
    switch presentation {
    case .overlay, .window, .container:
      await wait(for: "the window") { shop.viewer.popups.first?.viewer.title == "B" }
      #expect(shop.viewer.popups.first?.presentation == presentation)
      #expect(shop.viewer.title == "Shop")
    case .sameView:
      await wait(for: "the page") { shop.viewer.title == "B" }
      #expect(shop.viewer.popups.isEmpty)
    case .systemBrowser:
      await wait(for: "the address") { handed == [shop.bank("/b")] }
      #expect(shop.viewer.popups.isEmpty && shop.viewer.title == "Shop")
    case .refuse:
      await wait(for: "the word of it") { shop.viewer.blockedPopup != nil }
      #expect(shop.viewer.popups.isEmpty && shop.viewer.title == "Shop")
    }
  }

  @Test("A window that is requested long after the click is blocked and reported; a rule can allow it")
  func afterAwait() async throws {
    for needsGesture in [true, false] {
      let shop = try await Shop(needsGesture: needsGesture)
      let slow = SlowPage("/slow", on: shop.server)
      shop.server.serve("/p", .html("<title>P</title>"))
      await shop.show(
        "<button id=x onclick=\"(async () => { await fetch('/slow'); got = String(window.open('/p') !== null) })()\">x</button>"
      )
      _ = await shop.value("(got = '', document.getElementById('x').click(), 1)")
      await wait(for: "the page to ask") { slow.isAwaited }
      // Longer than any engine takes a click to be meant.
      try await Task.sleep(for: .milliseconds(2000))
      slow.letGo()
      await shop.waitFor("got", needsGesture ? "false" : "true")
      #expect((shop.viewer.blockedPopup != nil) == needsGesture)
      #expect(shop.viewer.blockedPopup?.canOpen ?? true)
      #expect(shop.viewer.popups.isEmpty == needsGesture)
    }
  }

  @Test("A window that a frame opens is not heard by the bridge, nor is the frame", arguments: [true, false])
  func bridgeOfFramesWindow(isForeign: Bool) async throws {
    let shop = try await Shop()
    let registration = try shop.viewer.bridge.handle("x", String.self) { _, _ in Issue.record("heard") }
    let says = "webkit.messageHandlers.x.postMessage('in').catch(() => {})"
    shop.server.serve(
      "/frame", .html("<script>\(says); onload = () => setTimeout(() => open('/pop'))</script>"))
    shop.server.serve("/pop", .html("<script>\(says)</script>"))
    let frame = isForeign ? shop.bank("/frame") : "/frame"
    let host = "http://\(isForeign ? "localhost" : "127.0.0.1"):\(shop.server.page("/").port!)"
    await shop.show("<iframe src='\(frame)'></iframe>")
    for kind in ["frames", "windows"] {
      await wait(for: "the refusal of \(kind)") {
        shop.log.words.contains("refused x: \(kind) of \(host) are not heard by this app")
      }
    }
    withExtendedLifetime(registration) {}
  }

  // MARK: Lists

  @Test(
    "Names that begin or end as an allowed one are other sites",
    arguments: [
      ("https://trusted.example", "https://trusted.example.attacker.example/"),
      ("https://trusted.example", "https://mytrusted.example/"),
      ("https://trusted.example", "https://trusted.example@attacker.example/"),
      ("https://trusted.example", "https://trusted.example%2eattacker.example/"),
      ("https://trusted.example", "https://attacker.example/https://trusted.example"),
      ("https://trusted.example", "https://attacker.example/?https://trusted.example"),
      ("https://trusted.example", "https://trusted.example:8443/"),
      ("https://*.trusted.example", "https://xtrusted.example/"),
      ("https://*.trusted.example", "https://trusted.example/"),
    ])
  func neighbours(allowed: String, url: String) async throws {
    let shop = try await Shop()
    let rules = RuleSet.only([Shop.site(shop.server, "127.0.0.1"), SitePattern(allowed)!])
    // A frame that the engine does not name might otherwise go on.
    (shop.viewer.policy.mainFrame, shop.viewer.policy.subframes) = (rules, rules)
    await shop.show("<a id=x href='\(url)'>x</a>")
    _ = await shop.value("(document.getElementById('x').click(), 1)")
    await wait(for: "the refusal") { shop.viewer.blockLog.entries.count == 1 }
    await wait(for: "the page to be still there") { shop.viewer.title == "Shop" }
  }

  @Test("A frame to another host neither opens the browser nor another program; a link of the page's does")
  func framesStayInside() async throws {
    let shop = try await Shop()
    let own = Shop.site(shop.server, "127.0.0.1")
    shop.viewer.policy.mainFrame = RuleSet([SiteRule(.allow, own)], otherwise: .route)
    // Where frames may show any site, a frame that the engine does not name goes on until its answer.
    shop.viewer.policy.subframes = .only([own, Shop.site(shop.server, "localhost")])
    shop.viewer.policy.externalSchemes = .only(["swish"])
    var handed: [String] = []
    shop.viewer.onRoute = { url, _ in handed.append(url.href) }
    shop.server.serve("/challenge", .html("<script>parent.postMessage('shown', '*')</script>"))
    await shop.show(
      """
      <script>heard = []; onmessage = e => heard.push(e.data)</script>
      <iframe src='\(shop.bank("/challenge"))'></iframe><iframe src='swish://frame'></iframe>
      <a id=bank href='https://bank.example/app'>b</a><a id=pay href='swish://pay?x=1'>s</a>
      <a id=chat href='whatsapp://send'>w</a>
      """)
    await shop.waitFor("heard.join()", "shown")
    #expect(handed.isEmpty)
    _ = await shop.value("(document.getElementById('bank').click(), 1)")
    await wait(for: "the bank's link") { handed == ["https://bank.example/app"] }
    _ = await shop.value("(document.getElementById('pay').click(), 1)")
    await wait(for: "the other program's link") { handed.last == "swish://pay?x=1" }
    _ = await shop.value("(document.getElementById('chat').click(), 1)")
    await wait(for: "the refusal") {
      shop.viewer.blockLog.entries.last?.verdict.reason == .schemeNotListed("whatsapp")
    }
    #expect(handed.count == 2 && shop.viewer.title == "Shop" && shop.viewer.failure == nil)
  }

  @Test("A link for a new window to a site that no rule allows is checked as one of the page's")
  func blankTargetIsChecked() async throws {
    let shop = try await Shop()
    shop.viewer.policy.mainFrame = .only([Shop.site(shop.server, "127.0.0.1")])
    shop.server.keepsRequests = true
    await shop.show("<a id=x target=_blank href='\(shop.bank("/evil"))'>x</a>")
    _ = await shop.value("(document.getElementById('x').click(), 1)")
    await wait(for: "the refusal") { !shop.viewer.blockLog.entries.isEmpty }
    #expect(shop.viewer.popups.isEmpty)
    #expect(!shop.server.requests.contains { $0.path == "/evil" })
  }

  // MARK: Cookies

  @Test("A frame of another site keeps no cookies, and a window of that site does")
  func thirdPartyCookies() async throws {
    let shop = try await Shop()
    shop.server.keepsRequests = true
    shop.server.serve(
      "/session",
      PageResponse(
        headers: ["Set-Cookie": "session=1; Path=/"], contentType: "text/html",
        body: Data("<title>Session</title>".utf8)))
    func cookies() -> [String?] {
      shop.server.requests.filter { $0.path == "/session" }.map { $0.headers["cookie"] }
    }
    for _ in 0..<2 { await shop.show("<iframe src='\(shop.bank("/session"))'></iframe>") }
    await wait(for: "both frames") { cookies().count == 2 }
    #expect(cookies() == [nil, nil])
    _ = await shop.value("(w = open('\(shop.bank("/session"))'), 1)")
    await wait(for: "the window") { shop.viewer.popups.first?.viewer.title == "Session" }
    let popup = try #require(shop.viewer.popups.first?.viewer)
    popup.reload()
    await wait(for: "the window again") { cookies().count == 4 }
    #expect(cookies().suffix(2) == [nil, "session=1"])
  }
}

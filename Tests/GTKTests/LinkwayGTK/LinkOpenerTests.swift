import CGTK
import GLib
import GTKWidgets
import LinkOpening
import LinkRouting
import LinkSafety
import LinkText
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebPolicy
import WebViewing

@MainActor @Suite struct LinkOpenerTests {
  private func makeServer() throws -> PageServer {
    let server = PageServer()
    server.serve("/terms", .html("<title>Terms</title><p>All of them."))
    try server.start()
    return server
  }

  private func press(_ button: Button) {
    gtk_widget_activate(button.pointer.assumingMemoryBound(to: GtkWidget.self))
  }

  @Test("A link that is not what it says is asked about, once, and opened by nothing but the button")
  func asks() async throws {
    let server = try makeServer()
    let opener = LinkOpener(LinkRouter(), over: nil)
    opener.storage = .inMemory
    var refused: [RefusalReason] = []
    opener.onRefusal = { refused.append($0) }
    let page = server.page("/terms")
    let request = LinkRequest(LinkTarget(page.href), from: .text, label: "paypal.com")

    opener.open(request)
    await wait(for: "the question") { opener.confirmationWindow?.isMapped == true }
    weak let first = opener.confirmationWindow
    opener.open(request)
    #expect(opener.viewerWindow == nil)
    #expect(first?.title == "Open 127.0.0.1?")
    #expect(first?.cancelButton.hasFocus == true)
    first.map { press($0.cancelButton) }
    await wait(for: "the refusal") { refused == [.declined(page)] }
    await wait(for: "the question to go") { first == nil }
    #expect(opener.confirmationWindow == nil)

    opener.open(request)
    await wait(for: "the question again") { opener.confirmationWindow?.isMapped == true }
    opener.confirmationWindow?.close()
    await wait(for: "the second refusal") { refused.count == 2 }

    opener.open(request)
    await wait(for: "the question once more") { opener.confirmationWindow?.isMapped == true }
    opener.confirmationWindow.map { press($0.openButton) }
    await wait(for: "the page") { opener.viewerWindow?.title == "Terms" }
    opener.viewerWindow?.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
    #expect(refused.count == 2)
  }

  @Test("A question about a very long host stays on the screen and shows the host's end")
  func longHost() async throws {
    let name = String(repeating: "paypal-login-", count: 4)
    let url = try #require(WebURL("https://\(name).\(name).\(name).evil.example/\(name)\(name)\(name)"))
    let assessment = LinkAssessment(url.href, label: "paypal.com")
    let window = LinkConfirmationWindow(LinkConfirmationRequest(about: url, findings: assessment.findings))
    let answer = Task { await window.confirm(over: nil) }
    await wait(for: "the question") { window.isMapped && window.size.width > 0 }
    #expect(window.size.width < 640)
    #expect(window.hostLabel.text.contains("evil.example"))
    window.close()
    #expect(await answer.value == false)
  }

  @Test("Viewers are made with the app's options, and the app gets each before its first page")
  func viewerOptions() async throws {
    let opener = try LinkOpener(
      LinkRouter([
        Route("help:", to: .page(WebURL("own://help/")!)),
        Route("more:", to: .page(WebURL("own://more/")!, policy: "closed")),
      ]), over: nil)
    opener.storage = .inMemory
    opener.options.policy = .only("own://help")
    opener.options.policy.viewerSchemes.insert("own")
    opener.options.contentHandlers["own"] = { request in .html("<title>\(request.url.host!)</title>") }
    var closed = opener.options.policy
    closed.mainFrame = .nothing
    opener.policies["closed"] = closed
    var addresses: [String] = []
    opener.onViewerOpened = { addresses.append($0.address) }
    opener.open(LinkTarget("help:"))
    #expect(addresses == [""])
    await wait(for: "the page") { opener.viewerWindow?.title == "help" }
    #expect(opener.viewerWindow?.viewer.policy == opener.options.policy)
    opener.open(LinkTarget("more:"))
    #expect(addresses == ["", ""])
    await wait(for: "the failure") { opener.viewerWindow?.viewer.failure != nil }
    #expect(opener.viewerWindow?.viewer.policy == closed)
    opener.viewerWindow?.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
  }

  @Test("The app's own asker takes the place of the window")
  func ownAsker() async {
    let opener = LinkOpener(LinkRouter(), over: nil)
    var asked: [LinkConfirmationRequest] = []
    var refused: [RefusalReason] = []
    opener.onRefusal = { refused.append($0) }
    opener.confirmation = { question in
      asked.append(question)
      return false
    }
    opener.open("https://paypal.com@evil.example/")
    await wait(for: "the refusal") { !refused.isEmpty }
    #expect(asked.map(\.host) == ["evil.example"])
    #expect(opener.confirmationWindow == nil)
    opener.open("https://a.example:25/")
    #expect(refused.count == 2)
  }

  @Test("Handlers take actions; what they decline goes to the viewer where the route says so")
  func handlers() async throws {
    let server = try makeServer()
    let host = try #require(server.page("/").port)
    let router = try LinkRouter([
      Route("app://product/:id<Int>", to: .action("product")),
      Route("app://broken", to: .action("broken")), Route("app://other/:x", to: .action("other")),
      Route(
        RoutePattern(parsing: "http://127.0.0.1:\(host)/terms"),
        to: .action("terms", orViewer: ViewerStyle(title: "Shop"))),
    ])
    let opener = LinkOpener(router, over: nil)
    opener.storage = .inMemory
    var (taken, refused) = ([String](), [String]())
    opener.onRefusal = { refused.append($0.description) }
    opener.handlers.on("product") { taken.append("product \(try $0.parameters.value("id", as: Int.self))") }
    opener.handlers.on("broken") { _ in throw LinkDeclined("sold out") }
    opener.handlers.on("terms") { _ in throw LinkDeclined() }
    opener.onAction = { taken.append("\($0.name) \($0.parameters) from \($0.source.rawValue)") }
    opener.open("app://product/7", from: .external)
    opener.open("app://other/y", from: .external)
    opener.open("app://broken")
    await wait(for: "both actions") { Set(taken) == ["product 7", "other x=y from external"] }
    await wait(for: "the refusal") { refused == ["the link was vetoed: sold out"] }
    opener.open(LinkTarget(server.page("/terms").href))
    await wait(for: "the viewer in the action's place") { opener.viewerWindow?.viewer.phase == .showing }
    await wait(for: "its title") { opener.viewerWindow?.title == "Shop" }
    opener.viewerWindow?.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
  }

  @Test("Every listener hears of an event, until it stops listening")
  func events() async throws {
    let opener = LinkOpener(
      try LinkRouter([Route("myapp://:what", to: .event("login"))]), over: nil)
    var (heard, refused) = ([String](), 0)
    opener.onRefusal = { _ in refused += 1 }
    opener.open("myapp://nobodyListens")
    #expect(refused == 1)
    let tasks = (0..<2).map { number in
      let events = opener.events()
      return Task { for await event in events { heard.append("\(number) \(event.parameters)") } }
    }
    opener.open("myapp://done", from: .page)
    await wait(for: "both listeners") { Set(heard) == ["0 what=done", "1 what=done"] }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    await wait(for: "all listeners to end") {
      opener.open("myapp://late")
      return refused == 2
    }
    #expect(heard.count == 2)
  }

  @Test("A route's title, policy and form reach the viewer")
  func styles() async throws {
    let server = try makeServer()
    let page = server.page("/terms")
    let router = try LinkRouter([
      Route("own:", to: .page(page, title: "My own title", policy: "closed")),
      Route("free:", to: .page(page, presentation: .window)),
      Route("none:", to: .page(page, policy: "nobody")),
      Route("sheet:", to: .page(page, presentation: .browserSheet)),
    ])
    let opener = LinkOpener(router, over: nil)
    opener.storage = .inMemory
    opener.policies["closed"] = .only("shop.example")
    var (refused, systems) = ([RefusalReason](), [WebURL]())
    opener.onRefusal = { refused.append($0) }
    opener.onSystem = { systems.append($0) }
    opener.open("own:")
    guard case .failed(let failure) = opener.viewerWindow?.viewer.phase, case .blocked = failure.kind else {
      Issue.record("the policy does not hold: \(String(describing: opener.viewerWindow?.viewer.phase))")
      return
    }
    #expect(opener.viewerWindow?.title == "My own title")
    opener.open("free:")
    await wait(for: "the page") { opener.viewerWindow?.title == "Terms" }
    opener.open("none:")
    #expect(refused == [.noPolicy("nobody")])
    opener.open("sheet:")
    #expect(systems == [page])
    opener.viewerWindow?.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
  }

  @Test(
    "A link with another policy replaces the page and its policy, and keeps both if it is refused"
  )
  func rulesOfTheNext() async throws {
    let server = try makeServer()
    server.serve("/closed", .html("<title>Closed</title>"))
    let router = try LinkRouter([
      Route("strict:", to: .page(server.page("/closed"), policy: "strict")),
      Route("open:", to: .page(WebURL("https://nowhere.invalid/")!, title: "Open", policy: "open")),
    ])
    let opener = LinkOpener(router, over: nil)
    opener.storage = .inMemory
    opener.policies["strict"] = .only(SitePattern("127.0.0.1:\(server.page("/").port!)")!)
    opener.policies["open"] = NavigationPolicy(downloads: .nothing)
    opener.open("strict:")
    await wait(for: "the page") { opener.viewerWindow?.title == "Closed" }
    let window = try #require(opener.viewerWindow)
    let strict = window.viewer
    opener.open("open:")
    #expect(opener.viewerWindow === window)
    #expect(strict.isClosed)
    #expect(strict.policy == opener.policies["strict"])
    #expect(window.viewer.policy == opener.policies["open"])
    await wait(for: "the failure") { window.viewer.failure != nil }
    #expect(!window.viewer.hasPage)
    opener.open("strict:")
    await wait(for: "the page again") { window.title == "Closed" }
    let again = window.viewer
    opener.open("strict:")
    #expect(window.viewer === again)
    window.close()
    await wait(for: "the window to go") { opener.viewerWindow == nil }
    #expect(again.isClosed)
  }
}

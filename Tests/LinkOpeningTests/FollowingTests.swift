import LinkRouting
import LinkSafety
import LinkText
import Testing
import WebAddress
import WebPolicy

@testable import LinkOpening

/// From a request to the destination that is performed.
@MainActor @Suite struct FollowingTests {
  /// A link whose label names another host, so that it must be confirmed.
  private let doubtful = LinkRequest(LinkTarget("https://evil.example/"), from: .text, label: "paypal.com")

  @Test("A link that needs no confirmation is followed at once")
  func atOnce() throws {
    let fixture = try Fixture([
      Route("terms:", to: .page(WebURL("https://a.example/terms")!, title: "Terms"))
    ])
    fixture.opener.open("terms://all")
    #expect(fixture.loaded == ["https://a.example/terms"])
    fixture.opener.open("tel:+491")
    fixture.opener.open("https://b.example/")
    #expect(fixture.loaded == ["https://b.example/"])
    #expect(fixture.presenter.calls == ["present sheet “Terms”", "phone tel:+491", "replace sheet"])
  }

  @Test("A page's link that the router leads to the viewer again is opened by another program")
  func circle() throws {
    let fixture = try Fixture([Route("own:", to: .viewer), Route("help:", to: .page(WebURL("own://x")!))])
    fixture.opener.open("https://b.example/", from: .page)
    fixture.opener.open("own://x", from: .page)
    #expect(fixture.presenter.calls == ["browser https://b.example/", "other own://x"])
    #expect(fixture.presenter.shown == nil)
    fixture.opener.open("help:", from: .page)
    #expect(fixture.loaded == ["own://x"])
  }

  @Test("A link that a page routes is followed as a request from a page")
  func routed() throws {
    let fixture = try Fixture([
      Route("app://product/:id<Int>", to: .action("product"), from: [.page]),
      Route("terms:", to: .page(WebURL("https://a.example/terms")!)),
    ])
    var sources: [LinkSource] = []
    fixture.opener.onAction = { sources.append($0.source) }
    fixture.opener.open("https://b.example/")
    let viewer = try #require(fixture.presenter.shown)
    let reason = viewer.policy.verdict(
      for: .init(url: WebURL("app://product/7")!, frame: .main, isUserGesture: true)
    ).reason
    viewer.onRoute?(WebURL("app://product/7")!, reason)
    #expect(sources == [.page])
    viewer.onRoute?(WebURL("terms:")!, reason)
    #expect(fixture.loaded == ["https://b.example/", "https://a.example/terms"])
    viewer.onRoute?(WebURL("https://c.example/")!, reason)
    #expect(fixture.presenter.calls.last == "browser https://c.example/")
  }

  @Test("A link that waits for its confirmation is not asked about twice, and the answer decides")
  func asksOnce() async throws {
    let fixture = try Fixture()
    let (opener, presenter) = (fixture.opener, fixture.presenter)
    var refused: [RefusalReason] = []
    opener.onRefusal = { refused.append($0) }
    presenter.holds = true
    presenter.answer = true
    opener.open(doubtful)
    opener.open(doubtful)
    await fixture.wait { presenter.held.count == 1 }
    #expect(presenter.requests.map(\.host) == ["evil.example"])
    #expect(presenter.calls.isEmpty)
    presenter.held.removeFirst().resume()
    await fixture.wait { !presenter.calls.isEmpty }
    #expect(fixture.loaded == ["https://evil.example/"])
    presenter.holds = false
    presenter.answer = false
    opener.open(doubtful)
    await fixture.wait { !refused.isEmpty }
    #expect(refused == [.declined(try #require(WebURL("https://evil.example/")))])
    #expect(presenter.requests.count == 2)
  }

  @Test("Of several links one at a time is asked about, in their order")
  func oneByOne() async throws {
    let fixture = try Fixture()
    let (opener, presenter) = (fixture.opener, fixture.presenter)
    var refused = 0
    opener.onRefusal = { _ in refused += 1 }
    presenter.holds = true
    let hosts = ["a.example", "b.example", "c.example"]
    for host in hosts {
      opener.open(LinkRequest(LinkTarget("https://\(host)/"), from: .text, label: "paypal.com"))
    }
    for number in 1...3 {
      await fixture.wait { presenter.held.count == 1 }
      #expect(presenter.requests.map(\.host) == Array(hosts.prefix(number)))
      presenter.held.removeFirst().resume()
      await fixture.wait { refused == number }
    }
    #expect(refused == 3)
  }

  @Test("The app's own confirmation takes the place of the presenter's")
  func ownConfirmation() async throws {
    let fixture = try Fixture()
    var (asked, refused) = ([String](), 0)
    fixture.opener.onRefusal = { _ in refused += 1 }
    fixture.opener.confirmation = { request in
      asked.append(request.host)
      return request.host == "good.example"
    }
    fixture.opener.open(doubtful)
    await fixture.wait { refused == 1 }
    fixture.opener.open(
      LinkRequest(LinkTarget("https://good.example/"), from: .text, label: "paypal.com"))
    await fixture.wait { fixture.presenter.shown != nil }
    #expect(asked == ["evil.example", "good.example"])
    #expect(fixture.loaded == ["https://good.example/"])
    #expect(fixture.presenter.requests.isEmpty)
  }

  @Test("An address for another program goes to the app's closure, else to the presenter")
  func external() throws {
    let fixture = try Fixture()
    var (taken, refused) = ([String](), [String]())
    fixture.opener.onRefusal = { refused.append("\($0)") }
    fixture.opener.open("mailto:a@a.example")
    fixture.presenter.hasPrograms = false
    fixture.opener.open("mailto:b@a.example")
    #expect(refused == ["no program on this device opens “mailto:b@a.example”"])
    fixture.opener.onSystem = { taken.append($0.href) }
    fixture.opener.open("mailto:c@a.example")
    #expect(taken == ["mailto:c@a.example"])
    #expect(fixture.presenter.calls == ["mail mailto:a@a.example", "mail mailto:b@a.example"])
  }

  @Test(
    "Handlers take actions; a declined action goes to the viewer if the route allows it, else it is refused")
  func handlers() async throws {
    let fixture = try Fixture([
      Route("app://product/:id<Int>", to: .action("product")),
      Route("app://sold", to: .action("sold")), Route("app://other", to: .action("other")),
      Route("https://shop.example/a", to: .action("sold", orViewer: ViewerStyle(title: "Shop"))),
      Route("https://shop.example/b", to: .action("missing", orViewer: ViewerStyle(title: "B"))),
    ])
    let opener = fixture.opener
    var (taken, refused) = ([String](), [String]())
    opener.onRefusal = { refused.append($0.description) }
    opener.handlers.on("product") { taken.append("product \(try $0.parameters.value("id", as: Int.self))") }
    opener.handlers.on("sold") { _ in throw LinkDeclined("sold out") }
    opener.open("app://product/7")
    opener.open("app://sold")
    opener.open("app://other")
    await fixture.wait { refused.count == 2 && taken.count == 1 }
    #expect(taken == ["product 7"])
    #expect(
      Set(refused) == [
        "the link was vetoed: sold out",
        "the app has no handler “other” for app://other; add one to the opener's handlers",
      ])
    opener.open("https://shop.example/a")
    await fixture.wait { fixture.loaded == ["https://shop.example/a"] }
    opener.open("https://shop.example/b")
    await fixture.wait { fixture.loaded == ["https://shop.example/b"] }
    #expect(fixture.presenter.calls == ["present sheet “Shop”", "replace sheet “B”"])
    opener.onAction = { taken.append($0.name) }
    opener.open("app://other")
    #expect(taken == ["product 7", "other"])
  }

  @Test("Each listener receives an event, and an event without listeners is refused")
  func events() async throws {
    let fixture = try Fixture([Route("myapp://:what", to: .event("login"))])
    let opener = fixture.opener
    var (received, refused) = ([String](), 0)
    opener.onRefusal = { _ in refused += 1 }
    opener.open("myapp://early")
    #expect(refused == 1)
    let tasks = (0..<2).map { number in
      let events = opener.events()
      return Task { for await event in events { received.append("\(number) \(event.parameters)") } }
    }
    opener.open("myapp://done")
    await fixture.wait { received.count == 2 }
    #expect(Set(received) == ["0 what=done", "1 what=done"])
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    await fixture.wait {
      opener.open("myapp://late")
      return refused == 2
    }
    #expect(refused == 2)
    opener.onEvent = { received.append($0.name) }
    opener.open("myapp://last")
    #expect(received.last == "login")
    #expect(refused == 2)
  }

  @Test("An opener that is released ends its listeners' sequences")
  func ends() async throws {
    var opener: LinkOpener? = LinkOpener(LinkRouter(), presenter: RecordingPresenter()) { FakeViewer($0) }
    let events = try #require(opener?.events())
    let task = Task { for await _ in events {} }
    opener = nil
    await task.value
  }

  @Test("An opener that is released while the user is asked opens nothing")
  func releasedWhileAsking() async throws {
    let presenter = RecordingPresenter()
    presenter.holds = true
    presenter.answer = true
    weak var released: LinkOpener?
    do {
      let opener = LinkOpener(LinkRouter(), presenter: presenter) { FakeViewer($0) }
      released = opener
      opener.open(doubtful)
      for _ in 0..<10_000 where presenter.held.isEmpty { await Task.yield() }
    }
    #expect(released == nil)
    presenter.held.removeFirst().resume()
    for _ in 0..<100 { await Task.yield() }
    #expect(presenter.calls.isEmpty)
  }
}

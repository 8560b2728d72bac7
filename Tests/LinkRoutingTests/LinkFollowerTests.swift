import LinkRouting
import LinkSafety
import LinkText
import Testing
import WebAddress

/// What a frontend was asked to do, in words.
@MainActor private final class Stage: LinkPerformer {
  var done: [String] = []
  var answer = false
  var asked: [LinkConfirmationRequest] = []
  /// Holds the answer back until it is called.
  var held: [CheckedContinuation<Void, Never>] = []
  var holds = false

  func show(_ url: WebURL, _ style: ViewerStyle) { done.append("show \(url) \(style.title ?? "-")") }
  func openInSystem(_ url: WebURL, _ program: SystemProgram) {
    done.append("system \(program.rawValue) \(url)")
  }
  func ask(_ question: LinkConfirmationRequest) async -> Bool {
    asked.append(question)
    if holds { await withCheckedContinuation { held.append($0) } }
    return answer
  }
}

@MainActor @Suite struct LinkFollowerTests {
  private let stage = Stage()

  private func follower(_ routes: [Route] = []) throws -> LinkFollower {
    let follower = LinkFollower(try LinkRouter(routes))
    follower.performer = stage
    return follower
  }

  /// Lets tasks of the main actor run until something is so.
  private func settle(_ isSo: () -> Bool) async {
    for _ in 0..<10_000 {
      if isSo() { return }
      await Task.yield()
    }
  }

  @Test("A link that nobody needs to ask about is followed at once")
  func atOnce() throws {
    let follower = try follower([
      Route("terms:", to: .page(WebURL("https://a.example/terms")!, title: "Terms"))
    ])
    follower.open("terms://all")
    follower.open("tel:+491")
    follower.open("https://b.example/")
    #expect(
      stage.done == [
        "show https://a.example/terms Terms", "system phone tel:+491", "show https://b.example/ -",
      ])
  }

  @Test(
    "A page's link that the router would show again goes to the system, so that it does not come round for ever"
  )
  func handedBack() throws {
    let follower = try follower()
    follower.open("https://b.example/", from: .page)
    #expect(stage.done == ["system browser https://b.example/"])
  }

  @Test("A link that is being asked about is not asked about twice; the answer decides")
  func asksOnce() async throws {
    let follower = try follower()
    var refused: [RefusalReason] = []
    follower.onRefusal = { refused.append($0) }
    stage.holds = true
    stage.answer = true
    let request = LinkRequest(LinkTarget("https://evil.example/"), from: .text, label: "paypal.com")
    follower.open(request)
    follower.open(request)
    await settle { stage.held.count == 1 }
    #expect(stage.asked.map(\.host) == ["evil.example"])
    #expect(stage.done.isEmpty)
    stage.held.removeFirst().resume()
    await settle { !stage.done.isEmpty }
    #expect(stage.done == ["show https://evil.example/ -"])
    stage.holds = false
    stage.answer = false
    follower.open(request)
    await settle { !refused.isEmpty }
    #expect(refused == [.declined(try #require(WebURL("https://evil.example/")))])
    #expect(stage.asked.count == 2)
  }

  @Test("Without a performer a link that should be asked about leads nowhere")
  func nobodyAsks() async throws {
    let follower = try follower()
    follower.performer = nil
    var refused: [RefusalReason] = []
    follower.onRefusal = { refused.append($0) }
    follower.open(LinkRequest(LinkTarget("https://evil.example/"), from: .text, label: "paypal.com"))
    await settle { !refused.isEmpty }
    #expect(refused == [.declined(try #require(WebURL("https://evil.example/")))])
  }

  @Test(
    "Handlers take actions; what they decline goes to the viewer where the route says so, else the reason is told"
  )
  func handlers() async throws {
    let follower = try follower([
      Route("app://product/:id<Int>", to: .action("product")),
      Route("app://sold", to: .action("sold")), Route("app://other", to: .action("other")),
      Route("https://shop.example/a", to: .action("sold", orViewer: ViewerStyle(title: "Shop"))),
      Route("https://shop.example/b", to: .action("nobody", orViewer: ViewerStyle(title: "B"))),
    ])
    var (taken, refused) = ([String](), [String]())
    follower.onRefusal = { refused.append($0.description) }
    follower.handlers.on("product") { taken.append("product \(try $0.parameters.value("id", as: Int.self))") }
    follower.handlers.on("sold") { _ in throw LinkDeclined("sold out") }
    follower.open("app://product/7")
    follower.open("app://sold")
    follower.open("https://shop.example/a")
    follower.open("https://shop.example/b")
    follower.open("app://other")
    await settle { stage.done.count == 2 && refused.count == 2 && taken.count == 1 }
    #expect(taken == ["product 7"])
    #expect(Set(stage.done) == ["show https://shop.example/a Shop", "show https://shop.example/b B"])
    #expect(
      Set(refused) == [
        "the link was vetoed: sold out",
        "no code of the app takes “other” for app://other; give the front a handler of that name",
      ])
    follower.onAction = { taken.append($0.name) }
    follower.open("app://other")
    #expect(taken == ["product 7", "other"])
  }

  @Test("Every listener hears of an event, and where there is none the link is told to lead nowhere")
  func events() async throws {
    let follower = try follower([Route("myapp://:what", to: .event("login"))])
    var (heard, refused) = ([String](), 0)
    follower.onRefusal = { _ in refused += 1 }
    follower.open("myapp://early")
    #expect(refused == 1)
    let tasks = (0..<2).map { number in
      let events = follower.events()
      return Task { for await event in events { heard.append("\(number) \(event.parameters)") } }
    }
    follower.open("myapp://done")
    await settle { heard.count == 2 }
    #expect(Set(heard) == ["0 what=done", "1 what=done"])
    #expect(refused == 1)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    await settle {
      follower.open("myapp://late")
      return refused == 2
    }
    #expect(refused == 2)
  }

  @Test("A follower that goes away ends its listeners' sequences")
  func ends() async throws {
    var follower: LinkFollower? = try follower()
    let events = try #require(follower?.events())
    let task = Task { for await _ in events {} }
    follower = nil
    await task.value
  }
}

import Foundation
import LinkRouting
import LinkSafety
import LinkText
import Testing
import WebAddress

@MainActor
@Suite struct LinkStepTests {
  /// Records the reports of steps, from any thread.
  private final class Journal: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func write(_ line: String) { lock.withLock { lines.append(line) } }
  }

  @Test("Steps rewrite, veto and observe, in their order")
  func steps() async throws {
    let journal = Journal()
    var router = try LinkRouter([Route("terms:", to: .page(address("https://example.com/terms")))])
    router.steps = [
      .observe { request, destination in journal.write("\(request.target) → \(destination)") },
      .rewrite { $0.target == "terms:old" ? "terms:new" : nil },
      .rewrite { $0.target == "terms:new" ? "https://example.com/2026" : nil },
      .veto { _, destination in "\(destination)".contains("secret") ? "it is secret" : nil },
    ]
    #expect("\(await router.follow(LinkRequest("terms:old")))" == "viewer https://example.com/2026")
    #expect(
      "\(await router.follow(LinkRequest("https://example.com/secret")))"
        == "refused: the link was vetoed: it is secret")
    #expect("\(await router.follow(LinkRequest("unknown:")))".hasPrefix("refused"))
    #expect(
      journal.all == [
        "https://example.com/2026 → viewer https://example.com/2026",
        "https://example.com/secret → refused: the link was vetoed: it is secret",
        "unknown: → refused: no route matches “unknown:”; add one to the router, such as unknown:",
      ])
    #expect("\(router.destination(for: "terms:old"))" == "viewer https://example.com/2026")
    #expect(journal.all.count == 3)
  }

  @Test("The refusal of endless rewrites lists their targets")
  func rewriteLoop() async throws {
    var router = LinkRouter()
    router.steps = [.rewrite { $0.target == "a:" ? "b:" : $0.target == "b:" ? "a:" : nil }]
    let words =
      "refused: the link is rewritten without end: a: → b: → a:; return nil from a rewrite for its own result"
    #expect("\(router.destination(for: "a:"))" == words)
    #expect("\(await router.follow(LinkRequest("a:")))" == words)

    router.steps = [.rewrite { LinkTarget($0.target.text + "x") }]
    guard case .refused(.rewriteLoop(let targets)) = router.destination(for: "a:") else {
      Issue.record("an endless rewrite was not refused")
      return
    }
    #expect(targets.count == LinkRouter.mostRewrites + 2)
  }

  @Test("The user's answer decides, and without a confirmation the link is refused")
  func asks() async throws {
    var router = LinkRouter()
    router.steps = [
      .ask { request, destination in
        guard case .viewer(let url, _) = destination, request.source == .external else { return nil }
        return LinkConfirmationRequest(about: url, message: "Another program wants this.")
      }
    ]
    let request = LinkRequest("https://example.com/", from: .external)
    var questions: [LinkConfirmationRequest] = []
    let yes = await router.follow(request) { question in
      questions.append(question)
      return true
    }
    #expect("\(yes)" == "viewer https://example.com/")
    #expect(questions.map(\.heading) == ["Open example.com?"])
    #expect(questions.map(\.message) == ["Another program wants this."])
    let no = await router.follow(request) { _ in false }
    #expect("\(no)" == "refused: the user did not open “https://example.com/”")
    #expect(await router.follow(request) == no)
    #expect(router.followAtOnce(request) == nil)
    #expect("\(router.followAtOnce(LinkRequest("https://example.com/"))!)" == "viewer https://example.com/")
  }

  @Test("A step can wait for an asynchronous answer")
  func consults() async throws {
    let journal = Journal()
    var router = LinkRouter()
    router.steps = [
      .consult { request, _ in
        await Task.yield()
        journal.write("\(request.target)")
        return request.target.text.contains("blocked") ? .veto("on the list") : .goOn
      }
    ]
    #expect(router.followAtOnce(LinkRequest("https://a.example/")) == nil)
    #expect(journal.all.isEmpty)
    #expect("\(await router.follow(LinkRequest("https://a.example/")))" == "viewer https://a.example/")
    #expect(
      "\(await router.follow(LinkRequest("https://a.example/blocked")))"
        == "refused: the link was vetoed: on the list")
  }

  @Test(
    "A link that is not what it says is asked about, with the true host; one that is dangerous is refused")
  func safety() async throws {
    let router = LinkRouter()
    var asked: LinkConfirmationRequest?
    let request = LinkRequest("https://joe:pw@evil.example/x", from: .text, label: "paypal.com")
    let answer = await router.follow(request) { question in
      asked = question
      return true
    }
    #expect("\(answer)" == "viewer https://joe:pw@evil.example/x")
    let question = try #require(asked)
    #expect(question.host == "evil.example")
    #expect(question.address == "https://evil.example/x")
    #expect(Set(question.findings.map(\.kind)) == [.userInfo, .password, .labelMismatch])
    #expect(router.followAtOnce(request) == nil)
    #expect(
      "\(router.followAtOnce(LinkRequest("https://a.example:25/"))!)"
        == "refused: the safety policy refuses “https://a.example:25/”: port 25 belongs to a service that is no web server; browsers do not connect to it"
    )
    var open = router
    open.safety = nil
    #expect(open.followAtOnce(request) != nil)
  }

  @Test("A page in the routes belongs to the app and needs no confirmation")
  func ownPages() throws {
    let router = try LinkRouter([
      Route("terms:", to: .page(address("http://127.0.0.1:25/")))
    ])
    #expect("\(router.followAtOnce(LinkRequest("terms:"))!)" == "viewer http://127.0.0.1:25/")
  }

  @Test("A declined action goes on to the viewer where its route says so")
  func declined() async throws {
    let router = try LinkRouter([
      Route("https://shop.example/:id", to: .action("product", orViewer: ViewerStyle(title: "Shop"))),
      Route("app:", to: .action("app")),
    ])
    guard case .action(let action) = router.destination(for: "https://joe@shop.example/7"),
      case .action(let other) = router.destination(for: "app:x")
    else {
      Issue.record("no actions")
      return
    }
    #expect(
      "\(await router.follow(declined: action) { $0.findings.map(\.kind) == [.userInfo] })"
        == "viewer https://joe@shop.example/7 “Shop”")
    #expect("\(await router.follow(declined: action))".hasPrefix("refused: the user"))
    #expect(
      "\(await router.follow(declined: other))"
        == "refused: the app has no handler “app” for app:x; add one to the opener's handlers")
  }

  @Test("Handlers get the action, or its parameters as a type")
  func handlers() async throws {
    struct Product: Decodable { let id: Int }
    var taken: [String] = []
    var handlers = ActionHandlers()
    handlers.on("settings") { action in taken.append("settings \(action.parameters)") }
    handlers.on("product", decoding: Product.self) { product in
      if product.id == 0 { throw LinkDeclined("sold out") }
      taken.append("product \(product.id)")
    }
    let url = address("app:x")
    #expect(try await handlers.run(LinkAction("settings", url: url, parameters: .init(["page": "a"]))))
    #expect(try await handlers.run(LinkAction("product", url: url, parameters: .init(["id": "7"]))))
    #expect(try await !handlers.run(LinkAction("unknown", url: url)))
    #expect(taken == ["settings page=a", "product 7"])
    #expect(handlers.names == ["product", "settings"])
    await #expect {
      try await handlers.run(LinkAction("product", url: url, parameters: .init(["id": "0"])))
    } throws: { ($0 as? LinkDeclined)?.reason == "sold out" }
    await #expect {
      try await handlers.run(LinkAction("product", url: url, parameters: .init(["id": "x"])))
    } throws: {
      ($0 as? LinkDeclined)?.reason
        == "the parameters of app:x are no Product: the parameter “id” is “x”, which is no Int; write :id<Int> in the route's pattern"
    }
  }
}

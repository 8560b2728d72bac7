import LinkText
import Foundation
import PageServer
import Testing
import WebAddress
import WebViewing

@MainActor @Suite("Passwords that servers ask for", .serialized) struct SignInTests {
  /// Serves a page that wants "ann" and "secret".
  private func lock(_ shop: Shop, _ path: String = "/locked", realm: String = "Vault") {
    shop.server.keepsRequests = true
    shop.server.serve(path) { request in
      guard request.headers["authorization"] == "Basic " + Data("ann:secret".utf8).base64EncodedString()
      else {
        return PageResponse(
          status: 401, headers: ["WWW-Authenticate": "Basic realm=\"\(realm)\""],
          contentType: "text/html", body: Data("<title>Locked</title>locked".utf8))
      }
      return .html("<title>Open</title><p>open")
    }
  }

  private func answers(_ shop: Shop) -> [String] {
    shop.server.requests.compactMap { $0.headers["authorization"] }
  }

  private func end(_ shop: Shop) async {
    await wait(for: "the end") { !shop.viewer.isLoading }
  }

  private let right = AuthenticationCredential(name: "ann", password: "secret")

  @Test("The app's hook is asked with who asks and where, and its answer opens the page")
  func hook() async throws {
    let shop = try await Shop()
    lock(shop)
    var questions: [AuthenticationChallenge] = []
    shop.viewer.onAuthenticationChallenge = { [right] question in
      questions.append(question)
      return right
    }
    let presenter = shop.viewer.presentDialogs()
    shop.viewer.load(shop.server.page("/locked"))
    await wait(for: "the page") { shop.viewer.title == "Open" }
    let question = try #require(questions.first)
    #expect(questions.count == 1)
    #expect(question.server == shop.server.page("/").origin && question.realm == "Vault")
    #expect(question.failures == 0 && question.suggestedName.isEmpty && !question.isEncrypted)
    #expect(!shop.log.words.contains("dialog asked"))
    // Known for as long as the data store lives, and asked for no more.
    shop.viewer.reload()
    await wait(for: "the page again") { shop.log.words.filter { $0 == "finished /locked" }.count == 2 }
    await wait(for: "its title") { shop.viewer.title == "Open" }
    #expect(questions.count == 1)
    withExtendedLifetime(presenter) {}
  }

  @Test("Without a hook the person is asked, with a warning where others can read the answer")
  func dialog() async throws {
    let shop = try await Shop()
    lock(shop)
    let presenter = shop.viewer.presentDialogs()
    shop.viewer.load(shop.server.page("/locked"))
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    let first = try #require(shop.viewer.dialog)
    let host = "127.0.0.1:\(shop.server.page("/").port!)"
    #expect(first.speaker.text == "\(host) asks for a name and a password")
    #expect(
      first.notes.map(\.text) == [
        "It calls the place “Vault”.", "The connection is not encrypted: others can read what you send.",
      ])
    #expect(first.origin == shop.server.page("/").origin && !first.canSuppress)
    first.answer(.signIn(AuthenticationCredential(name: "ann", password: "wrong")))
    await wait(for: "the second question") { shop.viewer.dialog.map { $0 !== first } == true }
    let second = try #require(shop.viewer.dialog)
    #expect(second.notes.first?.text == "The name or the password was not right. Try again.")
    // It was the user's mistake, so the page is not repeating itself.
    #expect(!second.canSuppress)
    guard case .signIn(let question) = second.kind else { throw Unexpected() }
    #expect(question.failures == 1 && question.suggestedName == "ann")
    second.answer(.signIn(right))
    await wait(for: "the page") { shop.viewer.title == "Open" }
    #expect(shop.viewer.phase == .showing)
    withExtendedLifetime(presenter) {}
  }

  private struct Unexpected: Error {}

  @Test("A wrong password is asked for anew three times, and then the server's own page shows")
  func failures() async throws {
    let shop = try await Shop()
    lock(shop)
    var failures: [Int] = []
    shop.viewer.onAuthenticationChallenge = { question in
      failures.append(question.failures)
      return AuthenticationCredential(name: "ann", password: "wrong")
    }
    shop.viewer.load(shop.server.page("/locked"))
    await wait(for: "the server's page") { shop.viewer.title == "Locked" }
    #expect(failures == [0, 1, 2, 3])
    #expect(shop.log.words.contains("request refused: 4 answers were wrong"))
    shop.viewer.onAuthenticationChallenge = { [right] _ in right }
    shop.viewer.reload()
    await wait(for: "the page") { shop.viewer.title == "Open" }
  }

  @Test("Where nobody answers, or the app or the person gives nothing, the server's own page shows")
  func refused() async throws {
    let shop = try await Shop()
    lock(shop)
    shop.viewer.load(shop.server.page("/locked"))
    await wait(for: "the server's page") { shop.viewer.title == "Locked" }
    #expect(shop.log.words.contains("request refused: there is no presenter to answer"))
    shop.viewer.onAuthenticationChallenge = { _ in nil }
    shop.viewer.reload()
    await wait(for: "the refusal") { shop.log.words.contains("request refused: the app refused") }
    await end(shop)
    shop.viewer.onAuthenticationChallenge = nil
    let presenter = shop.viewer.presentDialogs()
    shop.viewer.reload()
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    shop.viewer.dialog?.answer(.dismissed)
    await end(shop)
    // The engine may report a title after the load's end.
    await wait(for: "the title") { shop.viewer.title == "Locked" }
    #expect(answers(shop).isEmpty)
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "What a page embeds from another server may not ask, and gets no password of the page's",
    arguments: ["<img src='%'>", "<iframe src='%'></iframe>", "<script>fetch('%').catch(() => 0)</script>"])
  func foreign(element: String) async throws {
    let shop = try await Shop()
    lock(shop)
    lock(shop, "/foreign", realm: "Vault")
    var count = 0
    shop.viewer.onAuthenticationChallenge = { [right] _ in
      count += 1
      return right
    }
    let presenter = shop.viewer.presentDialogs()
    shop.viewer.load(shop.server.page("/locked"))
    await wait(for: "the page") { shop.viewer.title == "Open" }
    await shop.show(element.replacing("%", with: shop.bank("/foreign")))
    func foreign() -> [PageRequest] { shop.server.requests.filter { $0.path == "/foreign" } }
    await wait(for: "the request") { !foreign().isEmpty }
    // Of what is no frame, the engine itself asks nothing.
    if element.contains("iframe") {
      await wait(for: "the refusal") {
        shop.log.words.contains("request refused: another server than the page's asks")
      }
    } else {
      _ = await shop.value("1")
    }
    #expect(count == 1 && shop.viewer.dialog == nil)
    #expect(foreign().allSatisfy { $0.headers["authorization"] == nil })
    withExtendedLifetime(presenter) {}
  }

  @Test("What a page embeds from its own server asks by the page's name")
  func embedded() async throws {
    let shop = try await Shop()
    lock(shop, "/frame")
    let presenter = shop.viewer.presentDialogs()
    shop.server.serve("/shop", .html("<title>Shop</title><iframe id=f src=/frame></iframe>"))
    shop.viewer.load(shop.server.page("/shop"))
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    #expect(shop.viewer.dialog?.origin == shop.server.page("/").origin)
    shop.viewer.dialog?.answer(.signIn(right))
    await shop.waitFor("f.contentDocument.title", "Open")
    withExtendedLifetime(presenter) {}
  }

  @Test("A redirect to another server has that one ask, and not the first")
  func redirected() async throws {
    let shop = try await Shop()
    lock(shop)
    shop.server.serve("/go", .redirect(to: shop.bank("/locked")))
    let presenter = shop.viewer.presentDialogs()
    await shop.show("")
    shop.viewer.load(shop.server.page("/go"))
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    #expect(shop.viewer.dialog?.origin?.host?.displayed == "localhost")
    shop.viewer.dialog?.answer(.signIn(right))
    await wait(for: "the page") { shop.viewer.title == "Open" }
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "A link to another server that wants a password has that one ask",
    arguments: ["a.click()", "location = a.href"])
  func followed(script: String) async throws {
    let shop = try await Shop()
    lock(shop)
    let presenter = shop.viewer.presentDialogs()
    await shop.show("<a id=a href='\(shop.bank("/locked"))'>bank</a>")
    _ = await shop.value("(setTimeout(() => \(script)), 1)")
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    #expect(shop.viewer.dialog?.origin?.host?.displayed == "localhost")
    shop.viewer.dialog?.answer(.signIn(right))
    await wait(for: "the page") { shop.viewer.title == "Open" }
    withExtendedLifetime(presenter) {}
  }

  @Test("A question ends with the load that asks it, by a stop, another load, and the presenter's going")
  func overtaken() async throws {
    let shop = try await Shop()
    lock(shop)
    await shop.show("")
    var presenter: DialogPresenter? = shop.viewer.presentDialogs()
    func ask() async throws -> PageDialog {
      shop.viewer.load(shop.server.page("/locked"))
      await wait(for: "the dialog") { shop.viewer.dialog != nil }
      return try #require(shop.viewer.dialog)
    }
    let stopped = try await ask()
    shop.viewer.stop()
    await wait(for: "its end") { shop.viewer.dialog == nil }
    #expect(!stopped.isOpen && shop.viewer.phase == .showing)
    let overtaken = try await ask()
    await shop.show("<p>next", path: "/next")
    #expect(!overtaken.isOpen && shop.viewer.dialog == nil && shop.viewer.url == shop.server.page("/next"))
    _ = try await ask()
    _ = presenter
    presenter = nil
    await wait(for: "the server's page") { shop.viewer.title == "Locked" }
    #expect(answers(shop).isEmpty)
  }

  @Test("A popup's server asks by the hook of the viewer that no page opened")
  func popup() async throws {
    let shop = try await Shop()
    lock(shop)
    shop.viewer.onAuthenticationChallenge = { [right] _ in right }
    await shop.show("")
    _ = await shop.value("(w = open('\(shop.bank("/locked"))'), 1)")
    await wait(for: "the popup's page") { shop.viewer.popups.first?.viewer.title == "Open" }
  }

  @Test("A password does not show in print")
  func print() {
    var text = ""
    dump([right], to: &text)
    for words in [text, "\(right)", String(reflecting: right), "\(PageDialog.Answer.signIn(right))"] {
      #expect(!words.contains("secret") && words.contains("ann"))
    }
  }
}

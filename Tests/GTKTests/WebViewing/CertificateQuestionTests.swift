import Foundation
import PageServer
import Testing
import WebAddress
import WebPolicy
import WebViewing

@MainActor @Suite("Certificates that are not trusted", .serialized) struct CertificateQuestionTests {
  private let secure = PageServer()

  init() throws {
    secure.keepsRequests = true
    secure.serve("/", .html("<title>Secret</title><p>secret"))
    try secure.start(identity: selfSignedIdentity)
  }

  private var certificate: Data {
    let lines = selfSignedIdentity.split(separator: "\n").prefix { !$0.contains("END CERTIFICATE") }
      .dropFirst()
    return Data(base64Encoded: lines.joined())!
  }

  @Test(
    "By default such a page does not load, over an empty view or a page, and nothing is sent",
    arguments: [false, true])
  func refused(hasPage: Bool) async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    if hasPage { await shop.show("") }
    shop.viewer.load(secure.page("/"))
    await wait(for: "the failure") { shop.viewer.failure != nil }
    #expect(shop.viewer.failure?.kind == .tls(.unknownAuthority))
    #expect(shop.log.words.contains("request refused: there is no presenter to answer"))
    #expect(!shop.log.words.contains("dialog asked") && secure.requests.isEmpty)
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "The app's hook is asked once, with the host, the faults and the certificate; accepted, the page shows")
  func accepted() async throws {
    let shop = try await Shop()
    var questions: [ServerTrustChallenge] = []
    shop.viewer.onServerTrustChallenge = { question in
      questions.append(question)
      return .acceptOnce
    }
    await shop.show("")
    shop.viewer.load(secure.page("/"))
    await wait(for: "the page") { shop.viewer.title == "Secret" && shop.viewer.phase == .showing }
    shop.viewer.reload()
    await wait(for: "the page again") { secure.requests.count >= 2 && shop.viewer.phase == .showing }
    #expect(
      questions == [
        ServerTrustChallenge(
          host: WebHost("127.0.0.1")!, port: secure.page("/").port!, faults: [.unknownAuthority],
          certificate: certificate)
      ])
    #expect(shop.viewer.hasOnlySecureContent)
  }

  @Test("Refused by the app, the page fails and that is told")
  func refusedByApp() async throws {
    let shop = try await Shop()
    shop.viewer.onServerTrustChallenge = { _ in .refuse }
    shop.viewer.load(secure.page("/"))
    await wait(for: "the failure") { shop.viewer.failure?.kind == .tls(.unknownAuthority) }
    #expect(shop.log.words.contains("request refused: the app refused") && secure.requests.isEmpty)
  }

  @Test("A certificate of another host than the page's is not asked about")
  func foreign() async throws {
    let shop = try await Shop()
    var count = 0
    shop.viewer.onServerTrustChallenge = { _ in
      count += 1
      return .acceptOnce
    }
    for element in ["<iframe src='%'></iframe>", "<img src='%'>"] {
      await shop.show(element.replacing("%", with: secure.page("/").href))
    }
    #expect(await shop.value("1 + 1") == "2")
    #expect(count == 0 && secure.requests.isEmpty && shop.viewer.phase == .showing)
  }

  @Test("A hook that takes its time holds the load; another load overtakes it")
  func overtaken() async throws {
    let shop = try await Shop()
    let forever = Forever()
    shop.viewer.onServerTrustChallenge = { _ in
      await forever.wait()
      return .acceptOnce
    }
    shop.viewer.load(secure.page("/"))
    try await Task.sleep(for: .milliseconds(300))
    #expect(shop.viewer.phase == .loading)
    await shop.show("<p>next", path: "/next")
    forever.end()
    #expect(await shop.value("1 + 1") == "2")
    #expect(shop.viewer.url == shop.server.page("/next") && secure.requests.isEmpty)
  }

  @Test("All that is wrong is told, and the failure names the worst of it")
  func faults() async throws {
    let expired = PageServer()
    try expired.start(identity: expiredIdentity)
    let shop = try await Shop()
    var faults: [PageFailure.TLSFault] = []
    shop.viewer.onServerTrustChallenge = { question in
      faults = question.faults
      return .refuse
    }
    shop.viewer.load(expired.page("/"))
    await wait(for: "the failure") { shop.viewer.failure?.kind == .tls(.expired) }
    #expect(faults == [.unknownAuthority, .wrongHost, .expired])
  }

  @Test(
    "What one viewer accepts holds for no other that keeps its data elsewhere, and a refusal is asked for again"
  )
  func stores() async throws {
    let first = try await Shop()
    first.viewer.onServerTrustChallenge = { _ in .acceptOnce }
    first.viewer.load(secure.page("/"))
    await wait(for: "the page") { first.viewer.title == "Secret" && first.viewer.phase == .showing }
    first.viewer.close()
    let before = secure.requests.count
    let second = try await Shop()
    var asked = 0
    second.viewer.onServerTrustChallenge = { question in
      asked += 1
      #expect(question.faults == [.unknownAuthority] && question.certificate == certificate)
      return .refuse
    }
    for count in 1...2 {
      second.viewer.load(secure.page("/"))
      await wait(for: "the failure") {
        asked == count && second.viewer.failure?.kind == .tls(.unknownAuthority)
      }
    }
    // A page's frame and picture get nothing either.
    await second.show("<iframe src='\(secure.page("/").href)'></iframe><img src='\(secure.page("/").href)'>")
    #expect(await second.value("1 + 1") == "2")
    #expect(secure.requests.count == before && asked == 2)
    second.viewer.onServerTrustChallenge = { _ in .acceptOnce }
    second.viewer.load(secure.page("/"))
    await wait(for: "the page") { second.viewer.title == "Secret" && second.viewer.phase == .showing }
    let third = try await Shop()
    third.viewer.load(secure.page("/"))
    await wait(for: "the failure") { third.viewer.failure?.kind == .tls(.unknownAuthority) }
  }
}

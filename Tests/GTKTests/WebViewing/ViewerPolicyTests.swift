import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite struct ViewerPolicyTests {
  /// Two servers: the app's own site, and another one that no rule allows.
  @MainActor private struct Sites {
    let own = PageServer()
    let other = PageServer()

    init() throws {
      try own.start()
      try other.start()
      other.keepsRequests = true
      other.serve("/x", .html("<title>Other</title><p>escaped"))
      own.serve("/a", .html("<title>A</title><p>A"))
      own.serve("/b", .html("<title>B</title><p>B"))
    }

    func policy() -> NavigationPolicy {
      .only(SitePattern("127.0.0.1:\(own.page("/").port!)")!)
    }
  }

  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading }
  }

  @Test("A link to a site that no rule allows is refused and reported, and the page stays")
  func deniedLink() async throws {
    let sites = try Sites()
    let viewer = WebViewer(policy: sites.policy(), storage: .inMemory)
    viewer.load(sites.own.page("/a"))
    await settle(viewer)
    let log = EventLog(viewer)
    try await viewer.webView.evaluateJavaScript("location.href = '\(sites.other.page("/x"))'")
    await wait(for: "the refusal") { !viewer.blockLog.entries.isEmpty }
    let entry = viewer.blockLog.entries[0]
    #expect(entry.verdict.reason == .noRule)
    #expect(entry.verdict.rule?.description == "mainFrame.otherwise: deny")
    #expect(entry.request.url == sites.other.page("/x"))
    #expect(log.words == ["blocked /x unknown action"])
    #expect(viewer.url == sites.own.page("/a"))
    #expect(viewer.phase == .showing)
    #expect(sites.other.requests.isEmpty)
  }

  @Test(
    "A redirect to another site is decided again, for each status",
    arguments: [301, 302, 303, 307, 308])
  func redirect(status: Int) async throws {
    let sites = try Sites()
    sites.own.serve("/out", .redirect(to: "\(sites.other.page("/x"))", status: status))
    sites.own.serve("/twice", .redirect(to: "/out", status: status))
    let viewer = WebViewer(policy: sites.policy(), storage: .inMemory)
    viewer.load(sites.own.page("/twice"))
    await settle(viewer)
    let failure = try #require(viewer.failure)
    guard case .blocked(let verdict) = failure.kind else {
      Issue.record("\(failure)")
      return
    }
    #expect(verdict.reason == .noRule)
    #expect(failure.url == sites.other.page("/x"))
    #expect(sites.other.requests.isEmpty)
  }

  @Test("Rules hold from the next request on when they are changed, and for the way back too")
  func edited() async throws {
    let sites = try Sites()
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(sites.other.page("/x"))
    await settle(viewer)
    viewer.load(sites.own.page("/a"))
    await settle(viewer)
    #expect(viewer.phase == .showing)
    viewer.policy = sites.policy()
    viewer.goBack()
    await wait(for: "the refusal") { !viewer.blockLog.entries.isEmpty }
    await settle(viewer)
    #expect(viewer.url == sites.own.page("/a") || viewer.failure != nil)
    #expect(try await viewer.webView.evaluateJavaScript("document.body.innerText") as? String != "escaped")
  }

  @Test("A frame's site is allowed by the frames' rules alone, and never becomes the page")
  func frames() async throws {
    let sites = try Sites()
    sites.own.serve("/frame", .html("<iframe src='\(sites.other.page("/x"))'></iframe>"))
    var policy = sites.policy()
    let viewer = WebViewer(policy: policy, storage: .inMemory)
    viewer.load(sites.own.page("/frame"))
    await wait(for: "the refusal") { !viewer.blockLog.entries.isEmpty }
    await settle(viewer)
    #expect(sites.other.requests.isEmpty)
    #expect(viewer.url == sites.own.page("/frame"))

    policy.subframes = .everything
    viewer.policy = policy
    viewer.reload()
    await wait(for: "the frame's request") { sites.other.requests.count == 1 }
    await settle(viewer)
    #expect(viewer.phase == .showing)
    // The page itself goes the way that is open to its frames: nothing of the answer shows.
    viewer.clearBlockLog()
    try await viewer.webView.evaluateJavaScript("location.href = '\(sites.other.page("/x"))'")
    await wait(for: "the refusal") { !viewer.blockLog.entries.isEmpty }
    await settle(viewer)
    #expect(viewer.blockLog.entries.map(\.request.stage) == [.response])
    #expect(viewer.url == sites.own.page("/frame"))
  }

  @Test("Cleartext is refused by default, with the key and the domain that would allow it")
  func cleartext() async throws {
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(WebURL("http://shop.example/a")!)
    let failure = try #require(viewer.failure)
    #expect(failure.kind == .cleartextBlocked(domain: "shop.example"))
    #expect(
      failure.sentence
        == "“shop.example” would be reached by a connection that others can read, so nothing was sent to it.")
    #expect(failure.hint?.contains("NSExceptionDomains → shop.example →") == true)
    #expect(!failure.canRetry)
    #expect(await viewer.diagnosis().finding == .cleartext(failure))
  }

  @Test("If the policy upgrades, http becomes https: for the app, a link and a redirect")
  func upgrade() async throws {
    let sites = try Sites()
    var policy = NavigationPolicy()
    policy.transport.upgradesToHTTPS = true
    let viewer = WebViewer(policy: policy, storage: .inMemory)
    let log = EventLog(viewer)
    viewer.load(WebURL("http://nowhere.invalid/a")!)
    await settle(viewer)
    #expect(viewer.failure?.url?.href == "https://nowhere.invalid/a")
    viewer.load(sites.own.page("/a"))
    await settle(viewer)
    log.clear()
    try await viewer.webView.evaluateJavaScript("location.href = 'http://nowhere.invalid/b'")
    await wait(for: "the secure address") { viewer.failure != nil }
    #expect(viewer.failure?.url?.href == "https://nowhere.invalid/b")
    #expect(log.words.first == "started /b")
  }

  @Test("A host that refuses sign-in inside an app is routed after a user gesture, with the reason")
  func signIn() async throws {
    let sites = try Sites()
    let viewer = WebViewer(storage: .inMemory)
    var handed: [(WebURL, VerdictReason)] = []
    viewer.onRoute = { handed.append(($0, $1)) }
    sites.own.serve("/login", .redirect(to: "https://accounts.google.com/o/oauth2"))
    viewer.load(sites.own.page("/login"))
    await settle(viewer)
    #expect(handed.map(\.0.href) == ["https://accounts.google.com/o/oauth2"])
    #expect(handed.first?.1 == .signInHost("accounts.google.com"))
    #expect(viewer.failure == nil)
  }

  @Test("An address with a user name is refused, and never shows as the address")
  func userInfo() async throws {
    let sites = try Sites()
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(sites.own.page("/a"))
    await settle(viewer)
    let port = sites.own.page("/").port!
    try await viewer.webView.evaluateJavaScript("location.href = 'http://bank.example@127.0.0.1:\(port)/b'")
    await wait(for: "the refusal") { !viewer.blockLog.entries.isEmpty }
    #expect(viewer.blockLog.entries[0].verdict.reason == .userInfo)
    #expect(viewer.address == "127.0.0.1:\(port)")
    #expect(viewer.phase == .showing)
  }
}

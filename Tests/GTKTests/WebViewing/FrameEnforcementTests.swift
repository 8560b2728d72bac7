import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// What the rules route for the page leaves its frames where they are.
@MainActor @Suite(.serialized) struct FrameEnforcementTests {
  @MainActor private final class Fixture {
    let server = PageServer()
    let viewer: WebViewer
    var handed: [String] = []

    init(_ change: (inout NavigationPolicy, SitePattern) -> Void) throws {
      try server.start()
      server.keepsRequests = true
      server.serve("/x", .html("<title>Other</title>x"))
      var policy = NavigationPolicy()
      change(&policy, SitePattern("127.0.0.1:\(server.page("/").port!)")!)
      viewer = WebViewer(policy: policy, storage: .inMemory)
      viewer.onRoute = { [weak self] url, _ in self?.handed.append(url.href) }
    }

    var other: String { server.page("/x").href.replacing("127.0.0.1", with: "localhost") }
    var asked: Int { server.requests.count { $0.path == "/x" } }

    func show(_ body: String) async {
      server.serve("/page", .html("<title>Page</title><body>\(body)"))
      viewer.load(server.page("/page"))
      await wait(for: "the page") { viewer.phase == .showing }
    }

    /// A script that the app runs counts as a user gesture.
    func run(_ script: String) async throws {
      _ = try await viewer.webView.evaluateJavaScript("(\(script), 1)")
    }
  }

  private nonisolated static let frame =
    "f = document.createElement('iframe'), f.src = '%', document.body.append(f)"
  private nonisolated static let shadowed =
    "d = document.createElement('div'), document.body.append(d), f = document.createElement('iframe'), f.src = '%', d.attachShadow({ mode: 'open' }).append(f)"

  @Test(
    "A frame that a click makes goes where frames may, where the page would be handed off",
    arguments: [frame, shadowed])
  func frame(script: String) async throws {
    let fixture = try Fixture { $0.mainFrame = .only([$1], otherwise: .route) }
    await fixture.show("")
    try await fixture.run(script.replacing("%", with: fixture.other))
    await wait(for: "the frame's page") { fixture.asked == 1 }
    try await Task.sleep(for: .milliseconds(100))
    #expect(fixture.handed.isEmpty)
    #expect(fixture.viewer.blockLog.total == 0)
    #expect(fixture.viewer.phase == .showing)
  }

  @Test("A frame of a host that refuses sign-in follows the rules for frames", arguments: [frame, shadowed])
  func signIn(script: String) async throws {
    let fixture = try Fixture { policy, _ in policy.signInHosts = SignInHosts(["localhost:*"]) }
    await fixture.show("")
    try await fixture.run(script.replacing("%", with: fixture.other))
    await wait(for: "the frame's page") { fixture.asked == 1 }
    try await Task.sleep(for: .milliseconds(100))
    #expect(fixture.handed.isEmpty)
    #expect(fixture.viewer.blockLog.total == 0)
  }

  @Test(
    "The page itself is handed off: at once where it has no frames, else at the answer",
    arguments: [false, true])
  func page(hasFrames: Bool) async throws {
    let fixture = try Fixture { $0.mainFrame = .only([$1], otherwise: .route) }
    await fixture.show(hasFrames ? "<iframe srcdoc=x></iframe>" : "")
    try await fixture.run("location.href = '\(fixture.other)'")
    await wait(for: "the word of it") { fixture.handed == [fixture.other] }
    await wait(for: "the end of a load") { !fixture.viewer.isLoading }
    #expect(fixture.asked == (hasFrames ? 1 : 0))
    #expect(fixture.viewer.failure == nil)
    #expect(fixture.viewer.title == "Page")
    #expect(fixture.viewer.url == fixture.server.page("/page"))
  }

  @Test("A redirect to a routed address keeps the user gesture")
  func redirected() async throws {
    let fixture = try Fixture { $0.mainFrame = .only([$1], otherwise: .route) }
    fixture.server.serve("/go", .redirect(to: fixture.other))
    await fixture.show("<iframe srcdoc=x></iframe>")
    try await fixture.run("location.href = '/go'")
    await wait(for: "the word of it") { fixture.handed == [fixture.other] }
    #expect(fixture.viewer.failure == nil)
  }

  @Test("Without a user gesture nothing is routed, and nothing is displayed")
  func gestureless() async throws {
    let fixture = try Fixture { $0.mainFrame = .only([$1], otherwise: .route) }
    await fixture.show(
      "<iframe srcdoc=x></iframe><script>setTimeout(() => { location.href = '\(fixture.other)' }, 50)</script>"
    )
    await wait(for: "the refusal") { fixture.viewer.blockLog.total > 0 }
    await wait(for: "the end of a load") { !fixture.viewer.isLoading }
    #expect(fixture.handed.isEmpty)
    #expect(fixture.viewer.title != "Other")
  }
}

import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// What the rules hand off for the page leaves its frames where they are.
@MainActor @Suite(.serialized) struct FrameDoorTests {
  @MainActor private final class Bench {
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
      viewer.onHandOff = { [weak self] url, _ in self?.handed.append(url.href) }
    }

    var other: String { server.page("/x").href.replacing("127.0.0.1", with: "localhost") }
    var asked: Int { server.requests.count { $0.path == "/x" } }

    func show(_ body: String) async {
      server.serve("/page", .html("<title>Page</title><body>\(body)"))
      viewer.load(server.page("/page"))
      await wait(for: "the page") { viewer.phase == .showing }
    }

    /// What the app runs counts as a person's wish.
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
    let bench = try Bench { $0.mainFrame = .only([$1], otherwise: .handOff) }
    await bench.show("")
    try await bench.run(script.replacing("%", with: bench.other))
    await wait(for: "the frame's page") { bench.asked == 1 }
    try await Task.sleep(for: .milliseconds(100))
    #expect(bench.handed.isEmpty)
    #expect(bench.viewer.blockLog.total == 0)
    #expect(bench.viewer.phase == .showing)
  }

  @Test("A frame of a host that lets nobody sign in is the frames' business", arguments: [frame, shadowed])
  func signIn(script: String) async throws {
    let bench = try Bench { policy, _ in policy.signInHosts = SignInHosts(["localhost:*"]) }
    await bench.show("")
    try await bench.run(script.replacing("%", with: bench.other))
    await wait(for: "the frame's page") { bench.asked == 1 }
    try await Task.sleep(for: .milliseconds(100))
    #expect(bench.handed.isEmpty)
    #expect(bench.viewer.blockLog.total == 0)
  }

  @Test(
    "The page itself is handed off: at once where it has no frames, else at the answer",
    arguments: [false, true])
  func page(hasFrames: Bool) async throws {
    let bench = try Bench { $0.mainFrame = .only([$1], otherwise: .handOff) }
    await bench.show(hasFrames ? "<iframe srcdoc=x></iframe>" : "")
    try await bench.run("location.href = '\(bench.other)'")
    await wait(for: "the word of it") { bench.handed == [bench.other] }
    await wait(for: "the end of a load") { !bench.viewer.isLoading }
    #expect(bench.asked == (hasFrames ? 1 : 0))
    #expect(bench.viewer.failure == nil)
    #expect(bench.viewer.title == "Page")
    #expect(bench.viewer.url == bench.server.page("/page"))
  }

  @Test("A server that sends the page on to what is handed off keeps the person's wish")
  func redirected() async throws {
    let bench = try Bench { $0.mainFrame = .only([$1], otherwise: .handOff) }
    bench.server.serve("/go", .redirect(to: bench.other))
    await bench.show("<iframe srcdoc=x></iframe>")
    try await bench.run("location.href = '/go'")
    await wait(for: "the word of it") { bench.handed == [bench.other] }
    #expect(bench.viewer.failure == nil)
  }

  @Test("Without a person's wish nothing is handed off, and nothing of it shows")
  func gestureless() async throws {
    let bench = try Bench { $0.mainFrame = .only([$1], otherwise: .handOff) }
    await bench.show(
      "<iframe srcdoc=x></iframe><script>setTimeout(() => { location.href = '\(bench.other)' }, 50)</script>")
    await wait(for: "the refusal") { bench.viewer.blockLog.total > 0 }
    await wait(for: "the end of a load") { !bench.viewer.isLoading }
    #expect(bench.handed.isEmpty)
    #expect(bench.viewer.title != "Other")
  }
}

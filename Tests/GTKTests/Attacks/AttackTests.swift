import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// Shows every hostile page, and a plain one after it.
///
/// `Scripts/attack.sh` runs these tests and prints the table.
@MainActor @Suite("Hostile pages", .serialized) struct AttackTests {
  /// The most that the program may grow by one page, in megabytes.
  private static let mostGrowth = 400
  /// The longest pause of the main actor by one page; the script sets it for a machine of its own.
  private static let longestPause = Duration.milliseconds(
    Int(ProcessInfo.processInfo.environment["LINKWAY_ATTACK_PAUSE_MS"] ?? "") ?? 1000)

  /// The pages that can still hold the viewer; the viewer does not show the next page after them.
  private static let knownFaults: Set = [
    "escape without an end", "exhaust loads without an end", "exhaust fragments without an end",
    "exhaust cookies",
  ]

  @Test("There are 150 hostile pages or more, each with a name of its own")
  func count() {
    #expect(AttackPage.all.count >= 150)
    #expect(Set(AttackPage.all.map { "\($0.family) \($0.name)" }).count == AttackPage.all.count)
  }

  @Test("A hostile page ends within its bound, and the app goes on", arguments: AttackPage.Family.allCases)
  func family(_ family: AttackPage.Family) async throws {
    for page in AttackPage.all where page.family == family { try await attack(page) }
  }

  private func attack(_ page: AttackPage) async throws {
    let field = try Battlefield(page)
    let (before, begin) = (Self.memory, ContinuousClock.now)
    let meter = PauseMeter()
    await field.run()
    let left = await field.leave()
    meter.stop()
    let (growth, time) = (Self.memory - before, ContinuousClock.now - begin)
    let faults =
      field.faults() + (left ? [] : ["the next page does not show"])
      + (meter.longest < Self.longestPause ? [] : ["the main actor paused"])
      + (growth < Self.mostGrowth ? [] : ["the program grew"])
    let columns = [
      page.family.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0),
      page.name.padding(toLength: 40, withPad: " ", startingAt: 0),
      "\(meter.longest / .milliseconds(1))".prefix(6).padding(toLength: 8, withPad: " ", startingAt: 0),
      "\(growth)".padding(toLength: 6, withPad: " ", startingAt: 0),
      "\(time / .seconds(1))".prefix(4).padding(toLength: 6, withPad: " ", startingAt: 0),
      faults.isEmpty ? "held" : "FAULT: " + faults.joined(separator: "; "),
    ]
    print("attack | " + columns.joined(separator: " | "))
    let isKnown = Self.knownFaults.contains("\(page.family.rawValue) \(page.name)")
    withKnownIssue("a page that loads on and on holds the viewer", isIntermittent: true) {
      #expect(faults.isEmpty, "\(page.family) \(page.name): \(faults)")
    } when: {
      isKnown
    }
    await field.close()
  }

  /// The anonymous memory of this program, in megabytes.
  private static var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon") } ?? ""
    return (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0) / 1024
  }
}

/// Measures the longest time in which the main actor did nothing else.
@MainActor
final class PauseMeter {
  private(set) var longest = Duration.zero
  private var task: Task<Void, Never>?

  init() {
    task = Task { [weak self] in
      var last = ContinuousClock.now
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(1))
        let now = ContinuousClock.now
        guard let self else { return }
        longest = max(longest, now - last)
        last = now
      }
    }
  }

  func stop() { task?.cancel() }
}

/// A viewer with one hostile page, a site that no rule allows, and a file that the app did not provide.
@MainActor
private final class Battlefield {
  private let (own, other) = (PageServer(), PageServer())
  private let viewer: WebViewer
  private let window: WebViewerWindow
  private let file: URL
  private let page: AttackPage
  private var (heard, routed, spoken) = ([String](), [String](), [String]())
  private var handler: BridgeRegistration?
  private var subscription: EventSubscription?
  private static let canary = "canary loaded"

  init(_ page: AttackPage) throws {
    self.page = page
    for server in [own, other] {
      try server.start()
      server.keepsRequests = true
    }
    file = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID()).txt")
    try Data(Self.canary.utf8).write(to: file)
    var policy = NavigationPolicy.only(SitePattern("127.0.0.1:\(own.page("/").port!)")!)
    policy.popups = PopupPolicy([.init(.overlay, requiresUserGesture: false)])
    viewer = WebViewer(policy: policy, storage: .inMemory)
    viewer.bridge.access = BridgeAccess([SitePattern("127.0.0.1:\(own.page("/").port!)")!])
    window = WebViewerWindow(viewer)
    handler = try viewer.bridge.handleJSON("say") { [weak self] text, _ in
      self?.heard.append(String(text.prefix(100)))
      return nil
    }
    viewer.onRoute = { [weak self] url, _ in self?.routed.append(url.href) }
    subscription = viewer.onEvent { [weak self] _ in self?.answerDialogs() }
    let forbidden = other.page("/escaped").href.replacing("127.0.0.1", with: "localhost")
    let body = page.body.replacing("OTHER", with: forbidden).replacing("FILE", with: file.absoluteString)
    own.serve("/attack", .html("<title>Attack</title><body>\(body)"))
    own.serve("/after", .html("<title>After</title><p>after"))
    own.serve(
      "/says",
      .html(
        "<title>Says</title><script>webkit.messageHandlers.say.postMessage('forged').catch(() => {})</script>"
      ))
    own.serve(
      "/redirect",
      PageResponse(status: 302, headers: ["Location": forbidden], contentType: "text/html", body: Data()))
    own.serve(
      "/to-file",
      PageResponse(
        status: 302, headers: ["Location": file.absoluteString], contentType: "text/html", body: Data()))
    own.serveStream("/slow", contentType: "text/html") { stream in
      while stream.isOpen { try? await Task.sleep(for: .milliseconds(50)) }
    }
    other.serve("/escaped", .html("<title>Escaped</title>"))
    window.present()
  }

  /// Loads the page, and lets it work for a while.
  func run() async {
    viewer.load(own.page("/attack"))
    let shown = ContinuousClock.now + .seconds(5)
    while viewer.title != "Attack", !viewer.hasPage, ContinuousClock.now < shown {
      try? await Task.sleep(for: .milliseconds(10))
    }
    let end = ContinuousClock.now + .milliseconds(600)
    while ContinuousClock.now < end {
      answerDialogs()
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Loads a plain page; false where it does not show within its bound.
  func leave() async -> Bool {
    viewer.load(own.page("/after"))
    let end = ContinuousClock.now + .seconds(12)
    while ContinuousClock.now < end {
      answerDialogs()
      if viewer.phase == .showing, viewer.url?.path == "/after" { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  /// What the page did that no page may do.
  func faults() -> [String] {
    var faults: [String] = []
    if other.requests.contains(where: { $0.path.hasPrefix("/escaped") }) {
      faults.append("a denied page was asked for")
    }
    if heard.contains(where: { $0.contains("forged") }) { faults.append("a forged message was heard") }
    if own.requests.contains(where: { $0.path == "/leak" && "\($0.query)".contains("canary") }) {
      faults.append("a file was read")
    }
    if routed.count > 1 { faults.append("\(routed.count) addresses were handed over") }
    for speaker in spoken where !speaker.contains("127.0.0.1") {
      faults.append("a dialog's speaker is “\(speaker)”")
    }
    let address = viewer.heading().address
    if !address.isEmpty, !address.hasPrefix("127.0.0.1:") { faults.append("the address shown is \(address)") }
    for popup in viewer.popups
    where !popup.viewer.heading().address.hasPrefix("127.0.0.1:") && popup.viewer.hasPage {
      faults.append("a window shows “\(popup.viewer.heading().address)”")
    }
    return faults
  }

  func close() async {
    viewer.close()
    if !window.isDestroyed { window.destroy() }
    for server in [own, other] { server.stop() }
    try? FileManager.default.removeItem(at: file)
    await Task.yield()
  }

  private func answerDialogs() {
    for one in [viewer] + viewer.popups.map(\.viewer) {
      guard let dialog = one.dialog else { continue }
      spoken.append(dialog.speaker.text)
      Task { dialog.answer(.dismissed, suppressing: dialog.canSuppress) }
    }
  }
}

import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebViewing

extension Tour {
  /// The steps through the room "Browser".
  func browserSteps() -> [Step] {
    [
      ("The browser's room opens and shows its page", browserOpens),
      ("A site that no rule names is refused and logged", browserRefuses),
      ("A rule that is written lets the site load", browserAllows),
      ("A rule with a fault is told of", browserTellsFaults),
      ("The diagnosis finds the script that failed", browserDiagnoses),
      ("A page whose process ends comes back, and back leads back", browserRecovers),
    ]
  }

  private var room: BrowserRoom { gallery.browser }

  func open(_ room: some Room) async throws {
    guard let position = gallery.position(of: room), let row = gallery.sidebar.center(ofRow: position) else {
      throw Desk.Problem("the sidebar has no row for the room “\(room.name)”")
    }
    try await desk.click(gallery.sidebar, x: row.x, y: row.y)
  }

  private func go(to address: String) async throws {
    try await desk.click(room.address)
    try await desk.strike("ctrl+a")
    try await desk.type(address)
    try await desk.strike("Return")
  }

  private func browserOpens() async throws {
    try await open(room)
    try await desk.wait(for: "the start page") {
      room.viewer.phase == .showing && room.viewer.title == "Start"
    }
    try desk.expect(room.title.text == "Start", "the title outside is “\(room.title.text)”")
    try await desk.pause(milliseconds: 500)
  }

  private func browserRefuses() async throws {
    try await go(to: "shop.example/cart")
    try await desk.wait(for: "the refusal") { room.viewer.failure != nil }
    try await desk.wait(for: "the log, not “\(room.log.text)”") {
      room.log.text.contains("https://shop.example/cart: this address is not among those that the app opens")
    }
    try await desk.pause(milliseconds: 300)
  }

  private func browserAllows() async throws {
    room.viewer.goBack()
    let other = gallery.server.url("/browser/other").absoluteString.replacing("127.0.0.1", with: "localhost")
    room.rules.text = "allow 127.0.0.1:*\nallow localhost:*"
    try await go(to: other)
    try await desk.wait(for: "the other site") {
      room.viewer.phase == .showing && room.viewer.title == "Other"
    }
    try desk.expect(room.viewer.address.hasPrefix("localhost:"), "the address is \(room.viewer.address)")
    try await desk.pause(milliseconds: 300)
  }

  private func browserTellsFaults() async throws {
    room.rules.text = "allow 127.0.0.1:*\npermit shop.example"
    try await desk.wait(for: "the fault") { room.faults.isVisible && room.faults.text.hasPrefix("Line 2: ") }
    try await desk.pause(milliseconds: 200)
    room.rules.text = "allow 127.0.0.1:*"
  }

  private func browserDiagnoses() async throws {
    try await go(to: gallery.server.url("/browser/broken").absoluteString)
    try await desk.wait(for: "the broken page") { room.viewer.title == "Broken" && !room.viewer.isLoading }
    try await desk.click(room.diagnose)
    try await desk.wait(for: "the diagnosis, not “\(room.diagnosis.text)”") {
      room.diagnosis.text.hasPrefix("The document is empty, and a script of its own failed: ")
    }
    try await desk.pause(milliseconds: 200)
  }

  private func browserRecovers() async throws {
    var events: [String] = []
    let listening = room.viewer.onEvent { event in
      if case .processEnded(let willReload) = event { events.append("ended \(willReload)") }
      if case .finished = event { events.append("finished") }
    }
    try await desk.click(room.crash)
    try await desk.wait(for: "the page again, after \(events)") { events.last == "finished" }
    try desk.expect(events.first == "ended true", "the events are \(events)")
    withExtendedLifetime(listening) {}
    try await desk.pause(milliseconds: 200)
  }
}

import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebViewing

extension BrowserPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.browserSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Browser".
  func browserSteps() -> [Step] {
    [
      ("The browser's demoPage opens and shows its page", browserOpens),
      ("A site that no rule names is refused and logged", browserRefuses),
      ("A rule that is written lets the site load", browserAllows),
      ("A rule with an error is reported", browserTellsFaults),
      ("The diagnosis finds the script that failed", browserDiagnoses),
      ("A page whose process ends comes back, and back leads back", browserRecovers),
    ]
  }

  private var demoPage: BrowserPage { gallery.page(BrowserPage.self) }

  func open(_ demoPage: some DemoPage) async throws {
    guard let position = gallery.position(of: demoPage), let row = gallery.sidebar.center(ofRow: position)
    else {
      throw UIDriver.Problem("the sidebar has no row for the demoPage “\(demoPage.name)”")
    }
    try await driver.click(gallery.sidebar, x: row.x, y: row.y)
  }

  private func go(to address: String) async throws {
    try await driver.click(demoPage.address)
    try await driver.strike("ctrl+a")
    try await driver.type(address)
    try await driver.strike("Return")
  }

  private func browserOpens() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the start page") {
      demoPage.viewer.phase == .showing && demoPage.viewer.title == "Start"
    }
    try driver.expect(demoPage.title.text == "Start", "the title outside is “\(demoPage.title.text)”")
    try await driver.pause(milliseconds: 500)
  }

  private func browserRefuses() async throws {
    try await go(to: "shop.example/cart")
    try await driver.wait(for: "the refusal") { demoPage.viewer.failure != nil }
    try await driver.wait(for: "the log, not “\(demoPage.log.text)”") {
      demoPage.log.text.contains(
        "https://shop.example/cart: this address is not among those that the app opens")
    }
    try await driver.pause(milliseconds: 300)
  }

  private func browserAllows() async throws {
    demoPage.viewer.goBack()
    let other = gallery.server.url("/browser/other").absoluteString.replacing("127.0.0.1", with: "localhost")
    demoPage.rules.text = "allow 127.0.0.1:*\nallow localhost:*"
    try await go(to: other)
    try await driver.wait(for: "the other site") {
      demoPage.viewer.phase == .showing && demoPage.viewer.title == "Other"
    }
    try driver.expect(
      demoPage.viewer.address.hasPrefix("localhost:"), "the address is \(demoPage.viewer.address)")
    try await driver.pause(milliseconds: 300)
  }

  private func browserTellsFaults() async throws {
    demoPage.rules.text = "allow 127.0.0.1:*\npermit shop.example"
    try await driver.wait(for: "the fault") {
      demoPage.faults.isVisible && demoPage.faults.text.hasPrefix("Line 2: ")
    }
    try await driver.pause(milliseconds: 200)
    demoPage.rules.text = "allow 127.0.0.1:*"
  }

  private func browserDiagnoses() async throws {
    try await go(to: gallery.server.url("/browser/broken").absoluteString)
    try await driver.wait(for: "the broken page") {
      demoPage.viewer.title == "Broken" && !demoPage.viewer.isLoading
    }
    try await driver.click(demoPage.diagnose)
    try await driver.wait(for: "the diagnosis, not “\(demoPage.diagnosis.text)”") {
      demoPage.diagnosis.text.hasPrefix("The document is empty, and a script of its own failed: ")
    }
    try await driver.pause(milliseconds: 200)
  }

  private func browserRecovers() async throws {
    var events: [String] = []
    let listening = demoPage.viewer.onEvent { event in
      if case .processEnded(let willReload) = event { events.append("ended \(willReload)") }
      if case .finished = event { events.append("finished") }
    }
    try await driver.click(demoPage.crash)
    try await driver.wait(for: "the page again, after \(events)") { events.last == "finished" }
    try driver.expect(events.first == "ended true", "the events are \(events)")
    withExtendedLifetime(listening) {}
    try await driver.pause(milliseconds: 200)
  }
}

import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK

extension LinksPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.linksSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Links".
  func linksSteps() -> [Step] {
    [
      ("The links' demoPage opens from the sidebar", linksOpen),
      ("A link calls the app's code with its parameters", linkCallsCode),
      ("A doubtful link is asked about and stays closed", doubtfulLinkIsAskedAbout),
      ("A doubtful link opens after the user confirms", doubtfulLinkOpens),
      ("A dangerous link is refused without a question", dangerousLinkIsRefused),
      ("A written link is looked at as it is written", writtenLinkIsLookedAt),
    ]
  }

  private var demoPage: LinksPage { gallery.page(LinksPage.self) }

  private func linksOpen() async throws {
    try demoPage.renew()
    guard let position = gallery.position(of: demoPage), let row = gallery.sidebar.center(ofRow: position)
    else {
      throw UIDriver.Problem("the sidebar has no row for the links' demoPage")
    }
    try await driver.click(gallery.sidebar, x: row.x, y: row.y)
    try await driver.wait(for: "the links' demoPage") {
      demoPage.sample.isMapped && !demoPage.sample.layout.fragments.isEmpty
    }
    try driver.expect(demoPage.routes.text.contains("app://product/:id<Int>"), "the routes are not shown")
    try driver.expect(demoPage.host.text.contains("evil.example"), "the true host is not shown")
    try await driver.pause(milliseconds: 300)
  }

  private func linkCallsCode() async throws {
    try await follow("product 12")
    try await driver.wait(for: "the answer") {
      demoPage.answer.text == "The app's “product” ran with id=12, from text."
    }
    try await follow("an old link")
    try await driver.wait(for: "the refusal, not “\(demoPage.answer.text)”") {
      demoPage.answer.text.contains("this link is from an earlier version")
    }
  }

  private func doubtfulLinkIsAskedAbout() async throws {
    try await follow("a shop")
    try await driver.wait(for: "the question") { demoPage.opener.confirmationWindow?.isMapped == true }
    try driver.expect(
      demoPage.opener.confirmationWindow?.title == "Open evil.example?", "the question names another host")
    try await driver.pause(milliseconds: 400)
    try await driver.takePicture(to: pictureBeside("question"))
    // The key that opens everything else must not open this.
    try await driver.strike("Return")
    try await driver.wait(for: "the question to go") { demoPage.opener.confirmationWindow == nil }
    try await driver.wait(for: "the answer") { demoPage.answer.text.contains("did not open") }
    try driver.expect(demoPage.opener.viewerWindow == nil, "the link was opened all the same")
  }

  private func doubtfulLinkOpens() async throws {
    try await follow("example.com")
    try await driver.wait(for: "the question") { demoPage.opener.confirmationWindow?.isMapped == true }
    try await driver.pause(milliseconds: 300)
    if let window = demoPage.opener.confirmationWindow { try await driver.click(window.openButton) }
    try await driver.wait(for: "the page") { demoPage.opener.viewerWindow?.title == "Terms & Conditions" }
    try await driver.pause(milliseconds: 300)
    try await driver.strike("Escape")
    try await driver.wait(for: "the viewer to close") { demoPage.opener.viewerWindow == nil }
  }

  private func dangerousLinkIsRefused() async throws {
    try await follow("a trick")
    try await driver.wait(for: "the refusal, not “\(demoPage.answer.text)”") {
      demoPage.answer.text.contains("“javascript:” links are never opened")
    }
    try driver.expect(demoPage.opener.confirmationWindow == nil, "there is nothing to ask about")
  }

  private func writtenLinkIsLookedAt() async throws {
    try await driver.click(demoPage.entry)
    try await driver.strike("ctrl+a")
    try await driver.type("http://0x7f.1/")
    try await driver.wait(for: "the finding, not “\(demoPage.findings.text)”") {
      demoPage.findings.text.contains("is the IP address 127.0.0.1 in an obfuscated form")
    }
    try await driver.pause(milliseconds: 200)
  }

  /// Presses a link of the sample in the middle of its first line.
  private func follow(_ words: String) async throws {
    guard let link = demoPage.sample.text.links.first(where: { $0.label == words }) else {
      throw UIDriver.Problem("the sample has no link “\(words)”")
    }
    let rect = demoPage.sample.layout.rects(of: link.id)[0]
    try await driver.click(demoPage.sample, x: rect.midX, y: rect.midY)
  }
}

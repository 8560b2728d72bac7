import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK

extension Tour {
  /// The steps through the room "Links".
  func linksSteps() -> [Step] {
    [
      ("The links' room opens from the sidebar", linksOpen),
      ("A link calls the app's code with its parameters", linkCallsCode),
      ("A doubtful link is asked about and stays closed", doubtfulLinkIsAskedAbout),
      ("A doubtful link opens where the person wants it", doubtfulLinkOpens),
      ("A dangerous link is refused without a question", dangerousLinkIsRefused),
      ("A written link is looked at as it is written", writtenLinkIsLookedAt),
    ]
  }

  private var room: LinksRoom { gallery.links }

  private func linksOpen() async throws {
    try room.renew()
    guard let position = gallery.position(of: room), let row = gallery.sidebar.center(ofRow: position) else {
      throw Desk.Problem("the sidebar has no row for the links' room")
    }
    try await desk.click(gallery.sidebar, x: row.x, y: row.y)
    try await desk.wait(for: "the links' room") {
      room.sample.isMapped && !room.sample.layout.fragments.isEmpty
    }
    try desk.expect(room.routes.text.contains("app://product/:id<Int>"), "the routes are not shown")
    try desk.expect(room.host.text.contains("evil.example"), "the true host is not shown")
    try await desk.pause(milliseconds: 300)
  }

  private func linkCallsCode() async throws {
    try await follow("product 12")
    try await desk.wait(for: "the answer") {
      room.answer.text == "The app's “product” ran with id=12, from text."
    }
    try await follow("an old link")
    try await desk.wait(for: "the refusal, not “\(room.answer.text)”") {
      room.answer.text.contains("this link is from an earlier version")
    }
  }

  private func doubtfulLinkIsAskedAbout() async throws {
    try await follow("a shop")
    try await desk.wait(for: "the question") { room.opener.questionWindow?.isMapped == true }
    try desk.expect(
      room.opener.questionWindow?.title == "Open evil.example?", "the question names another host")
    try await desk.pause(milliseconds: 400)
    try await desk.takePicture(to: pictureBeside("question"))
    // The key that opens everything else must not open this.
    try await desk.strike("Return")
    try await desk.wait(for: "the question to go") { room.opener.questionWindow == nil }
    try await desk.wait(for: "the answer") { room.answer.text.contains("did not want to open") }
    try desk.expect(room.opener.viewerWindow == nil, "the link was opened all the same")
  }

  private func doubtfulLinkOpens() async throws {
    try await follow("example.com")
    try await desk.wait(for: "the question") { room.opener.questionWindow?.isMapped == true }
    try await desk.pause(milliseconds: 300)
    if let window = room.opener.questionWindow { try await desk.click(window.openButton) }
    try await desk.wait(for: "the page") { room.opener.viewerWindow?.title == "Terms & Conditions" }
    try await desk.pause(milliseconds: 300)
    try await desk.strike("Escape")
    try await desk.wait(for: "the viewer to close") { room.opener.viewerWindow == nil }
  }

  private func dangerousLinkIsRefused() async throws {
    try await follow("a trick")
    try await desk.wait(for: "the refusal, not “\(room.answer.text)”") {
      room.answer.text.contains("“javascript:” links are never opened")
    }
    try desk.expect(room.opener.questionWindow == nil, "there is nothing to ask about")
  }

  private func writtenLinkIsLookedAt() async throws {
    try await desk.click(room.entry)
    try await desk.strike("ctrl+a")
    try await desk.type("http://0x7f.1/")
    try await desk.wait(for: "the finding, not “\(room.findings.text)”") {
      room.findings.text.contains("is the IP address 127.0.0.1 in disguise")
    }
    try await desk.pause(milliseconds: 200)
  }

  /// Presses a link of the sample in the middle of its first line.
  private func follow(_ words: String) async throws {
    guard let link = room.sample.text.links.first(where: { $0.label == words }) else {
      throw Desk.Problem("the sample has no link “\(words)”")
    }
    let rect = room.sample.layout.rects(of: link.id)[0]
    try await desk.click(room.sample, x: rect.midX, y: rect.midY)
  }
}

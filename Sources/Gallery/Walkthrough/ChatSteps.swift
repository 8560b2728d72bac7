import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK
import PageServer
import WebViewing

extension ChatPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.chatSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Chat".
  func chatSteps() -> [Step] {
    [
      ("The chat opens at its newest message", chatOpens),
      ("A sent message has its links found", sentMessageHasLinks),
      ("A link in a message opens the viewer", messageLinkOpens),
      ("A mention calls the app", mentionCallsApp),
      ("A hundred thousand messages scroll", chatScrolls),
      ("The chat in the dark", chatInTheDark),
    ]
  }

  private var demoPage: ChatPage { gallery.page(ChatPage.self) }

  private var viewer: WebViewer? { demoPage.opener.viewerWindow?.viewer }

  private func row(of position: Int) -> ChatRow? {
    demoPage.rows.first { $0.position == position && $0.label.isMapped && $0.label.layout.size.height > 0 }
  }

  private func chatOpens() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the newest message and its links") {
      self.row(of: ChatHistory.old - 1) != nil
        && demoPage.rows.contains { $0.label.isMapped && $0.label.text.linkCount > 0 }
    }
    try await driver.pause(milliseconds: 500)
  }

  private func sentMessageHasLinks() async throws {
    try await driver.click(demoPage.entry)
    try await driver.type("Page: \(gallery.server.url("/terms").absoluteString) for @ada")
    try await driver.click(demoPage.send)
    try await driver.wait(for: "the sent message with two links") {
      row(of: ChatHistory.old)?.label.text.linkCount == 2
    }
    try driver.expect(demoPage.entry.text.isEmpty, "the entry still has “\(demoPage.entry.text)”")
    try await driver.pause(milliseconds: 400)
  }

  private func messageLinkOpens() async throws {
    let label = try sent()
    let rect = label.layout.rects(of: 0)[0]
    try await driver.click(label, x: rect.midX, y: rect.midY)
    try await driver.wait(for: "the page") {
      viewer?.phase == .showing && demoPage.opener.viewerWindow?.title == "Terms & Conditions"
    }
    try await driver.click(demoPage.opener.viewerWindow!.closeButton)
    try await driver.wait(for: "the viewer to close") { demoPage.opener.viewerWindow == nil }
    try await driver.pause(milliseconds: 200)
    try driver.expect(try sent().interaction.visited == [0], "the followed link is not drawn as visited")
  }

  private func mentionCallsApp() async throws {
    let label = try sent()
    let rect = label.layout.rects(of: 1)[0]
    try await driver.click(label, x: rect.midX, y: rect.midY)
    try await driver.wait(for: "the app's answer") {
      demoPage.status.text == "The app would show the mention @ada."
    }
  }

  private func chatScrolls() async throws {
    try await driver.point(at: demoPage.list, x: 200, y: 200)
    try await driver.click(button: 4, times: 30)
    try await driver.wait(for: "older messages") { row(of: ChatHistory.old) == nil }
    for goal in [50_000, 1, ChatHistory.old / 3] {
      demoPage.list.scroll(to: goal)
      try await driver.wait(for: "message \(goal) with its links found") {
        guard let row = row(of: goal) else { return false }
        return !demoPage.rows.contains { $0.position == goal && $0.label.text.text != row.label.text.text }
      }
    }
    try await driver.pause(milliseconds: 400)
    let mapped = demoPage.rows.filter(\.label.isMapped)
    try driver.expect(mapped.contains { $0.label.text.linkCount > 0 }, "no link was found in old messages")
    try driver.expect(demoPage.rows.count < 600, "\(demoPage.rows.count) rows for what shows")
  }

  private func chatInTheDark() async throws {
    Appearance.set(dark: true)
    try await driver.pause(milliseconds: 500)
    try await driver.takePicture(to: pictureBeside("dark"))
    Appearance.set(dark: false)
    try await driver.pause(milliseconds: 300)
  }

  private func sent() throws -> LinkLabel {
    guard let row = row(of: ChatHistory.old), row.label.layout.fragments.count >= 2 else {
      throw UIDriver.Problem("the sent message is not on screen")
    }
    return row.label
  }
}

import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK
import PageServer
import WebViewing

extension Tour {
  /// The steps through the room "Chat".
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

  private var room: ChatRoom { gallery.chat }

  private var viewer: WebViewer? { room.opener.viewerWindow?.viewer }

  private func row(of position: Int) -> ChatRow? {
    room.rows.first { $0.position == position && $0.label.isMapped && $0.label.layout.size.height > 0 }
  }

  private func chatOpens() async throws {
    guard let row = gallery.sidebar.center(ofRow: 4) else {
      throw Desk.Problem("the sidebar has no fifth row")
    }
    try await desk.click(gallery.sidebar, x: row.x, y: row.y)
    try await desk.wait(for: "the newest message and its links") {
      self.row(of: ChatHistory.old - 1) != nil
        && room.rows.contains { $0.label.isMapped && $0.label.text.linkCount > 0 }
    }
    try await desk.pause(milliseconds: 500)
  }

  private func sentMessageHasLinks() async throws {
    try await desk.click(room.entry)
    try await desk.type("Page: \(gallery.server.url("/terms").absoluteString) for @ada")
    try await desk.click(room.send)
    try await desk.wait(for: "the sent message with two links") {
      row(of: ChatHistory.old)?.label.text.linkCount == 2
    }
    try desk.expect(room.entry.text.isEmpty, "the entry still has “\(room.entry.text)”")
    try await desk.pause(milliseconds: 400)
  }

  private func messageLinkOpens() async throws {
    let label = try sent()
    let rect = label.layout.rects(of: 0)[0]
    try await desk.click(label, x: rect.midX, y: rect.midY)
    try await desk.wait(for: "the page") {
      viewer?.phase == .showing && room.opener.viewerWindow?.title == "Terms & Conditions"
    }
    try await desk.click(room.opener.viewerWindow!.closeButton)
    try await desk.wait(for: "the viewer to close") { room.opener.viewerWindow == nil }
    try await desk.pause(milliseconds: 200)
    try desk.expect(try sent().interaction.visited == [0], "the followed link is not drawn as visited")
  }

  private func mentionCallsApp() async throws {
    let label = try sent()
    let rect = label.layout.rects(of: 1)[0]
    try await desk.click(label, x: rect.midX, y: rect.midY)
    try await desk.wait(for: "the app's answer") {
      room.status.text == "The app would show the mention @ada."
    }
  }

  private func chatScrolls() async throws {
    try await desk.point(at: room.list, x: 200, y: 200)
    try await desk.click(button: 4, times: 30)
    try await desk.wait(for: "older messages") { row(of: ChatHistory.old) == nil }
    for goal in [50_000, 1, ChatHistory.old / 3] {
      room.list.scroll(to: goal)
      try await desk.wait(for: "message \(goal) with its links found") {
        guard let row = row(of: goal) else { return false }
        return !room.rows.contains { $0.position == goal && $0.label.text.text != row.label.text.text }
      }
    }
    try await desk.pause(milliseconds: 400)
    let mapped = room.rows.filter(\.label.isMapped)
    try desk.expect(mapped.contains { $0.label.text.linkCount > 0 }, "no link was found in old messages")
    try desk.expect(room.rows.count < 600, "\(room.rows.count) rows for what shows")
  }

  private func chatInTheDark() async throws {
    Appearance.set(dark: true)
    try await desk.pause(milliseconds: 500)
    try await desk.takePicture(to: pictureBeside("dark"))
    Appearance.set(dark: false)
    try await desk.pause(milliseconds: 300)
  }

  private func sent() throws -> LinkLabel {
    guard let row = row(of: ChatHistory.old), row.label.layout.fragments.count >= 2 else {
      throw Desk.Problem("the sent message is not on screen")
    }
    return row.label
  }
}

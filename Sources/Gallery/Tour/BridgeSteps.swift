import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebViewing

extension Tour {
  /// The steps through the room "Bridge".
  func bridgeSteps() -> [Step] {
    [
      ("The bridge's room shows its page", bridgeOpens),
      ("A value that the page sends arrives with its sender", pageSends),
      ("The page asks, and the app's answer resolves its promise", pageAsks),
      ("A value of the wrong shape is rejected in words", pageAsksWrongly),
      ("A value of the app's arrives whole, whatever characters are in it", appSends),
      ("The app calls the page's function with a list and a number", appCalls),
      ("A frame of the page's own site is not heard", ownFrameIsRefused),
      ("A frame of another site is not heard, and the reason shows on both sides", foreignFrameIsRefused),
      ("Once listed, the frame is heard, and known as a frame of its site", foreignFrameIsHeard),
    ]
  }

  private var room: BridgeRoom { gallery.bridge }
  private var port: Int { gallery.server.url("/").port ?? 0 }

  private func expect(_ label: Label, says words: String) async throws {
    try await desk.wait(for: "“\(words)”, not “\(label.text)”") { label.text == words }
  }

  private func bridgeOpens() async throws {
    try await open(room)
    try await desk.wait(for: "the page") { room.viewer.phase == .showing && room.viewer.title == "Bridge" }
    try await desk.pause(milliseconds: 500)
  }

  private func pageSends() async throws {
    try await press("send", in: room.viewer)
    try await expect(room.heard, says: "Received 2 × pencil “HB”.")
    try await expect(
      room.sender, says: "Attested sender: http://127.0.0.1:\(port), the page itself, document /bridge.")
    try await waitUntil(room.viewer, says: "Sent.")
  }

  private func pageAsks() async throws {
    try await press("ask", in: room.viewer)
    try await waitUntil(room.viewer, says: "The app answered 2.5 for 2 × pencil “HB”.")
    try await expect(room.heard, says: "Asked for the price of 2 × pencil “HB”.")
  }

  private func pageAsksWrongly() async throws {
    try await press("wrong", in: room.viewer)
    let words = "message.count must be a number (Int)"
    try await waitUntil(room.viewer, says: "Rejected: linkway: \(words)")
    try await expect(room.refused, says: "“price”: \(words).")
  }

  private func appSends() async throws {
    try await desk.click(room.send)
    try await waitUntil(room.viewer, says: "a'b\"c </script> 길😀", in: "heard")
    try await desk.click(room.value)
    try await desk.strike("ctrl+a")
    try await desk.type("typed by hand")
    try await desk.click(room.send)
    try await waitUntil(room.viewer, says: "typed by hand", in: "heard")
  }

  private func appCalls() async throws {
    try await desk.click(room.call)
    try await expect(room.heard, says: "The page's total is 4.5.")
  }

  private func ownFrameIsRefused() async throws {
    try await press("own", in: room.viewer)
    try await expect(
      room.refused, says: "“price”: frames of http://127.0.0.1:\(port) are not heard by this app.")
    try await desk.pause(milliseconds: 300)
  }

  private func foreignFrameIsRefused() async throws {
    try await press("foreign", in: room.viewer)
    try await expect(
      room.refused, says: "“price”: frames of http://localhost:\(port) are not heard by this app.")
    try desk.expect(room.heard.text == "The page's total is 4.5.", "the app heard “\(room.heard.text)”")
    try await desk.pause(milliseconds: 300)
  }

  private func foreignFrameIsHeard() async throws {
    try await desk.click(room.hearsFrame)
    try await press("foreign", in: room.viewer)
    try await expect(room.heard, says: "Asked for the price of 1 × gold.")
    try desk.expect(
      room.sender.text.hasPrefix(
        "Attested sender: http://localhost:\(port), a frame inside the page, document "),
      "the sender is “\(room.sender.text)”")
    try await desk.pause(milliseconds: 300)
    try await desk.click(room.hearsFrame)
    try desk.expect(!room.hearsFrame.isOn, "the frame stays listed")
  }
}

import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebViewing

extension BridgePage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.bridgeSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Bridge".
  func bridgeSteps() -> [Step] {
    [
      ("The bridge's demoPage shows its page", bridgeOpens),
      ("A value that the page sends arrives with its sender", pageSends),
      ("The page asks, and the app's answer resolves its promise", pageAsks),
      ("A value of the wrong shape is rejected in words", pageAsksWrongly),
      ("A value of the app's arrives whole, with any characters", appSends),
      ("The app calls the page's function with a list and a number", appCalls),
      ("A frame of the page's own site is not heard", ownFrameIsRefused),
      ("A frame of another site is not heard, and the reason shows on both sides", foreignFrameIsRefused),
      ("Once listed, the frame is heard, and known as a frame of its site", foreignFrameIsHeard),
    ]
  }

  private var demoPage: BridgePage { gallery.page(BridgePage.self) }
  private var port: Int { gallery.server.url("/").port ?? 0 }

  private func expect(_ label: Label, says words: String) async throws {
    try await driver.wait(for: "“\(words)”, not “\(label.text)”") { label.text == words }
  }

  private func bridgeOpens() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the page") {
      demoPage.viewer.phase == .showing && demoPage.viewer.title == "Bridge"
    }
    try await driver.pause(milliseconds: 500)
  }

  private func pageSends() async throws {
    try await press("send", in: demoPage.viewer)
    try await expect(demoPage.heard, says: "Received 2 × pencil “HB”.")
    try await expect(
      demoPage.sender, says: "Attested sender: http://127.0.0.1:\(port), the page itself, document /bridge.")
    try await waitUntil(demoPage.viewer, says: "Sent.")
  }

  private func pageAsks() async throws {
    try await press("ask", in: demoPage.viewer)
    try await waitUntil(demoPage.viewer, says: "The app answered 2.5 for 2 × pencil “HB”.")
    try await expect(demoPage.heard, says: "Asked for the price of 2 × pencil “HB”.")
  }

  private func pageAsksWrongly() async throws {
    try await press("wrong", in: demoPage.viewer)
    let words = "message.count must be a number (Int)"
    try await waitUntil(demoPage.viewer, says: "Rejected: linkway: \(words)")
    try await expect(demoPage.refused, says: "“price”: \(words).")
  }

  private func appSends() async throws {
    try await driver.click(demoPage.send)
    try await waitUntil(demoPage.viewer, says: "a'b\"c </script> 길😀", in: "heard")
    try await driver.click(demoPage.value)
    try await driver.strike("ctrl+a")
    try await driver.type("typed by hand")
    try await driver.click(demoPage.send)
    try await waitUntil(demoPage.viewer, says: "typed by hand", in: "heard")
  }

  private func appCalls() async throws {
    try await driver.click(demoPage.call)
    try await expect(demoPage.heard, says: "The page's total is 4.5.")
  }

  private func ownFrameIsRefused() async throws {
    try await press("own", in: demoPage.viewer)
    try await expect(
      demoPage.refused, says: "“price”: frames of http://127.0.0.1:\(port) are not heard by this app.")
    try await driver.pause(milliseconds: 300)
  }

  private func foreignFrameIsRefused() async throws {
    try await press("foreign", in: demoPage.viewer)
    try await expect(
      demoPage.refused, says: "“price”: frames of http://localhost:\(port) are not heard by this app.")
    try driver.expect(
      demoPage.heard.text == "The page's total is 4.5.", "the app heard “\(demoPage.heard.text)”")
    try await driver.pause(milliseconds: 300)
  }

  private func foreignFrameIsHeard() async throws {
    try await driver.click(demoPage.hearsFrame)
    try await press("foreign", in: demoPage.viewer)
    try await expect(demoPage.heard, says: "Asked for the price of 1 × gold.")
    try driver.expect(
      demoPage.sender.text.hasPrefix(
        "Attested sender: http://localhost:\(port), a frame inside the page, document "),
      "the sender is “\(demoPage.sender.text)”")
    try await driver.pause(milliseconds: 300)
    try await driver.click(demoPage.hearsFrame)
    try driver.expect(!demoPage.hearsFrame.isOn, "the frame stays listed")
  }
}

import Foundation
import GTKWidgets
import LinkwayGTK
import WebAddress
import WebViewing

extension Tour {
  /// The steps through the room "Checkout".
  func checkoutSteps() -> [Step] {
    [
      ("The shop shows in the checkout's room", checkoutOpens),
      ("The bank's window lies over the shop and may not use the bridge", bankOpens),
      ("The payment goes through, by the page's own words", paymentGoesThrough),
      ("A person can close the bank's window", bankIsClosed),
      ("The payment goes through where the window is empty first", latePayment),
      ("The payment goes through in a window of its own", windowPayment),
      ("The app calls the page, and the page answers", pageIsCalled),
    ]
  }

  private var room: CheckoutRoom { gallery.checkout }

  private func waitForBank() async throws -> WebViewer {
    try await desk.wait(for: "the bank's window") {
      room.viewer.popups.last?.viewer.title == "Bank" && room.viewer.popups.last?.viewer.isLoading == false
    }
    guard let bank = room.viewer.popups.last?.viewer else { throw Desk.Problem("the bank's window is gone") }
    try await waitUntil(bank, says: "linkway: windows of http://localhost")
    try await desk.pause(milliseconds: 400)
    return bank
  }

  private func checkoutOpens() async throws {
    try await open(room)
    try await desk.wait(for: "the shop") { room.viewer.phase == .showing && room.viewer.title == "Shop" }
    try await desk.pause(milliseconds: 500)
  }

  private func bankOpens() async throws {
    try await press("pay", in: room.viewer)
    _ = try await waitForBank()
    try desk.expect(
      room.heard.text.hasPrefix("Refused “paid”: windows of"), "the app says “\(room.heard.text)”")
    guard let size = room.view.popupCloseButton?.outerSize else {
      throw Desk.Problem("there is no close button")
    }
    try desk.expect(
      size.width >= 44 && size.height >= 44, "the close button has \(size.width) × \(size.height) points")
  }

  private func paymentGoesThrough() async throws {
    let bank = try await waitForBank()
    try await press("yes", in: bank)
    try await waitUntil(room.viewer, says: "Paid: thank you for tok-")
    try await desk.wait(for: "the window to close itself") { room.viewer.popups.isEmpty }
    try desk.expect(
      room.heard.text.contains("for 1.5 from http://127.0.0.1:"), "the app heard “\(room.heard.text)”")
  }

  private func bankIsClosed() async throws {
    try await press("pay", in: room.viewer)
    _ = try await waitForBank()
    guard let button = room.view.popupCloseButton else { throw Desk.Problem("there is no close button") }
    try await desk.click(button)
    try await desk.wait(for: "the window to go") { room.viewer.popups.isEmpty }
    try await desk.pause(milliseconds: 200)
  }

  private func latePayment() async throws {
    try await press("late", in: room.viewer)
    let bank = try await waitForBank()
    try await press("yes", in: bank)
    try await waitUntil(room.viewer, says: "Paid: thank you for tok-")
    try await desk.wait(for: "the window to close itself") { room.viewer.popups.isEmpty }
  }

  private func windowPayment() async throws {
    room.asWindow.isOn = true
    try await press("pay", in: room.viewer)
    let bank = try await waitForBank()
    try await desk.takePicture(to: pictureBeside("the bank in a window of its own"))
    try await press("yes", in: bank)
    try await waitUntil(room.viewer, says: "Paid: thank you for tok-")
    try await desk.wait(for: "the window to close itself") { room.viewer.popups.isEmpty }
    room.asWindow.isOn = false
  }

  private func pageIsCalled() async throws {
    try await desk.click(room.raise)
    try await desk.click(room.greet)
    try await desk.wait(for: "the answer, not “\(room.heard.text)”") {
      room.heard.text == "The page answered 44."
    }
    try await waitUntil(room.viewer, says: "Hello Ada “</script>” O'Neil, 2×")
    let price: String? = try await room.viewer.evaluate("return document.getElementById('price').textContent")
    try desk.expect(price == "2.00", "the price is \(price ?? "gone")")
  }
}

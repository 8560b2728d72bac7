import Foundation
import GLib
import GTKWidgets
import LinkwayGTK
import WebAddress
import WebViewing

extension CheckoutPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.checkoutSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Checkout": each way that a payment can go, over the page and in a window of its own.
  func checkoutSteps() -> [Step] {
    [("The shop shows in the checkout's demoPage", checkoutOpens)]
      + rehearsal("over the page")
      + [("What follows opens in a window of its own", choosesWindow)]
      + rehearsal("in its own window")
      + [
        ("Escape closes the bank's own window", escapeCloses),
        ("A window without an opener has a process of its own, and dies alone", windowDiesAlone),
        ("The app calls the page, and the page answers", pageIsCalled),
      ]
  }

  private func rehearsal(_ place: String) -> [Step] {
    [
      ("The bank's window opens \(place) and cannot use the bridge", bankOpens),
      ("The payment goes through \(place), by the page's own words", paymentGoesThrough),
      ("The payment goes through \(place) where the window is empty first", latePayment),
      ("The user closes the bank's window \(place), and the shop is notified", bankIsClosed),
      (
        "The process is killed with the bank \(place): both share it, and the shop comes back",
        sharedProcessDies
      ),
    ]
  }

  private var demoPage: CheckoutPage { gallery.page(CheckoutPage.self) }

  private var closeButton: Button? {
    demoPage.view.popupWindow?.closeButton ?? demoPage.view.popupCloseButton
  }

  private func waitForBank() async throws -> WebViewer {
    try await driver.wait(for: "the bank's window") {
      demoPage.viewer.popups.last?.viewer.title == "Bank"
        && demoPage.viewer.popups.last?.viewer.isLoading == false
    }
    guard let bank = demoPage.viewer.popups.last?.viewer else {
      throw UIDriver.Problem("the bank's window is gone")
    }
    try await waitUntil(bank, says: "linkway: windows of http://localhost")
    try await driver.pause(milliseconds: 400)
    return bank
  }

  private func checkoutOpens() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the shop") {
      demoPage.viewer.phase == .showing && demoPage.viewer.title == "Shop"
    }
    try await driver.pause(milliseconds: 500)
  }

  private func choosesWindow() async throws {
    try await driver.wait(for: "the box to be free") { demoPage.asWindow.isSensitive }
    try await driver.click(demoPage.asWindow)
    try driver.expect(demoPage.asWindow.isOn, "the box is not ticked")
  }

  private func bankOpens() async throws {
    try await press("pay", in: demoPage.viewer)
    _ = try await waitForBank()
    try driver.expect(
      demoPage.heard.text.hasPrefix("Refused “paid”: windows of"), "the app says “\(demoPage.heard.text)”")
    try driver.expect(
      (demoPage.view.popupWindow != nil) == demoPage.asWindow.isOn, "the window is not where it should be")
    guard let size = closeButton?.outerSize else { throw UIDriver.Problem("there is no close button") }
    try driver.expect(
      size.width >= 44 && size.height >= 44, "the close button has \(size.width) × \(size.height) points")
  }

  private func confirm(in bank: WebViewer) async throws {
    try await press("yes", in: bank)
    try await waitUntil(demoPage.viewer, says: "Paid: thank you for tok-")
    try await driver.wait(for: "the window to close itself") { demoPage.viewer.popups.isEmpty }
    try driver.expect(
      demoPage.heard.text.contains("for 1.5 from http://127.0.0.1:"), "the app heard “\(demoPage.heard.text)”"
    )
    try await driver.wait(for: "the window to leave the screen") { closeButton == nil }
    try await driver.pause(milliseconds: 200)
  }

  private func paymentGoesThrough() async throws {
    try await confirm(in: try await waitForBank())
  }

  private func latePayment() async throws {
    try await press("late", in: demoPage.viewer)
    let bank = try await waitForBank()
    try await driver.takePicture(to: pictureBeside("the bank"))
    try await confirm(in: bank)
  }

  private func bankIsClosed() async throws {
    try await press("pay", in: demoPage.viewer)
    _ = try await waitForBank()
    guard let closeButton else { throw UIDriver.Problem("there is no close button") }
    try await driver.click(closeButton)
    try await expectClosed()
  }

  private func expectClosed() async throws {
    try await driver.wait(for: "the window to go") { demoPage.viewer.popups.isEmpty }
    try await waitUntil(demoPage.viewer, says: "Not paid: the window was closed.")
    try await driver.wait(for: "the window to leave the screen") { closeButton == nil }
    try await driver.pause(milliseconds: 200)
  }

  private func escapeCloses() async throws {
    try await press("pay", in: demoPage.viewer)
    _ = try await waitForBank()
    try await driver.strike("Escape")
    try await expectClosed()
  }

  /// The engine keeps a window and the page that it is in touch with in one process: both die, and the page comes back.
  private func sharedProcessDies() async throws {
    try await press("pay", in: demoPage.viewer)
    let bank = try await waitForBank()
    let process = try await process(of: bank)
    let shops = try await self.process(of: demoPage.viewer)
    try driver.expect(process == shops, "the bank's process is \(process), the shop's \(shops)")
    var hasLoaded = false
    let listening = demoPage.viewer.onEvent { if case .finished = $0 { hasLoaded = true } }
    let words = "The process that page and window share died: the window is gone, and the page "
    kill(process, SIGKILL)
    try await driver.wait(for: "the word of it, not “\(demoPage.heard.text)”") {
      demoPage.heard.text.hasPrefix(words)
    }
    try driver.expect(demoPage.viewer.popups.isEmpty, "the bank's window is still there")
    // The same page that dies once more is not loaded again by itself.
    if demoPage.heard.text != words + "loads again." {
      try await driver.wait(for: "the crash to show") { demoPage.view.retryButton?.isMapped == true }
      try driver.expect(demoPage.viewer.phase == .crashed, "the viewer is \(demoPage.viewer.phase)")
      try await driver.pause(milliseconds: 300)
      try await driver.takePicture(to: pictureBeside("crashed"))
      try await driver.click(demoPage.view.retryButton!)
    }
    try await driver.wait(for: "the shop again") { hasLoaded }
    withExtendedLifetime(listening) {}
    try await waitUntil(demoPage.viewer, says: "Not paid.")
    try await driver.wait(for: "the window to leave the screen") { closeButton == nil }
    // And it can be paid in once more.
    try await press("pay", in: demoPage.viewer)
    try await confirm(in: try await waitForBank())
  }

  private func windowDiesAlone() async throws {
    try await press("help", in: demoPage.viewer)
    try await driver.wait(for: "the help") { demoPage.viewer.popups.last?.viewer.title == "Help" }
    guard let help = demoPage.viewer.popups.last?.viewer else { throw UIDriver.Problem("the help is gone") }
    let (process, shops) = (try await process(of: help), try await self.process(of: demoPage.viewer))
    try driver.expect(process != shops, "the help shares the shop's process \(shops)")
    kill(process, SIGKILL)
    try await driver.wait(for: "the word of it") { help.phase == .crashed }
    try driver.expect(
      demoPage.heard.text == "The window's process died; the page has one of its own and goes on.",
      "the app says “\(demoPage.heard.text)”")
    let words = await said(demoPage.viewer)
    try driver.expect(words.hasPrefix("Not paid: "), "the shop says “\(words)”")
    try await driver.pause(milliseconds: 300)
    try await driver.takePicture(to: pictureBeside("crashed"))
    guard let closeButton else { throw UIDriver.Problem("there is no close button") }
    try await driver.click(closeButton)
    try await driver.wait(for: "the window to go") {
      demoPage.viewer.popups.isEmpty && self.closeButton == nil
    }
    try await driver.click(demoPage.asWindow)
  }

  /// The process of a page: the one that works when the page's script does.
  private func process(of viewer: WebViewer) async throws -> Int32 {
    let before = ChildProcesses.ofPages.map { ($0, ChildProcesses.workingTime(of: $0) ?? 0) }
    try await viewer.evaluate("const end = performance.now() + 600; while (performance.now() < end);")
    let worked = before.map { ($0.0, (ChildProcesses.workingTime(of: $0.0) ?? 0) - $0.1) }
    guard let busiest = worked.max(by: { $0.1 < $1.1 }), busiest.1 > 5 else {
      throw UIDriver.Problem("none of \(worked.count) processes has worked for the page")
    }
    return busiest.0
  }

  private func pageIsCalled() async throws {
    try await driver.click(demoPage.raise)
    try await driver.click(demoPage.greet)
    try await driver.wait(for: "the answer, not “\(demoPage.heard.text)”") {
      demoPage.heard.text == "The page answered 44."
    }
    try await waitUntil(demoPage.viewer, says: "Hello Ada “</script>” O'Neil, 2×")
    let price = await said(demoPage.viewer, in: "price")
    try driver.expect(price == "2.00", "the price is \(price)")
  }
}

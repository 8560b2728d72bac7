import Foundation
import GLib
import GTKWidgets
import LinkText
import LinkwayGTK

extension DetectorPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.detectorSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Detector".
  func detectorSteps() -> [Step] {
    [
      ("The detector's demoPage opens from the sidebar", detectorOpens),
      ("A detected link says where it would lead", detectedLinkTells),
      ("Typed text is read as it is typed", typedTextIsRead),
    ]
  }

  /// The last steps of every walkthrough.
  func lastSteps() -> [Step] { [("The idle gallery sleeps", idleGallerySleeps)] }

  private var demoPage: DetectorPage { gallery.page(DetectorPage.self) }

  private func detectorOpens() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the detector's demoPage") {
      demoPage.columns.allSatisfy { $0.label.isMapped && !$0.label.layout.fragments.isEmpty }
    }
    try driver.expect(
      demoPage.columns[0].links.text.contains("https://example.com/docs"), "the first link is not listed")
    try driver.expect(
      demoPage.columns[0].misses.text.contains("README.md"), "the rejected candidate is not listed")
    try await driver.pause(milliseconds: 300)
  }

  private func detectedLinkTells() async throws {
    let rect = demoPage.columns[0].label.layout.fragments[0].rect
    try await driver.click(demoPage.columns[0].label, x: rect.midX, y: rect.midY)
    try await driver.wait(for: "the answer") { demoPage.answer.isVisible }
    try driver.expect(
      demoPage.answer.text.contains("https://example.com/docs"), "the answer is “\(demoPage.answer.text)”")
    try await driver.pause(milliseconds: 200)
  }

  private func typedTextIsRead() async throws {
    try await driver.click(demoPage.input)
    try await driver.strike("ctrl+a")
    try await driver.type("Hello example.org")
    try await driver.wait(for: "one link in each column, in \(demoPage.columns.map(\.label.text.text))") {
      demoPage.columns.allSatisfy { $0.label.text.links.map(\.label) == ["example.org"] }
    }
    try await driver.pause(milliseconds: 200)
  }

  private func idleGallerySleeps() async throws {
    gallery.page(SignUpPage.self).button.grabFocus()
    // The written text's caret blinks for some seconds after the last key.
    try await driver.pause(milliseconds: 1500)
    let (wakeups, time) = (MainLoop.wakeups, clock())
    try await driver.pause(milliseconds: 3000)
    let used = Double(clock() - time) / Double(CLOCKS_PER_SEC)
    // One wake-up is this step's own.
    try driver.expect(
      MainLoop.wakeups - wakeups <= 2, "\(MainLoop.wakeups - wakeups) wake-ups of an idle main actor")
    say(String(format: "Walkthrough:   %.0f ms of CPU in 3 s of idling", used * 1000))
    try driver.expect(used < 0.15, "an idle gallery used \(used) s of CPU in 3 s")
  }
}

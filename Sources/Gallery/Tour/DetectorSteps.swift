import Foundation
import GLib
import GTKWidgets
import LinkText
import LinkwayGTK

extension Tour {
  /// The steps through the room "Detector".
  func detectorSteps() -> [Step] {
    [
      ("The detector's room opens from the sidebar", detectorOpens),
      ("A detected link says where it would lead", detectedLinkTells),
      ("Typed text is read as it is typed", typedTextIsRead),
    ]
  }

  /// The steps that stand last, whatever rooms there are.
  func lastSteps() -> [Step] { [("The idle gallery sleeps", idleGallerySleeps)] }

  private var room: DetectorRoom { gallery.detector }

  private func detectorOpens() async throws {
    guard let row = gallery.sidebar.center(ofRow: 1) else {
      throw Desk.Problem("the sidebar has no second row")
    }
    try await desk.click(gallery.sidebar, x: row.x, y: row.y)
    try await desk.wait(for: "the detector's room") {
      room.columns.allSatisfy { $0.label.isMapped && !$0.label.layout.fragments.isEmpty }
    }
    try desk.expect(
      room.columns[0].links.text.contains("https://example.com/docs"), "the first link is not told of")
    try desk.expect(room.columns[0].misses.text.contains("README.md"), "the near miss is not told of")
    try await desk.pause(milliseconds: 300)
  }

  private func detectedLinkTells() async throws {
    let rect = room.columns[0].label.layout.fragments[0].rect
    try await desk.click(room.columns[0].label, x: rect.midX, y: rect.midY)
    try await desk.wait(for: "the answer") { room.answer.isVisible }
    try desk.expect(
      room.answer.text.contains("https://example.com/docs"), "the answer is “\(room.answer.text)”")
    try await desk.pause(milliseconds: 200)
  }

  private func typedTextIsRead() async throws {
    try await desk.click(room.input)
    try await desk.strike("ctrl+a")
    try await desk.type("Hello example.org")
    try await desk.wait(for: "one link in each column, in \(room.columns.map(\.label.text.text))") {
      room.columns.allSatisfy { $0.label.text.links.map(\.label) == ["example.org"] }
    }
    try await desk.pause(milliseconds: 200)
  }

  private func idleGallerySleeps() async throws {
    gallery.signUp.button.grabFocus()
    // The written text's caret blinks for some seconds after the last key.
    try await desk.pause(milliseconds: 1500)
    let (wakeups, time) = (MainLoop.wakeups, clock())
    try await desk.pause(milliseconds: 3000)
    let used = Double(clock() - time) / Double(CLOCKS_PER_SEC)
    // One wake-up is this step's own.
    try desk.expect(
      MainLoop.wakeups - wakeups <= 2, "\(MainLoop.wakeups - wakeups) wake-ups of an idle main actor")
    say(String(format: "Tour:   %.0f ms of CPU in 3 s of idling", used * 1000))
    try desk.expect(used < 0.15, "an idle gallery used \(used) s of CPU in 3 s")
  }
}

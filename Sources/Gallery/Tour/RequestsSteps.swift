import Foundation
import GTKWidgets
import LinkwayGTK
import WebAddress
import WebViewing

extension Tour {
  /// The steps through the room "Requests".
  func requestsSteps() -> [Step] {
    [
      ("The page that asks shows in its room", requestsOpen),
      ("What the page says is read, and Return answers", pageSpeaks),
      ("Escape refuses what the page asks", pageIsRefused),
      ("A word is typed for the page", wordIsGiven),
      ("A page that keeps asking is silenced", pageIsSilenced),
      ("A file is chosen by its path", fileIsChosen),
      ("A wrong password is asked for anew", passwordIsAskedAnew),
      ("The right password opens the vault", vaultOpens),
      ("The camera is denied without a question", cameraIsDenied),
      ("The camera is asked for, and Return gives nothing away", cameraIsRefused),
      ("The camera is allowed by a person", cameraIsAllowed),
      ("Escape closes the window that lies over the page", windowIsLeft),
    ]
  }

  private var room: RequestsRoom { gallery.requests }

  private func press(_ id: String) async throws {
    let box: [Double] = try await room.viewer.evaluate(
      "const box = document.getElementById(id).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
      arguments: ["id": id])
    try await desk.click(room.viewer.pageWidget, x: box[0], y: box[1])
  }

  private func waitUntilPageSays(_ words: String) async throws {
    var said = ""
    for _ in 0..<300 {
      said = (try? await room.viewer.evaluate("return document.getElementById('out').textContent")) ?? ""
      if said == words { return }
      try await desk.pause(milliseconds: 20)
    }
    throw Desk.Problem("the page says “\(said)” and not “\(words)”")
  }

  private func dialog() async throws -> (yes: Button, no: Button, entry: Entry?) {
    try await desk.wait(for: "the dialog") { room.view.dialogControls?.yes.isMapped == true }
    try await desk.pause(milliseconds: 200)
    guard let controls = room.view.dialogControls else { throw Desk.Problem("the dialog is gone") }
    for button in [controls.yes, controls.no] where button.isMapped {
      try desk.expect(button.outerSize.height >= 44, "a button is \(button.outerSize.height) points high")
    }
    return controls
  }

  private func picture(_ name: String) async throws { try await desk.takePicture(to: pictureBeside(name)) }

  private func requestsOpen() async throws {
    try await open(room)
    try await desk.wait(for: "the page") {
      room.viewer.phase == .showing && room.viewer.title == "Requests"
    }
    try await desk.pause(milliseconds: 400)
  }

  private func pageSpeaks() async throws {
    try await press("say")
    _ = try await dialog()
    try await picture("the page speaks")
    try await desk.strike("Return")
    try await waitUntilPageSays("You have read it.")
  }

  private func pageIsRefused() async throws {
    try await press("ask")
    _ = try await dialog()
    try await picture("the page asks")
    try await desk.strike("Escape")
    try await waitUntilPageSays("It is not wrapped.")
  }

  private func wordIsGiven() async throws {
    try await press("text")
    _ = try await dialog()
    try await desk.strike("ctrl+a")
    try await desk.type("Ada")
    try await picture("a word is typed")
    try await desk.strike("Return")
    try await waitUntilPageSays("Hello, Ada.")
  }

  private func pageIsSilenced() async throws {
    try await press("nag")
    let first = try await dialog()
    try await desk.click(first.no)
    try await desk.wait(for: "the silence") { room.view.silenceButton?.isMapped == true }
    try await desk.pause(milliseconds: 200)
    try await picture("the page keeps asking")
    guard let silence = room.view.silenceButton else { throw Desk.Problem("there is no silence") }
    try await desk.click(silence)
    try await waitUntilPageSays("Asked 50 times.")
  }

  private func fileIsChosen() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-tour-note.txt")
    try Data("sharpen the pencils".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await press("file")
    try await desk.wait(for: "the file window") { room.view.fileChooserWindow?.isMapped == true }
    guard let window = room.view.fileChooserWindow else { throw Desk.Problem("there is no file window") }
    try await desk.pause(milliseconds: 800)
    // Without a window manager the keys go where the pointer is.
    try await desk.point(at: window, x: window.size.width / 2, y: 8)
    try await desk.type(file.path)
    try await desk.pause(milliseconds: 400)
    try await picture("a path is typed")
    try await desk.strike("Return")
    try await waitUntilPageSays("linkway-tour-note.txt says: sharpen the pencils")
  }

  private func passwordIsAskedAnew() async throws {
    try await press("vault")
    _ = try await dialog()
    try await picture("the vault asks")
    try await desk.type("ada")
    try await desk.strike("Return")
    try await desk.type("pen")
    try await desk.strike("Return")
    try await desk.wait(for: "the question anew") {
      room.viewer.dialog?.notes.first?.key == "dialog.signIn.wrong"
        && room.view.passwordEntry?.isMapped == true
    }
    try await desk.pause(milliseconds: 300)
  }

  private func vaultOpens() async throws {
    try await desk.type("pencil")
    try await desk.strike("Return")
    try await desk.wait(for: "the vault") {
      room.viewer.title == "Vault" && room.viewer.phase == .showing
    }
    try await desk.pause(milliseconds: 300)
  }

  private func cameraIsDenied() async throws {
    room.viewer.load(room.page)
    try await desk.wait(for: "the page") {
      room.viewer.title == "Requests" && room.viewer.phase == .showing
    }
    try await desk.pause(milliseconds: 300)
    try await press("camera")
    try await waitUntilPageSays("No camera: NotAllowedError")
    try desk.expect(
      room.heard.text == "Refused: the policy does not list the site for camera.",
      "the app says “\(room.heard.text)”")
  }

  private func reopen() async throws {
    room.viewer.reload()
    try await waitUntilPageSays("Nothing was asked yet.")
    try await desk.wait(for: "the page again") { room.viewer.phase == .showing }
    try await desk.pause(milliseconds: 300)
  }

  private func cameraIsRefused() async throws {
    try await desk.click(room.asksForDevices)
    // The engine itself asks no more for what a page was just denied.
    try await reopen()
    try await press("camera")
    _ = try await dialog()
    try await picture("the camera is asked for")
    try await desk.strike("Return")
    try await waitUntilPageSays("No camera: NotAllowedError")
  }

  private func cameraIsAllowed() async throws {
    try await reopen()
    try await press("camera")
    try await desk.click(try await dialog().yes)
    try await desk.wait(for: "the answer") { room.viewer.dialog == nil }
    try await waitUntilPageSays("The camera is Mock video device 1.")
  }

  private func windowIsLeft() async throws {
    try await press("pop")
    try await desk.wait(for: "the window") { room.viewer.popups.first?.viewer.title == "Window" }
    try await desk.pause(milliseconds: 400)
    try await picture("a window lies over the page")
    try await desk.strike("Escape")
    try await desk.wait(for: "the window to go") { room.viewer.popups.isEmpty }
    try desk.expect(!room.viewer.isClosed, "the viewer is closed")
  }
}

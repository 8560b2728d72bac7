import LinkText
import Foundation
import GTKWidgets
import LinkwayGTK
import WebAddress
import WebViewing

extension RequestsPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.requestsSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Requests".
  func requestsSteps() -> [Step] {
    [
      ("The page that asks shows in its demoPage", requestsOpen),
      ("What the page says is read, and Return answers", pageSpeaks),
      ("Escape refuses what the page asks", pageIsRefused),
      ("A word is typed for the page", wordIsGiven),
      ("A page that keeps asking is silenced", pageIsSilenced),
      ("A file is chosen by its path", fileIsChosen),
      ("A wrong password is asked for anew", passwordIsAskedAnew),
      ("The right password opens the vault", vaultOpens),
      ("The camera is denied without a question", cameraIsDenied),
      ("The camera is asked for, and Return gives nothing away", cameraIsRefused),
      ("The user allows the camera", cameraIsAllowed),
      ("Escape closes the window that lies over the page", windowIsLeft),
    ]
  }

  private var demoPage: RequestsPage { gallery.page(RequestsPage.self) }

  private func press(_ id: String) async throws {
    let box: [Double] = try await demoPage.viewer.evaluate(
      "const box = document.getElementById(id).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
      arguments: ["id": id])
    try await driver.click(demoPage.viewer.pageWidget, x: box[0], y: box[1])
  }

  private func waitUntilPageSays(_ words: String) async throws {
    var said = ""
    for _ in 0..<300 {
      said = (try? await demoPage.viewer.evaluate("return document.getElementById('out').textContent")) ?? ""
      if said == words { return }
      try await driver.pause(milliseconds: 20)
    }
    throw UIDriver.Problem("the page says “\(said)” and not “\(words)”")
  }

  private func dialog() async throws -> (yes: Button, no: Button, entry: Entry?) {
    try await driver.wait(for: "the dialog") { demoPage.view.dialogControls?.yes.isMapped == true }
    try await driver.pause(milliseconds: 200)
    guard let controls = demoPage.view.dialogControls else { throw UIDriver.Problem("the dialog is gone") }
    for button in [controls.yes, controls.no] where button.isMapped {
      try driver.expect(button.outerSize.height >= 44, "a button is \(button.outerSize.height) points high")
    }
    return controls
  }

  private func picture(_ name: String) async throws { try await driver.takePicture(to: pictureBeside(name)) }

  private func requestsOpen() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the page") {
      demoPage.viewer.phase == .showing && demoPage.viewer.title == "Requests"
    }
    try await driver.pause(milliseconds: 400)
  }

  private func pageSpeaks() async throws {
    try await press("say")
    _ = try await dialog()
    try await picture("the page speaks")
    try await driver.strike("Return")
    try await waitUntilPageSays("You have read it.")
  }

  private func pageIsRefused() async throws {
    try await press("ask")
    _ = try await dialog()
    try await picture("the page asks")
    try await driver.strike("Escape")
    try await waitUntilPageSays("It is not wrapped.")
  }

  private func wordIsGiven() async throws {
    try await press("text")
    _ = try await dialog()
    try await driver.strike("ctrl+a")
    try await driver.type("Ada")
    try await picture("a word is typed")
    try await driver.strike("Return")
    try await waitUntilPageSays("Hello, Ada.")
  }

  private func pageIsSilenced() async throws {
    try await press("nag")
    let first = try await dialog()
    try await driver.click(first.no)
    try await driver.wait(for: "the silence") { demoPage.view.silenceButton?.isMapped == true }
    try await driver.pause(milliseconds: 200)
    try await picture("the page keeps asking")
    guard let silence = demoPage.view.silenceButton else { throw UIDriver.Problem("there is no silence") }
    try await driver.click(silence)
    try await waitUntilPageSays("Asked 50 times.")
  }

  private func fileIsChosen() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("linkway-walkthrough-note.txt")
    try Data("sharpen the pencils".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await press("file")
    try await driver.wait(for: "the file window") { demoPage.view.fileChooserWindow?.isMapped == true }
    guard let window = demoPage.view.fileChooserWindow else {
      throw UIDriver.Problem("there is no file window")
    }
    try await driver.pause(milliseconds: 800)
    // Without a window manager the keys go where the pointer is.
    try await driver.point(at: window, x: window.size.width / 2, y: 8)
    try await driver.type(file.path)
    try await driver.pause(milliseconds: 400)
    try await picture("a path is typed")
    try await driver.strike("Return")
    try await waitUntilPageSays("linkway-walkthrough-note.txt says: sharpen the pencils")
  }

  private func passwordIsAskedAnew() async throws {
    try await press("vault")
    _ = try await dialog()
    try await picture("the vault asks")
    try await driver.type("ada")
    try await driver.strike("Return")
    try await driver.type("pen")
    try await driver.strike("Return")
    try await driver.wait(for: "the question anew") {
      demoPage.viewer.dialog?.notes.first?.key == "dialog.signIn.wrong"
        && demoPage.view.passwordEntry?.isMapped == true
    }
    try await driver.pause(milliseconds: 300)
  }

  private func vaultOpens() async throws {
    try await driver.type("pencil")
    try await driver.strike("Return")
    try await driver.wait(for: "the vault") {
      demoPage.viewer.title == "Vault" && demoPage.viewer.phase == .showing
    }
    try await driver.pause(milliseconds: 300)
  }

  private func cameraIsDenied() async throws {
    demoPage.viewer.load(demoPage.page)
    try await driver.wait(for: "the page") {
      demoPage.viewer.title == "Requests" && demoPage.viewer.phase == .showing
    }
    try await driver.pause(milliseconds: 300)
    try await press("camera")
    try await waitUntilPageSays("No camera: NotAllowedError")
    try driver.expect(
      demoPage.heard.text == "Refused: the policy does not list the site for camera.",
      "the app says “\(demoPage.heard.text)”")
  }

  private func reopen() async throws {
    demoPage.viewer.reload()
    try await waitUntilPageSays("Nothing was asked yet.")
    try await driver.wait(for: "the page again") { demoPage.viewer.phase == .showing }
    try await driver.pause(milliseconds: 300)
  }

  private func cameraIsRefused() async throws {
    try await driver.click(demoPage.asksForDevices)
    // The engine itself asks no more for what a page was just denied.
    try await reopen()
    try await press("camera")
    _ = try await dialog()
    try await picture("the camera is asked for")
    try await driver.strike("Return")
    try await waitUntilPageSays("No camera: NotAllowedError")
  }

  private func cameraIsAllowed() async throws {
    try await reopen()
    try await press("camera")
    try await driver.click(try await dialog().yes)
    try await driver.wait(for: "the answer") { demoPage.viewer.dialog == nil }
    try await waitUntilPageSays("The camera is Mock video device 1.")
  }

  private func windowIsLeft() async throws {
    try await press("pop")
    try await driver.wait(for: "the window") { demoPage.viewer.popups.first?.viewer.title == "Window" }
    try await driver.pause(milliseconds: 400)
    try await picture("a window lies over the page")
    try await driver.strike("Escape")
    try await driver.wait(for: "the window to go") { demoPage.viewer.popups.isEmpty }
    try driver.expect(!demoPage.viewer.isClosed, "the viewer is closed")
  }
}

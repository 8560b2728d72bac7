import Foundation
import GTKWidgets
import LinkOpening
import LinkRouting
import LinkText
import LinkwayGTK
import PageServer
import WebViewing

extension SignUpPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.signUpSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Sign up".
  func signUpSteps() -> [Step] {
    [
      ("The form shows", formShows),
      ("An empty form is refused", emptyFormIsRefused),
      ("The form is filled in", formIsFilledIn),
      ("The last letter of Terms & Conditions opens the terms", lastLetterOpensTerms),
      ("The close button leads back to the form as it was", closeButtonLeadsBack),
      ("The word beside the link does nothing", wordBesideDoesNothing),
      ("The wrapped Privacy Policy opens by its second line", wrappedLinkOpens),
      ("Escape leads back", escapeLeadsBack),
      ("Tab and Return follow a link", keyboardFollowsLink),
      ("A page that cannot load says why and leads back", failureSaysWhy),
      ("The form is sent", formIsSent),
      ("Dark layoutContext", darkSurroundings),
      ("Fifty viewers leave nothing behind", fiftyViewersLeaveNothing),
    ]
  }

  private var demoPage: SignUpPage { gallery.page(SignUpPage.self) }
  private var viewer: WebViewer? { demoPage.opener.viewerWindow?.viewer }

  private func formShows() async throws {
    try await driver.wait(for: "the form") {
      !demoPage.consent.layout.fragments.isEmpty && demoPage.consent.isMapped
    }
    try driver.expect(Consent.sentence.links.count == 2, "the sentence has two links")
    try await driver.pause(milliseconds: 300)
  }

  private func emptyFormIsRefused() async throws {
    try await driver.click(demoPage.button)
    try await driver.wait(for: "words beside each field") {
      demoPage.fields.values.allSatisfy { $0.problem != nil }
    }
    try driver.expect(!demoPage.result.isVisible, "an empty form must not create an account")
  }

  private func formIsFilledIn() async throws {
    for (field, words) in Self.entries {
      let view = demoPage.fields[field]!
      try await driver.click(view.entry)
      try await driver.wait(for: "the keyboard's focus on the entry") { view.entry.hasFocus }
      try await driver.type(words)
      try await driver.wait(for: "the typed words, not “\(view.entry.text)”") { view.entry.text == words }
      try await driver.wait(for: "the complaint to go") { view.problem == nil }
      // The fields below move up by the line that the complaint took.
      try await driver.pause(milliseconds: 150)
    }
  }

  private func lastLetterOpensTerms() async throws {
    try await clickLetter(of: "Terms & Conditions", at: 1)
    try await expectPage("Terms & Conditions")
  }

  private func closeButtonLeadsBack() async throws {
    try await driver.click(demoPage.opener.viewerWindow!.closeButton)
    try await expectForm()
  }

  private func wordBesideDoesNothing() async throws {
    try await clickLetter(of: "and", at: 0.5)
    try await driver.pause(milliseconds: 500)
    try driver.expect(demoPage.opener.viewerWindow == nil, "a tap beside the link opened the viewer")
  }

  private func wrappedLinkOpens() async throws {
    let link = Consent.sentence.links[1].id
    try await narrow(until: {
      Set(demoPage.consent.layout.fragments.filter { $0.link == link }.map(\.line)).count == 2
    })
    let rects = demoPage.consent.layout.rects(of: link)
    try driver.expect(rects.count == 2, "no width wrapped the Privacy Policy over two lines")
    try await driver.takePicture(to: pictureBeside("wrapped"))
    try await driver.click(demoPage.consent, x: rects[1].midX, y: rects[1].midY)
    try await expectPage("Privacy Policy")
  }

  /// Narrows the window; if that is not enough, enlarges the text.
  ///
  /// Line breaks depend on the font.
  private func narrow(until isSo: () -> Bool) async throws {
    for textScale in [1, 1.15, 1.3, 1.5] {
      Appearance.set(textScale: textScale)
      for width in stride(from: 460, through: 240, by: -10) {
        gallery.window.resize(width: width, height: 720)
        try await driver.pause(milliseconds: 80)
        if isSo() { return }
      }
    }
  }

  private func escapeLeadsBack() async throws {
    try await driver.point(at: demoPage.opener.viewerWindow!, x: 60, y: 20)
    try await driver.strike("Escape")
    try await expectForm()
  }

  private func keyboardFollowsLink() async throws {
    Appearance.set(textScale: nil)
    gallery.window.resize(width: 860, height: 720)
    try await driver.pause(milliseconds: 300)
    demoPage.button.grabFocus()
    try await driver.point(at: demoPage.button, x: 5, y: 5)
    try await driver.strike("Tab")
    try await driver.wait(for: "the keyboard's focus on the first link") {
      demoPage.consent.interaction.focused == 0
    }
    try await driver.pause(milliseconds: 200)
    try await driver.takePicture(to: pictureBeside("focus-ring"))
    try await driver.strike("Return")
    try await expectPage("Terms & Conditions")
    try await driver.click(demoPage.opener.viewerWindow!.closeButton)
    try await expectForm()
  }

  private func failureSaysWhy() async throws {
    gallery.server.stop()
    try await clickLetter(of: "Privacy Policy", at: 0)
    try await driver.wait(for: "the failure") {
      if case .failed = viewer?.phase { true } else { false }
    }
    guard case .failed(let failure)? = viewer?.phase else { return }
    try driver.expect(failure.kind == .connectionRefused, "the failure is \(failure)")
    try await driver.pause(milliseconds: 300)
    try await driver.takePicture(to: pictureBeside("failure"))
    try await driver.strike("Escape")
    try await expectForm()
    try gallery.server.start()
    demoPage.opener.router = try Consent.router(gallery.server, isOnline: false)
  }

  private func formIsSent() async throws {
    try await driver.click(demoPage.button)
    try await driver.wait(for: "the welcome") {
      demoPage.result.isVisible && demoPage.result.text.contains("Ada")
    }
  }

  private func darkSurroundings() async throws {
    Appearance.set(dark: true)
    try await driver.pause(milliseconds: 400)
    try await driver.takePicture(to: pictureBeside("form"))
    try await clickLetter(of: "Terms & Conditions", at: 0)
    try await expectPage("Terms & Conditions")
    try await driver.takePicture(to: pictureBeside("viewer"))
    try await driver.click(demoPage.opener.viewerWindow!.closeButton)
    try await expectForm()
    Appearance.set(dark: false)
  }

  private func fiftyViewersLeaveNothing() async throws {
    weak var last: WebViewer?
    for _ in 0..<50 {
      demoPage.consent.activate(0)
      last = viewer
      try await driver.wait(for: "the page") { viewer?.phase == .showing }
      demoPage.opener.viewerWindow?.close()
      try await driver.wait(for: "the viewer to be freed") {
        last == nil && demoPage.opener.viewerWindow == nil
      }
    }
  }

  private static let entries: [(Registration.Field, String)] = [
    (.userName, "Ada"), (.email, "ada@example.com"), (.password, "correct horse"),
  ]

  /// Presses a letter of some words of the sentence; 0 is their first letter, 1 their last.
  private func clickLetter(of words: String, at place: Double) async throws {
    let text = demoPage.consent.text.text
    let range = text.range(of: words)!
    let offset = Int((place * Double(words.count - 1)).rounded())
    let letter = text.index(range.lowerBound, offsetBy: offset)
    let rect = demoPage.consent.rects(for: letter..<text.index(after: letter))[0]
    // Right of the glyph's middle, where a caret would already be after the character.
    try await driver.click(demoPage.consent, x: rect.minX + 0.8 * rect.width, y: rect.midY)
  }

  private func expectPage(_ title: String) async throws {
    try await driver.wait(for: "the page “\(title)”") { viewer?.phase == .showing && viewer?.title == title }
    try await driver.wait(for: "the title in the viewer's bar") {
      demoPage.opener.viewerWindow?.title == title
    }
    let proof = pictureBeside("proof")
    defer { try? FileManager.default.removeItem(at: proof) }
    for _ in 0..<50 {
      try await driver.pause(milliseconds: 100)
      try await driver.takePicture(to: proof)
      if let picture = Picture(contentsOf: proof.path), picture.count(of: SamplePages.bandColor) > 2000 {
        return
      }
    }
    throw UIDriver.Problem("the page is loaded but its band is not on the screen")
  }

  private func expectForm() async throws {
    try await driver.wait(for: "the viewer to close") { demoPage.opener.viewerWindow == nil }
    for (field, words) in Self.entries {
      try driver.expect(demoPage.fields[field]!.entry.text == words, "the form has lost “\(words)”")
    }
    try await driver.pause(milliseconds: 300)
  }
}

extension Picture {
  /// The number of pixels of a colour.
  fileprivate func count(of color: UInt32) -> Int {
    (0..<height).reduce(0) { sum, y in
      (0..<width).reduce(sum) { pixel(x: $1, y: y).color == color ? $0 + 1 : $0 }
    }
  }
}

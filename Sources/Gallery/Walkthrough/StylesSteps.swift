import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK

extension StylesPage {
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step] { walkthrough.stylesSteps() }
}

extension Walkthrough {
  /// The steps through the demoPage "Styles".
  func stylesSteps() -> [Step] {
    [
      ("The demoPage Styles shows every look", stylesOpen),
      ("The pointer over a link paints it", pointerPaints),
      ("A press that leaves the link and comes back follows it", pressOutAndBack),
      ("A press that ends outside the link follows nothing", pressOutAndUp),
      ("The last letter and the gap after it", lastLetterAndGap),
      ("A disabled link follows nothing", disabledDoesNothing),
      ("The dots belong to no link, the token shows the rest", tokenShowsRest),
      ("Tab, Return and Space go through the links", keysFollow),
      ("The second button shows a link's menu", menuShows),
      ("A double click selects a word", doubleClickSelects),
      ("The styles in the dark", stylesInTheDark),
    ]
  }

  private var demoPage: StylesPage { gallery.page(StylesPage.self) }

  private func stylesOpen() async throws {
    try await open(demoPage)
    try await driver.wait(for: "the demoPage") {
      demoPage.mixed.isMapped && !demoPage.mixed.layout.fragments.isEmpty
    }
    try await driver.pause(milliseconds: 400)
    try driver.expect(
      demoPage.states.interaction.state(of: 1) == .visited, "the second link is not drawn as visited")
  }

  private func pointerPaints() async throws {
    let pill = try rect(of: 1, in: demoPage.mixed)
    try await driver.point(at: demoPage.mixed, x: pill.midX, y: pill.midY)
    try await driver.wait(for: "the pointer's look") { demoPage.mixed.interaction.state(of: 1) == .hovered }
    try await driver.press(true)
    try await driver.wait(for: "the press's look") { demoPage.mixed.interaction.pressed == 1 }
    try await driver.pause(milliseconds: 150)
    try await driver.takePicture(to: pictureBeside("pressed"))
    try await driver.press(false)
    try await expectAnswer("a pill")
  }

  private func pressOutAndBack() async throws {
    let link = try rect(of: 2, in: demoPage.mixed)
    try await driver.point(at: demoPage.mixed, x: link.midX, y: link.midY)
    try await driver.press(true)
    try await driver.point(at: demoPage.mixed, x: 2, y: demoPage.mixed.size.height + 20)
    try await driver.wait(for: "the press to end") {
      demoPage.mixed.interaction.pressed == nil && demoPage.mixed.interaction.isTracking
    }
    try await driver.point(at: demoPage.mixed, x: link.midX, y: link.midY)
    try await driver.wait(for: "the press to take hold again") { demoPage.mixed.interaction.pressed == 2 }
    try await driver.press(false)
    try await expectAnswer("a warning")
  }

  private func pressOutAndUp() async throws {
    let link = try rect(of: 1, in: demoPage.mixed)
    try await driver.point(at: demoPage.mixed, x: link.midX, y: link.midY)
    try await driver.press(true)
    try await driver.point(at: demoPage.mixed, x: 2, y: demoPage.mixed.size.height + 20)
    try await driver.press(false)
    try await driver.pause(milliseconds: 300)
    try await expectAnswer("a warning")
    try driver.expect(!demoPage.mixed.interaction.isTracking, "the press goes on after its end")
  }

  private func lastLetterAndGap() async throws {
    let link = try rect(of: 0, in: demoPage.states)
    try await driver.click(demoPage.states, x: link.maxX + 2, y: link.midY)
    try await driver.pause(milliseconds: 300)
    try await expectAnswer("a warning")
    try await driver.click(demoPage.states, x: link.maxX - 2, y: link.midY)
    try await expectAnswer("never followed")
    try await driver.wait(for: "the style of a followed link") {
      demoPage.states.interaction.visited.contains(0)
    }
  }

  private func disabledDoesNothing() async throws {
    let link = try rect(of: 2, in: demoPage.states)
    try await driver.click(demoPage.states, x: link.midX, y: link.midY)
    try await driver.pause(milliseconds: 300)
    try await expectAnswer("never followed")
  }

  private func tokenShowsRest() async throws {
    try driver.expect(demoPage.long.layout.isTruncated, "nothing is left out")
    let more = try rect(of: 2, in: demoPage.long)
    try await driver.click(demoPage.long, x: more.minX - 8, y: more.midY)
    try await driver.pause(milliseconds: 300)
    try await expectAnswer("never followed")
    try await driver.click(demoPage.long, x: more.midX, y: more.midY)
    try await expectAnswer("more")
    try await driver.wait(for: "all of the text") {
      !demoPage.long.layout.isTruncated && demoPage.long.layout.rects(of: 2).count == 1
    }
    try await driver.pause(milliseconds: 200)
    try await driver.takePicture(to: pictureBeside("whole"))
    let less = try rect(of: 2, in: demoPage.long)
    try await driver.click(demoPage.long, x: less.midX, y: less.midY)
    try await driver.wait(for: "the first lines only") { demoPage.long.layout.isTruncated }
  }

  private func keysFollow() async throws {
    let link = try rect(of: 0, in: demoPage.mixed)
    try await driver.click(demoPage.mixed, x: link.midX, y: link.midY)
    try await expectAnswer("a link with bold words in it")
    demoPage.mixed.grabFocus()
    try await driver.strike("Tab")
    try await driver.wait(for: "the focus on the second link") { demoPage.mixed.interaction.focused == 1 }
    var seen: [String] = []
    for key in ["Return", "space", "Return"] {
      let before = focusedLink()
      try await driver.strike(key)
      try await driver.wait(for: "\(key) to follow “\(before ?? "")”") {
        demoPage.answer.text.contains("“\(before ?? "")”")
      }
      seen.append(before ?? "")
      if key == "space" { try await driver.takePicture(to: pictureBeside("focus")) }
      try await driver.strike("Tab")
      try await driver.wait(for: "Tab to leave “\(before ?? "")”") {
        focusedLink() != before && focusedLink() != nil
      }
    }
    try driver.expect(Set(seen).count == 3, "Tab went through \(seen)")
  }

  private func menuShows() async throws {
    let link = try rect(of: 0, in: demoPage.mixed)
    try await driver.point(at: demoPage.mixed, x: link.midX, y: link.midY)
    try await driver.click(button: 3)
    try await driver.wait(for: "the menu") { demoPage.mixed.menuTitles == ["Open Link", "Copy Link"] }
    try await driver.pause(milliseconds: 400)
    try await driver.takePicture(to: pictureBeside("menu"))
    try await driver.strike("Down")
    try await driver.strike("Return")
    try await driver.wait(for: "the menu to go") { demoPage.mixed.menuTitles == nil }
    // The keyboard may begin at either entry; both leave the link as it is.
    try await driver.pause(milliseconds: 200)
  }

  private func doubleClickSelects() async throws {
    demoPage.scroller.scrollToEnd()
    try await driver.pause(milliseconds: 300)
    let words = demoPage.selectable.text.text.range(of: "words")!
    guard let word = demoPage.selectable.rects(for: words).first else {
      throw UIDriver.Problem("the word is not drawn")
    }
    try await driver.point(at: demoPage.selectable, x: word.midX, y: word.midY)
    try await driver.click(button: 1, times: 2)
    try await driver.wait(for: "the selected word, not \(demoPage.selectable.selectedText ?? "nothing")") {
      demoPage.selectable.selectedText == "words"
    }
    try await driver.pause(milliseconds: 200)
  }

  private func stylesInTheDark() async throws {
    demoPage.scroller.scrollToStart()
    Appearance.set(dark: true)
    try await driver.pause(milliseconds: 500)
    try await driver.takePicture(to: pictureBeside("dark"))
    Appearance.set(dark: false)
    try await driver.pause(milliseconds: 300)
  }

  /// The label of the link that has the focus.
  private func focusedLink() -> String? {
    for label in [demoPage.mixed, demoPage.states, demoPage.long, demoPage.hebrew] {
      if let focused = label.interaction.focused { return label.links[focused].label }
    }
    return nil
  }

  private func rect(of link: TextLink.ID, in label: LinkLabel) throws -> CGRect {
    guard let rect = label.layout.rects(of: link).first else {
      throw UIDriver.Problem("link \(link) of “\(label.text.text)” is not drawn")
    }
    return rect
  }

  private func expectAnswer(_ label: String) async throws {
    try await driver.wait(for: "“\(label)” to be followed, not “\(demoPage.answer.text)”", seconds: 5) {
      demoPage.answer.text.contains("“\(label)”")
    }
  }
}

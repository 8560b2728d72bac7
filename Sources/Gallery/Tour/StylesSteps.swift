import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK

extension Tour {
  /// The steps through the room "Styles".
  func stylesSteps() -> [Step] {
    [
      ("The room Styles shows every look", stylesOpen),
      ("The pointer over a link paints it", pointerPaints),
      ("A press that leaves the link and comes back follows it", pressOutAndBack),
      ("A press that is let go beside the link follows nothing", pressOutAndUp),
      ("The last letter and the gap behind it", lastLetterAndGap),
      ("A disabled link follows nothing", disabledDoesNothing),
      ("The dots are nobody's, the token shows the rest", tokenShowsRest),
      ("Tab, Return and Space go through the links", keysFollow),
      ("The second button shows a link's menu", menuShows),
      ("A double click selects a word", doubleClickSelects),
      ("The styles in the dark", stylesInTheDark),
    ]
  }

  private var room: StylesRoom { gallery.styles }

  private func stylesOpen() async throws {
    guard let row = gallery.sidebar.center(ofRow: 3) else {
      throw Desk.Problem("the sidebar has no fourth row")
    }
    try await desk.click(gallery.sidebar, x: row.x, y: row.y)
    try await desk.wait(for: "the room") { room.mixed.isMapped && !room.mixed.layout.fragments.isEmpty }
    try await desk.pause(milliseconds: 400)
    try desk.expect(
      room.states.interaction.state(of: 1) == .visited, "the second link is not drawn as visited")
  }

  private func pointerPaints() async throws {
    let pill = try rect(of: 1, in: room.mixed)
    try await desk.point(at: room.mixed, x: pill.midX, y: pill.midY)
    try await desk.wait(for: "the pointer's look") { room.mixed.interaction.state(of: 1) == .hovered }
    try await desk.press(true)
    try await desk.wait(for: "the press's look") { room.mixed.interaction.pressed == 1 }
    try await desk.pause(milliseconds: 150)
    try await desk.takePicture(to: pictureBeside("pressed"))
    try await desk.press(false)
    try await expectAnswer("a pill")
  }

  private func pressOutAndBack() async throws {
    let link = try rect(of: 2, in: room.mixed)
    try await desk.point(at: room.mixed, x: link.midX, y: link.midY)
    try await desk.press(true)
    try await desk.point(at: room.mixed, x: 2, y: room.mixed.size.height + 20)
    try await desk.wait(for: "the press to let go") {
      room.mixed.interaction.pressed == nil && room.mixed.interaction.isTracking
    }
    try await desk.point(at: room.mixed, x: link.midX, y: link.midY)
    try await desk.wait(for: "the press to take hold again") { room.mixed.interaction.pressed == 2 }
    try await desk.press(false)
    try await expectAnswer("a warning")
  }

  private func pressOutAndUp() async throws {
    let link = try rect(of: 1, in: room.mixed)
    try await desk.point(at: room.mixed, x: link.midX, y: link.midY)
    try await desk.press(true)
    try await desk.point(at: room.mixed, x: 2, y: room.mixed.size.height + 20)
    try await desk.press(false)
    try await desk.pause(milliseconds: 300)
    try await expectAnswer("a warning")
    try desk.expect(!room.mixed.interaction.isTracking, "the press goes on after its end")
  }

  private func lastLetterAndGap() async throws {
    let link = try rect(of: 0, in: room.states)
    try await desk.click(room.states, x: link.maxX + 2, y: link.midY)
    try await desk.pause(milliseconds: 300)
    try await expectAnswer("a warning")
    try await desk.click(room.states, x: link.maxX - 2, y: link.midY)
    try await expectAnswer("never followed")
    try await desk.wait(for: "the look of a followed link") { room.states.interaction.visited.contains(0) }
  }

  private func disabledDoesNothing() async throws {
    let link = try rect(of: 2, in: room.states)
    try await desk.click(room.states, x: link.midX, y: link.midY)
    try await desk.pause(milliseconds: 300)
    try await expectAnswer("never followed")
  }

  private func tokenShowsRest() async throws {
    try desk.expect(room.long.layout.isTruncated, "nothing is left out")
    let more = try rect(of: 2, in: room.long)
    try await desk.click(room.long, x: more.minX - 8, y: more.midY)
    try await desk.pause(milliseconds: 300)
    try await expectAnswer("never followed")
    try await desk.click(room.long, x: more.midX, y: more.midY)
    try await expectAnswer("more")
    try await desk.wait(for: "all of the text") {
      !room.long.layout.isTruncated && room.long.layout.rects(of: 2).count == 1
    }
    try await desk.pause(milliseconds: 200)
    try await desk.takePicture(to: pictureBeside("whole"))
    let less = try rect(of: 2, in: room.long)
    try await desk.click(room.long, x: less.midX, y: less.midY)
    try await desk.wait(for: "the first lines only") { room.long.layout.isTruncated }
  }

  private func keysFollow() async throws {
    let link = try rect(of: 0, in: room.mixed)
    try await desk.click(room.mixed, x: link.midX, y: link.midY)
    try await expectAnswer("a link with bold words in it")
    room.mixed.grabFocus()
    try await desk.strike("Tab")
    try await desk.wait(for: "the focus on the second link") { room.mixed.interaction.focused == 1 }
    var seen: [String] = []
    for key in ["Return", "space", "Return"] {
      let before = focusedLink()
      try await desk.strike(key)
      try await desk.wait(for: "\(key) to follow “\(before ?? "")”") {
        room.answer.text.contains("“\(before ?? "")”")
      }
      seen.append(before ?? "")
      if key == "space" { try await desk.takePicture(to: pictureBeside("focus")) }
      try await desk.strike("Tab")
      try await desk.wait(for: "Tab to leave “\(before ?? "")”") {
        focusedLink() != before && focusedLink() != nil
      }
    }
    try desk.expect(Set(seen).count == 3, "Tab went through \(seen)")
  }

  private func menuShows() async throws {
    let link = try rect(of: 0, in: room.mixed)
    try await desk.point(at: room.mixed, x: link.midX, y: link.midY)
    try await desk.click(button: 3)
    try await desk.wait(for: "the menu") { room.mixed.menuTitles == ["Open Link", "Copy Link"] }
    try await desk.pause(milliseconds: 400)
    try await desk.takePicture(to: pictureBeside("menu"))
    try await desk.strike("Down")
    try await desk.strike("Return")
    try await desk.wait(for: "the menu to go") { room.mixed.menuTitles == nil }
    // The keyboard may begin at either entry; both leave the link as it is.
    try await desk.pause(milliseconds: 200)
  }

  private func doubleClickSelects() async throws {
    room.scroller.scrollToEnd()
    try await desk.pause(milliseconds: 300)
    let words = room.selectable.text.text.range(of: "words")!
    guard let word = room.selectable.rects(for: words).first else {
      throw Desk.Problem("the word is not drawn")
    }
    try await desk.point(at: room.selectable, x: word.midX, y: word.midY)
    try await desk.click(button: 1, times: 2)
    try await desk.wait(for: "the selected word, not \(room.selectable.selectedText ?? "nothing")") {
      room.selectable.selectedText == "words"
    }
    try await desk.pause(milliseconds: 200)
  }

  private func stylesInTheDark() async throws {
    room.scroller.scrollToStart()
    Appearance.set(dark: true)
    try await desk.pause(milliseconds: 500)
    try await desk.takePicture(to: pictureBeside("dark"))
    Appearance.set(dark: false)
    try await desk.pause(milliseconds: 300)
  }

  /// The label of the link that has the focus, wherever it is.
  private func focusedLink() -> String? {
    for label in [room.mixed, room.states, room.long, room.hebrew] {
      if let focused = label.interaction.focused { return label.links[focused].label }
    }
    return nil
  }

  private func rect(of link: TextLink.ID, in label: LinkLabel) throws -> CGRect {
    guard let rect = label.layout.rects(of: link).first else {
      throw Desk.Problem("link \(link) of “\(label.text.text)” is not drawn")
    }
    return rect
  }

  private func expectAnswer(_ label: String) async throws {
    try await desk.wait(for: "“\(label)” to be followed, not “\(room.answer.text)”", seconds: 5) {
      room.answer.text.contains("“\(label)”")
    }
  }
}

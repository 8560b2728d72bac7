import LinkText
import Testing

@Suite struct LinkInteractionTests {
  @Test(
    "What activates and what does not",
    arguments: [
      Story("press and release on a link", [.pointerPressed(1, count: 1), .pointerReleased(1)], [1]),
      Story(
        "press on one, release on another",
        [.pointerPressed(1, count: 1), .pointerMoved(2), .pointerReleased(2)], []),
      Story(
        "press on a link, release beside",
        [.pointerPressed(1, count: 1), .pointerMoved(nil), .pointerReleased(nil)], []),
      Story(
        "press beside, release on a link",
        [.pointerPressed(nil, count: 1), .pointerMoved(1), .pointerReleased(1)], []),
      Story(
        "out and back in",
        [.pointerPressed(1, count: 1), .pointerMoved(nil), .pointerMoved(1), .pointerReleased(1)], [1]),
      Story(
        "taken away by scrolling", [.pointerPressed(1, count: 1), .pointerCancelled, .pointerReleased(1)], []),
      Story(
        "a double click activates once",
        [
          .pointerPressed(1, count: 1), .pointerReleased(1), .pointerPressed(1, count: 2),
          .pointerReleased(1),
        ], [1]),
      Story(
        "a second press that follows one beside the link",
        [
          .pointerPressed(nil, count: 1), .pointerReleased(nil), .pointerPressed(1, count: 2),
          .pointerReleased(1),
        ], [1]),
      Story(
        "a second press on a link of another text",
        [
          .pointerPressed(1, count: 1), .pointerReleased(1), .textChanged, .pointerPressed(1, count: 2),
          .pointerReleased(1),
        ], [1, 1]),
      Story(
        "a triple click activates once",
        [
          .pointerPressed(1, count: 1), .pointerReleased(1), .pointerPressed(1, count: 2),
          .pointerReleased(1),
          .pointerPressed(1, count: 3), .pointerReleased(1),
        ], [1]),
      Story("press and release beside", [.pointerPressed(nil, count: 1), .pointerReleased(nil)], []),
      Story("the key on a focused link", [.focusMoved(2), .activateKeyPressed], [2]),
      Story("the key without focus", [.pointerMoved(1), .activateKeyPressed], []),
      Story("the key after the focus left", [.focusMoved(2), .focusMoved(nil), .activateKeyPressed], []),
      Story(
        "the text changes in between", [.pointerPressed(1, count: 1), .textChanged, .pointerReleased(1)], []),
    ])
  func activates(_ story: Story) {
    var interaction = LinkInteraction()
    #expect(story.events.compactMap { interaction.handle($0) } == story.activated)
  }

  @Test("States follow pointer and focus; a held press keeps other links cold")
  func states() {
    var interaction = LinkInteraction()
    _ = interaction.handle(.pointerMoved(1))
    #expect(interaction.state(of: 1) == .hovered)
    _ = interaction.handle(.focusMoved(1))
    _ = interaction.handle(.pointerPressed(1, count: 1))
    #expect(interaction.state(of: 1) == [.hovered, .pressed, .focused])
    _ = interaction.handle(.pointerMoved(2))
    #expect(interaction.state(of: 1) == .focused)
    #expect(interaction.state(of: 2) == [])
    #expect(interaction.isTracking)
    _ = interaction.handle(.pointerReleased(2))
    #expect(interaction.state(of: 2) == .hovered)
    #expect(!interaction.isTracking)
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    let events: [LinkInteraction.Event]
    let activated: [Int]
    init(_ name: String, _ events: [LinkInteraction.Event], _ activated: [Int]) {
      (self.name, self.events, self.activated) = (name, events, activated)
    }
    var testDescription: String { name }
  }
}

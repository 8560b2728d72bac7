import LinkText
import Testing

@Suite struct LinkInteractionTests {
  @Test(
    "What activates and what does not",
    arguments: [
      Story(
        "press and release on a link", [.pointerPressed(1, count: 1), .pointerReleased(1)], [.activate(1)]),
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
        [.pointerPressed(1, count: 1), .pointerMoved(nil), .pointerMoved(1), .pointerReleased(1)],
        [.activate(1)]),
      Story(
        "taken away by scrolling", [.pointerPressed(1, count: 1), .pointerCancelled, .pointerReleased(1)], []),
      Story(
        "a double click activates twice, as on a button",
        [
          .pointerPressed(1, count: 1), .pointerReleased(1), .pointerPressed(1, count: 2),
          .pointerReleased(1),
        ], [.activate(1), .activate(1)]),
      Story(
        "six quick clicks activate six times",
        (1...6).flatMap { [.pointerPressed(1, count: $0), .pointerReleased(1)] },
        Array(repeating: .activate(1), count: 6)),
      Story(
        "a second press that follows one beside the link",
        [
          .pointerPressed(nil, count: 1), .pointerReleased(nil), .pointerPressed(1, count: 2),
          .pointerReleased(1),
        ], [.activate(1)]),
      Story(
        "a second press on a link of another text",
        [
          .pointerPressed(1, count: 1), .pointerReleased(1), .linksReplaced(LinkReplacement()),
          .pointerPressed(1, count: 2),
          .pointerReleased(1),
        ], [.activate(1), .activate(1)]),
      Story("press and release beside", [.pointerPressed(nil, count: 1), .pointerReleased(nil)], []),
      Story("the key on a focused link", [.focusMoved(2), .activateKeyPressed], [.activate(2)]),
      Story("the key without focus", [.pointerMoved(1), .activateKeyPressed], []),
      Story("the key after the focus left", [.focusMoved(2), .focusMoved(nil), .activateKeyPressed], []),
      Story(
        "the text changes in between",
        [.pointerPressed(1, count: 1), .linksReplaced(LinkReplacement()), .pointerReleased(1)], []),
      Story("a finger down and up", [.touchBegan(1), .touchEnded(1)], [.activate(1)]),
      Story("a finger that goes to plain text", [.touchBegan(1), .touchMoved(nil), .touchEnded(nil)], []),
      Story(
        "a finger out and back", [.touchBegan(1), .touchMoved(2), .touchMoved(1), .touchEnded(1)],
        [.activate(1)]),
      Story("a finger from plain text onto a link", [.touchBegan(nil), .touchMoved(1), .touchEnded(1)], []),
      Story(
        "a long press is a menu and nothing else", [.touchBegan(1), .longPressed, .touchEnded(1)],
        [.showMenu(1)]),
      Story(
        "a long press after the finger has left",
        [.touchBegan(1), .touchMoved(nil), .longPressed, .touchEnded(nil)], []),
      Story("a long press beside every link", [.touchBegan(nil), .longPressed, .touchEnded(nil)], []),
      Story(
        "a drag is a drag and nothing else, wherever it ends",
        [
          .pointerPressed(1, count: 1), .pointerMoved(nil), .dragBegan, .pointerMoved(1), .pointerReleased(1),
        ],
        [.drag(1)]),
      Story("a drag from plain text", [.pointerPressed(nil, count: 1), .dragBegan, .pointerReleased(1)], []),
      Story("the second button", [.menuRequested(2)], [.showMenu(2)]),
      Story("the second button beside every link", [.menuRequested(nil)], []),
      Story("the menu key on a focused link", [.focusMoved(2), .menuRequested(nil)], [.showMenu(2)]),
      Story(
        "the second button during a press takes the press away",
        [.pointerPressed(1, count: 1), .menuRequested(1), .pointerReleased(1)], [.showMenu(1)]),
    ])
  func activates(_ story: Story) {
    var interaction = LinkInteraction()
    #expect(story.events.compactMap { interaction.handle($0) } == story.effects)
  }

  @Test(
    "With repeated clicks ignored, a double or triple click activates once, and a series on another link anew",
    arguments: [
      ([1, 1], [1]), ([1, 1, 1], [1]), ([nil, 1], [1]), ([1, 2], [1, 2]), ([1, 1, 2, 2], [1, 2]),
    ] as [([Int?], [Int])])
  func ignoresRepeatedClicks(links: [Int?], activated: [Int]) {
    var interaction = LinkInteraction()
    interaction.repeatedClicks = .activateOnce
    let effects = links.enumerated().flatMap { number, link in
      [
        interaction.handle(.pointerPressed(link, count: number + 1)),
        interaction.handle(.pointerReleased(link)),
      ]
    }
    #expect(effects.compactMap { $0 } == activated.map { .activate($0) })
  }

  @Test("Focus and press stay on a link that the new text has too, and end with one that it has not")
  func replacedLinks() {
    let old: LinkedText = "\(link: "alpha", to: "a:") \(link: "beta", to: "b:")"
    let edited: LinkedText = "\(link: "zero", to: "z:") \(link: "alpha", to: "a:") \(link: "beta", to: "b:")"
    let other: LinkedText = "\(link: "alpha", to: "a:")"
    for (new, beta) in [(edited, 2), (other, nil)] as [(LinkedText, Int?)] {
      var interaction = LinkInteraction()
      interaction.disabled = [0]
      for event in [.pointerMoved(1), .focusMoved(1), .pointerPressed(1, count: 1)] as [LinkInteraction.Event]
      {
        _ = interaction.handle(event)
      }
      _ = interaction.handle(.linksReplaced(LinkReplacement(of: old.links, by: new.links)))
      #expect(interaction.focused == beta)
      #expect(interaction.hovered == nil, "the new links have no layout yet")
      #expect(interaction.isTracking == (beta != nil))
      #expect(interaction.disabled == [new.links.first { $0.label == "alpha" }!.id])
      #expect(interaction.handle(.pointerReleased(beta)) == beta.map { .activate($0) })
    }
  }

  @Test("A view that is hidden, disabled or removed keeps no hover, press or focus")
  func suspended() {
    var interaction = LinkInteraction()
    for event in [.pointerMoved(1), .focusMoved(1), .pointerPressed(1, count: 1)] as [LinkInteraction.Event] {
      _ = interaction.handle(event)
    }
    #expect(interaction.handle(.suspended) == nil)
    #expect(interaction == LinkInteraction())
    #expect(interaction.handle(.pointerReleased(1)) == nil)
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

  @Test("A disabled link is neither hovered, pressed, focused nor followed")
  func disabled() {
    var interaction = LinkInteraction()
    _ = interaction.handle(.pointerMoved(1))
    _ = interaction.handle(.focusMoved(1))
    interaction.disabled = [1]
    #expect(interaction.hovered == nil && interaction.focused == nil)
    let events: [LinkInteraction.Event] = [
      .pointerPressed(1, count: 1), .pointerReleased(1), .touchBegan(1), .touchEnded(1), .menuRequested(1),
      .focusMoved(1), .activateKeyPressed, .touchBegan(1), .longPressed, .touchEnded(1),
    ]
    for event in events { #expect(interaction.handle(event) == nil) }
    #expect(interaction.state(of: 1) == .disabled)
  }

  @Test("A link disabled in the midst of a press is not followed")
  func disabledWhilePressed() {
    var interaction = LinkInteraction()
    _ = interaction.handle(.pointerPressed(1, count: 1))
    interaction.disabled = [1]
    #expect(!interaction.isTracking)
    interaction.disabled = []
    #expect(interaction.handle(.pointerReleased(1)) == nil)
  }

  @Test("A followed link is visited from then on, and only it")
  func visited() {
    var interaction = LinkInteraction()
    _ = interaction.handle(.touchBegan(3))
    #expect(interaction.state(of: 3) == .pressed, "a finger hovers nothing")
    _ = interaction.handle(.touchEnded(3))
    #expect(interaction.state(of: 3) == .visited)
    #expect(interaction.state(of: 2) == [])
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let name: String
    let events: [LinkInteraction.Event]
    let effects: [LinkInteraction.Effect]
    init(_ name: String, _ events: [LinkInteraction.Event], _ effects: [LinkInteraction.Effect]) {
      (self.name, self.events, self.effects) = (name, events, effects)
    }
    var testDescription: String { name }
  }
}

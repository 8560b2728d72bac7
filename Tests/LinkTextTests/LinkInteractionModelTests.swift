import LinkText
import Testing

/// Random events and changes against a model of the documentation.
@Suite struct LinkInteractionModelTests {
  @Test(
    "After any sequence of events and changes, each state is what pointer and keyboard now say",
    arguments: 0..<400)
  func agrees(seed: Int) {
    var dice = Dice(UInt64(seed))
    var (interaction, model) = (LinkInteraction(), Model())
    if seed % 2 == 1 {
      interaction.repeatedClicks = .activateOnce
      model.ignoresRepeats = true
    }
    for step in 0..<60 {
      let change = Change.random(&dice)
      let effect: LinkInteraction.Effect?
      switch change {
      case .event(let event): effect = interaction.handle(event)
      case .disable(let links):
        interaction.disabled = links
        effect = nil
      }
      let expected = model.add(change)
      #expect(effect == expected, "step \(step) of seed \(seed): \(change)")
      #expect(interaction.hovered == model.hovered, "step \(step) of seed \(seed): \(change)")
      #expect(interaction.focused == model.focused, "step \(step) of seed \(seed): \(change)")
      #expect(interaction.pressed == model.pressed, "step \(step) of seed \(seed): \(change)")
      #expect(interaction.isTracking == (model.held != nil), "step \(step) of seed \(seed): \(change)")
    }
  }

  enum Change {
    case event(LinkInteraction.Event)
    case disable(Set<Int>)

    static func random(_ dice: inout Dice) -> Change {
      func link() -> Int? { dice.roll(5) == 0 ? nil : dice.roll(4) }
      switch dice.roll(18) {
      case 0, 1, 2: return .event(.pointerMoved(link()))
      case 3, 4, 5: return .event(.pointerPressed(link(), count: dice.roll(3) + 1))
      case 6, 7: return .event(.pointerReleased(link()))
      case 8: return .event(.pointerCancelled)
      case 9: return .event([.touchBegan(link()), .touchMoved(link()), .touchEnded(link())][dice.roll(3)])
      case 10: return .event(.longPressed)
      case 11: return .event(.dragBegan)
      case 12: return .event(.menuRequested(link()))
      case 13, 14: return .event(.focusMoved(link()))
      case 15: return .event(.activateKeyPressed)
      case 16:
        if dice.roll(3) == 0 { return .event(.suspended) }
        func text() -> LinkedText {
          var text = LinkedText("words ")
          for _ in 0..<4 { text.append(link: "link", to: LinkTarget("\(dice.roll(6)):")) }
          return text
        }
        // The model numbers links by position too, so both sides of the replacement are random texts.
        return .event(.linksReplaced(LinkReplacement(of: text().links, by: text().links)))
      default: return .disable(Set((0..<dice.roll(3)).map { _ in dice.roll(4) }))
      }
    }
  }

  /// What is true of the pointer, the press and the focus, in the words of the documentation.
  struct Model {
    var ignoresRepeats = false
    private(set) var hovered: Int?
    private(set) var focused: Int?
    private var press: (link: Int, isInside: Bool)?
    private var disabled: Set<Int> = []
    private var lastPressed: Int?

    var held: Int? { press?.link }
    var pressed: Int? { press?.isInside == true ? press?.link : nil }

    mutating func add(_ change: Change) -> LinkInteraction.Effect? {
      switch change {
      case .event(let event): return handle(event)
      case .disable(let links):
        disabled = links
        if press.map({ links.contains($0.link) }) == true { press = nil }
        (hovered, focused) = (enabled(hovered), enabled(focused))
        return nil
      }
    }

    private func enabled(_ link: Int?) -> Int? { link.flatMap { disabled.contains($0) ? nil : $0 } }

    private mutating func handle(_ event: LinkInteraction.Event) -> LinkInteraction.Effect? {
      switch event {
      case .pointerMoved(let link):
        hovered = enabled(link)
        let isInside = hovered == held
        press?.isInside = isInside
      case .touchMoved(let link):
        let isInside = enabled(link) == held
        press?.isInside = isInside
      case .pointerPressed(let link, let count):
        hovered = enabled(link)
        let isRepeat = ignoresRepeats && count > 1 && lastPressed == hovered
        press = isRepeat ? nil : hovered.map { ($0, true) }
        lastPressed = hovered
      case .touchBegan(let link):
        hovered = nil
        press = enabled(link).map { ($0, true) }
        lastPressed = enabled(link)
      case .pointerReleased(let link):
        hovered = enabled(link)
        return end(.activate(held ?? -1), if: held == hovered)
      case .touchEnded(let link): return end(.activate(held ?? -1), if: held == enabled(link))
      case .pointerCancelled: press = nil
      case .longPressed: if let pressed { return end(.showMenu(pressed), if: true) }
      case .dragBegan: return end(.drag(held ?? -1), if: true)
      case .menuRequested(let link):
        press = nil
        return (link == nil ? focused : enabled(link)).map { .showMenu($0) }
      case .focusMoved(let link): focused = enabled(link)
      case .activateKeyPressed: return focused.map { .activate($0) }
      case .linksReplaced(let replacement):
        hovered = nil
        focused = focused.flatMap { replacement[$0] }
        lastPressed = lastPressed.flatMap { replacement[$0] }
        press = press.flatMap { replacement[$0.link] }.map { ($0, false) }
        disabled = Set(disabled.compactMap { replacement[$0] })
      case .suspended: (hovered, focused, press, lastPressed) = (nil, nil, nil, nil)
      }
      return nil
    }

    /// Ends the press with an effect; without a press nothing happens.
    private mutating func end(
      _ effect: LinkInteraction.Effect, if hasEffect: Bool
    ) -> LinkInteraction.Effect? {
      defer { press = nil }
      return press != nil && hasEffect ? effect : nil
    }
  }

  /// Repeatable random numbers (SplitMix64).
  struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ mixed >> 31) % UInt64(sides))
    }
  }
}

#if os(macOS)
  import AppKit
  import LinkText
  import Testing
  @testable import LinkwayApple

  /// Selecting and copying, and the content for the system's menus.
  @MainActor @Suite struct LinkLabelSelectionTests {
    @Test("Nothing is selected where it is not allowed, and another text has no selection")
    func selects() {
      let label = laidOut("one \(link: "two", to: "two:") three")
      label.selectAll(nil)
      #expect(label.selectedText == nil)
      label.isSelectable = true
      label.selectAll(nil)
      #expect(label.selectedText == "one two three")
      label.text = "four"
      #expect(label.selection == nil)
    }

    @Test("A caret beside a character is the nearest place between two")
    func placesCarets() throws {
      let label = laidOut("abc \(link: "def", to: "def:")")
      let drawn = try #require(label.texts.drawn)
      let rect = label.linkLayout.rects(of: 0)[0]
      #expect(drawn.caretOffset(at: CGPoint(x: rect.minX + 0.5, y: rect.midY)) == 4)
      #expect(drawn.caretOffset(at: CGPoint(x: rect.maxX + 50, y: rect.midY)) == 7)
    }

    @Test("The label takes the keyboard only where its text can be selected, and Tab never goes to it")
    func takesTheKeyboard() {
      let label = laidOut("a \(link: "b", to: "b:")")
      #expect(!label.acceptsFirstResponder)
      label.isSelectable = true
      #expect(label.acceptsFirstResponder)
      #expect(!label.canBecomeKeyView)
      #expect(label.regions[0].acceptsFirstResponder)
    }

    @Test("Beside the links the label is hit only where its text can be selected")
    func isHit() {
      let label = laidOut("a \(link: "b", to: "b:")")
      let beside = CGPoint(x: 1, y: label.linkLayout.rects(of: 0)[0].midY)
      #expect(label.hitTest(beside) == nil)
      label.isSelectable = true
      #expect(label.hitTest(beside) === label)
    }

    @Test("A menu beside the links is there where words are selected, and copies them")
    func copies() {
      let label = laidOut("one two")
      #expect(label.selectionMenu() == nil)
      label.isSelectable = true
      label.selection = label.text.text.startIndex..<label.text.text.firstIndex(of: " ")!
      #expect(label.selectionMenu()?.items.count == 2)
      #expect(label.validRequestor(forSendType: .string, returnType: nil) as? LinkLabel === label)
    }

    private func laidOut(_ text: LinkedText) -> LinkLabel {
      let label = LinkLabel(text)
      label.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      label.layoutSubtreeIfNeeded()
      return label
    }
  }
#endif

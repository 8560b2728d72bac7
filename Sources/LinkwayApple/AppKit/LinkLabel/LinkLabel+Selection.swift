#if os(macOS)
  public import AppKit
  import LinkText

  // Selecting text with pointer and keyboard where the app allows it, and what the system does with it.
  extension LinkLabel {
    /// The selected words; nil where nothing is selected.
    public var selectedText: String? { selection.map { String(text.text[$0]) } }

    func select(_ selected: LabelSelection?) {
      guard selected != labelSelection else { return }
      labelSelection = isSelectable ? selected : nil
      needsDisplay = true
    }

    /// A label whose text can be selected takes the keyboard when it is pressed; Tab goes to its links alone.
    public override var acceptsFirstResponder: Bool { isSelectable }

    /// Tab goes to the links alone.
    public override var canBecomeKeyView: Bool { false }

    public override func becomeFirstResponder() -> Bool {
      needsDisplay = true
      return super.becomeFirstResponder()
    }

    public override func resignFirstResponder() -> Bool {
      needsDisplay = true
      return super.resignFirstResponder()
    }

    // MARK: Pointer

    /// A press beside the links; with Shift the selection grows.
    func beginSelecting(with event: NSEvent) {
      guard let drawn = texts.drawn else { return }
      _ = window?.makeFirstResponder(self)
      isSelecting = event.clickCount == 1
      select(
        LabelSelection(
          pressing: text.text, caret: drawn.caretOffset(at: pressPoint),
          character: drawn.sourceOffset(at: pressPoint), count: event.clickCount,
          extending: event.modifierFlags.contains(.shift) ? labelSelection : nil))
    }

    func continueSelecting(at point: CGPoint) {
      guard var selected = labelSelection, let drawn = texts.drawn else { return }
      selected.extend(to: drawn.caretOffset(at: point))
      select(selected)
    }

    func drawSelection() {
      guard let range = labelSelection?.range, let drawn = texts.drawn else { return }
      let isActive = window?.isKeyWindow == true && window?.firstResponder === self
      (isActive ? NSColor.selectedTextBackgroundColor : .unemphasizedSelectedTextBackgroundColor).setFill()
      for rect in drawn.rects(of: range) { NSBezierPath(rect: rect).fill() }
    }

    // MARK: Keyboard

    /// Takes the keys that select, and Escape where something is selected; all others are for what stands around.
    public override func keyDown(with event: NSEvent) {
      if isSelectable, selects(event) { interpretKeyEvents([event]) } else { super.keyDown(with: event) }
    }

    private func selects(_ event: NSEvent) -> Bool {
      let key = event.charactersIgnoringModifiers
      guard event.modifierFlags.contains(.shift) else {
        return key == "\u{1B}" && labelSelection?.range != nil
      }
      switch key {
      // To the left, to the right, Home, End.
      case "\u{F702}", "\u{F703}", "\u{F729}", "\u{F72B}": return true
      // Up and down, to the text's ends.
      case "\u{F700}", "\u{F701}": return event.modifierFlags.contains(.command)
      default: return false
      }
    }

    public override func moveRightAndModifySelection(_ sender: Any?) {
      moveHead(by: look.isRightToLeft ? -1 : 1)
    }
    public override func moveLeftAndModifySelection(_ sender: Any?) {
      moveHead(by: look.isRightToLeft ? 1 : -1)
    }

    public override func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {
      moveHead(by: -text.text.count)
    }

    public override func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
      moveHead(by: text.text.count)
    }

    public override func cancelOperation(_ sender: Any?) { select(nil) }

    private func moveHead(by count: Int) {
      var selected = labelSelection ?? LabelSelection(anchor: 0, head: 0)
      selected.moveHead(by: count, in: text.text)
      select(selected)
    }

    // MARK: Menus

    /// Copies the selected words: ⌘C, and the Edit menu's command.
    @objc public func copy(_ sender: Any?) {
      guard let selectedText else { return }
      NSPasteboard.general.clearContents()
      _ = NSPasteboard.general.writeObjects([selectedText as NSString])
    }

    /// Selects all of the text: ⌘A, and the Edit menu's command.
    public override func selectAll(_ sender: Any?) { select(LabelSelection(allOf: text.text)) }

    /// What can be done with the selected words; nil where none are.
    func selectionMenu() -> NSMenu? {
      guard selectedText != nil else { return nil }
      let menu = NSMenu(title: "")
      menu.addItem(
        NSMenuItem(title: UserText.label("menu.copyText"), action: #selector(copy(_:)), keyEquivalent: ""))
      menu.addItem(
        NSMenuItem(title: UserText.label("menu.lookUp"), action: #selector(lookUp(_:)), keyEquivalent: ""))
      for item in [menu.items[0], menu.items[1]] { item.target = self }
      return menu
    }

    @objc private func lookUp(_ sender: Any?) {
      guard let range = labelSelection?.range, let selectedText,
        let rect = texts.drawn?.rects(of: range).first
      else { return }
      showDefinition(
        for: NSAttributedString(string: selectedText), at: CGPoint(x: rect.minX, y: rect.maxY))
    }

    /// A tap with three fingers, or a press with force, on a word.
    public override func quickLook(with event: NSEvent) {
      guard isSelectable, let drawn = texts.drawn, let place = drawn.sourceOffset(at: point(of: event)) else {
        return super.quickLook(with: event)
      }
      select(LabelSelection(pressing: text.text, caret: place, character: place, count: 2))
      lookUp(nil)
    }
  }

  extension LinkLabel: NSUserInterfaceValidations {
    /// Whether a command of a menu or a toolbar can be done now.
    public func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
      switch item.action {
      case #selector(copy(_:)), #selector(lookUp(_:)): selectedText != nil
      case #selector(selectAll(_:)): isSelectable && !text.text.isEmpty
      default: true
      }
    }
  }

  extension LinkLabel: @MainActor NSServicesMenuRequestor {
    /// The selected words can be given to the programs of the Services menu.
    public override func validRequestor(
      forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
    ) -> Any? {
      if sendType == .string, returnType == nil, selectedText != nil { return self }
      return super.validRequestor(forSendType: sendType, returnType: returnType)
    }

    /// Gives them the selected words.
    public func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool {
      guard let selectedText, types.contains(.string) else { return false }
      pboard.clearContents()
      return pboard.writeObjects([selectedText as NSString])
    }
  }
#endif

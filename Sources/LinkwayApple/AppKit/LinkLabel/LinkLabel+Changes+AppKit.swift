#if os(macOS)
  public import AppKit
  import LinkText

  // What follows from a change of the label's text, styles, options or layoutContext.
  extension LinkLabel {
    func setUp() {
      // A text would rather wrap than be stretched.
      for side in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
        setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: side)
      }
      let sentence = SentenceRegion(of: self)
      addSubview(sentence)
      self.sentence = sentence
      textChanged()
    }

    func textChanged() {
      _ = interaction.handle(.linksReplaced(LinkReplacement()))
      labelSelection = nil
      setLinks()
      layoutChanged()
    }

    func optionsChanged(from old: LinkLayoutOptions) {
      // Another token's links are others; the text's own keep what is going on with them.
      if options.truncationToken != old.truncationToken { setLinks(keeping: text.linkCount) }
      layoutChanged()
    }

    func enablingChanged() {
      if !isEnabled { _ = interaction.handle(.pointerCancelled) }
      layoutChanged()
    }

    func layoutChanged() {
      texts.forget()
      invalidateIntrinsicContentSize()
      needsLayout = true
      needsDisplay = true
    }

    /// Makes a region for each link, but for the first ones, which are kept.
    private func setLinks(keeping kept: Int = 0) {
      for region in regions.dropFirst(kept) { region.removeFromSuperview() }
      regions = Array(regions.prefix(kept))
      links = text.links(withToken: options.truncationToken)
      let hints = text.accessibleHints()
      for link in links.dropFirst(regions.count) {
        let region = LinkRegion(link, of: self, hint: link.id < hints.count ? hints[link.id] : link.hint)
        regions.append(region)
        addSubview(region)
      }
      noteVisited()
    }

    /// The links' places for the pointer's shape, hints, the keyboard and assistive technology.
    func placesChanged() {
      sentence?.frame = bounds
      for region in regions { region.place() }
      window?.invalidateCursorRects(for: self)
      removeAllToolTips()
      for link in links where link.hint != nil {
        for rect in linkLayout.rects(of: link.id) { addToolTip(rect, owner: self, userData: nil) }
      }
    }

    /// Paints the links' states anew; the layout's letters stay where they are.
    package func repaint() {
      texts.drawn?.paint { [self] in state(of: $0) }
      needsDisplay = true
    }

    /// Another screen has other pixels.
    public override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      layoutChanged()
    }

    /// Colours follow the layoutContext as they are drawn.
    public override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      needsDisplay = true
    }
  }

  extension LinkLabel: NSViewToolTipOwner {
    /// The hint of the link under the pointer.
    public func view(
      _ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint,
      userData data: UnsafeMutableRawPointer?
    ) -> String {
      hit(point).flatMap { links[$0].hint } ?? ""
    }
  }
#endif

#if canImport(UIKit)
  import LinkText
  import UIKit

  // What follows from a change of the label's text, styles, options or layoutContext.
  extension LinkLabel {
    func setUp() {
      isOpaque = false
      contentMode = .redraw
      setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      addInteraction(UIPointerInteraction(delegate: adapter))
      addGestureRecognizer(
        UIHoverGestureRecognizer(target: adapter, action: #selector(InteractionAdapter.hover)))
      #if !os(visionOS)
        let toolTips = UIToolTipInteraction()
        toolTips.delegate = adapter
        addInteraction(toolTips)
      #endif
      menusChanged()
      let traits: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitDisplayScale.self,
        UITraitLayoutDirection.self,
      ]
      registerForTraitChanges(traits) { (label: LinkLabel, _) in label.layoutChanged() }
      let paints: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
      registerForTraitChanges(paints) { (label: LinkLabel, _) in label.setNeedsDisplay() }
      textChanged()
    }

    func textChanged() {
      _ = interaction.handle(.linksReplaced(LinkReplacement()))
      tracked = nil
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
      repaint()
    }

    func layoutChanged() {
      texts.forget()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
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

    /// Paints the links' states anew; the layout's letters stay where they are.
    package func repaint() {
      texts.drawn?.paint { [self] in state(of: $0) }
      for region in regions { region.stateChanged() }
      setNeedsDisplay()
    }

    /// The links take the new tint.
    public override func tintColorDidChange() {
      super.tintColorDidChange()
      if followsTint { layoutChanged() }
    }
  }
#endif

#if os(macOS)
  public import AppKit
  public import LinkText

  // The pointer's second button on a link, and a link that is dragged elsewhere.
  extension LinkLabel {
    /// What can be done with the link under the pointer; beside the links, with the selected words.
    public override func menu(for event: NSEvent) -> NSMenu? {
      guard let link = hit(point(of: event)) else { return selectionMenu() }
      guard hasMenus, case .showMenu(let id)? = tell(.menuRequested(link)) else { return nil }
      return menu(of: id)
    }

    /// Shows a link's menu at its first line; false where it has none.
    @discardableResult public func showMenu(of id: TextLink.ID) -> Bool {
      guard let rect = linkLayout.rects(of: id).first, let menu = menu(of: id) else { return false }
      return menu.popUp(positioning: nil, at: CGPoint(x: rect.minX, y: rect.maxY), in: self)
    }

    func menu(of id: TextLink.ID) -> NSMenu? {
      guard hasMenus, links.indices.contains(id) else { return nil }
      let link = links[id]
      let menu = NSMenu(title: link.label)
      menu.addItem(item(UserText.label("menu.openLink"), #selector(openLink(_:)), id))
      if !link.target.text.isEmpty {
        menu.addItem(item(UserText.label("menu.copyLink"), #selector(copyLink(_:)), id))
        if !link.target.hasValue {
          let shared: Any = URL(string: link.target.text) ?? link.target.text as Any
          menu.addItem(NSSharingServicePicker(items: [shared]).standardShareMenuItem)
        }
      }
      guard let onMenu else { return menu }
      return onMenu(link, menu)
    }

    private func item(_ title: String, _ action: Selector, _ link: TextLink.ID) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
      item.target = self
      item.representedObject = links[link]
      return item
    }

    @objc private func openLink(_ sender: NSMenuItem) {
      if let link = sender.representedObject as? TextLink { follow(link) }
    }

    @objc private func copyLink(_ sender: NSMenuItem) {
      if let link = sender.representedObject as? TextLink { link.copyTarget() }
    }

    /// Copies where a link leads, as text and where it is a URL also as one.
    public func copyTarget(of id: TextLink.ID) {
      if links.indices.contains(id) { links[id].copyTarget() }
    }

    /// Takes a link along, as its address.
    func drag(_ id: TextLink.ID, with event: NSEvent) {
      guard canFollow(id), let content = links[id].pasted, let frame = linkLayout.bounds(of: id) else {
        return
      }
      let item = NSDraggingItem(pasteboardWriter: content)
      item.setDraggingFrame(frame, contents: picture(of: frame))
      _ = beginDraggingSession(with: [item], event: event, source: self)
    }

    /// What is seen under the pointer while a link is dragged; nil where nothing can be drawn.
    private func picture(of frame: CGRect) -> NSImage? {
      guard let pixels = bitmapImageRepForCachingDisplay(in: frame) else { return nil }
      cacheDisplay(in: frame, to: pixels)
      let image = NSImage(size: frame.size)
      image.addRepresentation(pixels)
      return image
    }
  }

  extension LinkLabel: NSDraggingSource {
    /// A link is copied, never moved.
    public func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { .copy }
  }

  extension TextLink {
    /// What is copied and dragged: a URL, which programs take as text too, or text; nil for a link whose target is no text.
    fileprivate var pasted: (any NSPasteboardWriting)? {
      guard !target.text.isEmpty else { return nil }
      if !target.hasValue, let url = URL(string: target.text) { return url as NSURL }
      return target.text as NSString
    }

    @MainActor
    fileprivate func copyTarget() {
      guard let pasted else { return }
      NSPasteboard.general.clearContents()
      _ = NSPasteboard.general.writeObjects([pasted])
    }
  }
#endif

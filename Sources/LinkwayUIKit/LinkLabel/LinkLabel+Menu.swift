#if canImport(UIKit)
  import Foundation
  import LinkText
  import UIKit

  // A long press on a link, or the pointer's second button: what can be done with it.
  extension LinkLabel {
    func menusChanged() {
      if let menuInteraction { removeInteraction(menuInteraction) }
      menuInteraction = hasMenus ? UIContextMenuInteraction(delegate: adapter) : nil
      if let menuInteraction { addInteraction(menuInteraction) }
    }

    func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
      guard case .showMenu(let id)? = tell(.menuRequested(hit(point))), links.indices.contains(id) else {
        return nil
      }
      tracked = nil
      let link = links[id]
      let items = link.menuItems(
        open: { [weak self] in self?.activate(id) }, share: { [weak self] in self?.share(id) })
      guard let menu = onMenu.map({ $0(link, items) }) ?? UIMenu(children: items) else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: id),
        previewProvider: onPreview.map { make in { make(link) } }, actionProvider: { _ in menu })
    }

    /// The link's own letters, lifted out of the label; nil where it does not show.
    func preview(of link: TextLink.ID) -> UITargetedPreview? {
      let rects = layout.rects(of: link)
      guard !rects.isEmpty, window != nil else { return nil }
      let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
      return UITargetedPreview(view: self, parameters: parameters)
    }

    private func share(_ id: TextLink.ID) {
      guard links.indices.contains(id) else { return }
      let sheet = UIActivityViewController(activityItems: [links[id].sharedItem], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = self
      sheet.popoverPresentationController?.sourceRect = layout.rects(of: id).first ?? bounds
      nearestViewController?.present(sheet, animated: true)
    }
  }

  extension InteractionAdapter: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      label?.menu(at: location)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      (identifier as? NSNumber).flatMap { label?.preview(of: $0.intValue) }
    }
  }

  extension TextLink {
    /// The usual items of a link's menu: open, copy, share; links of the app's own values are not shared.
    @MainActor
    func menuItems(
      open: @escaping @MainActor () -> Void, share: @escaping @MainActor () -> Void
    ) -> [UIMenuElement] {
      var items: [UIMenuElement] = [
        UIAction(title: LinkWords.openLink, image: UIImage(systemName: "arrow.up.right")) { _ in open() }
      ]
      guard !target.text.isEmpty else { return items }
      items.append(
        UIAction(title: LinkWords.copyLink, image: UIImage(systemName: "doc.on.doc")) { _ in copyTarget() })
      if !target.hasValue {
        items.append(
          UIAction(title: LinkWords.share, image: UIImage(systemName: "square.and.arrow.up")) { _ in share() }
        )
      }
      return items
    }

    /// Where the link leads, as a URL where it is one, else as text.
    var sharedItem: Any { URL(string: target.text) ?? target.text as Any }

    /// Copies where the link leads, as text and where it is a URL also as one.
    @MainActor
    func copyTarget() {
      guard !target.text.isEmpty else { return }
      UIPasteboard.general.string = target.text
      if !target.hasValue, let url = URL(string: target.text) { UIPasteboard.general.url = url }
    }
  }
#endif
